// The chance to fail.

import { successChance } from '../../casting/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, percent, span, tableOf } from '../contract/tables.ts';
import { failure, inputsOf, WIZARD } from './casters.ts';

const SPELL_LEVELS = span(1, 7);
const LEVELS = [1, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30];

function byLevel(ruleset: Ruleset): Table {
  const rows = LEVELS.map(level => [
    String(level),
    ...SPELL_LEVELS.map(spellLevel => {
      const view = { ...WIZARD, level, spellLevel };
      return asked(percent(failure(ruleset, view)), 'cast', inputsOf(ruleset, view));
    }),
  ]);
  return tableOf(
    'Chance to fail of a Wizard with an attribute of 18, at basic skill, without armour',
    ['level', ...SPELL_LEVELS.map(level => `level ${level} spell`)],
    rows,
  );
}

function byStat(ruleset: Ruleset): Table {
  const stats = [8, 10, 12, 14, 16, 17, 18, 19, 20, 22, 25];
  const rows = stats.map(stat => [
    String(stat),
    ...SPELL_LEVELS.map(spellLevel => {
      const view = { ...WIZARD, level: 10, stat, spellLevel };
      return asked(percent(failure(ruleset, view)), 'cast', inputsOf(ruleset, view));
    }),
  ]);
  return tableOf(
    'The same Wizard at experience level 10, by attribute',
    ['attribute', ...SPELL_LEVELS.map(level => `level ${level} spell`)],
    rows,
  );
}

function ease({ slots }: Ruleset): Table {
  const rules = slots.casting;
  const levels = [1, 3, 5, 7];
  return tableOf(
    'Points that a difficulty adds to the chance, by level of the spell',
    ['difficulty', ...levels.map(level => `level ${level} spell`)],
    span(-8, 12).map(difficulty => [
      decimal(difficulty),
      ...levels.map(level => rules.steps.ease(rules, difficulty, level)),
    ]),
  );
}

function underPenalty({ slots }: Ruleset): Table {
  const rules = slots.casting;
  const chances = [30, 60, 90, 99, 120];
  return tableOf(
    'Final chance in percent, by the chance so far and the penalty',
    ['penalty', ...chances.map(chance => `from ${chance}`)],
    span(0, rules.penalty.most).map(penalty => [
      String(penalty),
      ...chances.map(chance => rules.steps.underPenalty(rules, chance, penalty)),
    ]),
  );
}

/** The section. */
export const fail: Section = {
  name: 'fail',
  title: 'The chance to fail',
  text: ruleset => {
    const { chance, difficulty, power } = ruleset.slots.casting;
    const { ofStat, hard, easy, final } = chance;
    const full = successChance(ruleset.slots.casting, { ...WIZARD, level: 14 });
    return [
      'The menu shows this chance in its column Fail. It depends on the attribute of the role, the experience level, the skill, the role and the gear.',
      ...(power === undefined
        ? []
        : [
            'Under these rules no cast fails for lack of skill. The chance below raises the price instead: the price is divided by it.',
          ]),
      `1. The base chance is ${decimal(ofStat.times / ofStat.over)} × the casting attribute, so 18 gives ${Math.floor((18 * ofStat.times) / ofStat.over)}.`,
      `2. The difficulty is ${difficulty.perSpellLevel} × (level of the spell − 1) − ${difficulty.perSkill} × skill − experience level ÷ ${difficulty.levelsPerPoint} − ${difficulty.headStart}. The skill counts ${difficulty.ranks.unskilled} at unskilled, ${difficulty.ranks.basic} at basic, ${difficulty.ranks.skilled} at skilled and ${difficulty.ranks.expert} at expert.`,
      `3. A difficulty above 0 takes √(${hard.times} × difficulty + ${hard.plus}) off the chance. A difficulty below 0 adds ${easy.times} × its size ÷ level of the spell, at most ${easy.most}. The chance then lies between 0 and ${chance.most}.`,
      `4. A shield heavier than a small shield divides the chance by ${chance.largeShieldOver}, or by ${chance.largeShieldSpecialOver} for the special spell of the role.`,
      `5. The final chance is chance × (${final.free} − penalty) ÷ ${final.over} − penalty, between 0 and 100.`,
      'Every division drops the fraction.',
      `A Wizard of level 14 with an attribute of 18 casts a level 1 spell at ${full} %.`,
    ];
  },
  tables: [byLevel, byStat, ease, underPenalty],
  suggestions: [
    {
      label: 'A Wizard in steel, step by step',
      ask: {
        question: 'cast',
        inputs: {
          level: '8',
          int: '18',
          'spell-level': '3',
          skill: 'basic',
          'body-armour': 'metallic',
        },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (percent_success)'],
  statements: ['SC-009', 'SC-064..SC-065', 'SC-081..SC-094', 'SC-150'],
};
