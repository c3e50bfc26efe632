// What the hero learns of creatures by observation: first sightings, damage that he takes, abilities that he
// sees, flags that his attacks reveal. No other file changes his knowledge of monsters and their weapons.

import type { Creature } from '../../actors/index.ts';
import type { FeltBlow, FoeWord, GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero remembers its kind; a first sighting is logged. */
export function noticeCreature(state: GameState, creature: Creature): void {
  if (!state.sees(creature.square)) {
    return;
  }
  state.sheet.lore.monsters.met(creature.archetype);
  if (!creature.seen) {
    markSeen(creature);
    state.logFelt('came-in-sight', creature.id);
  }
}

/** As `noticeCreature`, for a creature whose arrival is already logged. */
export function noticeArrival(state: GameState, creature: Creature): void {
  if (state.sees(creature.square)) {
    markSeen(creature);
    noticeCreature(state, creature);
  }
}

/** Marks a creature as seen, so that its coming into sight isn't logged. */
export function markSeen(creature: Creature): void {
  creature.seen = true;
}

/** The hero learns whether a kind has a flag. */
export function noticeFlag(
  { sheet }: GameState,
  { archetype }: Creature,
  flag: FoeWord,
  has: boolean,
) {
  sheet.lore.monsters.learnFlag(archetype, flag, has);
}

/** The hero remembers a blow that hurt him: its kind, and the damage by the weapon. */
export function noticeBlow(
  { sheet }: GameState,
  { id, archetype, facts }: Creature,
  blow: FeltBlow,
): void {
  sheet.lore.monsters.felt(archetype, blow.place);
  if (facts.blows[blow.place]!.method === 'weapon') {
    sheet.lore.arms.feel(id, blow);
  }
}

/** The hero sees a creature use an ability. */
export function noticeAbility(
  { sheet }: GameState,
  { archetype }: Creature,
  spell: GameObject,
): void {
  sheet.lore.monsters.sawAbility(archetype, spell.archetype.id);
}

/** The hero sees a creature take a weapon. */
export function noticeTaking({ sheet }: GameState, { id }: Creature, weapon: GameObject): void {
  sheet.lore.arms.seeTake(id, weapon.id);
}

/** Observations of its weapon are obsolete: it is dead, or has another form. */
export function forgetArms({ sheet }: GameState, { id }: Creature): void {
  sheet.lore.arms.forget(id);
}

/** The hero sees a creature killed by him. */
export function noticeKill({ sheet }: GameState, { archetype }: Creature): void {
  sheet.lore.monsters.killed(archetype);
}
