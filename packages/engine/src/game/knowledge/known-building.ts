// What stands on the level and could, as the hero knows it: the ground of walls, runes and marks in previews.

import type { Chance } from '../../chance/index.ts';
import { factOf, kindResists } from '../../objects/index.ts';
import { attackNumber, leastStanding, trapLevel } from '../../spellcraft/index.ts';
import type { Building, Removable } from '../../spells/index.ts';
import { type KnownSquares, SEE } from '../../world/index.ts';
import { closesTo } from '../dungeon/fixtures.ts';
import { deftnessOf } from '../fixtures/building.ts';
import { isArmed, isMark, isTrap, levelOf } from '../fixtures/fixture-facts.ts';
import { inscribable } from '../fixtures/inscribing.ts';
import type { KnownFixture } from '../state/memory.ts';
import type { GameState } from '../state/state.ts';

/** Immunity in percent. */
const IMMUNE = 100;

const PHYSICAL = attackNumber('physical');

/** The answers of a level to spells that set objects up, from the hero's knowledge. */
export interface KnownBuilding
  extends Pick<Building, 'blocksAll' | 'takesRune' | 'dexterityOf' | 'inscribed'> {
  removableOn(square: number, chance: Chance): Removable | undefined;
  isWall(square: number): boolean;
  falls(strike: { readonly square: number }): boolean;
}

/** The known fixtures on a square, with their ids. */
function knownOn({ memory }: GameState, square: number): [id: number, known: KnownFixture][] {
  return [...memory.fixtures].filter(([, known]) => known.square === square);
}

/** What the hero knows of objects on his level. */
export function knownBuilding(
  state: GameState,
  { bits }: Pick<KnownSquares, 'bits'> = state.memory.known,
): KnownBuilding {
  const isWall = ({ archetype: { flags } }: KnownFixture) =>
    flags.has('alive') || flags.has('tear_down');
  const walls = (square: number) => knownOn(state, square).filter(([, known]) => isWall(known));
  const wallSquares = new Set(
    [...state.memory.fixtures.values()].filter(isWall).map(({ square }) => square),
  );
  return {
    blocksAll: (square, movement) => closesTo(bits[square]!, movement),
    takesRune: square =>
      (bits[square]! & SEE) !== 0 &&
      knownOn(state, square).every(([id, known]) => !isTrap(known) || isSpent(state, id)),
    removableOn: (square, chance) => removable(state, square, chance),
    dexterityOf: caster => deftnessOf(state, caster),
    inscribed: (_, text, rune) => inscribable(state, text, rune)?.thing.archetype,
    isWall: square => wallSquares.has(square),
    falls: ({ square }) =>
      walls(square).some(
        ([, { archetype }]) =>
          archetype.flags.has('tear_down') &&
          !kindResists(archetype).some(([type, percent]) => type === PHYSICAL && percent >= IMMUNE),
      ),
  };
}

/** Whether the hero sees that a rune has gone off for the last time. */
function isSpent(state: GameState, id: number): boolean {
  const known = state.memory.fixtures.get(id);
  const seen =
    known !== undefined && state.sees(known.square) ? state.level.fixtures.find(id) : undefined;
  return seen !== undefined && !isArmed(seen);
}

/** A rune or mark that he knows. The level of another's rune is drawn by the rule that gave it. */
function removable(state: GameState, square: number, chance: Chance): Removable | undefined {
  const here = knownOn(state, square);
  const rune = here.find(([id, known]) => isTrap(known) && !isSpent(state, id));
  if (rune !== undefined) {
    const [id] = rune;
    const fixture = state.level.fixtures.find(id);
    const level =
      fixture?.owner === state.hero.id
        ? levelOf(fixture)
        : trapLevel(chance, state.ruleset.slots.spells, state.depth);
    return { id, kind: 'rune', level };
  }
  const mark = here.find(([, known]) => isMark(known));
  return mark && { id: mark[0], kind: 'mark', level: 0 };
}

/** A wall in sight that a hero can strike. */
export interface KnownWall {
  readonly id: number;
  readonly name: string;
  readonly armourClass: number;
  /** Hit points until it falls: its own, if the hero made it; otherwise those of its kind, unhurt. */
  readonly hitPoints: number;
  /** The hero made it, and knows its hit points. */
  readonly isOwn: boolean;
}

/** The wall with that id; undefined: the hero sees no such wall. */
export function knownWall(state: GameState, id: number): KnownWall | undefined {
  const { memory, level, hero, ruleset } = state;
  const known = memory.fixtures.get(id);
  const wall =
    known !== undefined && state.sees(known.square) ? level.fixtures.find(id) : undefined;
  if (known === undefined || wall?.breakable !== true) {
    return undefined;
  }
  const { archetype, thing } = wall;
  const isOwn = wall.owner === hero.id;
  const kindMost = factOf(archetype, 'maxhp') || thing.fact('maxhp');
  const mostHitPoints = isOwn ? thing.fact('maxhp') : kindMost;
  const pictures = thing.hasFlag('tear_down') ? thing.fact('pictures') : 0;
  const least = leastStanding(ruleset.slots.spells, { mostHitPoints, pictures });
  const now = isOwn ? thing.fact('hp') : mostHitPoints;
  return {
    ...{ id, isOwn, name: archetype.name, armourClass: thing.fact('armourClass') },
    hitPoints: Math.max(0, now - least),
  };
}
