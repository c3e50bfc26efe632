import { describe, expect, it } from 'vitest';
import type { OddsAnswer, WeaponOdds } from '../odds/index.ts';
import { comparisonRows, recallLines } from './fight-lines.ts';

const words = {
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  decimal: (value: number) => String(Math.round(100 * value) / 100),
};

const sword: WeaponOdds = {
  item: 3,
  name: 'long sword',
  wielded: true,
  blows: 2,
  extraBlows: 0,
  heavy: false,
  heavyPenalty: 0,
  hitChance: 0.75,
  blowDamage: [
    [3, 0.5],
    [9, 0.5],
  ],
  meanBlowDamage: 6,
  damage: [
    [0, 0.1],
    [18, 0.9],
  ],
  meanDamage: 9,
  killChance: 0.2,
  turns: { mean: 2.5, tenth: 1, half: 2, nineTenths: 4, plot: [] },
  guess: false,
};

const answer: OddsAnswer = {
  ask: 'recall',
  certainty: { kind: 'exact' },
  asFarAsYouKnow: true,
  failPercent: 0,
  price: 0,
  pool: 'energy',
  andGrace: 0,
  forGrace: 0,
  nutrition: 0,
  ticks: 10,
  targets: [],
  squares: [],
  healing: [],
  explanation: [],
  weapons: [sword],
  recall: {
    name: 'wolf',
    about: 'It is grey.',
    level: 5,
    speed: 18,
    armourClass: 30,
    hitPoints: [
      [5, 0.5],
      [15, 0.5],
    ],
    flags: ['animal', 'immune-cold', 'resists-sleep'],
    kills: 2,
    blows: [{ method: 'bite', dice: '1d6', effect: '', felt: 1, hitChance: 0.5 }],
    allFelt: false,
    abilities: ['howl'],
    damage: [[0, 1]],
    meanDamage: 1.75,
    turns: { mean: 9, tenth: 4, half: 8, nineTenths: 14, plot: [] },
    gameTurns: { yours: 2.5, its: 6 },
  },
};

describe('what is known of a monster, in lines', () => {
  it('tells that it stands in the dark, where that is among the reasons of a blow', () => {
    const reason = (text: string) => ({ text, probability: 1 });
    const seen = recallLines({ ...answer, explanation: [reason('You strike 2 blows.')] }, words);
    const dark = reason("You don't see your target well: your skill of 40 counts as 20.");
    const felt = recallLines({ ...answer, explanation: [dark] }, words);
    expect(felt.filter(line => !seen.includes(line))).toEqual(['In the dark: harder to hit.']);
    const summed = { ...reason('… and …'), each: [dark] };
    expect(recallLines({ ...answer, explanation: [summed] }, words)).toEqual(felt);
  });

  it('tells what shows, what was learned, and what both are worth', () => {
    expect(recallLines(answer, words)).toEqual([
      'It is grey.',
      'Level 5, armour class 30, moves 18 times in 12 turns, 5 to 15 hit points, mean 10.',
      'You know it to be an animal, immune to cold and immune to sleep.',
      'You have killed 2 of its kind.',
      'Its bite does 1d6 damage. It hits 50 % of the time.',
      'It may have attacks that haven’t hit you yet.',
      'It can cast howl.',
      'These attacks do 1.75 damage a move on average; from your current hit points they kill you after 9 moves on average (4 to 14 in 80 % of fights, 8 or fewer in half).',
      'With the long sword: 2 blows a turn, 75 % to hit, 9 damage a turn; it is dead after 2.5 attacks on average (1 to 4 in 80 % of fights, 2 or fewer in half).',
      'In game turns, you need 2.5 to kill it, and it needs 6 to kill you.',
    ]);
  });

  it('counts one attack as one, and gives no range that has one end', () => {
    const turns = { mean: 1, tenth: 1, half: 1, nineTenths: 1, plot: [] };
    const lines = recallLines({ ...answer, weapons: [{ ...sword, turns }] }, words);
    expect(lines).toContain(
      'With the long sword: 2 blows a turn, 75 % to hit, 9 damage a turn; it is dead after 1 attack on average (1 in 80 % of fights).',
    );
  });

  it('says nothing where nothing was asked', () => {
    const { recall: _, ...other } = answer;
    expect(recallLines(other, words)).toEqual([]);
  });
});

describe('two weapons side by side', () => {
  it('have a row for each number', () => {
    const club: WeaponOdds = {
      ...sword,
      item: 0,
      name: 'bare hands',
      wielded: false,
      blows: 1,
      extraBlows: -1,
      heavy: true,
      heavyPenalty: 8,
      turns: { plot: [] },
      guess: true,
    };
    const rows = comparisonRows({ ...answer, weapons: [sword, club] }, words);
    expect(rows[0]).toEqual(['', 'long sword, in hand', 'bare hands']);
    expect(rows).toContainEqual(['Blows a turn', '2', '1 (-1 extra)']);
    expect(rows).toContainEqual(['Turns to kill', '2.5', 'never']);
    expect(rows).toContainEqual(['Weight', 'not too heavy', 'too heavy: 1 blow, −8 to hit']);
    const dull = { ...club, turns: { plot: [], half: 26, nineTenths: 55 } };
    expect(comparisonRows({ ...answer, weapons: [sword, dull] }, words)).toEqual(
      expect.arrayContaining([
        ['Turns to kill', '2.5', 'may never'],
        ['… in 50 % of fights', expect.any(String), '26 or fewer'],
      ]),
    );
    expect(rows).toContainEqual(['Known', 'fully', 'in part: the rest by probability']);
    expect(comparisonRows({ ...answer, weapons: [] }, words)).toEqual([]);
  });
});
