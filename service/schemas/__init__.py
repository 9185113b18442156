"""What crosses the wire, as marshmallow schemas; the OpenAPI document is made from them."""
