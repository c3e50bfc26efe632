// Golden vectors of moods, golems and monsters' own casting: their fields and those of the rules.

import type { Chance } from '@roguewright/engine/chance';
import {
  ATTACK_TYPES,
  type BonusView,
  golemLevel,
  type MonsterChoice,
  monsterChoice,
  type SpellcraftRules,
} from '@roguewright/engine/spellcraft';
import { moodChange } from '@roguewright/engine/spells';
import type { Adapter } from '../adapter.ts';

interface MoodInput {
  readonly casterLevel: number;
  readonly monsterLevel: number;
  readonly attackType: number;
  readonly resistFear: number;
  readonly resistConfusion: number;
  readonly immunityChance: number;
  readonly monsterUndead: boolean;
  readonly spellUndead: boolean;
}

const FEAR = 2 ** ATTACK_TYPES.indexOf('fear');
const CONFUSION = 2 ** ATTACK_TYPES.indexOf('confusion');

const moodAdapter: Adapter = {
  rule: 'spells/mood-change',
  slot: 'spells',
  answer: ({ slots }, input: MoodInput, ask) => {
    const { attackType, resistFear, resistConfusion } = input;
    const among = [
      ...((attackType & FEAR) === 0 ? [] : [resistFear]),
      ...((attackType & CONFUSION) === 0 ? [] : [resistConfusion]),
    ];
    return ask.ask(moodChange, slots.spells, {
      casterLevel: input.casterLevel,
      monsterLevel: input.monsterLevel,
      hasAttackType: attackType !== 0,
      resistance: Math.max(0, ...among),
      immunityChance: input.immunityChance,
      sparesUndead: input.monsterUndead && !input.spellUndead,
      fixed: false,
    });
  },
};

interface GolemInput {
  readonly by: 'player' | 'monster';
  readonly casterLevel: number;
  readonly golem: {
    readonly hp: number;
    readonly dam: number;
    readonly wc: number;
    readonly speed: number;
    readonly attackType: number;
  };
  readonly spell: {
    readonly level: number;
    readonly duration: number;
    readonly durationModifier: number;
    readonly dam: number;
    readonly damModifier: number;
    readonly rangeModifier: number;
    readonly attackType: number;
    readonly wcIncreaseRate?: number;
  };
}

const golemAdapter: Adapter = {
  rule: 'spells/summon-level',
  slot: 'spells',
  answer: ({ slots }, { by, casterLevel, golem, spell }: GolemInput) => {
    const cast: Omit<BonusView, 'modifier'> = {
      spellLevel: spell.level,
      baseLevel: casterLevel,
      paths: { path: 0, attuned: 0, repelled: 0, denied: 0 },
    };
    const { hp: hitPoints, dam: damage, wc, speed, attackType } = golem;
    const made = golemLevel(slots.spells, {
      byHero: by === 'player',
      cast,
      golem: { hitPoints, damage, wc, speed, attackType },
      spell: {
        damage: spell.dam,
        duration: spell.duration,
        damageModifier: spell.damModifier,
        durationModifier: spell.durationModifier,
        rangeModifier: spell.rangeModifier,
        wcModifier: spell.wcIncreaseRate ?? 0,
        attackType: spell.attackType,
      },
    });
    return {
      hp: made.hitPoints,
      maxHp: made.hitPoints,
      dam: made.damage,
      wc: made.wc,
      speed: shown(made.speed),
      exp: 0,
      attackType: made.attackType,
    };
  },
};

/** Single precision with nine digits, as recorded. */
function shown(speed: number): number {
  return Number(Math.fround(speed).toPrecision(9));
}

interface ChoiceInput {
  readonly spells: readonly {
    readonly subtype: number;
    readonly range: number;
    readonly dam: number;
    readonly sp?: number;
    readonly grace?: number;
  }[];
  readonly path: number;
  readonly sp: number;
  readonly grace: number;
  readonly confused?: boolean;
  readonly ownerDirection?: number;
}

/** The choice with what is left after it. */
function chosen(chance: Chance, rules: SpellcraftRules, input: ChoiceInput) {
  const { sp, grace } = input;
  const choice: MonsterChoice = monsterChoice(chance, rules, {
    spells: input.spells.map(spell => ({
      subtype: spell.subtype,
      range: spell.range,
      damage: spell.dam,
      mana: spell.sp ?? 0,
      grace: spell.grace ?? 0,
    })),
    path: input.path,
    mana: sp,
    grace,
    confused: input.confused === true,
    ...(input.ownerDirection !== undefined && { ownerDirection: input.ownerDirection }),
  });
  if (choice.kind === 'nothing') {
    return { spell: null, sp, grace, keepsCasting: choice.keepsCasting };
  }
  const { spell, direction } = choice;
  const paid = input.spells[spell]!;
  return { spell, direction, sp: sp - (paid.sp ?? 0), grace: grace - (paid.grace ?? 0) };
}

const choiceAdapter: Adapter = {
  rule: 'spells/monster-spell-choice',
  slot: 'spells',
  answer: ({ slots }, input: ChoiceInput, ask) => ask.ask(chosen, slots.spells, input),
};

/** The adapters of sides. */
export const sideAdapters: readonly Adapter[] = [moodAdapter, golemAdapter, choiceAdapter];
