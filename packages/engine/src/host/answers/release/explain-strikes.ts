// Explains a spell's damage to a creature: number of strikes, and the effect of each. The sentences are the
// notes of the rule of play.

import { Enumerator } from '../../../chance/index.ts';
import type { KnownCreature } from '../../../game/index.ts';
import {
  type Explanation,
  type SpellHit,
  type SpellPreview,
  strikeView,
} from '../../../odds/index.ts';
import type { SpellcraftRules } from '../../../spellcraft/index.ts';
import { creatureHit, powerHit } from '../../../spells/index.ts';
import { explainNotes, tellStrikes } from '../../../words/index.ts';

/** Maximum number of courses listed, likeliest first. */
const MOST_WAYS = 4;

/** Maximum number of distinct strikes explained. */
const MOST_STRIKES = 3;

/** Number of strikes, their first tick, and the probability. */
interface Way {
  readonly times: number;
  readonly tick: number;
  probability: number;
}

/** The lines for one creature that may be hit. @param success probability that the spell is released */
export function explainStrikes(
  rules: SpellcraftRules,
  { flights }: SpellPreview,
  creature: KnownCreature,
  success: number,
): Explanation[] {
  const { id, name } = creature;
  const ways = new Map<string, Way>();
  const strikes = new Map<string, SpellHit>();
  for (const { value, probability } of flights) {
    const hits = value.hits.filter(hit => hit.creature === id);
    const [first] = hits;
    if (first !== undefined) {
      const key = `${hits.length} ${first.tick}`;
      const known = ways.get(key);
      if (known === undefined) {
        ways.set(key, { times: hits.length, tick: first.tick, probability });
      } else {
        known.probability += probability;
      }
    }
    for (const { hit } of hits) {
      strikes.set(keyOf(hit), hit);
    }
  }
  const told = [...ways.values()]
    .sort((one, other) => other.probability - one.probability)
    .slice(0, MOST_WAYS)
    .map(({ times, tick, probability }) => ({
      text: tellStrikes(name, times, tick),
      probability: success * Math.min(1, probability),
    }));
  const ask = new Enumerator({ collect: true });
  const notes = [...strikes.values()]
    .slice(0, MOST_STRIKES)
    .flatMap(hit => explainNotes(notesOf(ask, rules, creature, hit)));
  const seen = new Set<string>();
  return [...told, ...notes].filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** A key that distinguishes hits. */
function keyOf(hit: SpellHit): string {
  return 'strike' in hit
    ? `${hit.strike.damage} ${hit.strike.attackType} ${hit.part === true}`
    : `${hit.met.power.word} ${hit.met.explosion}`;
}

/** The notes of the rule of a hit. */
function notesOf(ask: Enumerator, rules: SpellcraftRules, creature: KnownCreature, hit: SpellHit) {
  if ('strike' in hit) {
    return ask.explain(creatureHit, rules, strikeView(creature, hit.strike, hit.part));
  }
  const { asTarget } = creature;
  return ask.explain(powerHit, asTarget.rules, { hit: hit.met, target: asTarget.target });
}
