import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { type Content, loadContent, spellFacts } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import type { Ground } from '../spells/index.ts';
import type { PreviewView } from './preview/preview-view.ts';
import type { Certainty } from './question.ts';
import { previewedDamage, previewSpell, steadySquares } from './spell-preview.ts';

const rules = createRulesets().resolve('house').slots.spells;

const WIDTH = 40;

/** Open ground, 40 squares each way. */
const field: Ground = {
  has: square => square >= 0 && square < WIDTH * WIDTH,
  openToEffects: square => square >= 0 && square < WIDTH * WIDTH,
  openToSight: () => true,
  barsMagic: () => false,
  openToWalking: () => true,
  isMirror: () => false,
  neighbour: (square, direction) =>
    square +
    [0, 0, 1, 1, 1, 0, -1, -1, -1][direction]! +
    WIDTH * [0, -1, -1, 0, 1, 1, 1, 0, -1][direction]!,
};

const CASTER_SQUARE = 20 * WIDTH + 10;

/** The spell, aimed east on a field with creatures at the given distances from the caster. */
function aimed(spell: string, targets: readonly number[]): { content: Content; view: PreviewView } {
  const text = `Object spell
type 101
attacktype 4
dam 8
${spell}
other_arch flight
end
Object flight
type 102
${spell.match(/subtype \d+/)![0]}
speed 1
end
`;
  const content = loadContent([{ path: 'spell.arc', text }]);
  const archetype = content.archetype('spell');
  const plain = { level: 1, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };
  const view: PreviewView = {
    ground: field,
    order: { spell: archetype, facts: spellFacts(archetype), caster: 1, direction: 3, ...plain },
    squares: new Map([
      [1, CASTER_SQUARE],
      ...targets.map((offset, at) => [at + 2, CASTER_SQUARE + offset] as const),
    ]),
    ticks: 60,
  };
  return { content, view };
}

function preview(spell: string, targets: readonly number[]) {
  const { content, view } = aimed(spell, targets);
  return previewSpell(rules, content, view);
}

/** Steps to the east of the caster's row that are touched wherever creatures stand. */
function steadyAhead(spell: string, targets: readonly number[] = []): number[] {
  const { content, view } = aimed(spell, targets);
  return [...steadySquares(rules, content, view)]
    .map(square => square - CASTER_SQUARE)
    .filter(step => step > 0 && step < WIDTH / 2)
    .sort((one, other) => one - other);
}

const ask = new Enumerator();
const creature = { level: 1, resistances: {} };

describe('a preview', () => {
  it('of a spell without luck is one flight, exact if no creature moves', () => {
    const { flights, certainty, touched, certain } = preview('subtype 4\nrange 3\nduration 2', [2]);
    expect(flights).toHaveLength(1);
    expect(certainty).toEqual({ kind: 'exact-if', condition: 'nobody-moves' });
    expect([...touched]).toEqual([
      [CASTER_SQUARE + 1, 0],
      [CASTER_SQUARE + 2, 0],
      [CASTER_SQUARE + 3, 1],
      [CASTER_SQUARE + 4, 2],
    ]);
    expect(certain.size).toBe(4);
  });

  it('follows every flight of a missile that may turn either way', () => {
    const found = preview('subtype 11\nrange 8', [4 + WIDTH, 4 - WIDTH]);
    const total = found.flights.reduce((sum, { probability }) => sum + probability, 0);
    expect(found.certainty.kind).toBe('exact-if');
    expect(found.flights.length).toBeGreaterThan(1);
    expect(total).toBeCloseTo(1, 12);
    // The field is symmetric, and so are the odds of the creatures on it.
    const [left, right] = [2, 3].map(id => previewedDamage(ask, rules, found, id, creature).mean);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeCloseTo(right!, 12);
  });

  it('flies some hundred of a bolt that forks without end, and says how good that is', () => {
    const found = preview('subtype 4\nrange 9\nduration 2\ndex 50\ncon 50', [3, 4 + WIDTH]);
    // A spell with many effects is flown 50 to 100 times.
    expect(found.certainty.kind).toBe('estimated');
    const { plusMinus } = found.certainty as Extract<Certainty, { kind: 'estimated' }>;
    expect(plusMinus).toBeGreaterThanOrEqual(0.1);
    expect(plusMinus).toBeLessThanOrEqual(1 / Math.sqrt(50));
    expect(found.certain.has(CASTER_SQUARE + 2)).toBe(true);
    expect(found.certain.has(CASTER_SQUARE + 4 + WIDTH)).toBe(false);
    const ahead = previewedDamage(ask, rules, found, 2, creature);
    const aside = previewedDamage(ask, rules, found, 3, creature);
    expect(ahead.mean).toBeGreaterThan(aside.mean);
    expect([...ahead].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('squares touched wherever creatures stand', () => {
  it('are all squares of a cone, since creatures don’t stop it', () => {
    const cone = 'subtype 7\nrange 4\nduration 2';
    const { touched } = preview(cone, [2]);
    const { content, view } = aimed(cone, [2]);
    expect(touched.size).toBeGreaterThan(12);
    expect(steadySquares(rules, content, view)).toEqual(new Set(touched.keys()));
  });

  it('are all of a bolt’s, which passes through', () => {
    expect(steadyAhead('subtype 4\nrange 3\nduration 2', [2])).toEqual([1, 2, 3, 4]);
  });

  it('are only the first of a bullet: a creature in its way ends it', () => {
    const bullet = 'subtype 5\nrange 8';
    expect(preview(bullet, []).touched.size).toBeGreaterThan(3);
    expect(steadyAhead(bullet)).toEqual([1]);
    expect(steadyAhead(bullet, [5])).toEqual([1]);
  });
});
