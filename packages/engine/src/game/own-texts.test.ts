// Items with names, messages, flags and contents of their own, from the file to the face and the save.

import { describe, expect, it } from 'vitest';
import { GameObject, Lore, loadContent, nameOf, thingName } from '../objects/index.ts';
import { performCommand } from './perform.ts';
import { restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import { savedFlaw } from './saves/saved-flaw.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const text = `Object note
name note
name_pl notes
type 8
weight 45
glyph ?
icon note
msg
Nothing legible.
endmsg
end
Object satchel
name satchel
type 8
weight 900
cursed 1
arch note
name note from Orla
msg
Come home.
All is forgiven.
endmsg
end
end
Object courier
name courier
monster 1
level 1
movement 12
notices 8
glyph c
arch satchel
title of the post
cursed 0
known_magical 1
value 7
arch note
name last will
end
end
end
`;
const content = [{ path: 'post.arc', text }];

function scene() {
  return new Scene(['.....', '.@.c.', '.....'], { content, kinds: { c: 'courier' }, luck: [] });
}

function satchelOf({ state }: Scene): GameObject {
  return state.level.creatures.all[0]!.carried[0]!;
}

describe('an item with texts of its own', () => {
  it('has those of its file, and its kind’s where the file says nothing', () => {
    const satchel = satchelOf(scene());
    expect(satchel.save()).toMatchObject({
      archetype: 'satchel',
      differences: { value: 7 },
      texts: { title: 'of the post' },
      flags: { cursed: false, known_magical: true },
      inventory: [
        { archetype: 'note', texts: { name: 'note from Orla', namePl: 'note from Orla' } },
        { archetype: 'note', texts: { name: 'last will' } },
      ],
    });
    expect(satchel.inventory[1]?.text('msg')).toBe('Nothing legible.\n');
    expect(satchel.hasFlag('cursed')).toBe(false);
  });

  it('is named and described by them wherever a hero sees it', () => {
    const here = scene();
    const { state } = here;
    const satchel = satchelOf(here);
    state.level.drop(state.hero.square, satchel);
    state.level.drop(state.hero.square, satchel.inventory[0]!);
    performCommand(state, { kind: 'search', count: 1 });
    expect(viewFor(state).underfoot.map(({ name }) => name)).toEqual([
      'a note from Orla',
      'a satchel of the post',
    ]);
    performCommand(state, { kind: 'pick-up', item: satchel.inventory[0]!.id });
    const carried = viewFor(state).inventory.find(({ name }) => name === 'note from Orla');
    expect(carried?.about).toBe('Come home. All is forgiven.');
  });

  it('is remembered under its name out of sight, also after a save', () => {
    const here = new Scene(['#####', '#@+.#', '#####', '.....'], { content, luck: [] });
    const { state } = here;
    const { content: all, ruleset } = state;
    const note = new GameObject(77, all.archetype('note'));
    note.setText('name', 'note from Orla');
    state.memory.rememberThing(state.level.map.square(5, 4), note);
    const names = (of: typeof state) => viewFor(of).things.map(({ name }) => name);
    expect(names(state)).toContain('note from Orla');
    expect(names(restoreGame(all, ruleset, saveGame(state)))).toContain('note from Orla');
  });

  it('piles only with equal ones, and parts of a pile are equal', () => {
    const { archetype } = satchelOf(scene()).inventory[0]!;
    const kinds = { one: new GameObject(1, archetype), two: new GameObject(2, archetype) };
    kinds.one.setText('name', 'note');
    expect(kinds.one.save()).toEqual({ ...kinds.two.save(), id: 1 });
    kinds.one.setText('name', 'other note');
    expect(thingName({ class: 'other', name: kinds.one.name, count: 1 })).toBe('other note');
    kinds.one.setText('name', 'note');
    expect(kinds.one.ownTexts).toEqual({});
  });

  it('comes out of a save as it went in', () => {
    const { state } = scene();
    const restored = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(saveGame(restored).levels).toEqual(saveGame(state).levels);
    // A scene numbers its things from 1, which is all that is wrong with its save.
    expect(savedFlaw(saveGame(state))?.field).toBe('nextId');
  });

  it('is refused in a save beyond its bounds', () => {
    const spoilt = (change: (satchel: Record<string, unknown>) => void) => {
      const saved = JSON.parse(JSON.stringify(saveGame(scene().state))) as SavedGame;
      change(saved.levels[0]![1].creatures[0]!.carried[0] as unknown as Record<string, unknown>);
      return savedFlaw(saved)?.field;
    };
    const at = 'levels.0.1.creatures.0.carried.0';
    expect(spoilt(one => Object.assign(one, { texts: { name: 'x'.repeat(201) } }))).toBe(
      `${at}.texts.name`,
    );
    expect(spoilt(one => Object.assign(one, { texts: { msg: 'x'.repeat(20_001) } }))).toBe(
      `${at}.texts.msg`,
    );
    expect(spoilt(one => Object.assign(one, { texts: { msg: 5 } }))).toBe(`${at}.texts.msg`);
    expect(spoilt(one => Object.assign(one, { flags: { cursed: 'no' } }))).toBe(
      `${at}.flags.cursed`,
    );
    expect(
      spoilt(one => {
        let inside = one;
        for (let depth = 0; depth < 80; depth++) {
          const next = { ...one, inventory: [] };
          inside.inventory = [next];
          inside = next;
        }
      }),
    ).toMatch(/^levels\.0\.1\.creatures\.0\.carried\.0(\.inventory\.0){64}\.inventory$/);
  });
});

describe('content', () => {
  const problems = (lines: string) => () =>
    loadContent([{ path: 'a.arc', text: `Object a\nend\n${lines}` }]);

  it('is refused with a name of more than 200 characters', () => {
    const name = 'x'.repeat(201);
    expect(problems(`Object b\narch a\nname ${name}\nend\nend\n`)).toThrow(
      'a.arc:5: name: expected at most 200 characters, got 201',
    );
  });

  it('is refused when the contents of contents are too many', () => {
    const ten = (id: string) => `arch ${id}\nend\n`.repeat(10);
    const text = `Object b\n${ten('a')}end\nObject c\n${ten('b')}end\nObject d\n${ten('c')}end\n`;
    expect(problems(text)).toThrow('expected at most 1000 objects inside, got 1110');
  });

  it('is refused for a missing archetype in the contents of contents', () => {
    expect(problems('Object b\narch a\narch c\nend\nend\nend\n')).toThrow('a known archetype');
  });
});

it('keeps the name of an unknown kind to itself', () => {
  const { state } = scene();
  const potion = new GameObject(99, state.content.archetype('red_potion'));
  potion.setText('name', 'potion from Orla');
  expect(nameOf(potion, new Lore(new Map([['red_potion', 'murky']]))).name).toBeUndefined();
});
