// What the hero learns of creatures by observation: first sightings, damage that he takes, abilities that he
// sees, flags that his attacks reveal. No other file changes his knowledge of monsters and their weapons.

import { type Creature, flagsOf } from '../../actors/index.ts';
import type { MonsterList } from '../../casting/index.ts';
import type { Archetype, FeltBlow, FoeWord, GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero remembers its kind; a first sighting is logged. */
export function noticeCreature(state: GameState, creature: Creature): void {
  if (!state.perceives(creature)) {
    return;
  }
  if (state.of(creature.id) === undefined) {
    state.sheet.lore.monsters.met(creature.archetype);
    sight(state, creature);
  }
  if (!state.seat.acquainted.has(creature.id)) {
    markSeen(state, creature);
    state.logFelt('came-in-sight', creature.id);
  }
}

/** The hero remembers where he saw a creature. */
function sight({ seat, clock }: GameState, { id, archetype, square }: Creature): void {
  const { memory } = seat;
  if (!memory.sightings.has(id)) {
    // It may have followed him from another level.
    for (const other of seat.memories.values()) {
      other.sightings.delete(id);
    }
  }
  memory.sighted(id, archetype, square, clock.turn);
}

/** Every hero on the level notices a creature that comes into his sight. */
export function noticedByAll(state: GameState, creature: Creature): void {
  const { states } = state;
  for (let seat = 0; seat < states.length; seat++) {
    const witness = states[seat]!;
    if (witness.isOn(state.level) && witness.hero !== creature) {
      noticeCreature(witness, creature);
    }
  }
}

/** As `noticeCreature`, for a creature whose arrival is already logged. */
export function noticeArrival(state: GameState, creature: Creature): void {
  for (const witness of state.states) {
    if (witness.isOn(state.level) && witness.perceives(creature)) {
      markSeen(witness, creature);
      noticeCreature(witness, creature);
    }
  }
}

/** Marks a creature as seen, so that its coming into sight isn't logged. */
export function markSeen({ seat }: GameState, { id }: Creature): void {
  seat.acquainted.add(id);
}

/**
 * Every hero who sees it remembers the damage that another creature takes, or, below 0, what heals of it.
 * @param damage hit points
 */
export function seeDamage(state: GameState, creature: Creature, damage: number): void {
  const { states } = state;
  const { id } = creature;
  for (let seat = 0; seat < states.length; seat++) {
    const witness = states[seat]!;
    if (witness.hero.id !== id && witness.isOn(state.level) && witness.perceives(creature)) {
      const { damageSeen } = witness.seat;
      const before = damageSeen.get(id) ?? 0;
      if (before + damage > 0) {
        damageSeen.set(id, before + damage);
      } else {
        damageSeen.delete(id);
      }
    }
  }
}

/** The hero learns whether a kind has a flag. */
export function noticeFlag(
  { sheet }: GameState,
  { archetype }: Creature,
  flag: FoeWord,
  has: boolean,
): void {
  sheet.lore.monsters.learnFlag(archetype, flag, has);
}

/** The hero learns every flag of a creature's kind, present or absent. */
export function noticeKind({ sheet }: GameState, { archetype }: Creature): void {
  sheet.lore.monsters.learnAll(archetype, flagsOf(archetype));
}

/**
 * The hero remembers a blow that hurt him: its kind, and the damage by the weapon.
 * @param branded attack types added to the damage, which then tells nothing of the weapon
 */
export function noticeBlow(
  { sheet }: GameState,
  { id, archetype, facts }: Creature,
  blow: FeltBlow,
  branded: boolean,
): void {
  sheet.lore.monsters.felt(archetype, blow.place);
  if (facts.blows[blow.place]!.method === 'weapon' && !branded) {
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

/** The hero sees a creature cast from a list of spells. */
export function noticeList({ sheet }: GameState, { archetype }: Creature, list: MonsterList): void {
  sheet.lore.monsters.sawAbility(archetype, `list ${list}`);
}

/** The hero sees a creature shoot or throw a missile. */
export function noticeShot(
  { sheet, seat }: GameState,
  { id, archetype }: Creature,
  missile: GameObject,
): void {
  seat.missilesSpent.set(id, (seat.missilesSpent.get(id) ?? 0) + 1);
  sheet.lore.monsters.sawAbility(archetype, `${SHOT} ${missile.archetype.id}`);
}

/** The hero sees a creature pick up missiles. */
export function noticeMissilesTaken(
  { seat }: GameState,
  { id }: Creature,
  { count }: GameObject,
): void {
  seat.missilesSpent.set(id, (seat.missilesSpent.get(id) ?? 0) - count);
}

/** Whether the hero has seen a kind shoot or throw missiles of a kind. */
export function knowsShot({ sheet }: GameState, kind: Archetype, missile: Archetype): boolean {
  return sheet.lore.monsters.knowsAbility(kind, `${SHOT} ${missile.id}`);
}

/** Begins what is noted of shots. */
const SHOT = 'shot';

/** The hero feels or sees how a creature answers blows. */
export function noticePassive({ sheet }: GameState, { archetype }: Creature): void {
  sheet.lore.monsters.sawAbility(archetype, PASSIVE);
}

/** Whether the hero knows how a kind answers blows. */
export function knowsPassive({ sheet }: GameState, kind: Archetype): boolean {
  return sheet.lore.monsters.knowsAbility(kind, PASSIVE);
}

/** What its passive attack is called among the abilities that a kind was seen to use. */
const PASSIVE = 'passive';

/** The hero sees a creature take a weapon. */
export function noticeTaking({ sheet }: GameState, { id }: Creature, weapon: GameObject): void {
  sheet.lore.arms.seeTake(id, weapon.id);
}

/** What a creature held, hit with and suffered tells nothing any more: it is dead, or has another body. */
export function forgetArms(state: GameState, creature: Creature): void {
  const { sheet, seat } = state;
  const { id } = creature;
  sheet.lore.arms.forget(id);
  seat.damageSeen.delete(id);
  seat.missilesSpent.delete(id);
  if (state.perceives(creature)) {
    seat.memory.sightings.delete(id);
  }
}

/** The hero sees a creature killed by him. */
export function noticeKill({ sheet }: GameState, { archetype }: Creature): void {
  sheet.lore.monsters.killed(archetype);
}
