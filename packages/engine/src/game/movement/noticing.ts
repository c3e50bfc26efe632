// What the hero comes to know of creatures by his senses: who comes into sight, what hurts him and how much,
// what he sees them do and what his blows and spells find out. The one place where his knowledge of monsters
// and of the weapons in their hands changes.

import type { Creature } from '../../actors/index.ts';
import type { FeltBlow, FoeWord, GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero remembers its kind; tells when a creature comes into sight for the first time. */
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

/** The same of a creature whose coming is told already. */
export function noticeArrival(state: GameState, creature: Creature): void {
  if (state.sees(creature.square)) {
    markSeen(creature);
    noticeCreature(state, creature);
  }
}

/** The hero knows that a creature is there, and need not be told when it comes into sight. */
export function markSeen(creature: Creature): void {
  creature.seen = true;
}

/** The hero finds out whether a kind has a flag. */
export function noticeFlag(
  { sheet }: GameState,
  { archetype }: Creature,
  flag: FoeWord,
  has: boolean,
) {
  sheet.lore.monsters.learnFlag(archetype, flag, has);
}

/** The hero remembers what hurt him: which blow of its kind, and how hard the weapon in its hand hits. */
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

/** What a creature held and hit with tells nothing any more: it is dead, or has another body. */
export function forgetArms({ sheet }: GameState, { id }: Creature): void {
  sheet.lore.arms.forget(id);
}

/** The hero sees a creature die by his own hand. */
export function noticeKill({ sheet }: GameState, { archetype }: Creature): void {
  sheet.lore.monsters.killed(archetype);
}
