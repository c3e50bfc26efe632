// What variants charge otherwise, in a game under their rules.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import {
  type Beatitude,
  chargesOf,
  type GameObject,
  setBeatitude,
  setCharges,
} from '../objects/index.ts';
import { bookChargeOdds, uncertainChargeOdds } from '../odds/index.ts';
import { knownCharge } from './knowledge/charges/known-charge.ts';
import type { Scene } from './testing/scene.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';

function chargeWith(scene: Scene, target: GameObject, beatitude: Beatitude = 'uncursed') {
  const scroll = give(scene, 'charger', { beatitude });
  return scene.perform({ kind: 'charge', item: scroll.id, target: target.id });
}

describe('a lantern', () => {
  it.each(['house', 'evilhack', 'slashem'])('is filled under the charging of %s', ruleset => {
    const scene = workshop([], undefined, undefined, `charging=${ruleset}`);
    const lantern = give(scene, 'lantern');
    chargeWith(scene, lantern, 'blessed');
    expect(lantern.fact('fuel')).toBe(1500);
  });
});

describe('an exploding wand', () => {
  const ROWS = ['#####', '#@jj#', '#####'];
  const hurtBy = (ruleset: string) => {
    const scene = workshop([], ROWS, new Streams('blast'), `charging=${ruleset}`);
    scene.state.hero.hitPoints = 500;
    scene.state.hero.maxHitPoints = 500;
    const wand = give(scene, 'nothing_wand');
    // At seven chargings it explodes for certain.
    setCharges(wand, { left: 20, recharged: 7 });
    chargeWith(scene, wand);
    expect(scene.kinds).toContain('wand-exploded');
    return scene.kinds.filter(kind => kind === 'died').length;
  };

  it('hits every creature beside the hero in SLASH’EM', () => {
    expect(hurtBy('slashem')).toBe(1);
  });

  it('hurts the hero alone in NetHack', () => {
    expect(hurtBy('house')).toBe(0);
    expect(hurtBy('nethack-3.6.7')).toBe(0);
  });
});

describe('a spellbook that holds charges', () => {
  const BOOKISH = 'charging=slashem';

  it('is made with 2 to 4, and is charged as wands are', () => {
    const scene = workshop(
      [
        ['made', 3],
        ['counts', true],
        ['charges', 2],
        ['part', 5],
      ],
      undefined,
      undefined,
      BOOKISH,
    );
    const book = give(scene, 'thin_book');
    chargeWith(scene, book);
    expect(chargesOf(book).left).toBeGreaterThan(3);
    expect(chargesOf(book).recharged).toBe(1);
    expect(scene.kinds).toContain('charged');
  });

  it('is worth what the odds say, for a hero who doesn’t know its charges', () => {
    const scene = workshop([], undefined, new Streams('book'), BOOKISH);
    const book = give(scene, 'thin_book');
    const scroll = give(scene, 'charger');
    const { state } = scene;
    state.sheet.lore.identify(book);
    state.sheet.lore.identify(scroll);
    const { charging } = state.ruleset.slots;
    const known = knownCharge(state, state.scratch.oracle, scroll.id, book.id)!;
    const odds = uncertainChargeOdds(charging, known.cases);
    expect(odds.loss).toBe(0);
    const view = {
      book: 'thin-book',
      aim: 'none',
      source: 'uncursed',
      beatitude: 'uncursed',
    } as const;
    const means = [2, 3, 4].map(
      charges => bookChargeOdds(charging, { ...view, charges, recharged: 0 }).charges!.mean,
    );
    expect(odds.charges!.mean).toBeCloseTo((means[0]! + means[1]! + means[2]!) / 3, 9);
  });

  it('spends one on its reader, and is learnt although it is too hard', () => {
    const learnt = (charges: number) => {
      const scene = workshop([], undefined, new Streams('reading'), BOOKISH);
      const { sheet } = scene.state;
      sheet.spells.splice(0);
      sheet.attributes.intelligence = 3;
      sheet.level = 1;
      const book = give(scene, 'thin_book');
      // A book of seven levels, as far as its reader can tell.
      Object.assign(book.inventory[0]!.archetype.numbers, { spellLevel: 7 });
      setBeatitude(book, 'uncursed');
      setCharges(book, { left: charges, recharged: 0 });
      book.setFact('chargesDrawn', 1);
      scene.perform({ kind: 'study', item: book.id });
      return { spells: sheet.spells.length, left: chargesOf(book).left };
    };
    expect(learnt(2)).toEqual({ spells: 1, left: 1 });
    expect(learnt(0)).toEqual({ spells: 0, left: 0 });
  });

  it('is none elsewhere: charging one is a loss', () => {
    const scene = workshop();
    const book = give(scene, 'thin_book');
    chargeWith(scene, book);
    expect(scene.events.find(({ kind }) => kind === 'charged')).toMatchObject({ telling: 'loss' });
    expect(chargesOf(book).left).toBe(0);
  });
});
