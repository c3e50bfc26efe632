// The kind, enchantment and number of missiles that a spell makes. Crossfire server/spell_effect.c
// (cast_create_missile).

import { floorDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';
import { plainWords } from './named-kind.ts';

/** A kind of missile. */
export interface MissileKind {
  readonly name: string;
  readonly plural: string;
}

/** A named quality of missiles. */
export interface MissileQuality {
  readonly name: string;
  readonly value: number;
  /** It harms some races more: no spell makes it. */
  readonly slays: boolean;
}

/** A spell that makes missiles. */
export interface MissileView {
  readonly kinds: readonly MissileKind[];
  /** Index of the kind that is made if the text names none. */
  readonly usual: number;
  readonly qualities: readonly MissileQuality[];
  /** The spell's damage with its adjustment: the greatest enchantment. */
  readonly dam: number;
  readonly damAdjustment: number;
  /** Its duration with its adjustment: the number of plain missiles. */
  readonly duration: number;
  readonly durationAdjustment: number;
  /** What is wanted: a kind, then an enchantment or a quality; empty for the best. */
  readonly text: string;
}

/** The result. */
export interface MadeMissiles {
  /** Index of the kind. */
  readonly kind: number;
  readonly plus: number;
  /** 1 or more. */
  readonly count: number;
  /** Index of the quality; absent: none. */
  readonly quality?: number;
}

/** Why no missiles are made. */
export type MissileFailure = 'unknown-quality' | 'too-powerful' | 'no-kind';

/** The missiles, or why there are none. */
export function createMissile(
  rules: SpellcraftRules,
  view: MissileView,
): MadeMissiles | MissileFailure {
  const { leastPlus, mostPlus, perPlus, surchargeOver } = rules.making.missiles;
  const { kind, rest } = kindIn(view);
  if (view.kinds[kind] === undefined) {
    return 'no-kind';
  }
  const typed = /^[+-]?\d+/.exec(rest)?.[0];
  const most = view.dam + view.damAdjustment;
  const number = view.duration + view.durationAdjustment;
  // A kind without a number asks for plain ones.
  const wanted = view.text.trim() === '' ? most : Math.min(most, Number(typed ?? 0));
  let plus = Math.min(mostPlus, Math.max(leastPlus, wanted));
  let surcharge = 0;
  let quality: number | undefined;
  if (typed === undefined && rest !== '') {
    quality = view.qualities.findIndex(({ name, slays }) => !slays && withoutOf(name) === rest);
    if (quality < 0) {
      return 'unknown-quality';
    }
    plus = 0;
    surcharge = 1 + floorDiv(view.qualities[quality]!.value, surchargeOver);
  }
  const price = plus + surcharge;
  // The original compares without signs, so a negative price exceeds every number.
  if (price < 0 || number <= perPlus * price) {
    return 'too-powerful';
  }
  const count = number - perPlus * price;
  return { kind, plus, count, ...(quality !== undefined && { quality }) };
}

/** The kind that a text begins with, and what follows it. */
function kindIn({ kinds, usual, text }: MissileView): { kind: number; rest: string } {
  const written = withoutOf(text);
  let found = { kind: usual, rest: written, length: 0 };
  for (const [kind, { name, plural }] of kinds.entries()) {
    for (const word of [plainWords(name), plainWords(plural)]) {
      const begins = written === word || written.startsWith(`${word} `);
      if (begins && word.length > found.length) {
        found = { kind, rest: withoutOf(written.slice(word.length)), length: word.length };
      }
    }
  }
  return found;
}

/** A text without the word `of` at its beginning: `bolts 3`. */
function withoutOf(text: string): string {
  return plainWords(text).replace(/^of /, '');
}
