// Odds of what a spell does to things, on squares and carried: the rules that are played, asked for each thing alone.

import { type CarriedStack, type CastingRules, carriedLoss } from '../casting/index.ts';
import type { Enumerator, Outcome } from '../chance/index.ts';
import { type ChargingRules, type RingAmongView, shockRingAmong } from '../charging/index.ts';
import { attackBit, type SpellcraftRules } from '../spellcraft/index.ts';
import {
  type CarriedThing,
  creatureHit,
  hitEffects,
  type Strike,
  type ThingFate,
  type ThingHitView,
  thingHit,
} from '../spells/index.ts';
import { type HitCreature, strikeView } from './spell-damage.ts';

/** What can become of a thing. */
export type ThingEnd =
  | 'is-charged'
  | 'explodes'
  | 'burns'
  | 'is-destroyed'
  | 'freezes'
  | 'is-lit'
  | 'loses-magic'
  | 'corrodes';

/** What may become of a thing, with the probability of each end. */
export type ThingEnds = ReadonlyMap<ThingEnd, number>;

/** A strike's part in the rule of things. */
type Blow = Pick<Strike, 'attackType' | 'damage'>;

/** The end in one outcome of the rule; undefined: it stays as it is. */
function endOf({ lost, lit, cancelled, frozen, burnt }: ThingFate): ThingEnd | undefined {
  if (lost > 0) {
    return burnt ? 'burns' : 'is-destroyed';
  }
  return lit ? 'is-lit' : cancelled ? 'loses-magic' : frozen ? 'freezes' : undefined;
}

/**
 * The first thing that happens to a pile under several strikes in turn, with the probability of each.
 * @param views the pile as it may be, with probabilities
 */
export function pileEnds(
  ask: Enumerator,
  rules: SpellcraftRules,
  views: readonly Outcome<Omit<ThingHitView, 'attackType' | 'damage'>>[],
  strikes: readonly Blow[],
): ThingEnds {
  const ends = new Map<ThingEnd, number>();
  for (const { value, probability } of views) {
    let left = probability;
    for (const { attackType, damage } of strikes) {
      const { list } = ask.ask(thingHit, rules, { ...value, attackType, damage });
      let gone = 0;
      for (const fate of list) {
        const end = endOf(fate.value);
        if (end !== undefined) {
          ends.set(end, (ends.get(end) ?? 0) + left * fate.probability);
          gone += fate.probability;
        }
      }
      left *= 1 - gone;
    }
  }
  return ends;
}

const REACHES = attackBit('acid') | attackBit('cancellation') | attackBit('chaos');

const SHOCK = attackBit('electricity');

/** Whether a strike reaches what its target carries. */
export function reachesCarried({ attackType }: Blow): boolean {
  return (attackType & REACHES) !== 0;
}

/** What strikes at a creature may do to one thing that it carries: each end at least once. */
export function carriedEnds(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  views: readonly Outcome<CarriedThing>[],
  strikes: readonly Strike[],
): ThingEnds {
  const ends = new Map<ThingEnd, number>();
  for (const { value, probability } of views) {
    let keeps = 1;
    let whole = 1;
    for (const strike of strikes) {
      const view = { ...strikeView(creature, strike), things: [value] };
      const { list } = ask.ask(hitEffects, rules, view);
      const share = (effect: 'corroded' | 'unenchanted') =>
        list.reduce((sum, one) => sum + (one.value.includes(effect) ? one.probability : 0), 0);
      whole *= 1 - share('corroded');
      keeps *= 1 - share('unenchanted');
    }
    ends.set('corrodes', (ends.get('corrodes') ?? 0) + probability * (1 - whole));
    ends.set('loses-magic', (ends.get('loses-magic') ?? 0) + probability * (1 - keeps));
  }
  return ends;
}

/** Fire or cold of the casting slot on one stack that a creature carries. */
export interface StackHit {
  readonly element: string;
  readonly immune: boolean;
  /** It reaches the things of the target in 1 of this many cases. */
  readonly reachesOneIn: number;
}

/** The probability that several such hits destroy a piece of a stack. */
export function stackLoss(
  ask: Enumerator,
  rules: CastingRules,
  stack: CarriedStack,
  hits: readonly StackHit[],
): number {
  let keeps = 1;
  for (const { element, immune, reachesOneIn } of hits) {
    const { list } = ask.ask(carriedLoss, rules, { element, immune, stacks: [stack] });
    const lost = list.reduce(
      (sum, { value, probability }) => sum + (value.left[0]! < stack.count ? probability : 0),
      0,
    );
    keeps *= 1 - lost / reachesOneIn;
  }
  return 1 - keeps;
}

/** Whether a strike is a shock, which may reach rings. */
export function isShock({ attackType }: Blow): boolean {
  return (attackType & SHOCK) !== 0;
}

/** The ends of a ring for each outcome of the rule. */
const RING_ENDS = {
  charged: 'is-charged',
  exploded: 'explodes',
  destroyed: 'is-destroyed',
} as const;

/** One of the hero's rings, of known kind, and what strikes him. */
export interface ShockedRingQuestion {
  readonly stacks: number;
  readonly ring: Omit<RingAmongView['ring'], 'enchantment'>;
  /** Its number as it may be, with probabilities. */
  readonly numbers: readonly Outcome<number>[];
  readonly hero: HitCreature;
  readonly shocks: readonly Strike[];
}

/** What shocks may do to one of the hero's rings: each end at least once. */
export function ringEnds(
  ask: Enumerator,
  rules: { readonly charging: ChargingRules; readonly spells: SpellcraftRules },
  { stacks, ring, numbers, hero, shocks }: ShockedRingQuestion,
): ThingEnds {
  const ends = new Map<ThingEnd, number>();
  const damages = shocks.map(strike =>
    ask.askNumber(creatureHit, rules.spells, strikeView(hero, strike)),
  );
  for (const { value: enchantment, probability } of numbers) {
    const keeps = new Map<ThingEnd, number>();
    for (const dealt of damages) {
      const came = new Map<ThingEnd, number>();
      for (const [damage, share] of dealt) {
        const view = { damage, stacks, ring: { ...ring, enchantment } };
        for (const { value, probability: odds } of ask.ask(shockRingAmong, rules.charging, view)
          .list) {
          if (value.kind !== 'unharmed') {
            const end = RING_ENDS[value.kind];
            came.set(end, (came.get(end) ?? 0) + share * odds);
          }
        }
      }
      for (const [end, share] of came) {
        keeps.set(end, (keeps.get(end) ?? 1) * (1 - share));
      }
    }
    for (const [end, share] of keeps) {
      ends.set(end, (ends.get(end) ?? 0) + probability * (1 - share));
    }
  }
  return ends;
}
