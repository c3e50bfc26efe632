// Something aimed under its odds, a square looked at, a way chosen: all that is done with a cursor.

import type { Direction, GameView } from '@roguewright/engine/game';
import { describeSquare } from '@roguewright/engine/host';
import type { OddsAnswer } from '@roguewright/engine/odds';
import { COMMAND_HELP, tellPrice, withThe } from '@roguewright/engine/words';
import { inSight } from '../play/describe.ts';
import { distance, nameOf, neighbour, placeOf, type Square } from '../play/directions.ts';
import { squaresOf } from '../play/ground.ts';
import { explainOdds } from '../play/odds-text.ts';
import {
  type Aim,
  type Aimed,
  aimAt,
  aimedCommand,
  aimIn,
  dangerOf,
  firstAim,
  isFree,
  questionOf,
  targetsFor,
} from './aim.ts';
import { recallAt } from './fight-pages.ts';
import { INK } from './ink.ts';
import { clickedCell } from './input.ts';
import { directionKey } from './keys.ts';
import { type Footer, wrapped } from './lines.ts';
import { dangerPanel, oddsPanel, spellLines } from './odds-panel.ts';
import type { Line } from './panels.ts';
import { drawScene, panelRoom, type Scene, squareAtCell } from './picture.ts';
import type { PlayedGame } from './played-game.ts';

const AIMING: Footer = [
  'Enter does it, Esc leaves; directions aim, + next, [ ] ticks, x explains',
  'Enter does it, Esc leaves; + next, x why',
  'Enter does it, Esc leaves',
];
const STRIKING_WHERE: Footer = [
  'Nobody hostile is beside you. A direction strikes that way; Esc leaves',
  'A direction strikes that way; Esc leaves',
];
const LOOKING: Footer = [
  'Esc leaves; directions move the cursor, + next, x explains, / recalls',
  'Esc leaves; + next, x why, / recalls',
];
const TRAVELLING: Footer = [
  'Where to? Enter goes, Esc leaves; directions, + next place',
  'Enter goes, Esc leaves; + next place',
];

/** Has a target chosen under its odds, and does it. */
export async function aimAndAct(game: PlayedGame, what: Aimed, title: string): Promise<void> {
  const isAimed = what.kind !== 'cast' || what.spell.needsDirection || what.spell.atSquare;
  const targets = isAimed ? targetsFor(game.view, what) : [];
  const isBlow = what.kind === 'attack';
  let aim = isAimed ? firstAim(game.view, what) : aimIn(game.view, 0, what);
  let upTo = Number.POSITIVE_INFINITY;
  for (;;) {
    const answer = await game.ask(questionOf(game.view, what, aim));
    const ticks = [...new Set(answer?.squares.map(({ tick }) => tick))].sort((a, b) => a - b);
    const sceneNow = () =>
      aimedScene(game, answer, {
        ...{ what, aim, title, upTo, ticks, hue: hueOf(what) },
        prompt: !isBlow ? AIMING : targets.length === 0 ? STRIKING_WHERE : striking(game.view, aim),
      });
    const key = await game.stage.key(screen => drawScene(screen, sceneNow()));
    const scene = sceneNow();
    const clicked = clickedSquare(game, scene, key);
    const again = clicked !== undefined && distance(clicked, aim.square) === 0;
    const direction = directionKey(key);
    const isStrike = isBlow && direction !== undefined;
    const isDone = key === 'Enter' || key === ' ' || key === '.' || again;
    const isSameKey = isBlow && COMMAND_HELP.attack.keys.includes(key);
    if (isStrike || ((isDone || isSameKey) && !aim.undecided)) {
      await game.perform(aimedCommand(what, isStrike ? aimIn(game.view, direction, what) : aim));
      return;
    }
    if (key === 'Escape' || key === '^C') {
      return;
    }
    if (key === 'x') {
      await explain(game, scene, answer);
    } else if (key === 's' && isAimed && what.kind !== 'attack') {
      aim = aimAt(game.view, { x: game.view.hero.x, y: game.view.hero.y });
    } else if (key === '[' || key === ']') {
      upTo = stepped(ticks, upTo, key === ']' ? 1 : -1);
    } else if (key === '+' || key === '-' || key === 'Tab' || key === 'm') {
      aim = nextOf(targets, aim, key === '-' ? -1 : 1);
    } else if (isAimed && clicked !== undefined) {
      aim = isFree(what)
        ? aimAt(game.view, clicked)
        : aimIn(game.view, aimAt(game.view, clicked).direction, what);
    } else if (direction !== undefined && isAimed) {
      aim = isFree(what)
        ? aimAt(game.view, inside(game.view, neighbour(aim.square, direction)))
        : aimIn(game.view, direction, what);
    }
  }
}

/** What a blow waits for: it names who would be struck. */
function striking({ things }: GameView, { square, direction }: Aim): Footer {
  const foe = things.find(thing => thing.kind === 'creature' && distance(thing, square) === 0);
  const way = nameOf(direction);
  const whom = foe === undefined ? way : `${withThe(foe.name)} ${way}`;
  return [
    `Strike ${whom}: Enter, F or a direction; + next, x explains, Esc leaves`,
    `Strike ${whom}: Enter, F or a direction; Esc leaves`,
    `Strike ${way}: Enter or a direction`,
  ];
}

/** The hue of what is aimed, which its squares have. */
function hueOf(what: Aimed): string {
  return what.kind === 'cast'
    ? what.spell.hue
    : what.kind === 'zap' || what.kind === 'apply'
      ? what.item.hue
      : '';
}

/** The last tick shown, one on or back; beyond the last are all. */
function stepped(ticks: readonly number[], upTo: number, step: 1 | -1): number {
  const at = ticks.filter(tick => tick <= upTo).length - 1 + step;
  return at >= ticks.length - 1
    ? Number.POSITIVE_INFINITY
    : (ticks[Math.max(0, at)] ?? Number.POSITIVE_INFINITY);
}

interface Shown {
  readonly what: Aimed;
  readonly prompt: Footer;
  readonly aim: Aim;
  readonly title: string;
  readonly upTo: number;
  readonly ticks: readonly number[];
  readonly hue: string;
}

function aimedScene(game: PlayedGame, answer: OddsAnswer | undefined, shown: Shown): Scene {
  const { aim, title, upTo, hue, prompt } = shown;
  const head: Line[] = [{ text: title, ink: INK.accent, bold: true }];
  const cursor = aim.square;
  if (answer === undefined) {
    const isAsked = aim.undecided && shown.what.kind !== 'attack';
    const text = isAsked
      ? 'No enemy stands where it would go. Choose where.'
      : 'Nobody is there, as far as you see.';
    const { columns } = panelRoom(game.stage);
    const told = wrapped(text, columns).map(line => ({ text: line }));
    const panel = [...head, ...priceLines(shown.what), ...told];
    return game.scene(prompt, { cursor, panel });
  }
  const { columns, rows } = panelRoom(game.stage);
  const odds = oddsPanel(answer, { columns, rows: rows - 1 }, squaresPanel(answer, shown));
  const panel = [...head, ...odds];
  return game.scene(prompt, { cursor, panel, touched: { squares: answer.squares, hue, upTo } });
}

/** What a spell costs and how often it fails, wherever it is aimed. */
function priceLines(what: Aimed): Line[] {
  return what.kind === 'cast'
    ? spellLines(what.spell.failPercent, tellPrice(what.spell), what.spell.castingTime)
    : [];
}

/** How to read the squares on the map. */
function squaresPanel({ squares }: OddsAnswer, { ticks, upTo }: Shown): Line[] {
  if (squares.length === 0) {
    return [];
  }
  const shown = ticks.filter(tick => tick <= upTo);
  const place =
    shown.length === ticks.length
      ? `${ticks.length} ticks, fading`
      : `tick ${shown.at(-1)}: ${shown.length} of ${ticks.length}`;
  const sure = new Set(squares.map(square => square.sure));
  const certain = sure.has('certain') ? '█▓ certain  ' : '';
  const likely = sure.has('likely') ? '▒░ likely' : '';
  return [
    { text: `Squares: ${place}`, ink: INK.muted },
    { text: `${certain}${likely}`.trimEnd(), ink: INK.muted },
  ];
}

/** Has a square looked at with a cursor. */
export async function lookAround(game: PlayedGame): Promise<void> {
  const creatures = inSight(game.view, 'creature').length > 0;
  await chooseSquare(game, LOOKING, creatures ? 'creature' : 'hero');
}

/** Has a square chosen, and goes there. */
export async function travel(game: PlayedGame): Promise<void> {
  const goal = await chooseSquare(game, TRAVELLING, 'place');
  if (goal !== undefined) {
    await game.perform({ kind: 'travel', x: goal.x, y: goal.y });
  }
}

/** What a click on the map does: go there, or attack who is beside the hero. */
export async function follow(game: PlayedGame, prompt: Footer, key: string): Promise<void> {
  const square = clickedSquare(game, game.scene(prompt), key);
  if (square === undefined) {
    return;
  }
  const { hero } = game.view;
  const away = distance(hero, square);
  const { direction } = aimAt(game.view, square);
  if (away === 1) {
    await game.perform({ kind: 'move', direction });
  } else if (away > 1) {
    await game.perform({ kind: 'travel', x: square.x, y: square.y });
  }
}

function clickedSquare(game: PlayedGame, scene: Scene, key: string): Square | undefined {
  const cell = clickedCell(key);
  const { columns, rows } = game.stage;
  return cell === undefined ? undefined : squareAtCell(columns, rows, scene, cell);
}

/** Stairs and things, in sight or remembered, the nearest first; not where the hero stands. */
function placesKnown(view: GameView): Square[] {
  const things: readonly Square[] = view.things.filter(({ kind }) => kind === 'item');
  const places = [...things, ...squaresOf(view, ['stairs-down', 'stairs-up'])];
  const away = (square: Square) => distance(view.hero, square);
  return places
    .filter(square => away(square) > 0)
    .toSorted((one, other) => away(one) - away(other));
}

/** Has a square chosen with a cursor, which begins at the nearest place, the first creature or the hero; nothing when it is left. */
async function chooseSquare(
  game: PlayedGame,
  prompt: Footer,
  begin: 'place' | 'creature' | 'hero',
): Promise<Square | undefined> {
  const { view } = game;
  const creatures: readonly Square[] = inSight(view, 'creature');
  const places = placesKnown(view);
  const notable = (begin === 'place' ? [...places, ...creatures] : [...creatures, ...places]).map(
    square => aimAt(view, { x: square.x, y: square.y }),
  );
  const here = aimAt(view, { x: view.hero.x, y: view.hero.y });
  let aim = begin === 'hero' ? here : (notable[0] ?? here);
  for (;;) {
    const answer = await game.ask(questionOf(view, { kind: 'attack' }, aim));
    const danger = await game.ask(dangerOf(view, aim));
    const sceneNow = () => lookedScene(game, aim.square, { answer, danger, prompt });
    const key = await game.stage.key(screen => drawScene(screen, sceneNow()));
    const scene = sceneNow();
    const clicked = clickedSquare(game, scene, key);
    const direction: Direction | undefined = directionKey(key);
    if (clicked !== undefined && distance(clicked, aim.square) > 0) {
      aim = aimAt(view, clicked);
    } else if (direction !== undefined) {
      aim = aimAt(view, inside(view, neighbour(aim.square, direction)));
    } else if (key === '+' || key === '-' || key === 'Tab' || key === '_') {
      aim = nextOf(notable, aim, key === '-' ? -1 : 1);
    } else if (key === 'x') {
      await explain(game, scene, answer);
    } else if (key === '/') {
      await recallAt(game, aim.square);
    } else if (key === 'Enter' || key === '.' || clicked !== undefined) {
      return aim.square;
    } else if (key === 'Escape' || key === '^C') {
      return undefined;
    }
  }
}

interface Looked {
  /** The odds of a blow. */
  readonly answer: OddsAnswer | undefined;
  /** What a turn beside the creature may do. */
  readonly danger: OddsAnswer | undefined;
  readonly prompt: Footer;
}

function lookedScene(game: PlayedGame, cursor: Square, { answer, danger, prompt }: Looked): Scene {
  const { view, stage } = game;
  const text = describeSquare(view, cursor.x, cursor.y);
  const head: Line[] = [
    { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` },
    { text: placeOf(view.hero, cursor), ink: INK.muted },
  ];
  const threat = danger === undefined ? [] : dangerPanel(danger);
  const { columns, rows } = panelRoom(stage);
  const room = { columns, rows: rows - threat.length - 4 };
  const odds = answer === undefined ? [] : oddsPanel(answer, room);
  return game.scene(prompt, { cursor, panel: [...head, ...odds, ...threat] });
}

async function explain(
  game: PlayedGame,
  scene: Scene,
  answer: OddsAnswer | undefined,
): Promise<void> {
  if (answer !== undefined) {
    await game.stage.page(screen => drawScene(screen, scene), 'Why', explainOdds(answer), {
      indent: 2,
    });
  }
}

function inside({ map }: GameView, { x, y }: Square): Square {
  return {
    x: Math.min(Math.max(x, 0), map.width - 1),
    y: Math.min(Math.max(y, 0), map.height - 1),
  };
}

/** The next of several aims, or the one before; the same when there are none. */
function nextOf(aims: readonly Aim[], aim: Aim, step: 1 | -1): Aim {
  const at = aims.findIndex(({ square }) => distance(square, aim.square) === 0);
  return aims[(at + step + aims.length) % Math.max(1, aims.length)] ?? aim;
}
