// Golden vectors of speed: their fields and those of the rules.

import {
  adjustedSpeed,
  type BurdenedPointsView,
  burdenedPoints,
  burdenLevel,
  type Encumbrance,
  heroAllotment,
  type LoadView,
  type MonsterSpeedView,
  monsterAllotment,
  type RidingSkill,
  type RidingView,
  type SpeedAdjustment,
  type SpeedProperty,
  turnOrder,
} from '@roguewright/engine/speed';
import type { Adapter } from '../adapter.ts';

interface MonsterInput {
  readonly speed: number;
  readonly adjust: SpeedAdjustment;
}

interface RidingInput {
  readonly steedSpeed: number;
  readonly steedAdjust: SpeedAdjustment;
  readonly galloping: boolean;
  readonly running: boolean;
  readonly ridingSkill?: RidingSkill;
}

interface HeroInput {
  readonly baseSpeed: number;
  readonly speedProperty: SpeedProperty;
  readonly encumbrance: Encumbrance;
  readonly slow?: boolean;
}

function monsterView({ speed, adjust }: MonsterInput): MonsterSpeedView {
  return { speed, adjustment: adjust };
}

/** In the vectors a rider's last action was always a move. */
function ridingView(input: RidingInput | null | undefined): RidingView | undefined {
  return input === null || input === undefined
    ? undefined
    : {
        ridingSkill: input.ridingSkill,
        speed: input.steedSpeed,
        adjustment: input.steedAdjust,
        galloping: input.galloping,
        running: input.running,
        moved: true,
      };
}

const heroAllotmentAdapter: Adapter = {
  rule: 'speed/hero-allotment',
  slot: 'speed',
  answer: ({ slots }, input: HeroInput & { readonly riding?: RidingInput | null }, ask) =>
    ask.ask(heroAllotment, slots.speed, { ...input, riding: ridingView(input.riding) }),
};

const encumbranceAdapter: Adapter = {
  rule: 'speed/encumbrance',
  slot: 'speed',
  answer: ({ slots }, input: BurdenedPointsView) => burdenedPoints(slots.speed, input),
};

const monsterAllotmentAdapter: Adapter = {
  rule: 'speed/monster-allotment',
  slot: 'speed',
  answer: ({ slots }, input: MonsterInput, ask) =>
    ask.askNumber(monsterAllotment, slots.speed, monsterView(input)),
};

const adjustedSpeedAdapter: Adapter = {
  rule: 'speed/adjusted-speed',
  slot: 'speed',
  answer: ({ slots }, input: MonsterInput) => adjustedSpeed(slots.speed, monsterView(input)),
};

const burdenLevelAdapter: Adapter = {
  rule: 'speed/burden-level',
  slot: 'speed',
  answer: ({ slots }, input: LoadView) => burdenLevel(slots.speed, input),
};

interface TurnOrderInput {
  readonly hero: HeroInput;
  readonly monsters: readonly (MonsterInput & { readonly id: string; readonly movement: number })[];
  readonly helpless: { readonly afterAction: number; readonly turns: number } | null;
  readonly turns: number;
}

const turnOrderAdapter: Adapter = {
  rule: 'speed/turn-order',
  slot: 'speed',
  answer: ({ slots }, { hero, monsters, helpless, turns }: TurnOrderInput, ask) =>
    ask.ask(turnOrder, slots.speed, {
      hero,
      monsters: monsters.map(({ id, movement, ...monster }) => ({
        id,
        movement,
        ...monsterView(monster),
      })),
      helpless: helpless ?? undefined,
      turns,
    }),
};

/** The adapters of the speed room. */
export const speedAdapters: readonly Adapter[] = [
  heroAllotmentAdapter,
  encumbranceAdapter,
  monsterAllotmentAdapter,
  adjustedSpeedAdapter,
  burdenLevelAdapter,
  turnOrderAdapter,
];
