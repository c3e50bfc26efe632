// Everything done with a cursor: aiming with odds, looking, travelling.

import {
  type Aim,
  type Aimed,
  type AimInput,
  aimAfter,
  aimedCommand,
  aimIn,
  aimQuestion,
  type Blow,
  dangerQuestion,
  describeSquare,
  directionTo,
  distance,
  inSight,
  insideMap,
  isAimed,
  isHelp,
  isSign,
  nearestFirst,
  neighbour,
  nextIn,
  placeOf,
  placesOfSign,
  proposedAim,
  type Square,
  sameSquare,
  squareQuestion,
  squaresWith,
  tellOutOfRange,
} from '@roguewright/engine/face';
import type { GameView, ThingView } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import {
  COMMAND_HELP,
  capitalised,
  lackingPool,
  tellAffinity,
  tellPrice,
  tellRefusal,
} from '@roguewright/engine/words';
import { recallAt } from '../game/fight-pages.ts';
import type { PlayedGame } from '../game/played-game.ts';
import { explain } from '../game/reasons-page.ts';
import { dangerPanel, oddsPanel, spellLines } from '../picture/odds-panel.ts';
import type { Line } from '../picture/panels.ts';
import { drawScene, panelRoom, type Scene, squareAtCell } from '../picture/picture.ts';
import { trapPanel } from '../picture/trap-panel.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { directionKey } from '../terminal/keys.ts';
import { type Footer, wrapped } from '../terminal/lines.ts';
import { noticeAim, noticeOdds } from './notice.ts';
import { ALL_THE_SAME, isVain, promptFor, VAIN } from './prompts.ts';

const LOOKING: Footer = [
  'Esc closes; directions move the cursor, + next, x explains, / recalls',
  'Esc closes; + next, x why, / recalls',
];
const TRAVELLING: Footer = [
  'Where to? Enter goes, Esc cancels; directions, + next place, signs such as < _ ! find',
  'Enter goes, Esc cancels; + next place',
];

/** What is under the cursor while something is aimed. */
interface Cursor {
  readonly aim: Aim;
  /** No enemy is met, and nothing has been chosen yet: nothing is carried out. */
  readonly isUndecided: boolean;
}

/** The cursor where it is proposed; on the hero, undecided, where no enemy would be met. */
function firstCursor(view: GameView, what: Aimed | Blow): Cursor {
  const { aim, isDoubtful } = proposedAim(view, what);
  return isDoubtful
    ? { aim: { direction: 0, square: view.hero }, isUndecided: true }
    : { aim, isUndecided: false };
}

/** Has a target chosen under its odds, and does it. */
export async function aimAndAct(
  game: PlayedGame,
  what: Aimed | Blow,
  title: string,
): Promise<void> {
  const isBlow = what.kind === 'attack';
  let { aim, isUndecided } = firstCursor(game.view, what);
  let upTo = Number.POSITIVE_INFINITY;
  // What would do nothing is asked about once, unless the player has chosen where it goes.
  let isWarned = false;
  let isChosen = false;
  for (;;) {
    const answer = await game.ask(isUndecided ? undefined : aimQuestion(game.view, what, aim));
    noticeAim(game, what);
    const ticks = [...new Set(answer?.squares.map(({ tick }) => tick))].sort((a, b) => a - b);
    const sceneNow = () =>
      aimedScene(game, answer, {
        ...{ what, aim, isUndecided, title, upTo, ticks, hue: hueOf(what) },
        prompt: isWarned ? ALL_THE_SAME : promptFor(game.view, what, aim, isUndecided),
      });
    const key = await game.stage.key(screen => drawScene(screen, sceneNow()));
    const scene = sceneNow();
    const clicked = clickedSquare(game, scene, key);
    const again = clicked !== undefined && sameSquare(clicked, aim.square);
    const direction = directionKey(key);
    const isStrike = isBlow && direction !== undefined;
    const isDone = key === 'Enter' || key === ' ' || key === '.' || again;
    // The key that began it confirms it: `f f` shoots at the target that is proposed.
    const isSameKey = COMMAND_HELP[what.kind].keys.includes(key);
    const isConfirmed = isStrike || ((isDone || isSameKey) && !isUndecided);
    if (isConfirmed && !isStrike && !isWarned && !isChosen && isVain(what, answer)) {
      isWarned = true;
    } else if (isConfirmed) {
      await game.perform(aimedCommand(what, isStrike ? aimIn(game.view, direction, what) : aim));
      return;
    } else if (key === 'Escape' || key === '^C') {
      return;
    } else if (key === 'x') {
      const spell = what.kind === 'cast' ? what.spell.id : 0;
      await explain(game, scene, answer ?? (await castAlone(game, what)), spell);
    } else if (key === '[' || key === ']') {
      upTo = stepped(ticks, upTo, key === ']' ? 1 : -1);
    } else {
      const input = aimInput(game.view, what, key, clicked);
      const next = input === undefined ? aim : aimAfter(game.view, what, aim, input);
      isUndecided = isUndecided && next === aim;
      isChosen ||= next !== aim;
      isWarned &&= next === aim;
      aim = next;
    }
  }
}

/** The odds of a cast before its direction is chosen: how often it fails, and why. */
async function castAlone(game: PlayedGame, what: Aimed | Blow): Promise<OddsAnswer | undefined> {
  return what.kind === 'cast'
    ? await game.ask({ ask: 'cast', spell: what.spell.id, direction: 0 })
    : undefined;
}

/** What a key or a click means for the cursor of an aim; undefined for nothing. */
function aimInput(
  view: GameView,
  what: Aimed | Blow,
  key: string,
  clicked: Square | undefined,
): AimInput | undefined {
  if (clicked !== undefined) {
    return { kind: 'square', square: clicked };
  }
  if (key === 's' && what.kind !== 'attack') {
    return { kind: 'square', square: view.hero };
  }
  if (key === '+' || key === '-' || key === 'Tab' || key === 'm') {
    return { kind: 'next', step: key === '-' ? -1 : 1 };
  }
  const direction = directionKey(key);
  return direction === undefined ? undefined : { kind: 'nudge', direction };
}

/** The hue of what is aimed, which its squares have. */
function hueOf(what: Aimed | Blow): string {
  switch (what.kind) {
    case 'cast':
      return what.spell.hue;
    case 'zap':
    case 'apply':
      return what.item.hue;
    default:
      return '';
  }
}

/** The last tick shown, one on or back; beyond the last are all. */
function stepped(ticks: readonly number[], upTo: number, step: 1 | -1): number {
  const at = ticks.filter(tick => tick <= upTo).length - 1 + step;
  return at >= ticks.length - 1
    ? Number.POSITIVE_INFINITY
    : (ticks[Math.max(0, at)] ?? Number.POSITIVE_INFINITY);
}

interface Shown {
  readonly what: Aimed | Blow;
  readonly prompt: Footer;
  readonly aim: Aim;
  readonly isUndecided: boolean;
  readonly title: string;
  readonly upTo: number;
  readonly ticks: readonly number[];
  readonly hue: string;
}

function aimedScene(game: PlayedGame, answer: OddsAnswer | undefined, shown: Shown): Scene {
  const { aim, isUndecided, title, upTo, hue, prompt } = shown;
  const head: Line[] = [{ text: title, ink: INK.accent, bold: true }];
  const cursor = aim.square;
  if (answer === undefined) {
    const isAsked = isUndecided && shown.what.kind !== 'attack';
    const text = isAsked ? 'No enemy is in its way. Choose where.' : 'Choose a direction.';
    const { columns } = panelRoom(game.stage);
    const told = wrapped(text, columns).map(line => ({ text: line }));
    const panel = [...head, ...priceLines(shown.what, game.view.hero, columns), ...told];
    return game.scene(prompt, { cursor, panel });
  }
  const { columns, rows } = panelRoom(game.stage);
  const short = tellOutOfRange(game.view, cursor, answer);
  const warning = short || (isVain(shown.what, answer) ? VAIN : '');
  const vain = warning === '' ? [] : wrapped(warning, columns);
  const odds = oddsPanel(
    answer,
    { columns, rows: rows - 1 - vain.length },
    squaresPanel(answer, shown),
    isAimed(shown.what) && !isHelp(shown.what),
  );
  const panel = [...head, ...vain.map(text => ({ text, ink: INK.bad })), ...odds];
  return game.scene(prompt, { cursor, panel, touched: { squares: answer.squares, hue, upTo } });
}

/** What a spell costs, whether the hero can pay it, and how often it fails, wherever it is aimed. */
function priceLines(what: Aimed | Blow, hero: GameView['hero'], columns: number): Line[] {
  if (what.kind !== 'cast') {
    return [];
  }
  const { spell } = what;
  const lacking = lackingPool(spell, hero);
  const refused = lacking === undefined ? [] : wrapped(tellRefusal(lacking), columns);
  const affinity = spell.affinity === '' ? [] : wrapped(tellAffinity(spell.affinity), columns);
  return [
    ...spellLines(spell.failPercent, tellPrice(spell), spell.castingTime),
    ...affinity.map(text => ({ text })),
    ...refused.map(text => ({ text, ink: INK.bad })),
  ];
}

/** How to read the squares on the map. */
function squaresPanel({ squares }: OddsAnswer, { ticks, upTo }: Shown): Line[] {
  if (squares.length === 0) {
    return [];
  }
  const shown = ticks.filter(tick => tick <= upTo);
  const place =
    shown.length === ticks.length
      ? `${ticks.length} tick${ticks.length === 1 ? '' : 's'}, fading`
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

/** A click on the map: travel there, or step or attack if the square is beside the hero. */
export async function follow(game: PlayedGame, prompt: Footer, key: string): Promise<void> {
  const square = clickedSquare(game, game.scene(prompt), key);
  if (square === undefined) {
    return;
  }
  const { hero } = game.view;
  const away = distance(hero, square);
  const direction = directionTo(hero, square);
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

/** Enemies before friends, each in the order that they had. */
function hostileFirst(creatures: readonly ThingView[]): readonly Square[] {
  return creatures.toSorted((one, other) => Number(other.hostile) - Number(one.hostile));
}

/** Stairs and things, in sight or remembered, the nearest first; not where the hero stands. */
function placesKnown(view: GameView): Square[] {
  const things: readonly Square[] = view.things.filter(({ kind }) => kind === 'item');
  const places = [...things, ...squaresWith(view, ['stairs-down', 'stairs-up'])];
  return nearestFirst(
    view,
    places.filter(square => !sameSquare(square, view.hero)),
  );
}

/**
 * Has a square chosen with a cursor, which begins at the nearest place, the first creature or the hero; nothing
 * when it is left.
 * @param other a key that ends it too, and is then given back
 */
export async function chooseSquare<Key extends string = never>(
  game: PlayedGame,
  prompt: Footer,
  begin: 'place' | 'creature' | 'hero',
  other?: Key,
): Promise<Square | Key | undefined> {
  const { view } = game;
  const creatures = hostileFirst(inSight(view, 'creature'));
  const places = placesKnown(view);
  const notable = begin === 'place' ? [...places, ...creatures] : [...creatures, ...places];
  let cursor: Square = begin === 'hero' ? view.hero : (notable[0] ?? view.hero);
  for (;;) {
    const blow = { direction: directionTo(view.hero, cursor), square: cursor };
    const answer = await game.ask(aimQuestion(view, { kind: 'attack' }, blow));
    const danger = await game.ask(dangerQuestion(view, cursor));
    noticeOdds(game, danger);
    const traps = other === undefined ? await game.ask(squareQuestion(view, cursor)) : undefined;
    const sceneNow = () => lookedScene(game, cursor, { answer, danger, traps, prompt });
    const key = await game.stage.key(screen => drawScene(screen, sceneNow()));
    const scene = sceneNow();
    const clicked = clickedSquare(game, scene, key);
    const direction = directionKey(key);
    if (clicked !== undefined && !sameSquare(clicked, cursor)) {
      cursor = clicked;
    } else if (direction !== undefined) {
      cursor = insideMap(view, neighbour(cursor, direction));
    } else if (key === '+' || key === '-' || key === 'Tab' || isAnyPlace(view, key)) {
      cursor = nextOf(notable, cursor, key === '-' ? -1 : 1);
    } else if (key === 'x') {
      await explain(game, scene, answer);
    } else if (key === '/') {
      await recallAt(game, cursor);
    } else if (key === 'Enter' || key === '.' || clicked !== undefined) {
      return cursor;
    } else if (key === 'Escape' || key === '^C') {
      return undefined;
    } else if (key === other) {
      return other;
    } else if (isSign(key)) {
      // The next place or thing with that sign of the map: `<`, `_` for altars, `!`.
      cursor = nextOf(placesOfSign(view, key), cursor, 1);
    }
  }
}

/** `_` means altars where one is known, else the next place of any kind. */
function isAnyPlace(view: GameView, key: string): boolean {
  return key === '_' && placesOfSign(view, key).length === 0;
}

interface Looked {
  /** The odds of a blow. */
  readonly answer: OddsAnswer | undefined;
  /** What a turn beside the creature may do. */
  readonly danger: OddsAnswer | undefined;
  /** What a trap there may do, or how hidden ones are noticed. */
  readonly traps: OddsAnswer | undefined;
  readonly prompt: Footer;
}

function lookedScene(
  game: PlayedGame,
  cursor: Square,
  { answer, danger, traps, prompt }: Looked,
): Scene {
  const { view, stage } = game;
  const text = describeSquare(view, cursor);
  const head: Line[] = [
    { text: `${capitalised(text)}.` },
    { text: placeOf(view.hero, cursor), ink: INK.muted },
  ];
  const { columns, rows } = panelRoom(stage);
  const threat = [
    ...(traps === undefined ? [] : trapPanel(traps, columns)),
    ...(danger === undefined ? [] : dangerPanel(danger)),
  ];
  const room = { columns, rows: rows - threat.length - 4 };
  const odds = answer === undefined ? [] : oddsPanel(answer, room);
  return game.scene(prompt, { cursor, panel: [...head, ...odds, ...threat] });
}

/** The next of several squares, or the one before; the same when there are none. */
function nextOf(squares: readonly Square[], square: Square, step: 1 | -1): Square {
  const at = squares.findIndex(one => sameSquare(one, square));
  return nextIn(squares, at, step) ?? square;
}
