// Casts in the open that were worked out. A heat table asks for the same cast in many of its cells: intelligence and
// armour change the attempt, and seldom what the spell does.

import { castInTheOpen, type OpenFieldOdds, type OpenFieldView } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { ForcedLuck } from '../reading/forced-luck.ts';
import type { ContentSpell } from './content-spell.ts';

/** A cast that was worked out, with the numbers of its caster that were read for it. */
interface Cast {
  readonly read: CasterNumbers;
  readonly odds: OpenFieldOdds;
  /** The choices of luck that it came to. */
  readonly met: readonly string[];
}

type CasterNumbers = Readonly<Record<string, unknown>>;

/** Casts by what they depend on, who casts aside. */
type Casts = Map<string, readonly Cast[]>;

/** By ruleset and spell. Neither of them ever changes. */
const casts = new WeakMap<Ruleset, WeakMap<ContentSpell['archetype'], Casts>>();

/** Casts of one spell that are remembered at most, and those that differ in the caster alone. */
const MOST = 500;
const MOST_CASTERS = 100;

/** The odds of a cast, worked out once. Throws a UsageError as `castInTheOpen` does. */
export function rememberedCast(
  ruleset: Ruleset,
  { archetype, content }: ContentSpell,
  view: Omit<OpenFieldView, 'content'>,
  luck: ForcedLuck,
): OpenFieldOdds {
  const ofRuleset = casts.get(ruleset) ?? new WeakMap<ContentSpell['archetype'], Casts>();
  casts.set(ruleset, ofRuleset);
  const known: Casts = ofRuleset.get(archetype) ?? new Map();
  ofRuleset.set(archetype, known);
  const key = keyOf(view, luck);
  const alike = known.get(key) ?? [];
  const { casterView } = view.order;
  const found = alike.find(({ read }) => hasRead(casterView, read));
  if (found !== undefined) {
    luck.meet(found.met);
    return found.odds;
  }
  const read: Record<string, unknown> = {};
  const order =
    casterView === undefined ? view.order : { ...view.order, casterView: noting(casterView, read) };
  const odds = castInTheOpen(luck.enumerator(), ruleset.slots.spells, { content, ...view, order });
  if (known.size >= MOST) {
    known.clear();
  }
  known.set(key, [...(alike.length < MOST_CASTERS ? alike : []), { read, odds, met: luck.met }]);
  return odds;
}

/** What a cast depends on besides the caster's own numbers. */
function keyOf(
  { order, distance, target, brief }: Omit<OpenFieldView, 'content'>,
  { text }: ForcedLuck,
): string {
  const { spell: _, casterView: _caster, ...numbers } = order;
  const { asTarget, ...hit } = target;
  return JSON.stringify([numbers, distance, hit, asTarget?.target, brief, text]);
}

/** A record that keeps what is read of it: whatever isn't read can't have mattered. */
function noting<View extends object>(view: View, read: Record<string, unknown>): View {
  return new Proxy(view, {
    get: (numbers, name) => {
      const value: unknown = Reflect.get(numbers, name);
      if (typeof name === 'string' && name in numbers) {
        read[name] = value;
      }
      return value;
    },
  });
}

function hasRead(view: object | undefined, read: CasterNumbers): boolean {
  const own: CasterNumbers = { ...view };
  return Object.entries(read).every(([name, value]) => own[name] === value);
}
