"""What must not happen on any page: a word in the console, an error, a failed request, a request to another origin, a
breach of the content-security policy."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

from e2e.host import Host

CONSOLE_ALLOWED: tuple[str, ...] = ()
"""Console messages that are no fault. There is none, and there should be none."""

GIVEN_UP = "net::ERR_ABORTED"
"""What the browser itself gives up now and then: the page begins anew then (early.js), which has a test of its own."""

# Long tasks and breaches are told by the pages themselves, from before their first script on.
WATCH = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  echappeeTells({ breach: `${violatedDirective} ${blockedURI}` }), true);
if (window.PerformanceObserver?.supportedEntryTypes.includes("longtask"))
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) echappeeTells({ long: [startTime, duration] });
  }).observe({ type: "longtask", buffered: true });
"""


class Guard:
    """Watches the pages of one context from now on, until it is asked."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context, self.origin = context, origin
        self.troubles: list[str] = []
        self.long_tasks: list[tuple[float, float]] = []
        self.underway: list[Request] = []
        for event, handler in self._handlers.items():
            context.on(event, handler)  # type: ignore[call-overload]

    @property
    def _handlers(self) -> dict[str, Any]:
        return {
            "console": self._console,
            "weberror": self._error,
            "request": self._request,
            "requestfinished": self._finished,
            "requestfailed": self._failed,
            "response": self._response,
        }

    def heard(self, told: dict[str, Any]) -> None:
        """What a page told by itself."""
        if "breach" in told:
            self._trouble(f"content-security policy: {told['breach']}")
        else:
            start, duration = told["long"]
            self.long_tasks.append((start, duration))

    def check(self) -> None:
        """Fails if anything happened."""
        for event, handler in self._handlers.items():
            self.context.remove_listener(event, handler)
        assert self.troubles == [], "\n".join(self.troubles)

    def _trouble(self, sentence: str) -> None:
        self.troubles.append(sentence)

    def _console(self, message: ConsoleMessage) -> None:
        if message.text not in CONSOLE_ALLOWED:
            self._trouble(f"console {message.type}: {message.text[:500]}")

    def _error(self, error: WebError) -> None:
        self._trouble(f"uncaught: {error.error}"[:500])

    def _request(self, request: Request) -> None:
        self.underway.append(request)
        if not request.url.startswith((self.origin, "blob:", "data:")):
            self._trouble(f"a request leaves the origin: {request.url[:200]}")

    def _finished(self, request: Request) -> None:
        if request in self.underway:
            self.underway.remove(request)

    def _failed(self, request: Request) -> None:
        self._finished(request)
        if request.failure == GIVEN_UP:
            return
        self._trouble(f"a request failed: {request.url[:200]} ({request.failure})")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"a request was refused: {response.url[:200]} ({response.status})")


SLOW = 120_000
"""Milliseconds to wait for a browser that starts slowly where others are at work, too."""


class Watched:
    """A context whose pages report to the guard of the test that runs."""

    def __init__(self, context: BrowserContext, patience: int = 60_000) -> None:
        self.context = context
        self.guard: Guard | None = None
        context.set_default_timeout(patience)
        context.expose_binding("echappeeTells", self._heard)
        context.add_init_script(WATCH)

    def _heard(self, _source: object, told: dict[str, Any]) -> None:
        if self.guard:
            self.guard.heard(told)

    @contextmanager
    def guarded(self, host: Host) -> Iterator[Guard]:
        """A guard for as long as a test runs; then all pages are closed, and it is asked."""
        self.guard = guard = Guard(self.context, host.address)
        yield guard
        for page in self.context.pages:
            page.close()
        self.guard = None
        guard.check()
