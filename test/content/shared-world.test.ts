// Two and three heroes in one LocalGame under the content that ships: odds, secrets, recording and saves.

import { type Command, type SavedGame, savedFlaw } from '@roguewright/engine/game';
import {
  LocalGame,
  Recorder,
  Replay,
  readGameFile,
  rebuildGame,
  writeGameFile,
} from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const [ADA, BREN] = [0, 1];
const REST: Command = { kind: 'rest', count: 1 };

const TWO = {
  ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'two' },
  companions: [{ heroName: 'Bren', role: 'valkyrie', race: 'human' }],
};

type SavedSeat = SavedGame['seats'][number];

/** Two heroes who stand beside each other; Ada knows the fireball. @param change replaces parts of Bren's seat */
function beside(change: (bren: SavedSeat) => object = () => ({})): LocalGame {
  const saved = LocalGame.create(content, house, TWO).save();
  const [ada, bren] = saved.seats as [SavedSeat, SavedSeat];
  return LocalGame.restore(content, house, {
    ...saved,
    seats: [ada, { ...bren, ...change(bren) }],
  });
}

/** Bren as Ada sees him, and the fireball towards him. */
function aim(game: LocalGame) {
  const { hero, things, spells } = game.look(ADA).view;
  const bren = things.find(({ name }) => name === 'Bren')!;
  const ways = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ];
  const way = ways.findIndex(
    ([x, y]) => x === Math.sign(bren.x - hero.x) && y === Math.sign(bren.y - hero.y),
  );
  return { bren, spell: spells[0]!.id, direction: (way + 1) as 1 };
}

describe('a fireball of the one', () => {
  it('burns the other by the numbers that the odds told before', () => {
    const game = beside();
    const { bren, spell, direction } = aim(game);
    const odds = game.odds({ ask: 'cast', spell, direction }, ADA);
    const target = odds.targets!.find(({ id }) => id === bren.id)!;
    expect(target).toMatchObject({ name: 'Bren' });
    const possible = target.damage.map(([damage]) => damage);
    let burned = 0;
    for (let round = 0; round < 20 && burned === 0; round++) {
      game.perform({ kind: 'cast', spell, direction }, ADA);
      // What befalls Bren before he moves, and after the round.
      const before = game.look(BREN).events;
      const { events } = game.perform(REST, BREN);
      for (const event of [...before, ...events]) {
        burned += event.kind === 'burned' && event.target === bren.id ? event.damage : 0;
      }
    }
    expect(burned).toBeGreaterThan(0);
    expect(possible).toContain(burned);
  });
});

describe('what the one doesn’t know of the other', () => {
  it('makes no difference to what he sees and what odds he is told', () => {
    const told = (change?: (bren: SavedSeat) => object) => {
      const game = beside(change);
      const { bren, spell, direction } = aim(game);
      const cast = game.odds({ ask: 'cast', spell, direction }, ADA);
      const attack = game.odds({ ask: 'attack', target: bren.id }, ADA);
      const { view, events } = game.look(ADA);
      return JSON.stringify({ view, events, cast, attack });
    };
    const plain = told();
    const hero = (other: object) => (bren: SavedSeat) => ({ hero: { ...bren.hero, ...other } });
    const sheet = (other: object) => (bren: SavedSeat) => ({ sheet: { ...bren.sheet, ...other } });
    expect(told(hero({ hitPoints: 3 }))).toBe(plain);
    expect(told(hero({ maxHitPoints: 99 }))).toBe(plain);
    expect(told(sheet({ energy: 0 }))).toBe(plain);
    expect(told(sheet({ armourClass: 80 }))).toBe(plain);
    expect(told(sheet({ nutrition: 20 }))).toBe(plain);
    // His level shows.
    expect(told(sheet({ level: 9 }))).not.toBe(plain);
  });
});

describe('every question about another hero', () => {
  it.each(['attack', 'danger', 'fire', 'throw', 'recall', 'compare'] as const)(
    'is answered, or refused as a wrong question: %s',
    ask => {
      const game = beside();
      const target = aim(game).bren.id;
      const [staff] = game.look(ADA).view.inventory;
      const item = ask === 'fire' ? 0 : staff!.id;
      const fields = ['attack', 'danger', 'recall'].includes(ask) ? { target } : { item, target };
      const answered = () => game.odds({ ask, ...fields } as OddsQuestion, ADA);
      if (ask === 'danger' || ask === 'recall') {
        // What a hero may do to another is his own affair, and he is of no kind to be remembered.
        expect(answered).toThrow('target');
      } else {
        expect(answered()).toMatchObject({ ask });
      }
    },
  );
});

describe('a game of several heroes from its beginning', () => {
  const start = {
    ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'together' },
    companions: [
      { heroName: 'Bren', role: 'valkyrie', race: 'elf' },
      { heroName: 'Cuno', role: 'priest', race: 'dwarf' },
    ],
  };

  /** Some rounds of walking about and resting, in an order that changes. */
  function play(recorder: Recorder, game: LocalGame, rounds: number): void {
    for (let round = 0; round < rounds; round++) {
      const seats = round % 2 === 0 ? game.up : game.up.toReversed();
      for (const seat of seats) {
        const direction = (((round * 7 + seat * 3) % 8) + 1) as 1;
        const walked = recorder.perform({ kind: 'move', direction }, seat);
        if (walked.refusal?.usesMove === false) {
          recorder.perform(REST, seat);
        }
      }
    }
  }

  it('is recorded, written, read, and performed again to the same end', () => {
    const game = LocalGame.create(content, house, start);
    expect([game.seats, game.up]).toEqual([3, [0, 1, 2]]);
    const recorder = new Recorder(game);
    play(recorder, game, 40);
    const file = readGameFile(writeGameFile(recorder.file()));
    expect(file.start).toEqual(start);
    expect(new Set(file.commands.map(({ seat = 0 }) => seat))).toEqual(new Set([0, 1, 2]));
    const replay = new Replay(content, house, file);
    while (!replay.over) {
      replay.step();
    }
    expect([replay.difference, replay.game.hash()]).toEqual([undefined, game.hash()]);
    for (const seat of [0, 1, 2]) {
      expect(replay.game.look(seat).view).toEqual(game.look(seat).view);
    }
  });

  it('is saved and restored at any moment, also while some have yet to act', () => {
    const game = LocalGame.create(content, house, start);
    for (let step = 0; step < 60; step++) {
      const seat = game.up[step % game.up.length]!;
      const direction = ((step % 8) + 1) as 1;
      game.perform({ kind: 'move', direction }, seat);
      game.perform(REST, seat);
      const saved = JSON.parse(JSON.stringify(game.save()));
      expect(savedFlaw(saved)).toBeUndefined();
      expect(LocalGame.restore(content, house, saved).hash()).toBe(game.hash());
    }
  });

  it('begins for the first hero as it would for him alone, but for who stands about', () => {
    const { companions: _, ...alone } = start;
    const [one, three] = [alone, start].map(
      wish => LocalGame.create(content, house, wish).look().view,
    );
    expect(three!.hero).toEqual(one!.hero);
    expect(three!.inventory).toEqual(one!.inventory);
  });

  it('is refused with companions who won’t do', () => {
    const begin = (companions: object[]) => () =>
      LocalGame.create(content, house, { ...start, companions } as never);
    expect(begin([{ heroName: '', role: 'wizard', race: 'human' }])).toThrow(
      'companions.0.heroName',
    );
    expect(begin([{ heroName: 'B', role: 'witch', race: 'human' }])).toThrow('companions.0.role');
    expect(begin(Array.from({ length: 16 }, () => start.companions[0]!))).toThrow('at most 15');
  });

  it('is replayed, but not continued where only one can play', async () => {
    const game = LocalGame.create(content, house, start);
    const recorder = new Recorder(game);
    play(recorder, game, 3);
    const parts = { ruleset: house, own: content, present: content, pause: async () => {} };
    await expect(rebuildGame({ file: recorder.file(), ...parts })).rejects.toThrow(
      'several heroes',
    );
  });
});
