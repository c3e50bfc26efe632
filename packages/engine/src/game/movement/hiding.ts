// Whom a hidden hero is hidden from, and where monsters guess him. NetHack 3.6.7 src/monmove.c (set_apparxy) for a
// guess; Crossfire server/monster.c (can_see_enemy) for what a force hides, and from whom.

import { type Creature, carriedLight, flagsOf } from '../../actors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { textOf, wordsIn } from '../../objects/index.ts';
import type { Force } from '../../spells/index.ts';
import { NATURAL_DARKNESS } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero's square, or the square where a monster believes an invisible hero to be. */
export function supposedSquare(state: GameState, monster: Creature): number {
  const { hero, level } = state;
  if (!isHiddenFrom(state, monster)) {
    return hero.square;
  }
  const chance = state.luck('minds');
  const { foundOneIn } = state.ruleset.slots.world.hiding;
  if (chance.test(1, foundOneIn, 'guesses-right')) {
    return hero.square;
  }
  const square = level.map.neighbour(hero.square, chance.below(9, 'guess'));
  return level.map.openToEffects(square) ? square : hero.square;
}

/** Whether the hero is hidden from a monster, by his condition or by a force. */
export function isHiddenFrom(state: GameState, monster: Creature): boolean {
  const { conditions, forces } = state.sheet;
  return (
    (conditions.has('invisible') && !seesInvisible(monster)) ||
    (!forces.none && escapes(state, monster))
  );
}

/** Whether a force hides the hero from a monster that doesn't hunt him. Light that he carries betrays him. */
export function escapes({ sheet }: GameState, monster: Creature): boolean {
  const { unseen, glow } = sheet.forces.sum;
  return (
    unseen !== undefined &&
    glow === 0 &&
    carriedLight(sheet) === 0 &&
    deceives(unseen, monster) &&
    !seesInvisible(monster)
  );
}

/** Without a race, invisibility hides from all that isn't undead; with one, from that race only. */
function deceives({ against }: Force, { archetype }: Creature): boolean {
  const isUndead = flagsOf(archetype).includes('undead');
  if (against === '') {
    return !isUndead;
  }
  return against === UNDEAD ? isUndead : textOf(archetype, 'race').includes(against);
}

/** The race that goes by the flag. */
const UNDEAD = 'undead';

/** Whether a creature sees the invisible. */
function seesInvisible({ archetype }: Creature): boolean {
  return wordsIn(archetype.texts.spellFlags ?? '').includes('sees-invisible');
}

/**
 * Squares within which a monster makes the hero out. On a level that is darker than levels are dug, one on whom no
 * light falls is seen from as far as the monster notices anything, less for the darkness, and always from beside him.
 * Crossfire server/monster.c (monster_can_detect_enemy).
 */
export function sightOfHero({ level, hero, ruleset }: GameState, monster: Creature): number {
  const { darkness } = level.map;
  if (
    darkness <= NATURAL_DARKNESS ||
    seesInDark(monster) ||
    level.light.shows(hero.square, monster.square)
  ) {
    return Number.POSITIVE_INFINITY;
  }
  const { darknessPerSquare } = ruleset.slots.world.waking;
  return Math.max(1, monster.facts.notices - floorDiv(darkness, darknessPerSquare));
}

/** Whether darkness is nothing to a creature: by its kind, or by a force. */
function seesInDark({ archetype, forces }: Creature): boolean {
  return archetype.flags.has('can_see_in_dark') || (!forces.none && forces.sum.seesInDark);
}
