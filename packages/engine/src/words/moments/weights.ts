// How much an event weighs with the player: faces set its line off by it, in colour and in strength.

import type { GameEvent, GameView } from '../../game/index.ts';
import type { Names } from '../events.ts';
import { conditionHelp } from '../lasting/condition-help.ts';

/**
 * - `danger`: it hurts the hero, or takes something from him
 * - `boon`: it does him good
 * - `find`: something seen, found or recognised
 * - `magic`: what he casts, reads, zaps and learns
 * - `minor`: doors, stray missiles, and what needs no second look
 */
export type Weight = 'danger' | 'boon' | 'find' | 'magic' | 'minor' | 'plain';

/** Kinds of events with one weight, whomever they happen to. */
const OF_KINDS: Partial<Readonly<Record<GameEvent['kind'], Weight>>> = {
  'door-opened': 'minor',
  'door-closed': 'minor',
  'door-stuck': 'minor',
  'door-locked': 'minor',
  'door-pounded': 'minor',
  'missile-broke': 'minor',
  missed: 'minor',
  dropped: 'minor',
  'light-lit': 'minor',
  'light-put-out': 'minor',
  rested: 'minor',
  spotted: 'find',
  'stairs-spotted': 'find',
  'hidden-door-found': 'find',
  'hidden-passage-found': 'find',
  'picked-up': 'find',
  recognised: 'find',
  detected: 'find',
  'level-mapped': 'find',
  cast: 'magic',
  zapped: 'magic',
  'read-book': 'magic',
  'read-scroll': 'magic',
  'spell-learned': 'magic',
  'memory-refreshed': 'magic',
  'prayer-granted': 'magic',
  enchanted: 'magic',
  'hands-glow': 'magic',
  won: 'boon',
};

/** Kinds that weigh where they happen to the hero, as `actor`, and nothing where they happen to another. */
const TO_HERO: Partial<Readonly<Record<GameEvent['kind'], Weight>>> = {
  'level-gained': 'boon',
  'attribute-gained': 'boon',
  'skill-ready': 'boon',
  'skill-enhanced': 'boon',
  healed: 'boon',
  regained: 'boon',
  'energy-restored': 'boon',
  protected: 'boon',
  'cast-backfired': 'danger',
  'cast-mishap': 'danger',
  'spells-forgotten': 'danger',
  'ground-forgotten': 'danger',
  'memory-fades': 'danger',
  'amulet-drained': 'danger',
  exhausted: 'danger',
  helpless: 'danger',
  stuck: 'danger',
  choked: 'danger',
  starved: 'danger',
  'strength-lost': 'danger',
  'wand-exploded': 'danger',
  'scroll-backfired': 'danger',
  'book-poisoned': 'danger',
  'book-exploded': 'danger',
  aggravated: 'danger',
  'carried-off': 'danger',
  // His pet has died where he didn't see it.
  'sad-feeling': 'danger',
};

/** What is read of a view: who is the hero's pet. */
type Sight = Pick<GameView, 'things' | 'hero'>;

/**
 * Whether the hero saw a creature as his own pet, or rode it. The id of one that he doesn't see is 0, whatever it is:
 * what he has only sensed has the same, and is nobody's pet to him.
 */
function isPetIn({ things, hero }: Sight, creature: number): boolean {
  return (
    creature !== 0 &&
    (hero.riding?.id === creature ||
      things.some(({ id, pet }) => id === creature && pet !== undefined))
  );
}

/**
 * How much an event weighs. `names` tell who the hero is.
 * @param before the view before it, which tells who his pets were; absent: not known
 */
export function weightOf(event: GameEvent, names: Names, before?: Sight): Weight {
  const isHero = (id: number) => names[id]?.isHero === true;
  switch (event.kind) {
    case 'hit':
    case 'burned':
    case 'rocks-fell':
      return isHero(event.target) && event.damage > 0 ? 'danger' : 'plain';
    case 'level-drained':
      return isHero(event.target) ? 'danger' : 'plain';
    case 'died': {
      const isOwn = before !== undefined && isPetIn(before, event.target);
      return isHero(event.target) || isOwn ? 'danger' : isHero(event.by) ? 'boon' : 'plain';
    }
    case 'condition-began':
      return !isHero(event.actor)
        ? 'plain'
        : conditionHelp(event.condition)?.isBoon
          ? 'boon'
          : 'danger';
    case 'hunger-changed':
      return ['hungry', 'weak', 'fainting'].includes(event.hunger) ? 'danger' : 'plain';
    case 'burden-changed':
      return event.burden === 'unencumbered' ? 'plain' : 'danger';
    default:
      return (
        OF_KINDS[event.kind] ??
        ('actor' in event && isHero(event.actor) ? TO_HERO[event.kind] : undefined) ??
        'plain'
      );
  }
}
