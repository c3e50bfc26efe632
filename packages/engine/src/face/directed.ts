// Commands that need only a direction, and the directions in which they are useful.

import type {
  Direction,
  FixtureUse,
  GameView,
  ItemView,
  TerrainName,
  ThingView,
} from '../game/index.ts';
import { withThe } from '../words/index.ts';
import { creatureAt, terrainAt, thingsAt } from './known-map.ts';
import { raySquares } from './ray.ts';
import { neighbour, type Square, WAYS } from './square.ts';

/** A command for a door. */
export type DoorCommand = 'open' | 'close' | 'force';

/** Commands for doors, with the kind of door. */
const DOORS: Readonly<Record<DoorCommand, TerrainName>> = {
  open: 'closed-door',
  close: 'open-door',
  force: 'locked-door',
};

/** A command for a fixture. */
export type FixtureCommand = 'disarm' | 'pull';

/** Commands for fixtures, with what the fixture is for. They reach the hero's own square, direction 0, too. */
const FIXTURES: Readonly<Record<FixtureCommand, FixtureUse>> = { disarm: 'trap', pull: 'lever' };

/** Whether a command is for a fixture. */
function isForFixture(command: Directed): command is FixtureCommand {
  return Object.hasOwn(FIXTURES, command);
}

/** A command for a creature beside the hero, or his steed, direction 0. */
export type CompanionCommand = 'ride' | 'unsaddle' | 'call-creature';

/** Whether a command is for a creature beside the hero, or his steed. */
function isForCompanion(command: Directed): command is CompanionCommand {
  return command === 'ride' || command === 'unsaddle' || command === 'call-creature';
}

/** Commands that need only a direction. */
export type Directed =
  | 'attack'
  | 'kick'
  | 'dig'
  | 'steer'
  | 'form-power'
  | CompanionCommand
  | DoorCommand
  | FixtureCommand;

/** The fixture that a command is for on a square. */
function fixtureFor(
  view: GameView,
  command: FixtureCommand,
  direction: Direction,
): ThingView | undefined {
  const things = thingsAt(view, neighbour(view.hero, direction));
  return things.find(({ use }) => use === FIXTURES[command]);
}

/** The topmost box with a lock at the hero's feet, the locked ones first. */
function boxHere({ underfoot }: GameView): GameView['underfoot'][number] | undefined {
  return (
    underfoot.find(({ lock }) => lock === 'locked') ??
    underfoot.find(({ lock }) => lock !== undefined)
  );
}

/** The hero's golem, if he sees it. */
export function golemIn({ things }: GameView): ThingView | undefined {
  return things.find(({ heading }) => heading !== undefined);
}

/** Whether there is a creature, a shut door or a thing on a square. */
function isKickable(view: GameView, square: Square): boolean {
  const terrain = terrainAt(view, square);
  const isDoor = terrain === 'closed-door' || terrain === 'locked-door';
  return isDoor || thingsAt(view, square).some(({ kind }) => kind !== 'fixture');
}

/** The tool with which the hero digs: the one in his hand, else the first that he carries. */
export function diggerIn({ inventory }: GameView): ItemView | undefined {
  const diggers = inventory.filter(({ digs }) => digs === true);
  return diggers.find(({ wielded }) => wielded) ?? diggers[0];
}

/** Ground that gives way to a tool. */
const DUG: ReadonlySet<string> = new Set([
  ...['rock', 'wall', 'cave-wall', 'closed-door', 'locked-door'],
]);

/** The directions in which he knows of something to dig through, and 0 for the floor. */
function digWays(view: GameView): readonly Direction[] {
  const { width, height } = view.map;
  const ways = WAYS.filter(way => {
    const { x, y } = neighbour(view.hero, way);
    const isInside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
    return isInside && DUG.has(terrainAt(view, { x, y }));
  });
  return [...ways, 0];
}

/** The directions of the creatures beside the hero that a command is for. */
function companionWays(view: GameView, command: CompanionCommand): readonly Direction[] {
  return WAYS.filter(way => {
    const creature = creatureAt(view, neighbour(view.hero, way));
    const isMount = command !== 'ride' || creature?.pet !== undefined;
    const fits = command === 'call-creature' || (creature?.saddled === true && isMount);
    return creature !== undefined && fits;
  });
}

/**
 * The directions in which a power of the hero's form meets an enemy that he sees; 0 where none of them needs a
 * direction.
 */
function formPowerWays(view: GameView): readonly Direction[] {
  const powers = view.hero.form?.powers ?? [];
  if (powers.every(({ needsDirection }) => !needsDirection)) {
    return powers.length === 0 ? [] : [0];
  }
  return WAYS.filter(way =>
    raySquares(view, way).some(square => creatureAt(view, square)?.hostile === true),
  );
}

/** The directions in which a command is useful. */
export function directionsFor(view: GameView, command: Directed): readonly Direction[] {
  if (isForFixture(command)) {
    return ([0, ...WAYS] as const).filter(
      way =>
        fixtureFor(view, command, way) !== undefined ||
        (command === 'disarm' && way === 0 && boxHere(view) !== undefined),
    );
  }
  if (command === 'steer') {
    return golemIn(view) === undefined ? [] : [0, ...WAYS];
  }
  if (command === 'form-power') {
    return formPowerWays(view);
  }
  if (view.hero.riding !== undefined && (command === 'kick' || isForCompanion(command))) {
    return command === 'ride' || command === 'kick'
      ? [0]
      : [...(command === 'unsaddle' ? [] : ([0] as const)), ...companionWays(view, command)];
  }
  if (isForCompanion(command)) {
    return companionWays(view, command);
  }
  if (command === 'kick') {
    return WAYS.filter(way => isKickable(view, neighbour(view.hero, way)));
  }
  if (command === 'dig') {
    return digWays(view);
  }
  if (command === 'attack') {
    return view.adjacentHostile;
  }
  const doors = WAYS.filter(way => terrainAt(view, neighbour(view.hero, way)) === DOORS[command]);
  return command === 'force' && boxHere(view)?.lock === 'locked' ? [0, ...doors] : doors;
}

/**
 * The direction meant by a key for "here": the only one in which a command is useful, else the hero's own
 * square if it is one of several.
 */
export function directionHere(view: GameView, command: Directed): Direction | undefined {
  const here = directionsFor(view, command).includes(0) ? 0 : undefined;
  return onlyDirection(view, command) ?? here;
}

/** The direction in which a command is useful, if there is exactly one. */
export function onlyDirection(view: GameView, command: Directed): Direction | undefined {
  const [only, ...others] = directionsFor(view, command);
  return others.length === 0 ? only : undefined;
}

/** The target of a command in a direction: `the jackal`, `Snagtooth`, `the closed door`. */
export function candidateName(view: GameView, command: Directed, direction: Direction): string {
  if (direction === 0 && (command === 'force' || command === 'disarm')) {
    const box = boxHere(view);
    if (box !== undefined) {
      return box.name;
    }
  }
  if (isForFixture(command)) {
    return withThe(fixtureFor(view, command, direction)?.name ?? 'thing there');
  }
  if (command === 'steer') {
    return withThe(golemIn(view)?.name ?? 'golem');
  }
  if (direction === 0 && (command === 'kick' || isForCompanion(command))) {
    return withThe(view.hero.riding?.name ?? 'steed');
  }
  if (command === 'form-power') {
    const met = raySquares(view, direction).map(square => creatureAt(view, square)?.name);
    return withThe(
      met.find(name => name !== undefined) ?? (direction === 0 ? 'power' : 'empty air'),
    );
  }
  const square = neighbour(view.hero, direction);
  if (command === 'dig' && direction === 0) {
    return 'the floor';
  }
  const name =
    command === 'attack' || isForCompanion(command)
      ? (creatureAt(view, square)?.name ?? 'creature there')
      : terrainAt(view, square).replaceAll('-', ' ');
  return withThe(name);
}
