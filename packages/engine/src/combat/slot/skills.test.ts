import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { meleeSkill, missileSkill } from './skills.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

describe('base skill', () => {
  it('divides the product of rate and level once', () => {
    expect(meleeSkill(rules, { class: 'warrior', race: 'human', level: 2 })).toBe(79);
    expect(meleeSkill(rules, { class: 'warrior', race: 'human', level: 3 })).toBe(83);
    expect(missileSkill(rules, { class: 'warrior', race: 'human', level: 3 })).toBe(68);
  });

  it('of a rogue, ranger and paladin grows in ATTACK.SPO as their missile skill does', () => {
    const document = rulesets.resolve('attack-spo').slots.combat;
    expect(meleeSkill(document, { class: 'paladin', race: 'elf', level: 50 })).toBe(213);
    expect(meleeSkill(document, { class: 'rogue', race: 'high-elf', level: 25 })).toBe(145);
    expect(meleeSkill(rules, { class: 'rogue', race: 'high-elf', level: 25 })).toBe(170);
  });

  it('never falls with the level', () => {
    const classes = Object.keys(rules.classes) as (keyof typeof rules.classes)[];
    const races = Object.keys(rules.races) as (keyof typeof rules.races)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...classes),
        fc.constantFrom(...races),
        fc.integer({ min: 1, max: 49 }),
        (combatClass, race, level) => {
          const at = { class: combatClass, race, level };
          const next = { ...at, level: level + 1 };
          expect(meleeSkill(rules, next)).toBeGreaterThanOrEqual(meleeSkill(rules, at));
          expect(missileSkill(rules, next)).toBeGreaterThanOrEqual(missileSkill(rules, at));
        },
      ),
    );
  });
});
