import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { applyPatch, createRulesets } from '../../rulesets/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { AttackView } from '../slot/views.ts';
import { simulateAttacks } from './attack-batch.ts';
import { prepareAttack, strikeAll } from './attack-damage.ts';
import { attackRows } from './attack-rows.ts';

const { combat } = createRulesets().resolve('angband-3.0.5').slots;
/** Every hit is critical, so that every class comes up. */
const critical = applyPatch<CombatRules>(combat, { critical: { powerPerLevel: 500 } }, 'test');

const views: fc.Arbitrary<AttackView> = fc.record({
  baseSkill: fc.integer({ min: -40, max: 250 }),
  blows: fc.integer({ min: 0, max: 6 }),
  weapon: fc.record({
    kind: fc.constantFrom('sword' as const, 'hafted' as const),
    dice: fc.integer({ min: 0, max: 12 }),
    sides: fc.integer({ min: 0, max: 20 }),
    weight: fc.integer({ min: 1, max: 400 }),
    toHit: fc.integer({ min: -10, max: 30 }),
    toDam: fc.integer({ min: -30, max: 30 }),
    flags: fc.constantFrom([], ['slay-animal' as const], ['execute-dragon' as const]),
  }),
  characterToHit: fc.integer({ min: -5, max: 20 }),
  characterToDam: fc.integer({ min: -20, max: 20 }),
  level: fc.integer({ min: 1, max: 50 }),
  monsterFlags: fc.constantFrom([], ['animal' as const], ['dragon' as const]),
  armourClass: fc.integer({ min: 0, max: 150 }),
  visible: fc.boolean(),
  hp: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
});

describe('attacks by the thousand', () => {
  it.each([
    ['the rules', combat],
    ['rules by which every hit is critical', critical],
  ])('are those played one by one, draw for draw, under %s', (_, rules) => {
    fc.assert(
      fc.property(
        fc.array(views, { maxLength: 8 }),
        fc.nat(),
        fc.nat(70),
        (casters, seed, drawn) => {
          const attacks = casters.map(view => prepareAttack(rules, view));
          const [alone, together] = [new Generator(seed), new Generator(seed)];
          for (let draw = 0; draw < drawn; draw++) {
            alone.u32();
            together.u32();
          }
          const out = new Int32Array(attacks.length);
          const rows = attackRows(rules, attacks);
          for (let pass = 0; pass < 3; pass++) {
            const chance = new PlayedChance(alone);
            simulateAttacks(together, rows, out);
            expect([...out]).toEqual(attacks.map(attack => strikeAll(chance, rules, attack)));
          }
          expect(together.u32()).toBe(alone.u32());
        },
      ),
    );
  });

  it('go on where they stopped when the generator is saved in between', () => {
    const attack = prepareAttack(combat, fc.sample(views, { numRuns: 1, seed: 5 })[0]!);
    const rows = attackRows(
      combat,
      Array.from({ length: 50 }, () => attack),
    );
    const generator = new Generator(3);
    const out = new Int32Array(50);
    simulateAttacks(generator, rows, out);
    const again = Generator.restore(generator.save());
    expect(again.u32()).toBe(generator.u32());
  });

  it('are refused when a hit has more cases than one word decides', () => {
    const attack = { ...prepareAttack(combat, fc.sample(views, 1)[0]!), n: 2 ** 21 };
    expect(() => attackRows(combat, [attack])).toThrow(UsageError);
  });
});
