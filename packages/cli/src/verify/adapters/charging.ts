// Golden vectors of charging: their fields and those of the rules.

import type { Chance } from '@roguewright/engine/chance';
import {
  type Aim,
  type Beatitude,
  type BlastView,
  type CancelView,
  type ChargingRules,
  cancelled,
  chargeBook,
  chargeRing,
  chargeTool,
  chargeWand,
  type ExplosionCause,
  expectedRecharges,
  explodeWand,
  type RechargedView,
  wrest,
} from '@roguewright/engine/charging';
import type { Adapter } from '../adapter.ts';

function wrestInTheirWords(chance: Chance, rules: ChargingRules, input: { spe: number }) {
  const { result, charges } = wrest(chance, rules, { charges: input.spe });
  return { result, spe: charges };
}

const wrested: Adapter = {
  rule: 'charging/wrest',
  slot: 'charging',
  answer: (ruleset, input: { spe: number }, ask) =>
    ask.ask(wrestInTheirWords, ruleset.slots.charging, input),
};

interface WandInput {
  readonly wand: string;
  readonly direction: Aim;
  readonly charge: Beatitude;
  readonly wandBeatitude: Beatitude;
  readonly spe: number;
  readonly recharged: number;
}

function wandInTheirWords(chance: Chance, rules: ChargingRules, input: WandInput) {
  const { wand, direction, charge, wandBeatitude, spe, recharged } = input;
  const outcome = chargeWand(chance, rules, {
    wand,
    aim: direction,
    source: charge,
    beatitude: wandBeatitude,
    charges: spe,
    recharged,
  });
  return outcome.kind === 'exploded'
    ? { exploded: true }
    : { exploded: false, recharged: outcome.recharged, spe: outcome.charges };
}

const wand: Adapter = {
  rule: 'charging/wand',
  slot: 'charging',
  answer: (ruleset, input: WandInput, ask) =>
    ask.ask(wandInTheirWords, ruleset.slots.charging, input),
};

interface BlastInput {
  readonly wand?: string;
  readonly direction?: Aim;
  readonly spe?: number;
  readonly cause?: ExplosionCause;
  readonly maxHp?: number;
}

/** Where damage goes by health the vectors leave the wand out, and where by the wand the health. */
function blastView(input: BlastInput): BlastView {
  const { wand: name = '', direction = 'none', spe = 0, cause = 'recharge-limit' } = input;
  return { wand: name, aim: direction, charges: spe, cause, mostHitPoints: input.maxHp ?? 0 };
}

function blastInTheirWords(chance: Chance, rules: ChargingRules, input: BlastInput): number {
  return explodeWand(chance, rules, blastView(input)).damage;
}

const blast: Adapter = {
  rule: 'charging/wand-explode-damage',
  slot: 'charging',
  answer: (ruleset, input: BlastInput, ask) =>
    ask.askNumber(blastInTheirWords, ruleset.slots.charging, input),
};

const averageRecharges: Adapter = {
  rule: 'charging/average-recharges',
  slot: 'charging',
  // Sums of products, in another order than the original's.
  tolerance: { relative: 1e-12 },
  answer: (ruleset, input: RechargedView) => expectedRecharges(ruleset.slots.charging, input),
};

interface BookInput {
  readonly book: string;
  readonly direction: Aim;
  readonly charge: Beatitude;
  readonly bookBeatitude: Beatitude;
  readonly spe: number;
  readonly recharged: number;
}

function bookInTheirWords(chance: Chance, rules: ChargingRules, input: BookInput) {
  const { book, direction, charge, bookBeatitude, spe, recharged } = input;
  const outcome = chargeBook(chance, rules, {
    book,
    aim: direction,
    source: charge,
    beatitude: bookBeatitude,
    charges: spe,
    recharged,
  });
  return outcome.kind === 'crumbled'
    ? { crumbled: true }
    : { crumbled: false, recharged: outcome.recharged, spe: outcome.charges };
}

const spellbook: Adapter = {
  rule: 'charging/spellbook',
  slot: 'charging',
  answer: (ruleset, input: BookInput, ask) =>
    ask.ask(bookInTheirWords, ruleset.slots.charging, input),
};

interface RingInput {
  readonly ring: string;
  readonly spe: number;
  readonly charge: Beatitude;
}

function ringInTheirWords(chance: Chance, rules: ChargingRules, input: RingInput) {
  const { ring: name, spe, charge } = input;
  const outcome = chargeRing(chance, rules, { ring: name, enchantment: spe, source: charge });
  switch (outcome.kind) {
    case 'exploded':
      return { exploded: true, damage: outcome.damage };
    case 'charged':
      return { exploded: false, spe: outcome.enchantment };
    case 'loss':
      return { loss: true };
  }
}

const ring: Adapter = {
  rule: 'charging/ring',
  slot: 'charging',
  answer: (ruleset, input: RingInput, ask) =>
    ask.ask(ringInTheirWords, ruleset.slots.charging, input),
};

interface ToolInput {
  readonly tool: string;
  readonly charge: Beatitude;
  readonly toolBeatitude: Beatitude;
  readonly spe: number;
  readonly recharged: number;
  readonly age?: number;
  readonly lit?: boolean;
}

function toolInTheirWords(chance: Chance, rules: ChargingRules, input: ToolInput) {
  const { tool: name, charge, toolBeatitude, spe, age, lit } = input;
  const outcome = chargeTool(chance, rules, {
    tool: name,
    source: charge,
    beatitude: toolBeatitude,
    charges: spe,
    recharged: input.recharged,
    fuel: age,
    lit,
  });
  const { charges, recharged, beatitude } = outcome;
  if (outcome.kind === 'loss') {
    return { loss: true, recharged, spe: charges };
  }
  return {
    loss: false,
    recharged,
    spe: charges,
    ...(age === undefined ? {} : { age: outcome.fuel, lit: outcome.lit }),
    ...(beatitude === undefined ? {} : { beatitude }),
  };
}

const tool: Adapter = {
  rule: 'charging/tool',
  slot: 'charging',
  answer: (ruleset, input: ToolInput, ask) =>
    ask.ask(toolInTheirWords, ruleset.slots.charging, input),
};

interface CancelInput extends Omit<CancelView, 'kind' | 'charges'> {
  readonly item: string;
  readonly spe: number;
}

const cancel: Adapter = {
  rule: 'charging/cancel',
  slot: 'charging',
  answer: (ruleset, { item, spe, ...input }: CancelInput) => {
    const { kind, charges, ...after } = cancelled(ruleset.slots.charging, {
      ...input,
      kind: item,
      charges: spe,
    });
    return { item: kind, spe: charges, ...after };
  },
};

/** Every rule of charging that the vectors can ask. */
export const chargingAdapters: readonly Adapter[] = [
  wrested,
  wand,
  blast,
  averageRecharges,
  spellbook,
  ring,
  tool,
  cancel,
];
