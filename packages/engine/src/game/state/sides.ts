// Sides of creatures: owners, moods, and who fights whom. Everything that asks for a side asks here: minds, spells,
// odds and views. Crossfire server/monster.c (find_enemy), common/object.c (object_get_owner).

import { type Creature, type FormerCreature, type Mood, moodBit } from '../../actors/index.ts';
import type { GameState } from './state.ts';

/** The owner of an effect or a poison, as far as the hero's level still knows; it may have died or left. */
export function authorOf(state: GameState, id: number): FormerCreature | undefined {
  return state.of(id)?.hero ?? state.level.authorOf(id) ?? steedWith(state, id);
}

/** The creature with that id that a hero rides; undefined: none is ridden. */
export function steedWith({ states }: GameState, id: number): Creature | undefined {
  for (let seat = 0; seat < states.length; seat++) {
    const { riding } = states[seat]!.sheet;
    if (riding?.steed.id === id) {
      return riding.steed;
    }
  }
  return undefined;
}

/** The facts that determine a side, of a living or former creature. */
type Sided = Pick<FormerCreature, 'id' | 'master' | 'moods'>;

/** What a creature is to the heroes, as players see it. */
export type Stance = 'hero' | 'servant' | 'friend' | 'neutral' | 'calm' | 'berserk' | 'hostile';

/** Longest chain of owners that is followed: chains are built link by link, and never end in themselves. */
const MOST_LINKS = 50;

/** The last owner in the chain: a servant's servant belongs to the servant's master. A creature without a master is its own. */
export function ownerOf(state: GameState, { id, master }: Sided): number {
  let owner = id;
  let next = master;
  for (let links = 0; next !== 0 && links < MOST_LINKS; links++) {
    owner = next;
    next = state.of(owner) === undefined ? (state.level.authorOf(owner)?.master ?? 0) : 0;
  }
  return owner;
}

/** The hero who is credited with what a creature does: himself, or the last owner in its chain. */
export function creditedHero(state: GameState, id: number): GameState | undefined {
  const author = authorOf(state, id);
  return author === undefined ? state.of(id) : state.of(ownerOf(state, author));
}

/** Whether a creature serves a hero, directly or through other servants. */
export function servesHero(state: GameState, creature: Sided): boolean {
  return creature.master !== 0 && state.of(ownerOf(state, creature)) !== undefined;
}

/** Whether a creature is of the monsters' side: no hero, no friend of theirs, and in the service of none. */
export function isHostile(state: GameState, creature: Sided): boolean {
  return (
    state.of(creature.id) === undefined &&
    !feels(creature, 'friendly') &&
    !servesHero(state, creature)
  );
}

/** Whether a creature never attacks first. */
export function isPeaceful({ moods }: Pick<Sided, 'moods'>): boolean {
  return (moods & PEACEFUL) !== 0 && (moods & BERSERK) === 0;
}

/** Whether a creature would attack heroes: hostile, and not peaceful. What long actions stop for. */
export function isThreat(state: GameState, creature: Sided): boolean {
  return isHostile(state, creature) ? !isPeaceful(creature) : isBerserkMonster(state, creature);
}

/** Whether two creatures are on different sides. Neutral ones are on none. */
export function areFoes(state: GameState, one: Sided, other: Sided): boolean {
  return (
    one.id !== other.id &&
    ((one.moods | other.moods) & NEUTRAL) === 0 &&
    isHostile(state, one) !== isHostile(state, other)
  );
}

/** Whether a creature attacks another of its own accord. */
export function attacks(state: GameState, one: Sided, other: Sided): boolean {
  if (one.id === other.id || isPeaceful(one)) {
    return false;
  }
  return (one.moods & BERSERK) !== 0 || (areFoes(state, one, other) && !isPeaceful(other));
}

/** Whether spells that harm a caster's foes spare a creature: it is of his side, or of none. */
export function isSpared(state: GameState, caster: Sided | undefined, other: Sided): boolean {
  return (other.moods & NEUTRAL) !== 0 || isSameSide(state, caster, other);
}

/** Whether a creature is on a caster's side. @param caster undefined: he is forgotten, and was hostile */
export function isSameSide(state: GameState, caster: Sided | undefined, other: Sided): boolean {
  return isHostile(state, other) === (caster === undefined || isHostile(state, caster));
}

/** What a creature is to the heroes. */
export function stanceOf(state: GameState, creature: Sided): Stance {
  if (state.of(creature.id) !== undefined) {
    return 'hero';
  }
  if (feels(creature, 'berserk')) {
    return 'berserk';
  }
  if (feels(creature, 'neutral')) {
    return 'neutral';
  }
  if (!isHostile(state, creature)) {
    return servesHero(state, creature) ? 'servant' : 'friend';
  }
  return feels(creature, 'calm') ? 'calm' : 'hostile';
}

const NEUTRAL = moodBit('neutral');
const BERSERK = moodBit('berserk');
const PEACEFUL = NEUTRAL | moodBit('calm');

function feels({ moods }: Pick<Sided, 'moods'>, mood: Mood): boolean {
  return (moods & moodBit(mood)) !== 0;
}

function isBerserkMonster(state: GameState, { id, moods }: Sided): boolean {
  return (moods & BERSERK) !== 0 && state.of(id) === undefined;
}
