// Casts in the open that were worked out. A heat table asks for the same cast in many of its cells: intelligence and
// armour change the attempt, and seldom what the spell does.

import { Enumerator } from '../../../chance/index.ts';
import { castInTheOpen, type OpenFieldOdds, type OpenFieldView } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { ContentSpell } from './content-spell.ts';

/** Casts by what they depend on. */
type Casts = Map<string, OpenFieldOdds>;

/** By ruleset and spell. Neither of them ever changes. */
const casts = new WeakMap<Ruleset, WeakMap<ContentSpell['archetype'], Casts>>();

/** Casts of one spell that are remembered at most. */
const MOST = 500;

/** The odds of a cast, worked out once. Throws a UsageError as `castInTheOpen` does. */
export function rememberedCast(
  ruleset: Ruleset,
  { archetype, content, slot }: ContentSpell,
  view: Omit<OpenFieldView, 'content'>,
): OpenFieldOdds {
  const ofRuleset = casts.get(ruleset) ?? new WeakMap<ContentSpell['archetype'], Casts>();
  casts.set(ruleset, ofRuleset);
  const known: Casts = ofRuleset.get(archetype) ?? new Map();
  ofRuleset.set(archetype, known);
  const key = keyOf(slot, view);
  let odds = known.get(key);
  if (odds === undefined) {
    odds = castInTheOpen(new Enumerator(), ruleset.slots.spells, { content, ...view });
    if (known.size >= MOST) {
      known.clear();
    }
    known.set(key, odds);
  }
  return odds;
}

/** What a cast depends on. Who casts matters only to spells of the casting slot. */
function keyOf(
  slot: ContentSpell['slot'],
  { order, distance, target }: Omit<OpenFieldView, 'content'>,
): string {
  const { spell: _, casterView, ...numbers } = order;
  const { asTarget, ...hit } = target;
  return JSON.stringify([
    ...[numbers, slot === 'casting' ? casterView : undefined],
    ...[distance, hit, asTarget?.target],
  ]);
}
