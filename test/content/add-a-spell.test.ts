// A spell is added by one data file: read with the content that ships, learnt from a book, cast.

import { readContent } from '@roguewright/content';
import {
  type GameState,
  loadContent,
  newGame,
  performCommand,
  performedFor,
} from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

/** The file, as a newcomer would write it: a spell, what it throws, and the book that teaches it. */
const FILE = {
  path: 'spell/bullet/spell_pebble.arc',
  text: `Object spell_pebble
name pebble
type 101
subtype 5
level 1
spell_level 1
school attack
sp 2
casting_time 10
path_attuned 64
attacktype 1
dam 4
range 8
other_arch pebble_flight
msg
A pebble, thrown by nobody.
endmsg
end
Object pebble_flight
name pebble
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
end
Object book_of_pebbles
name book of pebbles
type 85
level 1
delay 1
weight 1400
arch spell_pebble
end
end
`,
};

const content = loadContent([...readContent(), FILE]);
const house = createRulesets().resolve('house');

/** Reads until the book has taught its spell; a book of the first level does so soon. */
function learn(state: GameState, book: number): number | undefined {
  for (let tries = 0; tries < 20 && state.ending === undefined; tries++) {
    performCommand(state, { kind: 'read', item: book });
    const known = state.sheet.spells.find(({ archetype }) => archetype.id === 'spell_pebble');
    if (known !== undefined) {
      return known.id;
    }
  }
  return undefined;
}

/** A wizard who has learnt the spell. One book may be lost to a failure, hardly the books of ten. */
function learned(): { state: GameState; spell: number } {
  for (let number = 0; number < 10; number++) {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `pebbles ${number}` };
    const state = newGame(content, house, start);
    const book = makeObject(content, content.archetype('book_of_pebbles'), () => state.newId());
    state.sheet.inventory.add(book);
    const spell = learn(state, book.id);
    if (spell !== undefined) {
      return { state, spell };
    }
  }
  throw new Error('no wizard of ten games could learn the spell');
}

describe('a spell in one file', () => {
  it('is learnt from its book, shown in the view and cast', () => {
    const { state, spell } = learned();
    const shown = performedFor(state, undefined).view.spells.find(({ id }) => id === spell);
    expect(shown).toMatchObject({ name: 'pebble', spellLevel: 1, needsDirection: true });
    let flew = false;
    for (let tries = 0; tries < 20 && !flew; tries++) {
      state.sheet.energy = 20;
      performCommand(state, { kind: 'cast', spell: spell!, direction: 3 });
      flew = performedFor(state, undefined).events.some(({ kind }) => kind === 'effect-born');
    }
    expect(flew).toBe(true);
  });

  it.each([
    ['other_arch pebble_flight', 'other_arch peble_flight', /spell_pebble\.arc.*pebble_flight/s],
    ['dam 4', 'dam four', /spell_pebble\.arc.*dam.*four/s],
  ])('is refused by file and field when %s is written %s', (right, wrong, message) => {
    const files = [...readContent(), { ...FILE, text: FILE.text.replace(right, wrong) }];
    expect(() => loadContent(files)).toThrow(message);
  });
});
