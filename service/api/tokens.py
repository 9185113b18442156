"""Personal access tokens: made, listed, revoked."""

from typing import Any

from flask import Response

from service import tokens
from service.access import site, visitor
from service.api import examples
from service.api.asking import user, writing
from service.api.operation import Answer, operation, part
from service.errors import Forbidden
from service.schemas.tokens import MadeToken, NewToken, TokenList
from service.tokens import Token

blueprint = part("tokens", "Personal access tokens: what your programs may do.")


@operation(
    blueprint, "POST", "/tokens", "createToken",
    asks=user, scope="account",
    answers={201: Answer("Made; the secret is shown this once.", MadeToken, examples.MADE_TOKEN)},
    refuses=(401, 403, 409, 429),
    body=NewToken, example=examples.NEW_TOKEN,
)  # fmt: skip
def create_token(body: dict[str, Any]) -> Any:
    """Make a personal access token

    It does what its scopes say in all your games, until it ends or is revoked. Only its hash is kept. A token
    can make others that may do no more than itself.
    """
    me, own = writing(), visitor().scopes
    if more := set(body["scopes"]) - own:
        needed, sent = " ".join(sorted(more)), " ".join(sorted(own))
        raise Forbidden(f"Your token has not {needed} itself: {sent}.", needed=needed, sent=sent)
    token, text = tokens.issue(site(), me, **body)
    return {**token_document(token), "token": text}


@operation(
    blueprint, "GET", "/tokens", "listTokens",
    asks=user, scope="account",
    answers={200: Answer("Your tokens.", TokenList, examples.TOKEN_LIST)},
    refuses=(401, 403),
)  # fmt: skip
def list_tokens() -> Any:
    """List your personal access tokens

    Those that are good now, without their secrets.
    """
    return {"items": [token_document(token) for token in tokens.listed(site(), user())]}


@operation(
    blueprint, "DELETE", "/tokens/<token:token>", "revokeToken",
    asks=user, scope="account",
    answers={204: Answer("Revoked: it opens nothing from now on.")},
    refuses=(401, 403, 404, 429),
)  # fmt: skip
def revoke_token(token: str) -> Any:
    """Revoke a personal access token

    At once. The tokens of seats are revoked on the page of the account, with everything else.
    """
    tokens.revoke(site(), writing(), token)
    return Response(status=204)


def token_document(token: Token) -> dict[str, Any]:
    """A token as its owner sees it."""
    document = {
        "id": token.id,
        "name": token.name,
        "scopes": list(token.scopes),
        "created": token.created,
        "expires": token.expires,
    }
    return document if token.used is None else {**document, "used": token.used}
