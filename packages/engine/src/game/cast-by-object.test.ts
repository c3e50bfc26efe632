// Casts, books and scrolls by the rules of spell objects, with scripted luck.

import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../chance/index.ts';
import type { ContentFile } from '../objects/index.ts';
import { learn } from './testing/casters.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const FILES: ContentFile = {
  path: 'own.arc',
  text: `Object spell_spark
name spark
type 101
subtype 21
level 2
spell_level 1
school healing
sp 5
hp 2
end
Object spell_hymn
name hymn
type 101
subtype 21
level 3
spell_level 1
school healing
grace 4
hp 2
end
Object spell_saga
name saga
type 101
subtype 21
level 5
spell_level 1
school healing
sp 3
hp 2
end
Object spell_ode
name ode
type 101
subtype 21
level 1
spell_level 1
school enchantment
sp 1
hp 2
end
Object book_of_saga
name book of saga
type 85
arch spell_saga
end
end
Object book_of_ode
name book of ode
type 85
arch spell_ode
end
end
Object scroll_of_ode
name scroll of ode
type 111
level 9
arch spell_ode
end
end
Object spell_stray_petals
name stray petals
type 101
subtype 7
level 1
sp 1
range 4
duration 1
all_around 1
other_arch petals
end
Object petals
name petals
type 102
subtype 7
speed 1
end
Object spell_loose_power
name loose power
type 101
subtype 7
level 1
sp 1
dam 0
attacktype 2
range 8
range_modifier 1
duration 1
all_around 1
other_arch surge
end
Object surge
name surge
type 102
subtype 7
speed 1
end
`,
};

function scene(luck: readonly ScriptedLuck[] = [], role = 'wizard', spell = 'spell_spark') {
  const made = new Scene(['#####', '#...#', '#.@.#', '#...#', '#####'], {
    luck,
    ruleset: 'crossfire',
    content: [FILES],
  });
  const { sheet, hero } = made.state;
  Object.assign(sheet, { role, level: 6, energy: 20, maxEnergy: 20 });
  Object.assign(sheet, role === 'priest' ? { grace: 20, maxGrace: 20 } : {});
  Object.assign(sheet.attributes, { wisdom: 10, intelligence: 12 });
  sheet.skills.healing = 'basic';
  sheet.powers.pools.running.grace.wait = 1000;
  sheet.powers.pools.running.mana.wait = 1000;
  hero.hitPoints = 12;
  const known = learn(made, spell);
  const cast = () => made.perform({ kind: 'cast', spell: known.id, direction: 0 });
  return { made, sheet, hero, known, cast };
}

/** Puts on armour that hinders by a number of kilograms. */
function laden(made: Scene, kilograms: number): void {
  const { sheet } = made.state;
  sheet.worn = {
    ...sheet.worn,
    craft: { ...sheet.worn.craft, encumbrance: kilograms },
  };
}

describe('permission', () => {
  it('is refused without the skill, and below the level, at no cost', () => {
    const { sheet, cast, made } = scene();
    sheet.skills.healing = 'restricted';
    expect(cast()).toEqual({ reason: 'no-skill', usesMove: false });
    sheet.skills.healing = 'unskilled';
    sheet.level = 2;
    expect(cast()).toEqual({ reason: 'level-too-low', usesMove: false });
    expect(sheet.energy).toBe(20);
    made.end();
  });

  it('takes half the level of the unskilled, and all of it at basic', () => {
    const { sheet, cast, made } = scene([
      ['bungle', 199],
      ['healing', 0],
    ]);
    sheet.level = 2;
    expect(cast()).toBeUndefined();
    expect(made.kinds).toContain('cast');
  });

  it('is refused without energy, whatever the armour', () => {
    const { sheet, cast, made } = scene();
    sheet.energy = 4;
    expect(cast()).toEqual({ reason: 'not-enough-energy', usesMove: false });
    made.end();
  });
});

describe('a bungled spell', () => {
  it('loses as much energy as luck says, and nothing happens besides', () => {
    const { sheet, cast, made } = scene([
      ['bungle', 0],
      ['bungle-loss', 3],
    ]);
    laden(made, 60);
    expect(cast()).toBeUndefined();
    expect(made.events).toContainEqual(
      expect.objectContaining({ kind: 'spell-bungled', price: 3 }),
    );
    expect(sheet.energy).toBe(17);
  });

  it('comes off one point further', () => {
    const { cast, made } = scene([
      ['bungle', 21],
      ['healing', 0],
    ]);
    laden(made, 60);
    cast();
    expect(made.kinds).toContain('cast');
  });
});

describe('a prayer', () => {
  it('is fumbled by the unwise, and loses grace', () => {
    const { sheet, cast, made } = scene(
      [
        ['fumble', 16],
        ['fumble-loss', 1],
      ],
      'priest',
      'spell_hymn',
    );
    cast();
    expect(made.events).toContainEqual(
      expect.objectContaining({ kind: 'prayer-fumbled', grace: 2 }),
    );
    expect(sheet.grace).toBe(18);
  });

  it('may be granted without grace, which is then below nothing', () => {
    const { sheet, cast, made } = scene(
      [
        ['grace', 3],
        ['fumble', 99],
        ['healing', 0],
      ],
      'priest',
      'spell_hymn',
    );
    sheet.grace = 0;
    cast();
    expect(made.kinds).toContain('prayer-granted');
    expect(sheet.grace).toBe(-4);
  });

  it.each([
    [-10, 'none'],
    [-20, 'petals'],
    [-40, 'confused'],
    [-60, 'helpless'],
    [-150, 'storm'],
  ])('that isn’t heard at %i grace: %s', (grace, comes) => {
    // His own storm spares a peaceful hero, but strikes three times.
    const save: ScriptedLuck = ['saves', false];
    const storm = comes === 'storm' ? [save, save, save] : [];
    const { sheet, cast, made, hero } = scene([['grace', 0], ...storm], 'priest', 'spell_hymn');
    sheet.grace = grace;
    cast();
    expect(made.kinds).toContain('prayer-unheard');
    expect(sheet.grace).toBe(grace);
    expect(sheet.conditions.has('confused')).toBe(comes === 'confused');
    expect(made.kinds.includes('helpless')).toBe(comes === 'helpless');
    const moved = made.events.some(({ kind }) => kind === 'tick');
    expect(moved).toBe(comes === 'petals' || comes === 'storm');
    expect(hero.hitPoints < 12).toBe(comes === 'storm');
  });
});

describe('a book', () => {
  const read = (luck: readonly ScriptedLuck[], id = 'book_of_saga', facts = {}) => {
    const at = scene(luck);
    const book = give(at.made, id, facts);
    const known = at.sheet.spells.length;
    const refused = at.made.perform({ kind: 'read', item: book.id });
    const left = at.sheet.inventory.find(book.id) !== undefined;
    return { ...at, refused, left, learnt: at.sheet.spells.length - known };
  };

  it('teaches and is used up', () => {
    // Intelligence 12: 55 of 101; 30 more by level 6.
    expect(read([['learn', 84]])).toMatchObject({ learnt: 1, left: false, refused: undefined });
  });

  it('fails and is used up', () => {
    const { made, learnt, left } = read([['learn', 85]]);
    expect([learnt, left]).toEqual([0, false]);
    expect(made.kinds).toContain('book-failed');
  });

  it('is kept by a reader of too little skill, who loses the move', () => {
    const at = scene();
    at.sheet.level = 4;
    const book = give(at.made, 'book_of_saga');
    expect(at.made.perform({ kind: 'read', item: book.id })).toEqual({
      reason: 'level-too-low',
      usesMove: true,
    });
    expect(at.sheet.inventory.find(book.id)).toBeDefined();
  });

  it('drains energy if it is cursed', () => {
    const { sheet, left, made } = read([], 'book_of_saga', { beatitude: 'cursed' });
    expect(left).toBe(false);
    expect(sheet.energy).toBe(0);
    expect(made.kinds).toContain('scroll-backfired');
  });

  it('takes its spell from a reader who knows it, if it is damned', () => {
    const at = scene([['forgets', true]]);
    learn(at.made, 'spell_saga');
    const book = give(at.made, 'book_of_saga', { beatitude: 'cursed' });
    book.setFact('damned', 1);
    at.made.perform({ kind: 'read', item: book.id });
    expect(at.made.kinds).toContain('spell-lost');
    expect(at.sheet.spells.some(({ archetype }) => archetype.id === 'spell_saga')).toBe(false);
  });

  it('promises in the pack what it then keeps', () => {
    const at = scene();
    const book = give(at.made, 'book_of_saga');
    at.sheet.lore.identify(book);
    const view = viewFor(at.made.state).inventory.find(({ id }) => id === book.id)!;
    expect(view.learning).toEqual({ percent: expect.closeTo((100 * 85) / 101, 9), guess: false });
  });
});

describe('a cursed scroll', () => {
  it('drains five for each level above the reader, at least 20', () => {
    const at = scene();
    at.sheet.energy = 19;
    const scroll = give(at.made, 'scroll_of_ode', { beatitude: 'cursed' });
    at.made.perform({ kind: 'read', item: scroll.id });
    expect(at.sheet.energy).toBe(0);
    at.made.end();
  });
});
