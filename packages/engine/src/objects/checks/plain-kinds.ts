// Finds the archetypes about which no check needs to ask: most of a tree is floors, walls and furniture, whose
// lines say a few numbers. Their drafts are looked through once, where the checks would ask each of them for
// every word and number that there could be.

import { type Archetype, TYPE } from '../archetype.ts';
import { type ArcKey, arcKeys } from '../formats/arc-keys.ts';
import type { ObjectDraft } from '../formats/index.ts';
import { NAMING } from '../references.ts';
import { checkedKind, fits, isResistance, RANGES_OF } from './check-fields.ts';
import {
  type CheckedKind,
  DICE_RULES,
  type NumberRule,
  RESISTANCE,
  WORD_RULES,
} from './field-rules.ts';
import type { PowerWords } from './power-words.ts';

/** Types for which a check compares several lines, or asks for one that is missing. */
const NEVER_PLAIN: ReadonlySet<number> = new Set([
  TYPE.spell,
  TYPE.ego,
  TYPE.god,
  TYPE.altar,
  TYPE.place,
]);

/** Known keys whose texts checks ask for, beside those of words and dice. */
const ASKED = ['artifact', 'randomitems', ...NAMING.map(({ field }) => field)];

const RESISTANCES: readonly NumberRule[] = [
  { field: 'resist_…', of: [], ...RESISTANCE, fraction: true },
];

/** The rules for the number of each known key, by its index. */
type RangesByIndex = readonly (readonly NumberRule[] | undefined)[];

const RANGES: ReadonlyMap<CheckedKind, RangesByIndex> = new Map(
  [...RANGES_OF].map(([kind, ranges]) => [
    kind,
    [...arcKeys.values()].map(({ called }) =>
      isResistance(called) ? RESISTANCES : ranges.get(called),
    ),
  ]),
);

/** Tells plain archetypes from others, for one content. */
export class PlainKinds {
  /** Whether a check asks for the text of a known key, by its index. */
  readonly #isAsked: readonly boolean[];

  /** @param powers whose words are checked */
  constructor(powers: PowerWords | undefined) {
    const words = [...(powers?.spells.values() ?? []), ...(powers?.items.values() ?? [])];
    const rules = [...WORD_RULES, ...DICE_RULES, ...words];
    const asked = new Set([...ASKED, ...rules.map(({ field }) => field)]);
    this.#isAsked = [...arcKeys.values()].map(({ name }) => asked.has(name));
  }

  /** Whether all that an archetype's lines say is sound, and names nothing. */
  has({ fields, keyValues, inventory }: ObjectDraft, archetype: Archetype): boolean {
    if (keyValues !== undefined || inventory !== undefined || NEVER_PLAIN.has(archetype.type)) {
      return false;
    }
    const kind = checkedKind(archetype);
    const ranges = RANGES.get(kind);
    if (kind === 'monster' || ranges === undefined) {
      return false;
    }
    for (let at = 0; at < fields.count; at++) {
      if (!this.#isSound(fields.keyAt(at), fields.valueAt(at), ranges)) {
        return false;
      }
    }
    return true;
  }

  #isSound({ index }: ArcKey, value: string | number, ranges: RangesByIndex): boolean {
    const rules = ranges[index];
    if (typeof value === 'string') {
      return rules === undefined && !this.#isAsked[index];
    }
    for (let at = 0; rules !== undefined && at < rules.length; at++) {
      if (!fits(rules[at]!, value)) {
        return false;
      }
    }
    return true;
  }
}
