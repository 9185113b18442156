// Follows the links of a draft without a reload: the board changes in place, the address and the back button stay
// true. It looks again where something is about to happen, and offers the browser's own time zone where a form asks
// for one. Everything works without this file.
(() => {
  "use strict";
  const zone = document.querySelector("select[data-zone]");
  if (zone && zone.value === "UTC") {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if ([...zone.options].some((option) => option.value === own)) zone.value = own;
  }

  const again = document.querySelector("meta[name=look-again]");
  if (again) setTimeout(() => location.reload(), 1000 * Number(again.content));

  // A link into a part that is folded opens it, in browsers that do not do so themselves.
  function unfold() {
    const aim = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const folded = aim && aim.closest("details:not([open])");
    if (!folded) return;
    folded.open = true;
    aim.scrollIntoView();
  }
  unfold();
  window.addEventListener("hashchange", unfold);

  const game = () => document.getElementById("game");
  const nameOf = (link) => link.getAttribute("aria-label") || link.textContent.trim();
  const stays = (url) => url.origin === location.origin && url.pathname === location.pathname;
  let latest = 0;

  // What is asked beside the board must be in sight; where a place is to be chosen, the board.
  function lookAt(hash) {
    const turn = hash === "#turn" && document.getElementById("turn");
    if (!turn) return lookAtBoard();
    if (turn.getBoundingClientRect().top > innerHeight * 0.6) turn.scrollIntoView();
  }

  function lookAtBoard() {
    const board = document.querySelector("#board .board");
    if (!board?.querySelector("a")) return;
    const { top, height } = board.getBoundingClientRect();
    if (top < -height / 3) document.getElementById("board").scrollIntoView();
  }

  async function show(url, focus) {
    const turn = ++latest;
    const response = await fetch(url, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("game");
    if (turn !== latest) return false;
    if (!response.ok || response.redirected || !fresh) {
      location.assign(url);
      return false;
    }
    game().replaceWith(fresh);
    document.title = page.title;
    const seen = (link) => link.getClientRects().length > 0; // a board may be there twice, wide and tall
    const same = focus && [...fresh.querySelectorAll("a")].find((link) => seen(link) && nameOf(link) === focus);
    (same || document.getElementById("next"))?.focus({ preventScroll: true });
    lookAt(url.hash);
    return true;
  }

  document.addEventListener("click", async (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("#game a");
    if (!link || !document.getElementById("next")) return;
    const url = new URL(link.getAttribute("href"), location.href);
    const start = link.getAttribute("href").startsWith("#");
    if (start || !stays(url)) return;
    event.preventDefault();
    try {
      if (await show(url, nameOf(link))) history.pushState({ draft: true }, "", url);
    } catch {
      location.assign(url);
    }
  });

  window.addEventListener("popstate", () => {
    if (document.getElementById("next")) show(new URL(location.href), null).catch(() => location.reload());
  });
})();
