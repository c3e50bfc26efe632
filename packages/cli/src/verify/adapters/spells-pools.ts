// Golden vectors of failing casts, and of hit points, mana and grace.

import { ScriptedChance } from '@roguewright/engine/chance';
import type { Ruleset } from '@roguewright/engine/rulesets';
import {
  type BungleView,
  encumbranceBungle,
  type PoolGear,
  type PoolKind,
  playerPools,
  poolAfterTicks,
  prayerFumble,
} from '@roguewright/engine/spellcraft';
import type { Adapter } from '../adapter.ts';

interface FumbleInput {
  readonly wis: number;
  readonly spellLevel: number;
  readonly characterLevel: number;
  readonly luck: number;
}

const fumbleAdapter: Adapter = {
  rule: 'spells/prayer-fumble',
  slot: 'spells',
  tolerance: { relative: 1e-12 },
  answer: ({ slots }, { wis, ...input }: FumbleInput, ask) =>
    ask.ask(prayerFumble, slots.spells, { ...input, wisdom: wis }).probability(failed => failed),
};

const bungleAdapter: Adapter = {
  rule: 'spells/encumbrance-bungle',
  slot: 'spells',
  tolerance: { relative: 1e-12 },
  answer: ({ slots }, input: BungleView, ask) =>
    ask.ask(encumbranceBungle, slots.spells, input).probability(failed => failed),
};

interface RegenerationInput {
  readonly start: number;
  readonly max: number;
  readonly gen: number;
  readonly ticks: number;
  readonly wait?: number;
  readonly armour?: number;
  readonly golem?: boolean;
  readonly resting?: boolean;
  readonly digestion?: number;
}

/** Food with which every case begins. */
const FOOD = 900;

function regenerated({ slots }: Ruleset, pool: PoolKind, input: RegenerationInput) {
  const { start, max, gen, ticks, wait = 0, armour = 10 } = input;
  const { golem = false, resting = false, digestion = 0 } = input;
  const view = { pool, max, gen, armour, resting, digestion, ticks, held: golem };
  const course = poolAfterTicks(new ScriptedChance([]), slots.spells, {
    ...view,
    points: start,
    wait,
    food: FOOD,
  });
  return { gains: course.gains, after: course.points, wait: course.wait, food: course.food };
}

function regenerationAdapter(rule: string, pool: PoolKind): Adapter {
  return {
    rule,
    slot: 'spells',
    answer: (ruleset, input: RegenerationInput) => regenerated(ruleset, pool, input),
  };
}

/** Kinds of gear by type number. */
const KINDS: Readonly<Record<number, string>> = {
  3: 'rod',
  5: 'potion',
  14: 'bow',
  15: 'weapon',
  16: 'armour',
  33: 'shield',
  34: 'helmet',
  39: 'amulet',
  70: 'ring',
  87: 'cloak',
  99: 'boots',
  100: 'gloves',
  104: 'bracers',
  109: 'wand',
  113: 'girdle',
  114: 'force',
};

interface GearInput {
  readonly type: number;
  readonly applied: boolean;
  readonly hp?: number;
  readonly sp?: number;
  readonly grace?: number;
  readonly food?: number;
  readonly armour?: number;
  readonly con?: number;
  readonly pow?: number;
}

function gearOf(gear: readonly GearInput[]): PoolGear[] {
  return gear
    .filter(({ applied }) => applied)
    .map(item => ({
      kind: KINDS[item.type]!,
      hitPoints: item.hp,
      mana: item.sp,
      grace: item.grace,
      digestion: item.food,
      armour: item.armour,
      constitution: item.con,
      power: item.pow,
    }));
}

interface PoolsInput {
  readonly level: number;
  readonly manaLevel: number;
  readonly graceLevel: number;
  readonly con: number;
  readonly pow: number;
  readonly int: number;
  readonly wis: number;
  readonly levHp: readonly number[];
  readonly levSp: readonly number[];
  readonly levGrace: readonly number[];
  readonly gear: readonly GearInput[];
}

const poolsAdapter: Adapter = {
  rule: 'spells/player-pools',
  slot: 'spells',
  answer: ({ slots }, input: PoolsInput) => {
    const pools = playerPools(slots.spells, {
      level: input.level,
      manaLevel: input.manaLevel,
      graceLevel: input.graceLevel,
      constitution: input.con,
      power: input.pow,
      intelligence: input.int,
      wisdom: input.wis,
      levelHitPoints: input.levHp,
      levelMana: input.levSp,
      levelGrace: input.levGrace,
      gear: gearOf(input.gear),
    });
    return {
      maxHp: pools.maxHitPoints,
      maxSp: pools.maxMana,
      maxGrace: pools.maxGrace,
      genHp: pools.genHitPoints,
      genSp: pools.genMana,
      genGrace: pools.genGrace,
      armour: pools.armour,
      digestion: pools.digestion,
    };
  },
};

/** The adapters of failures and pools. */
export const poolAdapters: readonly Adapter[] = [
  fumbleAdapter,
  bungleAdapter,
  regenerationAdapter('spells/mana-regeneration', 'mana'),
  regenerationAdapter('spells/grace-regeneration', 'grace'),
  regenerationAdapter('spells/hp-regeneration', 'hitPoints'),
  poolsAdapter,
];
