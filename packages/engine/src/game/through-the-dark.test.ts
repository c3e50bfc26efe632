// A hero in the dark looks into a lit room: spells, missiles and steps go where he looks.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { LocalGame } from '../host/index.ts';
import { lookAround } from './movement/stepping.ts';
import { saveGame } from './saves/save.ts';
import { ball, give } from './testing/casters.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

/** The room from column 6 on is lit, the way to it is dark. */
const ROWS = ['      ####', '#######..#', '#@.....j.#', '#######..#', '      ####'];
const LIT_FROM = 6;

function scene(rows: readonly string[] = ROWS, luck = 'dark'): Scene {
  const played = new Scene(rows, { streams: new Streams(luck), lit: false });
  const { level, sheet } = played.state;
  const { map } = level;
  for (let y = 0; y < rows.length; y++) {
    for (let x = LIT_FROM; x < rows[y]!.length; x++) {
      map.setLit(map.square(x, y), true);
    }
  }
  for (const creature of level.creatures.all) {
    creature.conditions.set('helpless', 1000);
  }
  Object.assign(sheet, { energy: 90, maxEnergy: 90 });
  played.state.memory.remembered.fill(255);
  lookAround(played.state);
  return played;
}

/** The same game as a face asks it. */
function asked({ state }: Scene): LocalGame {
  return LocalGame.restore(state.content, state.ruleset, saveGame(state));
}

describe('a lit room seen from the dark', () => {
  it('lets the hero know what he looks through, and nothing more', () => {
    const { map } = viewFor(scene().state);
    expect(map.terrain[2]).toMatch(/^#.. {3}\.\.\./);
    expect(map.seenThrough).toEqual([
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
  });

  it('has a fireball foreseen that flies as far as it then does', () => {
    const played = scene();
    const [jackal] = played.state.level.creatures.all;
    const game = asked(played);
    const answer = game.odds({ ask: 'cast', spell: ball(played), direction: 3 });
    expect(answer.targets.map(({ id }) => id)).toEqual([jackal!.id]);
    expect(answer.squares.map(({ x }) => x)).toContain(7);
    // A creature may stand on an unseen square.
    expect(answer).toMatchObject({ asFarAsYouKnow: true, unseenSquares: true });
    let burned = false;
    for (let tries = 0; tries < 40 && !burned; tries++) {
      played.perform({ kind: 'cast', spell: ball(played), direction: 3 });
      burned = played.kinds.includes('burned');
      played.perform({ kind: 'search', count: 3 });
      burned ||= played.kinds.includes('burned');
      played.state.sheet.energy = 90;
    }
    expect(burned).toBe(true);
  });

  it('is asked about as if no unseen creature stood in the way', () => {
    const hidden = scene(ROWS.map(row => row.replace('#@..', '#@.Z')));
    const plain = scene();
    for (const played of [hidden, plain]) {
      give(played, 'thin_book');
    }
    const answers = [hidden, plain].map(played => {
      const [target] = played.state.level.creatures.all.filter(({ square }) =>
        played.state.sees(square),
      );
      const item = played.state.sheet.inventory.things.at(-1)!.id;
      return asked(played).odds({ ask: 'throw', item, target: target!.id });
    });
    const [one, other] = answers.map(({ targets, ...answer }) => ({
      ...answer,
      chances: targets.map(({ hitChance }) => hitChance),
    }));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ asFarAsYouKnow: true, unseenSquares: true });
    expect(one!.refused).toBeUndefined();
  });

  it('can be walked to', () => {
    const played = scene(ROWS.map(row => row.replace('j', '.')));
    expect(played.perform({ kind: 'travel', x: 8, y: 2 })).toBeUndefined();
    const { level, hero } = played.state;
    expect([level.map.x(hero.square), level.map.y(hero.square)]).toEqual([8, 2]);
  });

  it('is walked to no farther than the guess holds', () => {
    // What lies between is water, which looks as open as a floor.
    const played = scene(ROWS.map(row => row.replace('j', '.')));
    const { level, hero } = played.state;
    level.map.setTerrain(level.map.square(4, 2), 'water');
    lookAround(played.state);
    played.perform({ kind: 'travel', x: 8, y: 2 });
    expect(level.map.x(hero.square)).toBe(3);
    expect(played.perform({ kind: 'travel', x: 8, y: 2 })).toMatchObject({ reason: 'no-way' });
  });

  it('is exact where everything is seen', () => {
    const rows = ['##########', '#@.....j.#', '##########'];
    const lit = new Scene(rows, { streams: new Streams('lit') });
    lit.state.sheet.energy = 90;
    const answer = asked(lit).odds({ ask: 'cast', spell: ball(lit), direction: 3 });
    expect(answer.unseenSquares).toBeUndefined();
  });
});
