import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { loadContent, spellFacts } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { damageInTheOpen, type OpenFieldView } from './open-field.ts';

const rules = createRulesets().resolve('house').slots.spells;

const content = loadContent([
  {
    path: 'fire.arc',
    text: `Object spell_ball
type 101
subtype 5
level 1
path_attuned 2
attacktype 6
dam 3
food 3
duration 2
range 1
other_arch ball
end
Object ball
type 102
subtype 5
speed 1
move_type fly_low
other_arch burst
end
Object burst
type 102
subtype 6
speed 0.2
move_type fly_low
attacktype 4
end
`,
  },
]);

function view(otherwise: Partial<OpenFieldView> = {}): OpenFieldView {
  const spell = content.archetype('spell_ball');
  return {
    content,
    order: {
      spell,
      facts: spellFacts(spell),
      level: 1,
      damageBonus: 0,
      attuned: 0,
      repelled: 0,
      denied: 0,
    },
    distance: 4,
    target: { level: 1, resistances: {} },
    ...otherwise,
  };
}

const ask = new Enumerator();

describe('a spell in the open', () => {
  it('does the damage of every hit, each of them asked of the rule', () => {
    const damage = damageInTheOpen(ask, rules, view());
    expect(damage.max).toBeGreaterThan(0);
    expect([...damage].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
    const bonus = { ...view().order, damageBonus: 5 };
    expect(damageInTheOpen(ask, rules, view({ order: bonus })).mean).toBeGreaterThan(damage.mean);
  });

  it('does the same at every distance that it flies', () => {
    const near = damageInTheOpen(ask, rules, view({ distance: 2 }));
    const far = damageInTheOpen(ask, rules, view({ distance: 30 }));
    expect([...far]).toEqual([...near]);
  });

  it('doesn’t hurt the immune', () => {
    const immune = { level: 1, resistances: { 1: 100, 2: 100 } };
    expect([...damageInTheOpen(ask, rules, view({ target: immune }))]).toEqual([[0, 1]]);
  });

  it('hurts creatures with better saves less', () => {
    const strong = { level: 60, resistances: {} };
    expect(damageInTheOpen(ask, rules, view({ target: strong })).mean).toBeLessThan(
      damageInTheOpen(ask, rules, view()).mean,
    );
  });
});

describe('what can’t be asked in the open', () => {
  const bolt = loadContent([
    {
      path: 'bolt.arc',
      text: `Object spell_bolt
type 101
subtype 103
beam force-bolt
spell_level 1
other_arch trace
end
Object trace
type 102
end
Object spell_rune
type 101
subtype 48
end
`,
    },
  ]);
  const order = (id: string) => {
    const spell = bolt.archetype(id);
    return { ...view().order, spell, facts: spellFacts(spell) };
  };
  const asked = (id: string) => () =>
    damageInTheOpen(ask, rules, view({ content: bolt, order: order(id) }));

  it('is an archetype that isn’t a spell, or a spell that can’t be cast', () => {
    expect(asked('trace')).toThrow(
      'spell: expected a spell of a kind that can be cast, got "trace"',
    );
    expect(asked('spell_rune')).toThrow('got "spell_rune, of subtype 48 (party-spell)"');
  });

  it('is not a spell of the casting slot at a creature unknown to that slot: it does nothing', () => {
    expect(asked('spell_bolt')().max).toBe(0);
  });
});
