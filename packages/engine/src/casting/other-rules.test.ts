import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { energyGain, mostRegeneration, regenerationTurns } from './attempt/regeneration.ts';
import { type TeleportView, teleportAtWill } from './attempt/teleport-at-will.ts';
import { charmedTameness, familiarDifficulty, healingExperience } from './variants/creatures.ts';
import { invoke } from './variants/invoking.ts';

const library = createRulesets();
const of = (id: string) => library.resolve(id).slots.casting;

describe('teleporting at will', () => {
  const able: TeleportView = {
    ability: true,
    role: 'wizard',
    level: 8,
    knowsSpell: false,
    confused: false,
    energy: 40,
    nutrition: 500,
    strength: 10,
    burden: 'unencumbered',
  };

  it.each([
    ['nethack-3.6.7', {}, { kind: 'jump', energy: 30, nutrition: 100 }],
    ['nethack-3.6.7', { energy: 29 }, 'not-enough-energy'],
    ['nethack-3.6.7', { nutrition: 10 }, 'too-hungry'],
    ['nethack-3.6.7', { strength: 3 }, 'too-weak'],
    ['nethack-3.6.7', { burden: 'overtaxed' }, 'overburdened'],
    ['nethack-3.6.7', { level: 7 }, 'no-ability'],
    ['nethack-3.6.7', { level: 7, knowsSpell: true }, { kind: 'cast' }],
    ['nethack-3.6.7', { ability: false, knowsSpell: true, confused: true }, 'confused'],
    ['nethack-3.6.7', { role: 'priest', level: 11, knowsSpell: true }, { kind: 'cast' }],
    ['nethack-3.6.7', { role: 'priest', level: 12 }, { kind: 'jump', energy: 30, nutrition: 100 }],
    ['nethack-3.4.3', { nutrition: 100 }, 'too-hungry'],
    ['nethack-3.4.3', { strength: 5 }, 'too-weak'],
    ['nethack-3.4.3', { energy: 19 }, 'not-enough-energy'],
    ['nethack-3.4.3', { energy: 20 }, { kind: 'jump', energy: 19, nutrition: 100 }],
  ] as const)('under %s with %j comes to %j', (id, change, result) => {
    const came = teleportAtWill(of(id), { ...able, ...change });
    if (typeof result === 'string') {
      const usesTurn = id === 'nethack-3.4.3';
      expect(came).toEqual({ kind: 'refused', reason: result, usesTurn });
    } else {
      expect(came).toEqual(result);
    }
  });
});

describe('energy', () => {
  const wizard = {
    role: 'wizard',
    level: 10,
    wisdom: 12,
    intelligence: 18,
    burden: 'unencumbered',
    turn: 28,
    energyRegeneration: false,
    magicalBreathing: true,
    energy: 5,
    mostEnergy: 50,
  } as const;

  it('comes back to a Wizard of level 10 every 14 turns, 1 to 3, with the amulet 1 to 5', () => {
    expect(regenerationTurns(of('nethack-3.6.7'), 'wizard', 10)).toBe(14);
    expect(regenerationTurns(of('nethack-3.6.7'), 'knight', 10)).toBe(18);
    expect(mostRegeneration(of('nethack-3.7'), wizard)).toBe(3);
    expect(mostRegeneration(of('nethack-5.0'), wizard)).toBe(5);
    expect(mostRegeneration(of('nethack-5.0'), { ...wizard, magicalBreathing: false })).toBe(3);
  });

  it('comes back in its turn, under a light load, up to the most', () => {
    const gain = (change: object, rolls: [string, number][] = []) =>
      energyGain(new ScriptedChance(rolls), of('nethack-5.0'), { ...wizard, ...change });
    expect(gain({}, [['energy-gain', 5]])).toBe(5);
    expect(gain({ energy: 48 }, [['energy-gain', 5]])).toBe(2);
    expect(gain({ energy: 50 })).toBe(0);
    expect(gain({ turn: 27 })).toBe(0);
    expect(gain({ burden: 'stressed' })).toBe(0);
    expect(gain({ turn: 27, energyRegeneration: true }, [['energy-gain', 4]])).toBe(4);
  });
});

describe('what skill does to creatures', () => {
  const tameness = (id: string, from: number, skill: 'basic' | 'skilled') =>
    new Enumerator().askNumber(charmedTameness, of(id), { tameness: from, skill });

  it('charms a pet of tameness 5 to 7 or 8 by skill, to 5 or 6 without', () => {
    const skilled = tameness('nethack-5.0', 5, 'skilled');
    expect([skilled.probability(7), skilled.probability(8)]).toEqual([0.5, 0.5]);
    const basic = tameness('nethack-5.0', 5, 'basic');
    expect([basic.probability(5), basic.probability(6)]).toEqual([0.5, 0.5]);
  });

  it('charms a pet of tameness 8 or 9 to 10, and changes nothing in 3.7', () => {
    expect(tameness('nethack-5.0', 8, 'skilled').probability(10)).toBe(1);
    expect(tameness('nethack-5.0', 9, 'skilled').probability(10)).toBe(1);
    expect(tameness('nethack-3.7', 5, 'skilled').probability(5)).toBe(1);
  });

  it('calls more difficult familiars in 5.0.0', () => {
    expect(familiarDifficulty(of('nethack-5.0'), 'expert')).toBe(12);
    expect(familiarDifficulty(of('nethack-5.0'), 'restricted')).toBe(0);
    expect(familiarDifficulty(of('nethack-3.7'), 'expert')).toBe(0);
  });

  it('teaches Healers of 5.0.0 what a pet lacked', () => {
    const view = { role: 'healer', healed: 20, missing: 12 };
    expect(healingExperience(of('nethack-5.0'), view)).toBe(12);
    expect(healingExperience(of('nethack-5.0'), { ...view, role: 'priest' })).toBe(0);
    expect(healingExperience(of('nethack-3.7'), view)).toBe(0);
  });
});

describe('invoking an artifact', () => {
  const grimtooth = { artifact: 'grimtooth', resting: true, energy: 25 };

  it('that casts casts as an expert, at no price, in 5.0.0', () => {
    const brand = { artifact: 'fire-brand', resting: false, energy: 0 };
    expect(invoke(of('nethack-5.0'), brand)).toEqual({
      works: true,
      energy: 0,
      rests: true,
      spell: 'fireball',
    });
    expect(invoke(of('nethack-3.7'), brand).spell).toBeUndefined();
  });

  it('that rests goes on at 25 energy, for a few in 5.0.0', () => {
    expect(invoke(of('nethack-5.0'), grimtooth)).toMatchObject({ works: true, energy: 25 });
    expect(invoke(of('nethack-5.0'), grimtooth).rests).toBe(false);
    expect(invoke(of('nethack-5.0'), { ...grimtooth, energy: 24 }).works).toBe(false);
    expect(invoke(of('nethack-3.7'), grimtooth).works).toBe(false);
    expect(invoke(of('nethack-5.0'), { ...grimtooth, artifact: 'fire-brand' }).works).toBe(false);
  });
});
