// What the hits of a spell bring that does no damage: sleep and its turns, a change of shape, a state.

import { Distribution, type Enumerator } from '../chance/index.ts';
import { bringsOnlyStates, type PowerHit, powerHit } from '../spells/index.ts';
import type { HarmlessEffect } from './question.ts';
import type { HitCreature, SpellHit } from './spell-damage.ts';

/** What a spell brings that does no damage. */
export interface BroughtEffect {
  readonly effect: HarmlessEffect;
  /** Turns of one hit that works; undefined for what isn't counted in turns, or never works. */
  readonly turns: Distribution | undefined;
}

/** What hits bring to a creature none of which can do damage; undefined when some can, or there are none. */
export function broughtEffect(
  ask: Enumerator,
  creature: HitCreature,
  hits: readonly SpellHit[],
): BroughtEffect | undefined {
  const [first] = hits;
  if (first === undefined || !hits.every(hit => effectOf(hit) !== undefined)) {
    return undefined;
  }
  const effect = effectOf(first)!;
  const turns =
    effect === 'sleep' && 'met' in first ? turnsOf(ask, creature, first.met) : undefined;
  return { effect, turns };
}

function effectOf(hit: SpellHit): HarmlessEffect | undefined {
  if ('strike' in hit) {
    return bringsOnlyStates(hit.strike.attackType) ? 'state' : undefined;
  }
  return hit.met.power.brings;
}

/** Turns of a hit given that it works; undefined when it never does. */
function turnsOf(
  ask: Enumerator,
  { asTarget }: HitCreature,
  hit: PowerHit,
): Distribution | undefined {
  if (asTarget === undefined) {
    return undefined;
  }
  const outcomes = ask.ask(powerHit, asTarget.rules, { hit, target: asTarget.target });
  const lasting = outcomes.list.filter(({ value }) => value.turns > 0);
  return lasting.length === 0
    ? undefined
    : Distribution.mixture(
        lasting.map(({ value, probability }) => [probability, Distribution.certain(value.turns)]),
      );
}
