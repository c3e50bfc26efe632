// A hero's hit points, energy and grace by the rules of spell objects: what his levels gave, the maxima as they
// were last counted, and the ticks until the next point of each.

import type { PoolKind, RunningPool } from '../../../spellcraft/index.ts';

/** A number for each pool. */
export type PoolNumbers = Record<PoolKind, number>;

/** The saved form. */
export interface HeroPoolsState {
  /** Ticks until the next point: hit points, energy, grace. */
  readonly waits: readonly [hitPoints: number, mana: number, grace: number];
  /** Points of the first levels. */
  readonly levels: readonly [
    hitPoints: readonly number[],
    mana: readonly number[],
    grace: readonly number[],
  ];
  /** Absent: the maxima have yet to be counted. */
  readonly counted?: readonly [hitPoints: number, mana: number, grace: number];
  /** Absent: false. */
  readonly resting?: true;
}

/** The pools, in their saved order. */
export const POOL_KINDS: readonly PoolKind[] = ['hitPoints', 'mana', 'grace'];

/** The pools of a hero. */
export class HeroPools {
  readonly running: Record<PoolKind, RunningPool> = {
    hitPoints: { points: 0, wait: 0, food: 0 },
    mana: { points: 0, wait: 0, food: 0 },
    grace: { points: 0, wait: 0, food: 0 },
  };
  /** Facts of a tick; kept, so that a tick allocates nothing. */
  readonly facts = { max: 0, gen: 0, armour: 0, held: false, resting: false, digestion: 0 };
  readonly levels: Record<PoolKind, number[]> = { hitPoints: [], mana: [], grace: [] };
  /** The maxima as last counted. */
  counted: PoolNumbers | undefined;
  /** His last command was to rest. */
  resting = false;
  /** What the maxima were last counted by, so that a turn without a change counts nothing. */
  countedBy: object | undefined;
  countedSlots = 0;

  /** Anything differs from a hero who was never counted. */
  get used(): boolean {
    return this.counted !== undefined || this.resting;
  }

  save(): HeroPoolsState {
    const { running, levels, counted, resting } = this;
    return {
      waits: [running.hitPoints.wait, running.mana.wait, running.grace.wait],
      levels: [[...levels.hitPoints], [...levels.mana], [...levels.grace]],
      ...(counted !== undefined && {
        counted: [counted.hitPoints, counted.mana, counted.grace] as const,
      }),
      ...(resting && { resting }),
    };
  }

  load(state: HeroPoolsState | undefined): void {
    if (state === undefined) {
      return;
    }
    for (const [index, kind] of POOL_KINDS.entries()) {
      this.running[kind].wait = state.waits[index]!;
      this.levels[kind].push(...state.levels[index]!);
    }
    if (state.counted !== undefined) {
      const [hitPoints, mana, grace] = state.counted;
      this.counted = { hitPoints, mana, grace };
    }
    this.resting = state.resting ?? false;
  }
}
