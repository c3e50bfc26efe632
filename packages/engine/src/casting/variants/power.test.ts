import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, NoteList, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { attemptToCast } from '../attempt/attempt.ts';
import { CASTING_SKILLS } from '../slot/names.ts';
import { prepareChances } from '../success/chance-tables.ts';
import { successChance } from '../success/success-chance.ts';
import { summonedTurns } from './creatures.ts';
import { itemsCursed, risesFromBones } from './monster-magic.ts';
import {
  maintenanceOf,
  monsterTries,
  type PowerPriceView,
  powerChance,
  powerPrice,
  powerRegeneration,
} from './power.ts';

const library = createRulesets();
const rules = library.resolve('fiqhack').slots.casting;

const mage: PowerPriceView = {
  caster: 'hero',
  role: 'wizard',
  intelligence: 18,
  level: 1,
  spellLevel: 1,
  skill: 'basic',
  bodyArmour: 'none',
  helmet: 'none',
  gloves: 'none',
  boots: 'none',
  shield: 'none',
  robe: false,
  quarterstaff: false,
  amulet: false,
};

describe('a chance that raises the price', () => {
  it('is a sum, limited by skill', () => {
    // 50 + 5 + 90 − 25 = 120, at most 60 at basic.
    expect(powerChance(rules, mage)).toBe(60);
    expect(powerChance(rules, { ...mage, skill: 'expert' })).toBe(100);
    expect(powerChance(rules, { ...mage, skill: 'expert', bodyArmour: 'metallic' })).toBe(70);
  });

  it('counts a robe or a quarterstaff as five of intelligence, up to 20, once', () => {
    const dull = { ...mage, intelligence: 8, spellLevel: 3, skill: 'expert' } as const;
    expect(powerChance(rules, dull)).toBe(20);
    expect(powerChance(rules, { ...dull, robe: true })).toBe(45);
    expect(powerChance(rules, { ...dull, robe: true, quarterstaff: true })).toBe(45);
    const clever = { ...dull, intelligence: 19, robe: true };
    expect(powerChance(rules, clever)).toBe(powerChance(rules, { ...clever, intelligence: 20 }));
  });

  it.each([
    // The document's force bolt: 5 at 100 %, 10 at 50, 20 at 25, 500 at 1, 1000 at 0.
    [100, 5],
    [50, 10],
    [25, 20],
    [1, 500],
    [0, 1000],
  ])('of %i %% makes 5 energy %i', (chance, cost) => {
    const roles = { ...rules.power!.roles, wizard: chance - 70 };
    const most = { ...rules.power!.most, basic: 100 };
    const power = { ...rules.power!, roles, most };
    expect(powerPrice({ ...rules, power }, mage)).toEqual({ chance, cost });
  });

  it('doubles for the Amulet', () => {
    expect(powerPrice(rules, mage).cost).toBe(8);
    expect(powerPrice(rules, { ...mage, amulet: true }).cost).toBe(16);
  });

  it('rises with level and intelligence, and falls with the spell', () => {
    const views = fc.record({
      intelligence: fc.integer({ min: 3, max: 24 }),
      level: fc.integer({ min: 1, max: 29 }),
      spellLevel: fc.integer({ min: 1, max: 6 }),
      skill: fc.constantFrom(...CASTING_SKILLS),
    });
    fc.assert(
      fc.property(views, change => {
        const view = { ...mage, ...change };
        const chance = powerChance(rules, view);
        const more = (grown: object) => powerChance(rules, { ...view, ...grown });
        expect(more({ level: view.level + 1 })).toBeGreaterThanOrEqual(chance);
        expect(more({ intelligence: view.intelligence + 1 })).toBeGreaterThanOrEqual(chance);
        expect(more({ spellLevel: view.spellLevel + 1 })).toBeLessThanOrEqual(chance);
      }),
    );
  });

  it('is what a hero of any ruleset is asked by, and can’t be put in tables', () => {
    const view = {
      role: 'wizard',
      stat: 18,
      level: 1,
      spellLevel: 1,
      skill: 'expert',
      emergency: false,
      special: false,
      bodyArmour: 'nonmetallic',
      robe: false,
      shield: 'large',
      metallicShield: true,
      helmet: 'none',
      gloves: 'none',
      boots: 'none',
      quarterstaff: false,
    } as const;
    const notes = new NoteList();
    expect(successChance(rules, view, notes)).toBe(75);
    expect(notes.toArray().map(({ fact }) => fact)).toContain('power-armour');
    expect(successChance(rules, { ...view, shield: 'small', metallicShield: false })).toBe(100);
    expect(() => prepareChances(rules)).toThrow(/chanceByPower/);
  });

  it('refuses roles and rulesets that have none', () => {
    expect(() => powerChance(rules, { ...mage, role: 'wizzard' })).toThrow(/did you mean wizard/);
    const nethack = library.resolve('nethack-3.6.7').slots.casting;
    expect(() => powerChance(nethack, mage)).toThrow(/no chance that raises the price/);
  });
});

describe('an attempt that can’t fail', () => {
  const attempt = {
    knowsSpells: true,
    spell: 'force-bolt',
    forgotten: false,
    stunned: false,
    confused: false,
    strangled: false,
    form: { silent: false, headless: false, voice: 'normal' },
    weapon: { stuck: false, twoHanded: false, quarterstaff: false },
    heldShield: 'none',
    nutrition: 900,
    strength: 10,
    burden: 'unencumbered',
    role: 'wizard',
    intelligence: 18,
    price: 5,
    amulet: false,
    energy: 30,
    chance: 25,
    spellLevel: 1,
    skill: 'basic',
  } as const;

  it('costs what the chance makes of its price, and twice as much nutrition for the cleverest too', () => {
    const { list } = new Enumerator().ask(attemptToCast, rules, attempt);
    expect(list).toEqual([
      {
        value: {
          outcome: 'cast',
          energy: 10,
          nutrition: 860,
          usesTurn: true,
          training: 1,
          hitPointsLost: 0,
        },
        probability: 1,
      },
    ]);
  });

  it('lacks energy where a better chance would not, twice as soon with the Amulet', () => {
    const outcome = (change: object) =>
      attemptToCast(new ScriptedChance([]), rules, { ...attempt, ...change }).outcome;
    expect(outcome({ chance: 10 })).toBe('not-enough-energy');
    expect(outcome({ amulet: true })).toBe('not-enough-energy');
    expect(outcome({ amulet: true, chance: 50 })).toBe('cast');
  });

  it('fails in confusion, and takes nutrition alone', () => {
    const confused = { ...attempt, confused: true };
    expect(attemptToCast(new ScriptedChance([]), rules, confused)).toMatchObject({
      outcome: 'fail',
      energy: 30,
      nutrition: 860,
      usesTurn: false,
    });
  });
});

describe('what else FIQHack has', () => {
  it('keeps up a few spells at a twentieth or a tenth of their price', () => {
    const price = (spell: string, skill: 'basic' | 'skilled') =>
      maintenanceOf(rules, { spell, skill, price: 20 });
    expect(price('levitation', 'basic')).toBe(100);
    expect(price('light', 'basic')).toBe(200);
    expect(price('detect-monsters', 'basic')).toBeUndefined();
    expect(price('detect-monsters', 'skilled')).toBe(100);
    expect(price('force-bolt', 'skilled')).toBeUndefined();
  });

  it('gives back hundredths of energy by level and wisdom', () => {
    const view = { role: 'wizard', level: 10, wisdom: 13, maintenance: 0 };
    expect(powerRegeneration(rules, view)).toBe(40 + 20 + 33);
    expect(powerRegeneration(rules, { ...view, role: 'knight', maintenance: 100 })).toBe(-40);
  });

  it('makes monsters short of energy hold back seven times in eight', () => {
    const tries = (energy: number) =>
      new Enumerator().ask(monsterTries, rules, { energy, mostEnergy: 30 });
    expect(tries(10).probability(value => value)).toBe(1);
    expect(tries(9).probability(value => value)).toBe(1 / 8);
  });

  it('curses up to 18 items, fewer with protection, none past the Heart', () => {
    const bare = {
      magicResistant: false,
      halfSpellDamage: false,
      magicbane: false,
      heartOfAhriman: false,
    };
    const odds = (change: object) =>
      new Enumerator().askNumber(itemsCursed, rules, { ...bare, ...change });
    expect([odds({}).min, odds({}).max]).toEqual([1, 18]);
    expect(odds({ magicResistant: true, halfSpellDamage: true }).max).toBe(6);
    expect(odds({ magicbane: true }).probability(0)).toBeCloseTo(5 / 6, 12);
    expect(odds({ heartOfAhriman: true }).max).toBe(0);
    const nethack = library.resolve('nethack-3.6.7').slots.casting;
    const there = (change: object) =>
      new Enumerator().askNumber(itemsCursed, nethack, { ...bare, ...change });
    expect([there({}).min, there({}).max]).toEqual([1, 6]);
    expect(there({ magicResistant: true }).max).toBe(3);
    expect(there({ magicResistant: true, halfSpellDamage: true }).max).toBe(2);
    expect(there({ magicbane: true }).atLeast(1)).toBeCloseTo(1 / 20, 12);
  });

  it('lets half of the dead rise with their spells', () => {
    const rises = (id: string) =>
      new Enumerator()
        .ask(risesFromBones, library.resolve(id).slots.casting, 0)
        .probability(value => value);
    expect([rises('fiqhack'), rises('nethack-3.6.7')]).toEqual([0.5, 0]);
  });

  it('sends summoned creatures away after 5 to 20 turns', () => {
    expect(CASTING_SKILLS.map(skill => summonedTurns(rules, skill))).toEqual([5, 5, 10, 15, 20]);
    const nethack = library.resolve('nethack-3.6.7').slots.casting;
    expect(summonedTurns(nethack, 'expert')).toBeUndefined();
  });

  it('tells more of what is identified the better the skill', () => {
    const told = CASTING_SKILLS.map(skill => rules.identifying![skill]);
    expect(told.map(({ length }) => length)).toEqual([3, 3, 7, 8, 9]);
    expect(told[3]).toContain('beatitude');
    expect(told[2]).not.toContain('beatitude');
  });
});
