// Effects of spells without damage: sleep, a change of shape, a condition.

import { Distribution, type Enumerator } from '../chance/index.ts';
import { bringsOnlyStates, type PowerHit, powerHit } from '../spells/index.ts';
import type { HarmlessEffect } from './question.ts';
import type { HitCreature, SpellHit } from './spell-damage.ts';

/** The effect of a spell without damage. */
export interface BroughtEffect {
  readonly effect: HarmlessEffect;
  /** Duration in turns of one successful hit; undefined if it isn't counted in turns or never succeeds. */
  readonly turns: Distribution | undefined;
}

/** The effect of hits on a creature if none can do damage; undefined if some can, or there are no hits. */
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

/** Duration in turns of a successful hit; undefined if it never succeeds. */
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
