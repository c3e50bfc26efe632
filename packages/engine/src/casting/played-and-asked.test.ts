import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { backfire, castForgotten } from './attempt/backfire.ts';
import { energyGain } from './attempt/regeneration.ts';
import { castAtSelf, returningRay } from './damage/at-self.ts';
import { drainLife } from './damage/drain-life.ts';
import { carriedLoss, explosionCount, explosionHit, explosionPlace } from './damage/explosion.ts';
import { rayHits, spellRange } from './damage/flight.ts';
import { forceBolt } from './damage/force-bolt.ts';
import { sleepTurns } from './damage/harmless-rays.ts';
import { hitPointsPerLevel } from './damage/monster-hit-points.ts';
import { rayDamage } from './damage/ray-damage.ts';
import { amnesia, spellsStruck } from './memory/amnesia.ts';
import { bookEffect, dullBook, dullSleep, studyProgress } from './memory/reading.ts';
import { startingSpells } from './slot/schools.ts';
import { charmedTameness } from './variants/creatures.ts';
import { itemsCursed } from './variants/monster-magic.ts';
import { monsterTries } from './variants/power.ts';

const library = createRulesets();
const of = (id: string) => library.resolve(id).slots.casting;
const latest = of('nethack-5.0');
const rules = of('nethack-3.6.7');

const battle = {
  casterLevel: 11,
  intelligence: 8,
  artifact: true,
  targetLevel: 6,
  targetResistance: 40,
} as const;

const prey = {
  ...battle,
  resistsDrain: false,
  kind: 'ordinary',
  golemHitPoints: 0,
  baseLevel: 6,
  targetHitPoints: 12,
  targetMostHitPoints: 14,
} as const;

const ray = {
  ...battle,
  spell: 'cone-of-cold',
  skill: 'basic',
  immune: false,
  immuneToOpposite: true,
} as const;

const blast = {
  ...battle,
  form: 'plain',
  immune: false,
  immuneToOpposite: true,
  holdsCaster: true,
  casterWithin: true,
} as const;

const forgotten = { spellLevel: 3, confusion: 4, stun: 2, energy: 9, nutrition: 500 };

const aim = { armourClass: -12, caster: { skill: 'expert', dexterity: 16 } } as const;

const scrolls = {
  element: 'fire',
  immune: true,
  stacks: [
    { class: 'scroll', count: 3, exempt: false },
    { class: 'potion', count: 2, exempt: false },
  ],
} as const;

const RULES: readonly (readonly [name: string, run: (chance: Chance) => unknown])[] = [
  ['backfire', c => backfire(c, rules, forgotten)],
  ['backfire, crossed', c => backfire(c, of('nethack-3.6.0'), forgotten)],
  ['a forgotten spell that drains', c => castForgotten(c, latest, forgotten)],
  ['amnesia, lucky', c => spellsStruck(c, rules, { known: 5, confused: true, luck: 5 })],
  ['amnesia of each', c => amnesia(c, rules, { memories: [1, 2, 3], confused: false, luck: 0 })],
  [
    'amnesia that fades',
    c => amnesia(c, of('fiqhack'), { memories: [2, 3], confused: false, luck: 0 }),
  ],
  ['range', c => spellRange(c, rules, { kind: 'dig' })],
  ['aim', c => rayHits(c, rules, aim)],
  [
    'force bolt',
    c => forceBolt(c, rules, { ...battle, targetArmourClass: 3, magicResistant: false }),
  ],
  ['hit points of a level', c => hitPointsPerLevel(c, rules, { ...prey, level: 0 })],
  ['drain life', c => drainLife(c, rules, prey)],
  ['drain life in 3.4.3', c => drainLife(c, of('nethack-3.4.3'), prey)],
  ['cone of cold', c => rayDamage(c, rules, ray)],
  ['cone of cold in 3.7', c => rayDamage(c, of('nethack-3.7'), ray)],
  [
    'a missile through resistance',
    c =>
      rayDamage(c, of('fiqhack'), {
        ...ray,
        spell: 'magic-missile',
        skill: 'expert',
        immune: true,
      }),
  ],
  ['an explosion', c => explosionHit(c, rules, blast)],
  ['explosions', c => explosionCount(c, rules)],
  ['where explosions are', c => explosionPlace(c, rules, { blocked: ({ dx, dy }) => dx === dy })],
  ['what is carried', c => carriedLoss(c, rules, scrolls)],
  [
    'a spell at oneself',
    c =>
      castAtSelf(c, rules, {
        spell: 'fireball',
        role: 'monk',
        immune: false,
        halfPhysicalDamage: false,
      }),
  ],
  [
    'a ray that comes back',
    c => returningRay(c, rules, { dice: 3, immune: false, halfSpellDamage: true }),
  ],
  ['charm', c => charmedTameness(c, latest, { tameness: 4, skill: 'skilled' })],
  ['a monster short of energy', c => monsterTries(c, of('fiqhack'), { energy: 1, mostEnergy: 9 })],
  [
    'energy that comes back',
    c =>
      energyGain(c, latest, {
        role: 'wizard',
        level: 10,
        wisdom: 12,
        intelligence: 18,
        burden: 'burdened',
        turn: 28,
        energyRegeneration: false,
        magicalBreathing: true,
        energy: 46,
        mostEnergy: 50,
      }),
  ],
  ['sleep', c => sleepTurns(c, rules, { ...battle, immune: false })],
  ['whether the dull book sends to sleep', c => dullBook(c, rules, { wisdom: 17 })],
  ['a sleep over the dull book', c => dullSleep(c, rules, { wisdom: 17, bookLevel: 3 })],
  ['turns of study through lenses', c => studyProgress(c, rules, { lenses: true })],
  ['a book that explodes', c => bookEffect(c, rules, 'explosion')],
  [
    'a bout of cursing',
    c =>
      itemsCursed(c, of('fiqhack'), {
        magicResistant: true,
        halfSpellDamage: false,
        magicbane: true,
        heartOfAhriman: false,
      }),
  ],
  ['books of a new Wizard', c => startingSpells(c, rules, { role: 'wizard' })],
];

const DRAWS = 12_000;

describe('every random rule of casting', () => {
  it.each(RULES)('has probabilities that sum to 1, and plays as it is asked: %s', (name, run) => {
    const { list } = new Enumerator().ask(chance => run(chance), {}, 0);
    expect(list.length).toBeGreaterThan(1);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const asked = new Map(
      list.map(({ value, probability }) => [JSON.stringify(value), probability]),
    );
    const chance = new PlayedChance(new Generator(name.length));
    const counts = new Map<string, number>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const outcome = JSON.stringify(run(chance));
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    for (const outcome of counts.keys()) {
      expect(asked.has(outcome)).toBe(true);
    }
    for (const [outcome, probability] of asked) {
      const expected = DRAWS * probability;
      if (expected >= 10) {
        const z = ((counts.get(outcome) ?? 0) - expected) / Math.sqrt(expected * (1 - probability));
        expect(Math.abs(z), `${outcome}: z = ${z}`).toBeLessThan(4);
      }
    }
  });
});
