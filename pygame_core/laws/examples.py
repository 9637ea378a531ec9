"""The scenarios that a game brings hold; those that people walk through can be walked through."""

from pygame_core.engine.scenarios.lesson import Lesson, lessons
from pygame_core.engine.scenarios.run import run
from pygame_core.engine.scenarios.scenario import parse
from pygame_core.engine.texts.language import LANGUAGES, french

from .law import Scope, law
from .tables import home
from .texts import check


@law(Scope.GAME, "Run `python3 -m pygame_core scenario` on the file: it says where it differs.")
def every_scenario_holds(game: str) -> None:
    files = sorted((home(game) / "scenarios").glob("*.toml"))
    assert files, "there is none: a worked example of each rule, please"
    for file in files:
        differences = run(parse(file.read_text("utf-8")))
        assert not differences, f"{file.name}: {differences[0]}"


@law(
    Scope.GAME,
    "Write `scenarios/l01_....toml` with a `say` in both languages at its steps; the first seat is the pupil's.",
)
def there_are_lessons(game: str) -> None:
    found = lessons(game)
    assert found, "there is none"
    for scenario in found:
        walk_through(Lesson(scenario))


def walk_through(lesson: Lesson) -> None:
    """To its last sentence, giving each answer that it waits for."""
    for _ in range(200):
        for lang in LANGUAGES:
            told = lesson.say[lang]  # set as a printer would when it is shown
            check(lang, french(told) if lang == "fr" else told)
        if lesson.over:
            return
        if lesson.reading:
            lesson.turn_page()
        else:
            lesson.give()
    raise AssertionError("the lesson does not end")
