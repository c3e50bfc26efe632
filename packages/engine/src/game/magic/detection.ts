// Results of detection spells on a level. Crossfire server/spell_effect.c (cast_detection).

import type { Creature } from '../../actors/index.ts';
import { beatitudeOf, type GameObject, isMagical, textOf } from '../../objects/index.ts';
import type { Detection, Finding, Sought } from '../../spells/index.ts';
import { footprint } from '../../world/index.ts';
import { relieve } from '../body/relieve.ts';
import { learnMagic, learnPart } from '../items/learn-kind.ts';
import { isHidden, uncover } from '../movement/change-terrain.ts';
import { forgetCreature, rememberCreature, rememberItem } from '../movement/remembering.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';

/** The flag of what a floor is made of: what lies below it isn't found. */
const FLOOR = 'is_floor';

/** The hero's level. Detection informs only the hero; monsters don't need it. */
export class LevelDetection implements Detection {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  detect(seeker: number, square: number, sought: Sought, level: number): Finding | undefined {
    const own = this.#state.of(seeker);
    if (own === undefined) {
      return undefined;
    }
    const hides = sought.hidden && findHidden(own, square, level);
    const seeksLife = sought.monsters || sought.race !== '';
    const creature = seeksLife ? creatureOn(own, square, sought) : undefined;
    const lies = sought.magical && this.#magicOn(own, square);
    const cursed = sought.cursed && cursesOn(own, square);
    if (creature !== undefined) {
      const { archetype, shape } = creature;
      const squares = footprint(own.level.map, shape, creature.square);
      return { squares, creature: archetype };
    }
    return hides || lies || cursed ? { squares: [square] } : undefined;
  }

  markOwn(seeker: number, sought: Sought): void {
    const own = this.#state.of(seeker);
    for (const item of own?.sheet.inventory.things ?? []) {
      if (sought.magical && isMagical(item)) {
        learnMagic(own!, item);
      }
      if (sought.cursed && isCursed(item)) {
        learnPart(own!, item, 'beatitude');
      }
    }
  }

  #magicOn(own: GameState, square: number): boolean {
    const things = showThings(own, square, isMagical, item => learnMagic(own, item));
    const runes = this.#state.ports.fixtures.showMagic(square);
    return things || runes;
  }
}

function isCursed(item: GameObject): boolean {
  return beatitudeOf(item) === 'cursed';
}

function cursesOn(own: GameState, square: number): boolean {
  return showThings(own, square, isCursed, item => learnPart(own, item, 'beatitude'));
}

/**
 * The topmost fitting item above the floor of a square is remembered there.
 * @param learn what the hero learns of each; whether that is news
 * @returns whether anything was news
 */
function showThings(
  own: GameState,
  square: number,
  fits: (item: GameObject) => boolean,
  learn: (item: GameObject) => boolean,
): boolean {
  const { map } = own.level;
  const found = aboveFloor(own.level.items.get(square) ?? []).filter(fits);
  const top = found.at(-1);
  if (top === undefined) {
    return false;
  }
  rememberItem(own, square, top);
  const news = found.filter(learn);
  for (const { id } of news) {
    own.logFelt('detected', id, map.x(square), map.y(square));
  }
  return news.length > 0;
}

/** What lies above the topmost floor. */
function aboveFloor(things: readonly GameObject[]): readonly GameObject[] {
  return things.slice(things.findLastIndex(item => item.hasFlag(FLOOR)) + 1);
}

/** A creature on the square, the hero included, if monsters or its race are sought; undefined: there is none. */
function creatureOn(
  own: GameState,
  square: number,
  { monsters, race }: Sought,
): Creature | undefined {
  const { level } = own;
  forgetCreature(own, square);
  const id = level.map.occupant[square]!;
  if (id === 0) {
    return undefined;
  }
  const hero = own.of(id)?.hero;
  if (hero !== undefined) {
    return monsters ? hero : undefined;
  }
  const creature = own.creature(id);
  if (!monsters && !isOfRace(own, creature, race)) {
    return undefined;
  }
  if (!own.sees(square)) {
    rememberCreature(own, square, creature.archetype);
  }
  own.logFelt('detected', id, level.map.x(square), level.map.y(square));
  return creature;
}

/**
 * Whether a monster is of the sought races. In the program its whole text has to occur in the sought one; else one of
 * its races is enough.
 */
function isOfRace(own: GameState, creature: Creature, sought: string): boolean {
  if (own.spells.rules.hits.racesAsText) {
    const stated = textOf(creature.archetype, 'race');
    return stated !== '' && sought.includes(stated);
  }
  const { race } = trueFactsOf(own, creature);
  return race.split(',').some(word => word !== '' && sought.split(',').includes(word));
}

/**
 * Reveals what is hidden on a square: doors and passages, which have level 0, other fixtures than runes and traps, and
 * invisible creatures. Each is found if a draw below the caster's level exceeds its own level. Label: `finds`.
 */
function findHidden(own: GameState, square: number, casterLevel: number): boolean {
  const finds = (level: number) =>
    own.spells.chance.below(Math.max(1, casterLevel), 'finds') > level;
  const terrain = isHidden(own, square) && finds(0);
  if (terrain) {
    uncover(own, square);
  }
  const fixtures = own.ports.fixtures.reveal(square, finds);
  const creature = creatureAt(own, square);
  const shown = creature?.conditions.has('invisible') === true && finds(creature.level);
  if (shown) {
    relieve(creature, 'invisible');
  }
  if (terrain || fixtures || shown) {
    lookAround(own);
  }
  return terrain || fixtures || shown;
}

function creatureAt(own: GameState, square: number): Creature | undefined {
  const id = own.level.map.occupant[square]!;
  return id === 0 ? undefined : own.creature(id);
}
