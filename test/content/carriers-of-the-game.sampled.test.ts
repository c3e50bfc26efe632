// Every potion, scroll and wand that ships, used through the game's own door.

import { readContent } from '@roguewright/content';
import {
  type GameState,
  hashGame,
  loadContent,
  newGame,
  performCommand,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import {
  BEATITUDES,
  type Beatitude,
  classOf,
  isDust,
  kindsIn,
  makeObject,
  setBeatitude,
  setCharges,
  textOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong, sampled } from '../sampled.ts';

const files = readContent();
const content = loadContent(files);
const house = createRulesets().resolve('house');
const start = { heroName: 'Ada', role: 'wizard', race: 'human' };

/** Ids of what ships of a class, without what is carried only inside others. */
function shipped(itemClass: string): string[] {
  return kindsIn(content)
    .filter(
      archetype =>
        classOf(archetype) === itemClass && textOf(archetype, 'looks') === '' && !isDust(archetype),
    )
    .map(({ id }) => id);
}

/** A thing in a kit, with its spell. */
function written(id: string): string {
  const [kind, spell] = id.split('/');
  return spell === undefined ? `arch ${kind}\nend\n` : `arch ${kind}\narch ${spell}\nend\nend\n`;
}

function begin(seed: string): GameState {
  return newGame(content, house, { ...start, seed });
}

function carry(state: GameState, id: string, beatitude: Beatitude): number {
  const thing = makeObject(content, content.archetype(id), () => state.newId());
  setBeatitude(thing, beatitude);
  if (classOf(thing.archetype) === 'wand') {
    setCharges(thing, { left: 3, recharged: 0 });
  }
  const added = state.sheet.inventory.add(thing);
  return added.kind === 'full' ? expect.unreachable('the pack is full') : added.thing.id;
}

describe.each([
  ['potion', 'quaff'],
  ['scroll', 'read'],
] as const)('every %s that ships', (itemClass, kind) => {
  it.each(shipped(itemClass))('is used in every beatitude, confused too: %s', id => {
    for (const [place, beatitude] of BEATITUDES.entries()) {
      for (const confused of isLong ? [0, 20] : [20 * ((place + id.length) % 2)]) {
        const state = begin(`${id} ${beatitude}`);
        const item = carry(state, id, beatitude);
        state.sheet.conditions.set('confused', confused);
        expect(performCommand(state, { kind, item })).toBeUndefined();
        if (id === 'scroll_of_charging' && confused === 0) {
          // A wizard recognises it, so he is asked first, and reads it with his answer.
          expect(state.log.perceived().map(event => event.kind)).toEqual(['charging-asked']);
          const wand = state.sheet.inventory.things.find(one => classOf(one.archetype) === 'wand')!;
          state.log.clear();
          expect(
            performCommand(state, { kind: 'answer', answer: { item: wand.id } }),
          ).toBeUndefined();
        }
        expect(state.log.perceived()[0]?.kind).toBe(kind === 'read' ? 'read-scroll' : 'quaffed');
        const again = restoreGame(content, house, saveGame(state));
        expect(hashGame(again)).toBe(hashGame(state));
      }
    }
  });
});

describe('every wand that ships', () => {
  const wands = shipped('wand');

  it('is one of eight', () => {
    expect(wands.length).toBeGreaterThanOrEqual(8);
  });

  it.each(wands)('is zapped all around: %s', id => {
    for (let direction = 1; direction <= 8; direction++) {
      const state = begin(`${id} ${direction}`);
      const item = carry(state, id, 'uncursed');
      const way = direction as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
      expect(performCommand(state, { kind: 'zap', item, direction: way })).toBeUndefined();
      expect(state.log.perceived()[0]?.kind).toBe('zapped');
    }
  });

  it.each(sampled(wands, 4))('is asked about, as far as it is known: %s', id => {
    const armed = files.map(({ path, text }) => ({
      path,
      text: path === 'role/wizard.arc' ? text.replace(/^arch /m, `${written(id)}arch `) : text,
    }));
    const game = LocalGame.create(loadContent(armed), house, { ...start, seed: id });
    const wand = game.look().view.inventory.find(({ uses }) => uses.includes('zap'))!;
    for (let direction = 0; direction <= 8; direction++) {
      const odds = game.odds({ ask: 'zap', item: wand.id, direction });
      expect(odds.ask).toBe('zap');
      expect(odds.certainty.kind === 'unknown').toBe(!wand.identified);
      for (const { damage } of odds.targets) {
        // A spell that does no damage has none to show.
        const shares = damage.reduce((sum, [, share]) => sum + share, 0);
        expect(shares).toBeCloseTo(damage.length === 0 ? 0 : 1, 9);
      }
    }
    expect(() => game.odds({ ask: 'zap', item: 9999, direction: 1 })).toThrow(/item/);
    expect(() => game.odds({ ask: 'zap', item: wand.id, direction: 9 })).toThrow(/direction/);
  });
});
