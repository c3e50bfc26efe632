// Why a spell would do so much to somebody: how often it strikes, and what becomes of each strike. The
// sentences are the notes of the rule that is played.

import { Enumerator } from '../../chance/index.ts';
import type { KnownCreature } from '../../game/index.ts';
import {
  type Explanation,
  type SpellHit,
  type SpellPreview,
  strikeView,
} from '../../odds/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import { creatureHit, powerHit } from '../../spells/index.ts';
import { explainNotes, tellStrikes } from '../../words/index.ts';

/** Ways to go that are told one by one, the likeliest first. */
const MOST_WAYS = 4;

/** Different strikes that are told. */
const MOST_STRIKES = 3;

/** How many strikes, from which tick on, how likely. */
interface Way {
  readonly times: number;
  readonly tick: number;
  probability: number;
}

/** The lines for one creature that may be hit. @param success probability that the spell comes off */
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

/** What tells one hit from another. */
function keyOf(hit: SpellHit): string {
  return 'strike' in hit ? `${hit.strike.damage} ${hit.strike.attackType}` : hit.power.kind;
}

/** What mattered when the rule of a hit is asked. */
function notesOf(ask: Enumerator, rules: SpellcraftRules, creature: KnownCreature, hit: SpellHit) {
  if ('strike' in hit) {
    return ask.explain(creatureHit, rules, strikeView(creature, hit.strike));
  }
  const { asTarget } = creature;
  return ask.explain(powerHit, asTarget.rules, { hit: hit.power, target: asTarget.target });
}
