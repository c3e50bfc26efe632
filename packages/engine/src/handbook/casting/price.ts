// What a cast costs.

import {
  attemptPrice,
  baseEnergyCost,
  failedPrice,
  mostRegeneration,
  nutritionUsed,
  type RegenerationView,
  regenerationTurns,
} from '../../casting/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, counted, span, spoken, tableOf } from '../contract/tables.ts';

const LEVELS = span(1, 7);
const FED = 900;

function prices({ slots }: Ruleset): Table {
  const rules = slots.casting;
  const { nutrition, energy } = rules;
  const rows = LEVELS.map(level => {
    const plain = baseEnergyCost(rules, level);
    const price = attemptPrice(rules, { price: plain, chance: 100, amulet: false });
    const withAmulet = attemptPrice(rules, { price: plain, chance: 100, amulet: true });
    const view = { spell: 'sleep', role: 'priest', intelligence: 10, nutrition: FED, price };
    const most = energy.amuletSidesPerPoint * price;
    return [
      String(level),
      asked(price, 'cast', {
        'spell-level': String(level),
        skill: 'expert',
        int: '25',
        level: '30',
      }),
      failedPrice(rules, price),
      nutritionUsed(rules, view, price),
      withAmulet === price ? `${price + 1}–${price + most}` : withAmulet,
    ];
  });
  return tableOf(
    `Energy and nutrition by level of the spell (${counted(nutrition.perEnergy, 'point')} of nutrition for each energy)`,
    ['level', 'energy', 'energy if it fails', 'nutrition', 'energy with the Amulet'],
    rows,
  );
}

function hunger({ slots }: Ruleset): Table {
  const { reduced, reducedFor } = slots.casting.nutrition;
  const rows = reduced.map(({ intelligence, pays }) => [
    `${intelligence} or more`,
    pays.times === 0 ? 'nothing' : `${pays.times} of ${pays.over} parts`,
  ]);
  return tableOf(
    `Nutrition that is still paid, by intelligence: ${reducedFor.map(spoken).join(', ') || 'no role'}`,
    ['intelligence', 'pays'],
    [...rows, ['less', 'all of it']],
  );
}

function regeneration({ slots }: Ruleset): Table {
  const rules = slots.casting;
  const rows = [1, 5, 10, 15, 20, 25, 30].map(level => {
    const view: RegenerationView = {
      ...{ role: 'wizard', level, wisdom: 16, intelligence: 18, burden: 'unencumbered', turn: 1 },
      ...{ energyRegeneration: false, magicalBreathing: false, energy: 0, mostEnergy: 99 },
    };
    return [
      String(level),
      regenerationTurns(rules, 'wizard', level),
      regenerationTurns(rules, 'priest', level),
      `1–${mostRegeneration(rules, view)}`,
    ];
  });
  return tableOf(
    'Turns from one gain of energy to the next, and the gain with Int 18 and Wis 16',
    ['level', 'turns, Wizard', 'turns, Priest', 'energy'],
    rows,
  );
}

/** The section. */
export const price: Section = {
  name: 'price',
  title: 'What a cast costs',
  text: ({ slots }) => {
    const { energy, nutrition, attempt } = slots.casting;
    return [
      `A spell costs ${energy.perSpellLevel} energy for each of its levels${slots.casting.power === undefined ? '' : ', divided by the chance of success'}. ${energy.asWritten ? 'A spell whose file states a price costs that price instead. ' : ''}A failed cast costs ${energy.failure.times} of ${energy.failure.over} parts, rounded down.`,
      `Besides, it costs ${counted(nutrition.perEnergy, 'point')} of nutrition for each point of energy, whether it succeeds or fails. ${nutrition.free.map(spoken).join(' and ') || 'No spell'} costs none. The cost never takes the last ${nutrition.leaves} points.`,
      `A hero who carries the Amulet of Yendor pays more. Versions up to 3.6.0 raise the price by a die of ${energy.amuletSidesPerPoint} × the price, so the nutrition rises too, and a try that he cannot afford costs nothing. From 3.6.1 on that die is drained before the cast: the nutrition stays the same, and a drained caster has used his move even if too little is left.`,
      `The steps of an attempt under these rules are ${attempt.order.map(spoken).join(', ')}.`,
      'Without enough energy nothing is cast, and the hero is told so.',
    ];
  },
  tables: [prices, hunger, regeneration],
  suggestions: [
    {
      label: 'A level 3 spell with the Amulet',
      ask: {
        question: 'cast',
        inputs: { 'spell-level': '3', skill: 'expert', int: '18', amulet: 'yes' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (spelleffects)', 'src/allmain.c (moveloop)'],
  statements: ['SC-014..SC-016', 'SC-048..SC-063', 'SC-186..SC-190'],
};
