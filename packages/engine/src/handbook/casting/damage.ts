// What attack spells do.

import {
  type CastingRules,
  type DrainLifeView,
  damageBonus,
  drainLife,
  explosionCount,
  explosionForce,
  type ForceBoltView,
  forceBolt,
  type RayDamageView,
  rayDamage,
} from '../../casting/index.ts';
import { type Chance, Enumerator, type Outcomes } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { percent, signed, tableOf } from '../contract/tables.ts';

const LEVELS = [1, 5, 10, 14, 20, 25, 30];
const INTELLIGENCES = [3, 9, 10, 13, 14, 18, 19, 24, 25];

/** A caster without an artifact, and a target that resists nothing. */
const MEETING = {
  ...{ casterLevel: 10, intelligence: 16, artifact: false },
  ...{ targetLevel: 5, targetResistance: 0 },
};

function bonus({ slots }: Ruleset): Table {
  return tableOf(
    'Bonus to damage, by intelligence and experience level, at basic skill',
    ['intelligence', ...LEVELS.map(level => `level ${level}`)],
    INTELLIGENCES.map(intelligence => [
      String(intelligence),
      ...LEVELS.map(level => signed(damageBonus(slots.casting, { intelligence, level }))),
    ]),
  );
}

function hitPointsDrained(chance: Chance, rules: CastingRules, view: DrainLifeView): number {
  return drainLife(chance, rules, view).hitPoints;
}

/** `mean (least–most)` of an outcome. */
function spread(found: Outcomes<number>): string {
  const values = found.list.flatMap(({ value, probability }) => (probability > 0 ? [value] : []));
  const mean = found.mean(value => value).toFixed(1);
  return `${mean} (${Math.min(...values)}–${Math.max(...values)})`;
}

function damages({ slots }: Ruleset): Table {
  const rules = slots.casting;
  const ask = new Enumerator();
  const rows = LEVELS.map(casterLevel => {
    const caster = { ...MEETING, casterLevel, intelligence: 18 };
    const ray: RayDamageView = {
      ...{ ...caster, spell: 'cone-of-cold', skill: 'basic' },
      ...{ immune: false, immuneToOpposite: false },
    };
    return [
      String(casterLevel),
      spread(ask.ask(rayDamage, rules, { ...ray, spell: 'magic-missile' })),
      spread(ask.ask(rayDamage, rules, ray)),
      spread(ask.ask(rayDamage, rules, { ...ray, immuneToOpposite: true })),
      spread(ask.ask(explosionForce, rules, { ...caster, form: 'plain' })),
      spread(ask.ask(explosionForce, rules, { ...caster, form: 'skilled' })),
    ];
  });
  return tableOf(
    'Damage with intelligence 18: mean, least and most, to a target that resists nothing',
    [
      'level',
      'magic missile',
      'cone of cold',
      'cone against fire resistance',
      'fireball below skilled',
      'each explosion from skilled',
    ],
    rows,
  );
}

function explosions({ slots }: Ruleset): Table {
  const found = new Enumerator().ask(explosionCount, slots.casting, undefined);
  return tableOf(
    'Explosions of one cast from skilled on',
    ['explosions', 'chance'],
    found.list.map(({ value, probability }) => [String(value), percent(probability)]),
  );
}

function single({ slots }: Ruleset): Table {
  const rules = slots.casting;
  const ask = new Enumerator();
  const bolt: ForceBoltView = { ...MEETING, targetArmourClass: 10, magicResistant: false };
  const drained = (targetLevel: number, kind: DrainLifeView['kind']) => {
    const view: DrainLifeView = {
      ...{ ...MEETING, targetLevel, kind, baseLevel: targetLevel },
      ...{ resistsDrain: false, golemHitPoints: 0 },
      ...{ targetHitPoints: 999, targetMostHitPoints: 999 },
    };
    return spread(ask.ask(hitPointsDrained, rules, view));
  };
  return tableOf(
    'Damage at level 10 with intelligence 16: mean, least and most',
    ['spell', 'damage'],
    [
      ['force bolt, at armour class 10', spread(ask.ask(forceBolt, rules, bolt))],
      ['drain life, at a level 5 monster', drained(5, 'ordinary')],
      ['drain life, at a level 0 monster', drained(0, 'ordinary')],
      ['drain life, at an adult dragon', drained(15, 'adult-dragon')],
    ],
  );
}

/** The section. */
export const bonusSection: Section = {
  name: 'damage-bonus',
  title: 'The bonus to damage',
  text: ({ slots }) => [
    'Intelligence and experience level change the damage of most attack spells.',
    slots.casting.steps.boundDamage(5, -9) >= 1
      ? 'A penalty never takes a total above 1 to below 1.'
      : 'A penalty counts in full, but damage never heals.',
  ],
  tables: [bonus],
  sources: ['NetHack 3.6.7 src/zap.c (spell_damage_bonus)'],
  statements: ['SC-109..SC-110'],
};

/** The section. */
export const damage: Section = {
  name: 'damage',
  title: 'What attack spells do',
  text: ({ slots }) => {
    const { forceBolt: bolt, ray, explosion } = slots.casting.attack;
    return [
      `Force bolt does ${bolt.dice.count}d${bolt.dice.sides} plus the bonus, if it hits.`,
      'Drain life takes the hit points that a level of the monster is worth: by its kind, fewer for a level 0 monster, and its hit points divided by its base level for a golem. If the monster does not resist, it loses that much again, the same from its maximum, and a level. A monster that resists takes half.',
      `Magic missile and, below skilled, cone of cold are rays of d${ray.sides}s. The number of dice is experience level ÷ ${ray.levelsPerDie} + 1. They do nothing to a target that is immune. Cone of cold adds as many d${ray.oppositeSides}s against a target that resists fire. The bonus is added once.`,
      `Fireball below skilled is a single explosion of ${explosion.plain.count}d${explosion.plain.sides}, without the bonus. It bursts at the first creature or in front of an obstacle.`,
      `From ${explosion.skills[0] ?? 'no skill'} on, cone of cold and fireball are explosions of 3 × 3 squares. The first is centred on a square that the caster picks, at most ${explosion.reach} steps away. Each further one is centred at random on one of the nine squares around it. Every explosion hurts every monster in its area by experience level ÷ ${explosion.levelsPerPoint} + 1, plus the bonus.`,
      `A monster that resists takes half. Resistance to the opposite element multiplies the damage by ${explosion.opposite}. Items that the explosion endangers add to the damage of their bearer.`,
    ];
  },
  tables: [damages, single, explosions],
  suggestions: [
    {
      label: 'A fireball at an ogre',
      ask: {
        question: 'cast',
        inputs: {
          spell: 'spell_fireball',
          level: '12',
          int: '18',
          skill: 'basic',
          'target-hp': '7d8',
        },
      },
    },
  ],
  sources: [
    'NetHack 3.6.7 src/zap.c (bhitm, zhitm)',
    'src/spell.c (spelleffects)',
    'src/explode.c (explode)',
    'src/makemon.c (monhp_per_lvl)',
  ],
  statements: ['SC-111..SC-136'],
};
