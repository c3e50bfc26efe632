// The names of the game's items, for heroes that know everything or nothing of them.

import {
  type Archetype,
  aThing,
  classOf,
  type GameObject,
  type ItemClass,
  kindsIn,
  Lore,
  makeObject,
  nameOf,
  nounOf,
  textOf,
} from '@roguewright/engine/objects';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

function make(id: string, facts: Readonly<Record<string, number>> = {}): GameObject {
  const thing = makeObject(content, content.archetype(id), () => 7);
  for (const [key, value] of Object.entries(facts)) {
    thing.setFact(key, value);
  }
  return thing;
}

function known(thing: GameObject): string {
  const lore = new Lore(new Map());
  lore.identify(thing);
  return aThing(nameOf(thing, lore));
}

describe('the name of an identified thing', () => {
  it.each([
    ['winterwink', 'the +5,+7 dagger Winterwink'],
    ['heronstoop', 'the +14 long bow Heronstoop'],
    ['moonsilver_shot', '+5'],
    ['broken_dagger', '-2,-4'],
  ])('counts what the kind brings to hit and damage (%s)', (id, said) => {
    expect(known(make(id))).toContain(said);
  });

  it('has both numbers of a launcher after its name where they differ', () => {
    expect(known(make('short_bow'))).toBe('a +0 short bow');
    expect(known(make('short_bow', { toHitBonus: 1 }))).toBe('a short bow (+1,+0)');
    expect(known(make('short_bow', { toHitBonus: 2, toDamBonus: 2 }))).toBe('a +2 short bow');
    expect(known(make('short_bow', { toHitBonus: -1, toDamBonus: 3 }))).toBe('a short bow (-1,+3)');
  });

  it('adds its own enchantment to that of its kind', () => {
    expect(known(make('winterwink', { toHitBonus: 1, toDamBonus: -2 }))).toBe(
      'the +6,+5 dagger Winterwink',
    );
  });

  it('tells what armour does to the blows of its wearer', () => {
    expect(known(make('plate_mail'))).toBe('an uncursed +0 suit of plate mail (-3,+0)');
    const gloves = make('leather_gloves', { toHitBonus: 4, toDamBonus: 3, toArmour: 2 });
    gloves.ego = content.archetype('ego_of_fencing');
    expect(known(gloves)).toBe('an uncursed +2 pair of leather gloves of Fencing (+4,+3)');
    expect(known(make('robe'))).not.toContain('(');
  });

  it('has one Amulet', () => {
    const amulet = make('amulet_of_the_deep');
    expect(aThing(nameOf(amulet, new Lore(new Map())))).toBe('the Amulet of the Deep');
  });

  it('says no number of what isn’t known', () => {
    expect(aThing(nameOf(make('winterwink'), new Lore(new Map())))).toBe('the dagger Winterwink');
  });
});

describe('the names of monsters', () => {
  it('begin with a capital letter where there is but one, and only there', () => {
    const monsters = content.archetypes.filter(({ flags }) => flags.has('monster'));
    expect(monsters.length).toBeGreaterThan(80);
    for (const { name, flags } of monsters) {
      const isUnique = flags.has('unique');
      expect(/^\p{Lu}/u.test(name), name).toBe(isUnique);
    }
  });
});

/** Classes whose kinds have looks that each game shuffles. */
const DEALT: readonly ItemClass[] = ['potion', 'scroll', 'spellbook', 'wand', 'ring', 'amulet'];

/** Under which look a kind hides until it is recognised; undefined: under none. */
function disguiseOf(archetype: Archetype): string | undefined {
  const look = textOf(archetype, 'looksLike');
  if (look !== '') {
    return look;
  }
  const itemClass = classOf(archetype);
  const hides = DEALT.includes(itemClass) && archetype.numbers.plainLooks === undefined;
  return hides ? nounOf(archetype) : undefined;
}

describe('kinds that can’t be told by looking', () => {
  const disguises = new Map<string, Archetype[]>();
  for (const archetype of kindsIn(content)) {
    const look = disguiseOf(archetype);
    if (look !== undefined) {
      disguises.set(look, [...(disguises.get(look) ?? []), archetype]);
    }
  }

  it('are there', () => {
    expect([...disguises.keys()]).toEqual(
      expect.arrayContaining(['potion', 'scroll', 'book', 'wand', 'ring', 'amulet', 'horn']),
    );
  });

  it.each([...disguises])('can’t be told by their weight either (%s)', (_, kinds) => {
    for (const key of ['weight', 'tenthsOfPound']) {
      const weights = kinds.map(({ id, numbers }) => [id, numbers[key]]);
      expect(weights).toEqual(kinds.map(({ id }) => [id, kinds[0]!.numbers[key]]));
    }
  });
});
