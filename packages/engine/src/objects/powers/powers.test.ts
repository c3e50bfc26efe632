import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { surveyContent } from '../content.ts';
import { GameObject } from '../game-object.ts';
import { drawEgo, drawEgoOf, egosFor } from '../generation/draw-ego.ts';
import { likelyEgos } from '../generation/likely-ego.ts';
import { applyEgo } from '../generation/make-treasure.ts';
import { Lore } from '../knowledge/lore.ts';
import { nameOf } from '../knowledge/name-of.ts';
import { aThing } from '../knowledge/thing-name.ts';
import { bonusFor, hasProperty, slaysOf } from './powers.ts';

const TEXT = `Object dagger
name dagger
type 15
weapon_kind sword
combat_flags slay-orc
damage_dice 1d4
tenths_of_pound 12
end
Object ego_of_ash
name of Ash
type 200
ego_of sword
rarity 3
to_hit_most 4
bonus_most 2
bonus_to blows strength
combat_flags brand-fire
properties blessed
end
Object ego_of_woe
name of Woe
type 200
ego_of sword polearm
rarity 1
to_dam_most 3
ego_cursed 1
end
Object the_needle
name dagger Needle
type 15
artifact 1
artifact_of dagger
depth 2
weapon_kind sword
damage_dice 2d4
tenths_of_pound 12
bonus 1
bonus_to speed
end
`;

function read(text: string) {
  return surveyContent([{ path: 'egos.arc', text }]);
}

const { content, problems } = read(TEXT);
const dagger = content.archetype('dagger');
const egos = egosFor(content, dagger);
const rules = createRulesets().resolve('house').slots.world.egos;

describe('ego kinds', () => {
  it('lie over things of the kinds that they name, never over artifacts', () => {
    expect(problems).toEqual([]);
    expect(egos.map(({ id }) => id)).toEqual(['ego_of_ash', 'ego_of_woe']);
    expect(egosFor(content, content.archetype('the_needle'))).toEqual([]);
  });

  it('are drawn by weight, each number by one die, and all outcomes sum to 1', () => {
    const { list } = new Enumerator().ask(drawEgoOf, content, egos);
    const share = (holds: (value: (typeof list)[number]['value']) => boolean) =>
      list.reduce((sum, { value, probability }) => sum + (holds(value) ? probability : 0), 0);
    expect(share(() => true)).toBeCloseTo(1, 12);
    expect(share(({ ego }) => ego === 'ego_of_ash')).toBeCloseTo(3 / 4, 12);
    expect(share(({ toHit, bonus }) => toHit === 2 && bonus === 1)).toBeCloseTo(3 / 4 / 8, 12);
    expect(share(({ toDam }) => toDam < 0)).toBeCloseTo(1 / 4, 12);
  });

  it('come as often as asked', () => {
    const luck = new Streams('egos').stream('egos');
    const rounds = 20_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const ego = drawEgo(luck, rules, { egos, depth: 3 })?.ego ?? '';
      counts.set(ego, (counts.get(ego) ?? 0) + 1);
    }
    const { sure, perDepth, outOf } = rules;
    const expected = (sure + 3 * perDepth) / outOf;
    for (const [id, share] of [
      ['', 1 - expected],
      ['ego_of_ash', (3 / 4) * expected],
    ] as const) {
      const error = Math.sqrt((share * (1 - share)) / rounds);
      expect(Math.abs((counts.get(id) ?? 0) / rounds - share) / error).toBeLessThan(4);
    }
  });

  it('add their powers to those of the kind', () => {
    const thing = new GameObject(7, dagger);
    const drawn = { ego: 'ego_of_ash', toHit: 3, toDam: 0, armour: 0, bonus: 2, cursed: false };
    applyEgo(content, thing, drawn);
    expect(slaysOf(thing)).toEqual(['slay-orc', 'brand-fire']);
    expect([bonusFor(thing, 'blows'), bonusFor(thing, 'speed')]).toEqual([2, 0]);
    expect(hasProperty(thing, 'blessed')).toBe(true);
    expect(hasProperty(thing, 'earthquakes')).toBe(false);
    const restored = GameObject.restore(thing.save(), id => content.archetype(id));
    expect(restored.ego?.id).toBe('ego_of_ash');
    expect(restored.save()).toEqual(thing.save());
  });

  it('show as runes until they are recognised, and may be any till then', () => {
    const thing = new GameObject(7, dagger);
    const lore = new Lore(new Map());
    const drawn = { ego: 'ego_of_ash', toHit: 3, toDam: 0, armour: 0, bonus: 2, cursed: false };
    applyEgo(content, thing, drawn);
    const ask = new Enumerator();
    expect(aThing(nameOf(thing, lore))).toBe('a runed dagger');
    expect(new Set(likelyEgos(ask, content, thing, lore).map(({ value }) => value.ego)).size).toBe(
      2,
    );
    lore.learn(thing, 'ego');
    expect(aThing(nameOf(thing, lore))).toBe('a dagger of Ash');
    const known = likelyEgos(ask, content, thing, lore);
    expect(known.every(({ value }) => value.ego === 'ego_of_ash' && value.bonus === 2)).toBe(true);
    expect(known.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const needle = new GameObject(8, content.archetype('the_needle'));
    expect(aThing(nameOf(needle, lore))).toBe('the dagger Needle');
  });
});

describe('powers in a content file that are wrong', () => {
  it.each([
    ['ego_of sword\n', 'ego_of swrod\n', 'ego_of', 'sword'],
    ['rarity 3', 'rarity -3', 'rarity', '0 to 1000'],
    ['to_hit_most 4', 'to_hit_most many', 'to_hit_most', '0 to 50'],
    ['bonus_to blows strength', 'bonus_to blwos', 'bonus_to', 'blows'],
    ['combat_flags brand-fire', 'combat_flags brand-fyre', 'combat_flags', 'brand-fire'],
    ['properties blessed', 'properties holy', 'properties', 'blessed'],
    ['artifact_of dagger', 'artifact_of digger', 'artifact_of', 'dagger'],
    ['depth 2', 'depth 0', 'depth', '1 to 100'],
  ])('are named by file, line and field: %j', (right, wrong, field, expected) => {
    const found = read(TEXT.replace(right, wrong)).problems.filter(one => one.field === field);
    const line = TEXT.slice(0, TEXT.indexOf(right)).split('\n').length;
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: 'egos.arc', line });
    expect(found[0]!.expected).toContain(expected);
  });

  it('are missing numbers and missing purposes, too', () => {
    const without = (line: string) => read(TEXT.replace(`${line}\n`, '')).problems;
    expect(without('bonus_most 2')).toMatchObject([{ field: 'bonus_most', line: 9 }]);
    expect(without('bonus_to speed')).toMatchObject([{ field: 'bonus_to' }]);
    expect(without('rarity 3')).toMatchObject([{ field: 'rarity' }]);
    expect(without('artifact_of dagger')).toMatchObject([{ field: 'artifact_of' }]);
  });
});
