// Every spell that ships, in the hands of one Wizard: asked about and cast through the game's own door.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { subtypeOf } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { isLong } from '../sampled.ts';

const files = readContent();
const house = createRulesets().resolve('house');

/** A free spell for every one that ships, so that energy is no matter, known from the start. */
function scholarly() {
  const spells = files.filter(({ path }) => path.startsWith('spell/'));
  const named = spells.flatMap(({ text }) => text.match(/^Object spell_\S+/gm) ?? []);
  const ids = named.map(line => line.slice('Object '.length));
  const taught = ids.map(id => `arch ${id}\nend\n`).join('');
  const changed = files.map(({ path, text }) => ({
    path,
    text:
      path === 'role/wizard.arc'
        ? text.replace(/(?<=^end\n)arch spell_(?!potion)\S+\nend\n/m, taught)
        : cheapened(text),
  }));
  return { content: loadContent(changed), ids };
}

/** Spells without a price of their own have the plain one of their level. */
function cheapened(text: string): string {
  const priced = text.replace(/^(sp|grace) \d+$/m, '$1 1').replace(/^maxsp \d+$/m, 'maxsp 99');
  return /^(sp|grace) 1$/m.test(priced)
    ? priced
    : priced.replace(/^casting_time \d+$/m, '$&\nsp 1\nmaxsp 99');
}

const { content, ids } = scholarly();

/** Here and one of the eight directions, each in its turn; on the shelf `long` three of them, straight and slanting. */
function directionsOf(id: string): readonly number[] {
  const first = ids.indexOf(id);
  const steps = isLong ? [0, 3, 6] : [0];
  return [0, ...steps.map(step => 1 + ((first + step) % 8))];
}

describe('every spell that ships', () => {
  it.each(ids)('%s is asked about and cast here and in other directions', id => {
    const name = content.archetype(id).name;
    for (const direction of directionsOf(id)) {
      const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `${id} ${direction}` };
      const game = LocalGame.create(content, house, start);
      const spell = game.look().view.spells.find(known => known.name === name)!;
      const odds = game.odds({ ask: 'cast', spell: spell.id, direction });
      expect(odds.price).toBe(1);
      for (const { damage, killChance } of odds.targets) {
        // A spell that does no damage has none to show.
        const shares = damage.reduce((sum, [, share]) => sum + share, 0);
        expect(shares).toBeCloseTo(damage.length === 0 ? 0 : 1, 9);
        expect(killChance).toBeGreaterThanOrEqual(0);
        expect(killChance).toBeLessThanOrEqual(1);
      }
      const way = direction as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
      const { refusal } = game.perform({ kind: 'cast', spell: spell.id, direction: way });
      const { subtype } = content.archetype(id);
      const { atSelf, whereFacing } = subtypeOf(subtype);
      const undirected = spell.needsDirection && direction === 0 && !atSelf && !whereFacing;
      expect(refusal?.reason).toBe(undirected ? 'needs-direction' : undefined);
    }
  });

  it('calls a hound that the view shows as a friend', () => {
    for (let seed = 0; seed < 40; seed++) {
      const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `hound ${seed}` };
      const game = LocalGame.create(content, house, start);
      const spell = game.look().view.spells.find(known => known.name === 'call hound')!;
      game.perform({ kind: 'cast', spell: spell.id, direction: 0 });
      const { view } = game.look();
      const friend = view.things.find(({ kind, hostile }) => kind === 'creature' && !hostile);
      if (friend !== undefined) {
        expect(friend.name).toBe('whippet');
        return;
      }
    }
    expect.unreachable('forty casts and no hound');
  });
});
