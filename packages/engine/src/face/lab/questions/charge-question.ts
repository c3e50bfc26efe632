// The question of `odds charge`, read from its options.

import {
  AIMS,
  BEATITUDES,
  type Beatitude,
  type BookChargeView,
  MOST_RECHARGED,
  type RingChargeView,
  type ToolChargeView,
} from '../../../charging/index.ts';
import type { WandOddsView } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { withArticle } from '../../../words/index.ts';
import { OptionError } from '../reading/option-error.ts';
import { integerOption, nameOption } from '../reading/values.ts';
import { bookKinds, ringKinds, toolKinds, usualAim, wandKinds } from './charge-kinds.ts';

/** What is told of the fields. */
export interface ChargeOptions {
  readonly wand?: string;
  readonly ring?: string;
  readonly tool?: string;
  readonly book?: string;
  readonly aim?: string;
  readonly source: string;
  readonly beatitude: string;
  readonly charges: string;
  readonly recharged: string;
  readonly fuel: string;
  readonly lit?: true;
  readonly luck: string;
  readonly hp: string;
}

/** What is charged, and the same in words. */
export type ChargeQuestion =
  | { readonly of: 'wand'; readonly view: WandOddsView; readonly title: string }
  | { readonly of: 'ring'; readonly view: RingChargeView; readonly title: string }
  | { readonly of: 'tool'; readonly view: ToolChargeView; readonly title: string }
  | { readonly of: 'book'; readonly view: BookChargeView; readonly title: string };

/** Charges are a signed byte in the original. */
const MOST_CHARGES = 127;
const MOST_FUEL = 150_000;
const MOST_LUCK = 13;

/** Reads the options. Throws a UsageError that names option, value and range. */
export function chargeQuestion(ruleset: Ruleset, options: ChargeOptions): ChargeQuestion {
  const { wand, ring, tool, book } = options;
  const named = Object.entries({ wand, ring, tool, book }).filter(([, kind]) => kind !== undefined);
  const [first, second] = named;
  if (first !== undefined && second !== undefined) {
    const problem = `can't be combined with --${first[0]}: name one of --wand, --ring, --tool and --book`;
    throw new OptionError(`--${second[0]}`, problem);
  }
  const rules = ruleset.slots.charging;
  const source = nameOption('--source', options.source, BEATITUDES);
  if (ring !== undefined) {
    return ringQuestion(options, nameOption('--ring', ring, ringKinds(rules)), source);
  }
  if (book !== undefined) {
    return bookQuestion(options, nameOption('--book', book, bookKinds(ruleset)), source);
  }
  return tool === undefined
    ? wandQuestion(options, nameOption('--wand', wand ?? 'magic-missile', wandKinds(rules)), source)
    : toolQuestion(options, nameOption('--tool', tool, toolKinds(rules)), source);
}

function wandQuestion(options: ChargeOptions, wand: string, source: Beatitude): ChargeQuestion {
  const aim = options.aim === undefined ? usualAim(wand) : nameOption('--aim', options.aim, AIMS);
  const charges = integerOption('--charges', options.charges, -1, MOST_CHARGES);
  const counted = countedOf(options);
  const mostHitPoints = integerOption('--hp', options.hp, 1, 9999);
  const title = `a wand of ${spoken(wand)} ${counter(counted.recharged, charges)}`;
  return {
    of: 'wand',
    view: { wand, aim, source, charges, mostHitPoints, ...counted },
    title: titleOf(counted.beatitude, title, source),
  };
}

function bookQuestion(options: ChargeOptions, book: string, source: Beatitude): ChargeQuestion {
  const aim = nameOption('--aim', options.aim ?? 'none', AIMS);
  const charges = integerOption('--charges', options.charges, -1, MOST_CHARGES);
  const counted = countedOf(options);
  const title = `a spellbook of ${spoken(book)} ${counter(counted.recharged, charges)}`;
  return {
    of: 'book',
    view: { book, aim, source, charges, ...counted },
    title: titleOf(counted.beatitude, title, source),
  };
}

function ringQuestion(options: ChargeOptions, ring: string, source: Beatitude): ChargeQuestion {
  const enchantment = integerOption('--charges', options.charges, -MOST_CHARGES, MOST_CHARGES);
  const luck = integerOption('--luck', options.luck, -MOST_LUCK, MOST_LUCK);
  const signed = enchantment < 0 ? `${enchantment}` : `+${enchantment}`;
  const title = `a ${signed} ring of ${spoken(ring)}, charged by ${article(source)} source`;
  return { of: 'ring', view: { ring, enchantment, source, luck }, title };
}

function toolQuestion(options: ChargeOptions, tool: string, source: Beatitude): ChargeQuestion {
  const charges = integerOption('--charges', options.charges, -MOST_CHARGES, MOST_CHARGES);
  const fuel = integerOption('--fuel', options.fuel, 0, MOST_FUEL);
  const counted = countedOf(options);
  const title = `${withArticle(spoken(tool))} ${counter(counted.recharged, charges)}`;
  return {
    of: 'tool',
    view: { tool, source, charges, fuel, lit: options.lit ?? false, ...counted },
    title: titleOf(counted.beatitude, title, source),
  };
}

/** `magic marker` of `magic-marker`. */
function spoken(kind: string): string {
  return kind.replaceAll('-', ' ').replace('pick axe', 'pick-axe');
}

function countedOf(options: ChargeOptions) {
  return {
    beatitude: nameOption('--beatitude', options.beatitude, BEATITUDES),
    recharged: integerOption('--recharged', options.recharged, 0, MOST_RECHARGED),
  };
}

function counter(recharged: number, charges: number): string {
  return `(${recharged}:${charges})`;
}

function titleOf(beatitude: Beatitude, thing: string, source: Beatitude): string {
  const which = beatitude === 'uncursed' ? thing : `${thing}, ${beatitude}`;
  return `${which}, charged by ${article(source)} source`;
}

function article(source: Beatitude): string {
  return source === 'uncursed' ? 'an uncursed' : `a ${source}`;
}
