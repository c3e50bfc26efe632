import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { setBeatitude, setCharges, setEnchantments } from '../condition.ts';
import { loadContent } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import { makeObject } from '../make.ts';
import { dealAppearances } from './appearances.ts';
import { knownThing } from './known-view.ts';
import { Lore } from './lore.ts';
import { lookOf, nameOf } from './name-of.ts';

const object = (id: string, name: string, type: number, more = '') =>
  `Object ${id}\nname ${name}\nname_pl ${name}s\ntype ${type}\n${more}end\n`;

const content = loadContent([
  {
    path: 'things.arc',
    text: [
      object('healing', 'draught', 5, 'icon red\n'),
      object('poison', 'poison', 5, 'icon green\n'),
      object('water', 'water', 5, 'plain_looks 1\n'),
      object('sword', 'sword', 15),
      object('mail', 'mail', 16),
      object('sparks', 'wand of sparks', 109, 'charges_dice 1d5+3\n'),
      'Object looks_of_potion\nlooks murky, ruby , pale green\nicon flask\nend\n',
      'Object looks_of_wand\nlooks oak\nend\n',
    ].join(''),
  },
]);

let last = 0;
const make = (id: string): GameObject => makeObject(content, content.archetype(id), () => ++last);

const newLore = (seed = 'lore') =>
  new Lore(dealAppearances(new Streams(seed).stream('looks'), content));

describe('looks', () => {
  it('are dealt by each seed in its own way, each to one kind, and none to what is plain', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const dealt = dealAppearances(new Streams(`game ${seed}`).stream('looks'), content);
      expect(dealt.get('healing')).not.toBe(dealt.get('poison'));
      expect(dealt.has('water') || dealt.has('sword')).toBe(false);
      seen.add(dealt.get('healing')!);
    }
    expect([...seen].sort()).toEqual(['murky', 'pale green', 'ruby']);
    const again = () => [...dealAppearances(new Streams('same').stream('looks'), content)];
    expect(again()).toEqual(again());
  });

  it('have to be enough for all kinds', () => {
    const few = loadContent([
      {
        path: 'few.arc',
        text: `${object('a', 'a', 5)}${object('b', 'b', 5)}Object looks_of_potion\nlooks red, red\nend\n`,
      },
    ]);
    expect(() => dealAppearances(new Streams('x').stream('looks'), few)).toThrow('looks');
  });
});

describe('a name', () => {
  it('says how an unknown kind looks, what the hero calls it, and its name once he knows', () => {
    const lore = newLore();
    const potion = make('healing');
    const look = lore.appearanceOf(potion.archetype)!;
    expect(nameOf(potion, lore)).toEqual({ class: 'potion', appearance: look, count: 1 });
    expect(lookOf(potion.archetype, lore, content).icon).toBe('flask');
    lore.callKind(potion.archetype, ' sweet ');
    expect(nameOf(potion, lore).called).toBe('sweet');
    expect(lore.identifyKind(potion.archetype)).toBe(true);
    expect(lore.identifyKind(potion.archetype)).toBe(false);
    expect(nameOf(potion, lore)).toEqual({
      class: 'potion',
      name: 'draught',
      plural: 'draughts',
      count: 1,
    });
    expect(lookOf(potion.archetype, lore, content).icon).toBe('red');
    expect(lore.isIdentified(make('sword').archetype)).toBe(true);
  });

  it('tells beatitude, enchantment and charges only as far as they are known', () => {
    const lore = newLore();
    const wand = make('sparks');
    setCharges(wand, { left: 5, recharged: 1 });
    setBeatitude(wand, 'cursed');
    expect(nameOf(wand, lore).charges).toBeUndefined();
    expect(nameOf(wand, lore).beatitude).toBeUndefined();
    lore.identify(wand);
    expect(nameOf(wand, lore)).toMatchObject({ charges: '(1:5)', beatitude: 'cursed' });
    const sword = make('sword');
    setEnchantments(sword, { toHit: 1, toDam: 1 });
    lore.learn(sword, 'enchantment');
    expect(nameOf(sword, lore).enchantment).toBe('+1');
    setEnchantments(sword, { toDam: -2 });
    expect(nameOf(sword, lore).enchantment).toBe('+1,-2');
  });

  it('leaves "uncursed" out where a known number says it, except for armour and to priests', () => {
    const lore = newLore();
    const [sword, mail, wand] = [make('sword'), make('mail'), make('sparks')];
    for (const thing of [sword, mail, wand]) {
      lore.learn(thing, 'beatitude');
    }
    expect(nameOf(sword, lore).beatitude).toBe('uncursed');
    for (const thing of [sword, mail, wand]) {
      lore.identify(thing);
    }
    expect(nameOf(sword, lore).beatitude).toBeUndefined();
    expect(nameOf(wand, lore).beatitude).toBeUndefined();
    expect(nameOf(mail, lore).beatitude).toBe('uncursed');
    expect(nameOf(sword, lore, { priest: true }).beatitude).toBe('uncursed');
    expect(nameOf(make('sword'), lore, { priest: true }).beatitude).toBe('uncursed');
  });
});

describe('lore', () => {
  it('comes back from its save, shares with what is split off, and can doubt', () => {
    const lore = newLore();
    const [wand, part] = [make('sparks'), make('sparks')];
    lore.identify(wand);
    lore.callKind(content.archetype('poison'), 'bitter');
    lore.share(wand.id, part.id);
    lore.doubt(wand, 'charges');
    const back = Lore.restore(JSON.parse(JSON.stringify(lore.save())));
    expect(back.save()).toEqual(lore.save());
    expect(back.knows(wand, 'charges')).toBe(false);
    expect(back.knows(part, 'charges')).toBe(true);
    expect(back.calledOf(content.archetype('poison'))).toBe('bitter');
    back.forget(part.id);
    expect(back.knownOf(part.id)).toBe(0);
    expect(() => lore.callKind(content.archetype('poison'), 'x'.repeat(41))).toThrow(
      '1 to 40 characters',
    );
  });
});

describe('a thing as it is known', () => {
  const ask = new Enumerator();
  const { generation } = createRulesets().resolve('house').slots.world;

  it('is the prior while nothing is known, whatever it truly is', () => {
    const lore = newLore();
    const [one, other] = [make('sword'), make('sword')];
    setEnchantments(one, { toHit: 3, toDam: 3 });
    setBeatitude(other, 'cursed');
    const known = knownThing(ask, generation, one, lore, 1);
    expect(known).toEqual(knownThing(ask, generation, other, lore, 1));
    expect(known.guess).toBe(true);
    const total = known.condition.list.reduce((sum, { probability }) => sum + probability, 0);
    expect(total).toBeCloseTo(1, 12);
  });

  it('narrows the rest by what is known: a cursed sword is likely to be badly made', () => {
    const lore = newLore();
    const sword = make('sword');
    setBeatitude(sword, 'cursed');
    lore.learn(sword, 'beatitude');
    const { condition } = knownThing(ask, generation, sword, lore, 1);
    expect(condition.probability(({ beatitude }) => beatitude === 'cursed')).toBe(1);
    const bad = 1 / 11 / (1 / 11 + (10 / 11) * (9 / 10) * (1 / 20));
    expect(condition.probability(({ enchantment }) => enchantment < 0)).toBeCloseTo(bad, 12);
  });

  it('keeps the prices of older saves, which name neither item nor shop', () => {
    const older = { ...newLore().save(), values: { sparks: [[75, 100]] } };
    const lore = Lore.restore(older);
    expect(lore.prices.of('sparks')).toEqual([
      { item: 0, plain: [75, 100], dear: [75, 100], shop: '', difficulty: 0 },
    ]);
    const saved = lore.save();
    expect(saved.values).toBeUndefined();
    expect(Lore.restore(saved).prices.of('sparks')).toEqual(lore.prices.of('sparks'));
  });

  it('is certain once all is known, and stands by charges that no new wand has', () => {
    const lore = newLore();
    const wand = make('sparks');
    setCharges(wand, { left: 1, recharged: 0 });
    lore.learn(wand, 'charges');
    const { condition } = knownThing(ask, generation, wand, lore, 1);
    expect(condition.probability(({ charges }) => charges === 1)).toBe(1);
    expect(condition.probability(({ beatitude }) => beatitude === 'cursed')).toBeCloseTo(
      1 / 34,
      12,
    );
    lore.identify(wand);
    expect(knownThing(ask, generation, wand, lore, 1)).toMatchObject({ guess: false });
  });
});
