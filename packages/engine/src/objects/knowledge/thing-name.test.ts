import { describe, expect, it } from 'vitest';
import { aThing, thingName } from './thing-name.ts';

describe('the name of a thing', () => {
  it('says how an unknown kind looks, what is written on it, or what the hero calls it', () => {
    expect(aThing({ class: 'potion', appearance: 'murky', count: 1 })).toBe('a murky potion');
    expect(thingName({ class: 'potion', appearance: 'amber', count: 3 })).toBe('3 amber potions');
    expect(aThing({ class: 'potion', appearance: 'amber', count: 1 })).toBe('an amber potion');
    expect(thingName({ class: 'scroll', appearance: 'OBB ERRATH', count: 1 })).toBe(
      'scroll labelled OBB ERRATH',
    );
    const dust = { class: 'potion', noun: ['pinch of dust', 'pinches of dust'] } as const;
    expect(aThing({ ...dust, appearance: 'green', count: 1 })).toBe('a pinch of green dust');
    expect(thingName({ ...dust, appearance: 'green', count: 2 })).toBe('2 pinches of green dust');
    expect(thingName({ class: 'wand', appearance: 'oak', called: 'the bad one', count: 1 })).toBe(
      'wand called the bad one',
    );
    expect(thingName({ class: 'amulet', count: 1 })).toBe('amulet');
  });

  it('puts count, beatitude, enchantment, kind and charges in this order', () => {
    const healing = { name: 'potion of healing', plural: 'potions of healing' };
    expect(thingName({ class: 'potion', ...healing, beatitude: 'blessed', count: 2 })).toBe(
      '2 blessed potions of healing',
    );
    const wand = { name: 'wand of mending', plural: 'wands of mending', charges: '(0:5)' };
    expect(aThing({ class: 'wand', ...wand, beatitude: 'cursed', count: 1 })).toBe(
      'a cursed wand of mending (0:5)',
    );
    const sling = { name: 'sling', plural: 'slings', enchantment: '+1' };
    expect(aThing({ class: 'weapon', ...sling, beatitude: 'uncursed', count: 1 })).toBe(
      'an uncursed +1 sling',
    );
  });

  it('says grease behind the beatitude, and water before the kind', () => {
    const healing = { name: 'potion of healing', plural: 'potions of healing', diluted: true };
    expect(thingName({ class: 'potion', ...healing, beatitude: 'blessed', count: 2 })).toBe(
      '2 blessed diluted potions of healing',
    );
    expect(aThing({ class: 'potion', appearance: 'amber', diluted: true, count: 1 })).toBe(
      'a diluted amber potion',
    );
    const cap = { class: 'armour', name: 'cap', enchantment: '+1', greased: true } as const;
    expect(aThing({ ...cap, beatitude: 'uncursed', count: 1 })).toBe('an uncursed greased +1 cap');
  });

  it('has the article for suits and for unique items', () => {
    const mail = { class: 'armour', name: 'plate mail', plural: 'suits of plate mail' } as const;
    expect(aThing({ ...mail, enchantment: '+1', count: 1 })).toBe('a +1 suit of plate mail');
    expect(thingName({ ...mail, count: 1 })).toBe('plate mail');
    expect(aThing({ ...mail, count: 2 })).toBe('2 suits of plate mail');
    const dagger = { class: 'weapon', name: 'dagger Winterwink', unique: true } as const;
    expect(aThing({ ...dagger, enchantment: '+5,+7', count: 1 })).toBe(
      'the +5,+7 dagger Winterwink',
    );
  });

  it('says what armour adds to blows behind everything else', () => {
    const gloves = { class: 'armour', name: 'pair of gloves', ego: 'of Fencing' } as const;
    expect(aThing({ ...gloves, enchantment: '+0', blows: '+4,+3', count: 1 })).toBe(
      'a +0 pair of gloves of Fencing (+4,+3)',
    );
  });
});
