import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoteList } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { added, applyPatch, createRulesets, type Patch } from '../../rulesets/index.ts';
import {
  BODY_KINDS,
  CASTING_SKILLS,
  HELMET_KINDS,
  SHIELD_SIZES,
  WORN_KINDS,
} from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import type { ChanceView } from '../slot/views.ts';
import { encodeChances, preparedChance, successChances, validateColumns } from './chance-batch.ts';
import { prepareChances } from './chance-tables.ts';
import { successChance } from './success-chance.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.casting;

const views: fc.Arbitrary<ChanceView> = fc.record({
  role: fc.constantFrom(...Object.keys(rules.roles)),
  stat: fc.integer({ min: 3, max: 25 }),
  level: fc.integer({ min: 1, max: 30 }),
  spellLevel: fc.integer({ min: 1, max: 7 }),
  skill: fc.constantFrom(...CASTING_SKILLS),
  emergency: fc.boolean(),
  special: fc.boolean(),
  bodyArmour: fc.constantFrom(...BODY_KINDS),
  robe: fc.boolean(),
  shield: fc.constantFrom(...SHIELD_SIZES),
  helmet: fc.constantFrom(...HELMET_KINDS),
  gloves: fc.constantFrom(...WORN_KINDS),
  boots: fc.constantFrom(...WORN_KINDS),
  quarterstaff: fc.boolean(),
  school: fc.constantFrom('attack', 'clerical'),
});

const ROBE_OF_POWER = {
  bare: { times: 0, over: 1, plus: -3, fact: 'robe' },
  robed: { times: 1, over: 3, plus: 1, fact: 'robe' },
} as const;

/** Every number and step that the tables are made from, changed. */
const patches: readonly Patch<CastingRules>[] = [
  {},
  { roles: { wizard: { base: 9, emergency: 5, shield: -6, suit: 31 } } },
  { gear: { helmet: { none: 1, nonmetallic: 2, metallic: -7, 'helm-of-brilliance': 11 } } },
  { gear: { gloves: { nonmetallic: 3 }, boots: { none: -2 }, quarterstaff: -3 } },
  { gear: { body: { nonmetallic: { bare: { times: 2, over: 3 } } } } },
  { penalty: { specialSpell: -40, most: 7 } },
  { penalty: { least: added(3) }, roles: { monk: { unhampered: added(['clerical']) } } },
  { gear: { body: { 'robe-of-power': added(ROBE_OF_POWER) } } },
  { difficulty: { perSkill: 2, ranks: { restricted: 4 }, headStart: -3 } },
  { chance: { most: 200, largeShieldOver: 3, final: { free: 25 } } },
  { steps: { aptitude: (_rules, stat) => 7 * stat } },
  {
    steps: {
      underPenalty: (_rules, chance, points) => Math.max(0, Math.min(100, chance - points)),
    },
  },
];

describe('success chances from tables', () => {
  it.each(patches.map((patch, number) => [number, patch] as const))(
    'are those of the rule, whatever an overlay changes (%i)',
    (_number, patch) => {
      const changed = applyPatch<CastingRules>(rules, patch, 'test');
      const tables = prepareChances(changed);
      fc.assert(
        fc.property(fc.array(views, { minLength: 1, maxLength: 20 }), casters => {
          const expected = casters.map(view => successChance(changed, view));
          const out = new Uint8Array(casters.length);
          successChances(tables, encodeChances(tables, casters), out);
          expect([...out]).toEqual(expected);
          expect(casters.map(view => preparedChance(tables, view))).toEqual(expected);
        }),
      );
    },
  );

  it.each(patches.map((patch, number) => [number, patch] as const))(
    'say why in the words of the rule (%i)',
    (_number, patch) => {
      const changed = applyPatch<CastingRules>(rules, patch, 'test');
      const tables = prepareChances(changed);
      const [byRule, byTables] = [new NoteList(), new NoteList()];
      fc.assert(
        fc.property(views, view => {
          byRule.clear();
          byTables.clear();
          successChance(changed, view, byRule);
          preparedChance(tables, view, byTables);
          expect(byTables.toArray()).toEqual(byRule.toArray());
        }),
      );
    },
  );

  it.each(['slashem', 'nethack-3.7', 'nethack-1.3d'])('are those of the rule under %s', id => {
    const { casting } = createRulesets().resolve(id).slots;
    const tables = prepareChances(casting);
    fc.assert(
      fc.property(views, view => {
        expect(preparedChance(tables, view)).toBe(successChance(casting, view));
      }),
    );
  });

  it('can be made for a few roles only, in any order', () => {
    const tables = prepareChances(rules, ['priest', 'wizard']);
    const [view] = fc.sample(views, { numRuns: 1, seed: 3 });
    const priest = { ...view!, role: 'priest' };
    expect(preparedChance(tables, priest)).toBe(successChance(rules, priest));
    expect(() => preparedChance(tables, { ...priest, role: 'knight' })).toThrow(UsageError);
    expect(() => prepareChances(rules, ['wizzard'])).toThrow(/did you mean wizard/);
  });
});

describe('columns', () => {
  const tables = prepareChances(rules);
  const columns = encodeChances(tables, fc.sample(views, { numRuns: 50, seed: 7 }));

  it('made from views are valid', () => {
    expect(() => validateColumns(tables, columns)).not.toThrow();
  });

  it.each([
    [{ stat: columns.stat.map(() => 26) }, /stat\[0\]: expected an integer from 3 to 25, got 26/],
    [{ stat: columns.stat.slice(1) }, /stat\.length: expected as many rows as caster has: 50/],
    [{ spell: columns.spell.map(() => 0) }, /spell\[0\]/],
    [{ caster: columns.caster.map(() => 2 ** 31) }, /caster\[0\]: expected an integer from 0 to/],
    [{ caster: columns.caster.map(() => 256) }, /`shield` together with `largeShield`/],
  ])('are refused for what no caster can be (%#)', (change, message) => {
    expect(() => validateColumns(tables, { ...columns, ...change })).toThrow(message);
  });
});
