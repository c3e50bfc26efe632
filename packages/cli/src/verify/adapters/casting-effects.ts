// Verifies range, aim and damage of attack spells.

import {
  drainLife,
  explosionCount,
  explosionHit,
  explosionPlace,
  type FlightKind,
  forceBolt,
  type HitDieView,
  hitPointsPerLevel,
  rayDamage,
  rayHits,
  spellRange,
} from '@roguewright/engine/casting';
import type { Adapter } from '../adapter.ts';

const range: Adapter = {
  rule: 'casting/range',
  slot: 'casting',
  answer: (ruleset, input: { kind: FlightKind }, ask) =>
    ask.ask(spellRange, ruleset.slots.casting, input),
};

type AimedBy = { readonly source: 'hero-spell'; readonly skill: 'basic'; readonly dex: number };

const toHit: Adapter = {
  rule: 'casting/ray-to-hit',
  slot: 'casting',
  answer(ruleset, input: { ac: number } & (AimedBy | { source: 'other' }), ask) {
    const caster =
      input.source === 'hero-spell' ? { skill: input.skill, dexterity: input.dex } : undefined;
    return ask.ask(rayHits, ruleset.slots.casting, { armourClass: input.ac, caster });
  },
};

const explosions: Adapter = {
  rule: 'casting/explosion-count',
  slot: 'casting',
  answer: (ruleset, _input, ask) => ask.ask(explosionCount, ruleset.slots.casting, 0),
};

const placement: Adapter = {
  rule: 'casting/explosion-placement',
  slot: 'casting',
  answer(ruleset, input: { blocked: readonly (readonly [number, number])[] }, ask) {
    return ask.ask(explosionPlace, ruleset.slots.casting, {
      blocked: ({ dx, dy }) => input.blocked.some(([x, y]) => x === dx && y === dy),
    });
  },
};

interface HitDieInput {
  readonly targetKind: HitDieView['kind'];
  readonly golemHp: number;
  readonly targetBaseLevel: number;
  readonly targetLevel: number;
}

const hitDie: Adapter = {
  rule: 'casting/monster-hp-per-level',
  slot: 'casting',
  answer: (ruleset, input: HitDieInput, ask) =>
    ask.ask(hitPointsPerLevel, ruleset.slots.casting, {
      kind: input.targetKind,
      golemHitPoints: input.golemHp,
      baseLevel: input.targetBaseLevel,
      level: input.targetLevel,
    }),
};

interface DamageInput extends HitDieInput {
  readonly spell: 'force-bolt' | 'drain-life' | 'magic-missile' | 'cone-of-cold' | 'fireball';
  readonly form: 'ray' | 'explosion';
  readonly level: number;
  readonly int: number;
  readonly targetAc: number;
  readonly targetMr: number;
  readonly targetHp: number;
  readonly magicResistant: boolean;
  readonly resists: boolean;
  readonly resistsOpposite: boolean;
  readonly resistsDrain: boolean;
  readonly knightWithArtifact: boolean;
}

const damage: Adapter = {
  rule: 'casting/damage',
  slot: 'casting',
  answer(ruleset, input: DamageInput, ask) {
    const rules = ruleset.slots.casting;
    const caster = {
      casterLevel: input.level,
      intelligence: input.int,
      artifact: input.knightWithArtifact,
      targetLevel: input.targetLevel,
      targetResistance: input.targetMr,
    };
    if (input.spell === 'force-bolt') {
      const { targetAc: targetArmourClass, magicResistant } = input;
      return ask.ask(forceBolt, rules, { ...caster, targetArmourClass, magicResistant });
    }
    if (input.spell === 'drain-life') {
      return askDrain(rules, input, caster, ask);
    }
    const immunity = { immune: input.resists, immuneToOpposite: input.resistsOpposite };
    if (input.form === 'ray' && input.spell !== 'fireball') {
      const { spell } = input;
      return ask.ask(rayDamage, rules, { ...caster, ...immunity, spell, skill: 'basic' });
    }
    return ask.ask(explosionHit, rules, {
      ...caster,
      ...immunity,
      form: input.spell === 'fireball' ? 'plain' : 'skilled',
      holdsCaster: false,
      casterWithin: false,
    });
  },
};

type DrainParameters = Parameters<typeof drainLife>;
type Caster = Pick<
  DrainParameters[2],
  'casterLevel' | 'intelligence' | 'artifact' | 'targetLevel' | 'targetResistance'
>;

function askDrain(
  rules: DrainParameters[1],
  input: DamageInput,
  caster: Caster,
  ask: Parameters<Adapter['answer']>[2],
) {
  return ask.ask(
    (chance, of, view: DrainParameters[2]) => {
      const { hitPoints, mostHitPoints, levels, killed } = drainLife(chance, of, view);
      return { hpLoss: hitPoints, maxHpLoss: mostHitPoints, levelLoss: levels, killed };
    },
    rules,
    {
      ...caster,
      resistsDrain: input.resistsDrain,
      kind: input.targetKind,
      golemHitPoints: input.golemHp,
      baseLevel: input.targetBaseLevel,
      targetHitPoints: input.targetHp,
      targetMostHitPoints: input.targetHp,
    },
  );
}

/** The adapters of what attack spells do. */
export const castingEffectAdapters: readonly Adapter[] = [
  range,
  toHit,
  explosions,
  placement,
  hitDie,
  damage,
];
