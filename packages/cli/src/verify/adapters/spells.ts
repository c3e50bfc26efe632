// Golden vectors of spell objects: their fields and those of the rules.

import {
  type BonusView,
  baseLevel,
  castingTime,
  damageBonus,
  describePaths,
  durationBonus,
  type EffectClockView,
  effectClock,
  effectiveLevels,
  type HealingView,
  healing,
  type LabelledPaths,
  levelCost,
  type PathView,
  rangeBonus,
  type WearerView,
  wornPaths,
} from '@roguewright/engine/spellcraft';
import type { Adapter } from '../adapter.ts';

interface PathInput {
  readonly path: number;
  readonly attuned: number;
  readonly repelled: number;
  /** Prices and times don't ask for it. */
  readonly denied?: number;
}

function pathView({ path, attuned, repelled, denied = 0 }: PathInput): PathView {
  return { path, attuned, repelled, denied };
}

interface EffectiveLevelInput extends PathInput {
  readonly level: number;
  readonly needsSkill: boolean;
  readonly caster: 'player' | 'other';
  readonly objectLevel: number;
  readonly skillLevel: number | null;
}

const effectiveLevelAdapter: Adapter = {
  rule: 'spells/effective-level',
  slot: 'spells',
  answer: ({ slots }, input: EffectiveLevelInput) =>
    effectiveLevels(slots.spells, {
      spellLevel: input.level,
      baseLevel: baseLevel(slots.spells, {
        kind: input.caster,
        ownLevel: input.objectLevel,
        skillLevel: input.skillLevel ?? undefined,
        needsSkill: input.needsSkill,
      }),
      paths: pathView(input),
    }),
};

interface CostInput extends PathInput {
  readonly level: number;
  readonly casterLevel: number;
  readonly sp: number;
  readonly grace: number;
  readonly maxsp: number;
  readonly maxgrace: number;
  readonly levelDependent: boolean;
}

const levelCostAdapter: Adapter = {
  rule: 'spells/level-cost',
  slot: 'spells',
  answer: ({ slots }, input: CostInput) =>
    levelCost(slots.spells, {
      spellLevel: input.level,
      baseLevel: input.casterLevel,
      paths: pathView(input),
      sp: input.sp,
      grace: input.grace,
      maxsp: input.maxsp,
      maxgrace: input.maxgrace,
      growsWithLevel: input.levelDependent,
    }),
};

interface BonusInput extends PathInput {
  readonly level: number;
  readonly casterLevel: number;
}

function bonusView(input: BonusInput, modifier: number): BonusView {
  return {
    spellLevel: input.level,
    baseLevel: input.casterLevel,
    paths: pathView(input),
    modifier,
  };
}

const damAdjustAdapter: Adapter = {
  rule: 'spells/dam-adjust',
  slot: 'spells',
  answer: ({ slots }, input: BonusInput & { readonly damModifier: number }) =>
    damageBonus(slots.spells, bonusView(input, input.damModifier)),
};

const durationAdjustAdapter: Adapter = {
  rule: 'spells/duration-adjust',
  slot: 'spells',
  answer: ({ slots }, input: BonusInput & { readonly durationModifier: number }) =>
    durationBonus(slots.spells, bonusView(input, input.durationModifier)),
};

const rangeAdjustAdapter: Adapter = {
  rule: 'spells/range-adjust',
  slot: 'spells',
  answer: ({ slots }, input: BonusInput & { readonly rangeModifier: number }) =>
    rangeBonus(slots.spells, bonusView(input, input.rangeModifier)),
};

const castingTimeAdapter: Adapter = {
  rule: 'spells/casting-time',
  slot: 'spells',
  answer: ({ slots }, input: PathInput & { readonly castingTime: number }) =>
    castingTime(slots.spells, { castingTime: input.castingTime, paths: pathView(input) }),
};

const pathNamesAdapter: Adapter = {
  rule: 'spells/path-names',
  slot: 'spells',
  answer: ({ slots }, input: LabelledPaths) => describePaths(slots.spells, input),
};

const wornPathsAdapter: Adapter = {
  rule: 'spells/worn-paths',
  slot: 'spells',
  answer: ({ slots }, input: WearerView) => wornPaths(slots.spells, input),
};

const turnClockAdapter: Adapter = {
  rule: 'spells/turn-clock',
  slot: 'spells',
  answer: ({ slots }, input: EffectClockView) => effectClock(slots.spells, input),
};

const healingAmountAdapter: Adapter = {
  rule: 'spells/healing-amount',
  slot: 'spells',
  answer: ({ slots }, input: HealingView, ask) => ask.ask(healing, slots.spells, input),
};

/** The adapters of the spellcraft room. */
export const spellcraftAdapters: readonly Adapter[] = [
  effectiveLevelAdapter,
  levelCostAdapter,
  damAdjustAdapter,
  durationAdjustAdapter,
  rangeAdjustAdapter,
  castingTimeAdapter,
  pathNamesAdapter,
  wornPathsAdapter,
  turnClockAdapter,
  healingAmountAdapter,
];
