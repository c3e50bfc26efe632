import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets, RULESETS } from '../../rulesets/index.ts';
import { BEATITUDES } from '../slot/names.ts';
import { validateTool } from '../validate.ts';
import { fillLamp, type OilView } from './lamp-oil.ts';
import { chargeTool, type ToolCharged, type ToolChargeView } from './tool.ts';

const ask = new Enumerator();
const library = createRulesets();
const rulesOf = (id: string) => library.resolve(id).slots.charging;
const plain: ToolChargeView = {
  tool: 'magic-marker',
  source: 'blessed',
  beatitude: 'uncursed',
  charges: 0,
  recharged: 0,
};

function all(id: string, change: Partial<ToolChargeView>): readonly ToolCharged[] {
  return ask.ask(chargeTool, rulesOf(id), { ...plain, ...change }).list.map(({ value }) => value);
}

/** [recharged, fewest charges, most charges] */
function charged(id: string, change: Partial<ToolChargeView>): readonly number[] {
  const values = all(id, change);
  const charges = values.map(value => value.charges);
  return [values[0]!.recharged, Math.min(...charges), Math.max(...charges)];
}

describe('charging a tool', () => {
  it('brings what holds many charges to 50, to 75 when blessed, at most to what it holds', () => {
    expect(charged('nethack-3.6.7', {})).toEqual([1, 50, 50]);
    expect(charged('nethack-3.6.7', { charges: 40 })).toEqual([1, 75, 75]);
    expect(charged('nethack-3.6.7', { charges: 40, source: 'uncursed' })).toEqual([1, 50, 60]);
    expect(charged('nethack-3.6.7', { charges: 120 })).toEqual([1, 127, 127]);
    expect(charged('nethack-3.7', { charges: 90 })).toEqual([1, 99, 99]);
  });

  it('charges a marker only once; the page has it dry up then', () => {
    const again = { charges: 3, recharged: 1 } as const;
    expect(charged('nethack-3.6.7', again)).toEqual([1, 3, 3]);
    expect(charged('wiki-charge', again)).toEqual([1, 0, 0]);
    expect(charged('wiki-charge', { ...again, charges: 4 })).toEqual([1, 4, 4]);
    expect(charged('nethack-3.6.7', { ...again, source: 'cursed' })).toEqual([2, 0, 0]);
  });

  it('charges EvilHack’s hammer twice, and blasters four times', () => {
    const hammer = { tool: 'blacksmith-hammer', charges: 1 } as const;
    expect(charged('evilhack', { ...hammer, recharged: 1 })).toEqual([2, 4, 5]);
    expect(charged('evilhack', { ...hammer, recharged: 2 })).toEqual([2, 1, 1]);
    const blaster = { tool: 'hand-blaster', fuel: 7 } as const;
    expect(all('dnethack', { ...blaster, recharged: 3 })[0]).toMatchObject({
      recharged: 4,
      fuel: 100,
    });
    const spent = all('dnethack', { ...blaster, recharged: 4, source: 'cursed' });
    expect(spent[0]).toMatchObject({ recharged: 4, fuel: 7 });
  });

  it('makes a crystal ball of 3.7 take the beatitude of its source', () => {
    const ball = { tool: 'crystal-ball', charges: 6 } as const;
    const [cursed] = all('nethack-3.7', { ...ball, source: 'cursed', beatitude: 'blessed' });
    expect(cursed).toMatchObject({ charges: 0, beatitude: 'cursed' });
    const [blessed] = all('nethack-3.7', ball);
    expect(blessed).toMatchObject({ charges: 7, beatitude: 'blessed' });
    const [lifted] = all('nethack-3.7', {
      ...ball,
      charges: 7,
      source: 'uncursed',
      beatitude: 'cursed',
    });
    expect(lifted).toMatchObject({ charges: 7, beatitude: 'uncursed' });
    expect(all('nethack-3.6.7', ball)[0]).not.toHaveProperty('beatitude');
  });

  it('gives lamps fuel, and puts them out by a curse even if blessed', () => {
    const lamp = { tool: 'oil-lamp', charges: 1, fuel: 900, lit: true } as const;
    expect(all('nethack-3.6.7', lamp)[0]).toMatchObject({ fuel: 1500, lit: true, recharged: 0 });
    const uncursed = all('nethack-3.6.7', { ...lamp, source: 'uncursed', fuel: 200 });
    expect(uncursed[0]).toMatchObject({ fuel: 950, lit: true });
    const cursed = { ...lamp, source: 'cursed', beatitude: 'blessed' } as const;
    expect(all('nethack-3.6.7', cursed)[0]).toMatchObject({ fuel: 900, charges: 1, lit: false });
    expect(all('wiki-charge', cursed)[0]).toMatchObject({ fuel: 900, lit: true });
  });

  it('doesn’t see what a lit lamp burns, except in FIQHack', () => {
    const lamp = { tool: 'oil-lamp', charges: 1, fuel: 600, burning: 200, lit: true } as const;
    const uncursed = { ...lamp, source: 'uncursed' } as const;
    expect(all('nethack-3.6.7', uncursed)[0]).toMatchObject({ fuel: 1350 });
    expect(all('fiqhack', uncursed)[0]).toMatchObject({ fuel: 1500 });
  });

  it('counts tools whose type is flagged, in AceHack every tool', () => {
    const kinds = { saddle: 0, 'pick-axe': 1, 'oil-lamp': 0, 'bag-of-tricks': 1 };
    for (const [tool, counts] of Object.entries(kinds)) {
      expect(charged('nethack-3.4.3', { tool })[0]).toBe(counts);
      expect(charged('acehack', { tool })[0]).toBe(1);
    }
    expect(all('nethack-3.4.3', { tool: 'saddle' })[0]!.kind).toBe('loss');
    expect(charged('acehack', { tool: 'bag-of-tricks', recharged: 7 })[0]).toBe(7);
  });

  it('does the opposite with dNetHack’s engine and salve', () => {
    const engine = { tool: 'preservative-engine', charges: 3 } as const;
    expect(charged('dnethack', { ...engine, source: 'cursed' })).toEqual([1, 8, 8]);
    expect(charged('dnethack', engine)).toEqual([1, 0, 0]);
    expect(charged('dnethack', { ...engine, beatitude: 'blessed' })).toEqual([1, 3, 3]);
    expect(charged('dnethack', { ...engine, source: 'uncursed' })).toEqual([1, 4, 4]);
  });

  it.each([
    ['dnethack', 'hand-blaster', 100, 10, 80, 99],
    ['dnethack', 'mass-shadow-pistol', 1000, 100, 800, 999],
    ['dnethack', 'carcosan-sting', 50, 5, 25, 45],
    ['dnethack', 'familiar-raygun', 160, 10, 80, 150],
    ['dnethack', 'raygun', 15, 2, 4, 12],
    ['notdnethack', 'shock-mortar', 100, 10, 80, 99],
  ] as const)('replaces the cells in %s of the %s', (id, tool, blessed, cursed, least, most) => {
    const of = (source: ToolChargeView['source']) => {
      const values = all(id, { tool, fuel: 1, source }).map(({ fuel }) => fuel);
      return [Math.min(...values), Math.max(...values)];
    };
    expect(of('blessed')).toEqual([blessed, blessed]);
    expect(of('cursed')).toEqual([cursed, cursed]);
    expect(of('uncursed')).toEqual([least, most]);
  });

  it('caps the fuel of lamps in armour in notdNetHack, not in dNetHack', () => {
    const helm = { tool: 'dwarvish-helm', source: 'uncursed', fuel: 1400 } as const;
    expect(all('dnethack', helm)[0]!.fuel).toBe(2150);
    expect(all('notdnethack', helm)[0]!.fuel).toBe(1500);
    expect(all('notnotdnethack', helm)[0]!.fuel).toBe(1500);
  });

  it('never leaves more than the range, and has probabilities that sum to 1', () => {
    const ids = RULESETS.map(({ id }) => id).filter(id => library.fills(id, 'charging'));
    const views = fc.record({
      source: fc.constantFrom(...BEATITUDES),
      beatitude: fc.constantFrom(...BEATITUDES),
      charges: fc.integer({ min: -1, max: 127 }),
      recharged: fc.integer({ min: 0, max: 7 }),
      fuel: fc.integer({ min: 0, max: 1500 }),
      lit: fc.boolean(),
    });
    fc.assert(
      fc.property(views, fc.constantFrom(...ids), fc.nat(), (view, id, pick) => {
        const rules = rulesOf(id);
        const tools = Object.keys(rules.tools.rows);
        const tool = tools[pick % tools.length]!;
        const { list } = ask.ask(chargeTool, rules, { ...view, tool });
        expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        for (const { value } of list) {
          expect(value.charges).toBeLessThanOrEqual(rules.range.most);
          expect(value.recharged).toBeLessThanOrEqual(7);
          expect(value.fuel).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 42, numRuns: 300 },
    );
  });

  it('is refused for a beatitude or a count that nothing has', () => {
    expect(() => validateTool({ ...plain, source: 'holy' as 'blessed' })).toThrow('source');
    expect(() => validateTool({ ...plain, recharged: 9 })).toThrow('recharged');
    expect(() => validateTool({ ...plain, fuel: -1 })).toThrow('fuel');
  });
});

describe('dipping a lamp into oil', () => {
  const dip = (id: string, change: Partial<OilView>) =>
    ask.ask(fillLamp, rulesOf(id), {
      fuel: 0,
      charges: 0,
      oil: 400,
      diluted: false,
      lit: false,
      ...change,
    }).list[0]!.value;

  it('gives it twice the turns of the oil, or one and a half times when diluted', () => {
    expect(dip('nethack-3.6.7', {})).toEqual({ kind: 'filled', fuel: 800, charges: 1 });
    expect(dip('nethack-3.6.7', { diluted: true })).toMatchObject({ fuel: 600 });
    expect(dip('nethack-3.6.7', { fuel: 600, oil: 500 })).toMatchObject({ fuel: 1500 });
    expect(dip('nethack-3.6.7', { fuel: 1001 })).toEqual({ kind: 'full' });
  });

  it('fills it as the page tells it, and in the house', () => {
    expect(dip('wiki-charge', {})).toMatchObject({ fuel: 1500 });
    expect(dip('house', { fuel: 1200 })).toEqual({ kind: 'full' });
  });

  it('explodes for six dice when either is lit', () => {
    expect(dip('nethack-3.6.7', { lit: true })).toEqual({ kind: 'exploded', damage: 6 });
  });
});
