// Worlds that heroes join, leave and come back to, under the content that ships.

import {
  type Command,
  type SavedGame,
  type SeatedOrder,
  savedFlaw,
} from '@roguewright/engine/game';
import { LocalGame, Recorder, Replay, readGameFile, writeGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const REST: Command = { kind: 'rest', count: 1 };
const [ADA, BREN] = [0, 1];
const START = {
  ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'joined' },
  shared: true as const,
};
const BREN_JOINS = { kind: 'join', heroName: 'Bren', role: 'valkyrie', race: 'human' } as const;

function begun(start: object = {}): LocalGame {
  return LocalGame.create(content, house, { ...START, ...start });
}

function withBren(start: object = {}): LocalGame {
  const game = begun(start);
  game.perform(BREN_JOINS);
  return game;
}

function partyOf(game: LocalGame, seat: number) {
  return game
    .look(seat)
    .view.party!.map(({ name, standing, isAwaited }) => [name, standing, isAwaited]);
}

function restored(game: LocalGame): LocalGame {
  return LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
}

describe('a hero who joins', () => {
  it('stands at the entrance, in sight of the others, and acts in the same round', () => {
    const game = withBren();
    expect([game.names, game.up]).toEqual([
      ['Ada', 'Bren'],
      [ADA, BREN],
    ]);
    const ada = game.look(ADA).view;
    expect(ada.things.find(({ name }) => name === 'Bren')).toMatchObject({ kind: 'creature' });
    expect(game.look(BREN).view.inventory.length).toBeGreaterThan(0);
    game.perform(REST, ADA);
    expect([game.up, game.look().view.turn]).toEqual([[BREN], 1]);
    game.perform(REST, BREN);
    expect([game.up, game.look().view.turn]).toEqual([[ADA, BREN], 2]);
  });

  it('sees unknown items look as they look to the others', () => {
    const [ada, bren] = withBren().save().seats;
    expect(bren!.sheet.lore.appearances).toEqual(ada!.sheet.lore.appearances);
  });

  it('is refused in a world that isn’t shared, under a taken name, and as the 17th', () => {
    expect(() => begun({ shared: undefined }).perform(BREN_JOINS)).toThrow('nobody can join');
    const game = withBren();
    expect(() => game.perform({ ...BREN_JOINS, heroName: 'bREN' })).toThrow('heroName');
    expect(() => game.perform({ ...BREN_JOINS, heroName: 'C', role: 'witch' })).toThrow('role');
    expect(() => game.perform({ ...BREN_JOINS, heroName: 'C', god: 'none' })).toThrow('god');
    for (let seat = 2; seat < 16; seat++) {
      game.perform({ ...BREN_JOINS, heroName: `Hero ${seat}` });
    }
    const before = game.hash();
    expect(() => game.perform({ ...BREN_JOINS, heroName: 'Late' })).toThrow('at most 16');
    expect([game.seats, game.hash()]).toEqual([16, before]);
  });
});

describe('a hero whose player is away', () => {
  it('is on no level, and isn’t waited for', () => {
    const game = withBren();
    game.perform({ kind: 'leave' }, BREN);
    expect(game.up).toEqual([ADA]);
    expect(partyOf(game, ADA)).toEqual([
      ['Ada', 'here', true],
      ['Bren', 'away', false],
    ]);
    expect(game.look(ADA).view.things.some(({ name }) => name === 'Bren')).toBe(false);
    expect(game.perform(REST, BREN).refusal).toEqual({ reason: 'away', usesMove: false });
    expect(game.perform({ kind: 'leave' }, BREN).refusal?.reason).toBe('away');
    const { hitPoints, x, y } = game.look(BREN).view.hero;
    game.perform({ kind: 'rest', count: 30 }, ADA);
    expect(game.look(ADA).view.turn).toBeGreaterThan(25);
    game.perform({ kind: 'return' }, BREN);
    expect(game.look(BREN).view.hero).toMatchObject({ hitPoints, x, y });
    game.perform(REST, ADA);
    expect(game.up).toEqual([ADA, BREN]);
    expect(game.perform({ kind: 'return' }, BREN).refusal?.reason).toBe('in-the-world');
  });

  it('comes back beside the creature that stands on his square', () => {
    const game = withBren();
    const { x, y } = game.look(BREN).view.hero;
    game.perform({ kind: 'leave' }, BREN);
    game.perform({ kind: 'travel', x, y }, ADA);
    expect(game.look(ADA).view.hero).toMatchObject({ x, y });
    game.perform({ kind: 'return' }, BREN);
    const back = game.look(BREN).view.hero;
    expect(Math.max(Math.abs(back.x - x), Math.abs(back.y - y))).toBe(1);
  });

  it('stops time when he was the last, and starts it when anybody comes', () => {
    for (const comes of [{ kind: 'return', seat: ADA }, BREN_JOINS] as SeatedOrder[]) {
      const game = begun();
      game.perform({ kind: 'leave' });
      const { turn } = game.look().view;
      expect([game.up, game.look().view.turn]).toEqual([[], turn]);
      const again = restored(game);
      expect(savedFlaw(JSON.parse(JSON.stringify(game.save())))).toBeUndefined();
      for (const one of [game, again]) {
        one.perform(comes, ADA);
        expect(one.up).toHaveLength(1);
      }
      expect(again.hash()).toBe(game.hash());
    }
  });

  it('is waited for by nobody when the last hero in the world dies', () => {
    const game = withBren();
    game.perform({ kind: 'leave' }, BREN);
    const saved = game.save();
    const [ada, bren] = saved.seats as [SavedGame['seats'][number], SavedGame['seats'][number]];
    const weak = { ...ada, sheet: { ...ada.sheet, nutrition: -500 } };
    const dying = LocalGame.restore(content, house, { ...saved, seats: [weak, bren] });
    dying.perform({ kind: 'rest', count: 20 }, ADA);
    expect([dying.look(ADA).view.ending?.kind, dying.up]).toEqual(['died', []]);
    dying.perform({ kind: 'return' }, BREN);
    expect(dying.up).toEqual([BREN]);
    expect(partyOf(dying, BREN)[ADA]).toEqual(['Ada', 'died', false]);
  });
});

describe('what one seat is told', () => {
  it('comes once, as news, and from the beginning as a look', () => {
    const game = withBren();
    game.look(BREN);
    const [staff] = game.look(ADA).view.inventory;
    game.perform({ kind: 'drop', item: staff!.id, count: 1 }, ADA);
    expect(game.untold(BREN)).toBe(1);
    const news = game.news(BREN);
    expect(news.events.map(({ kind }) => kind)).toEqual(['dropped']);
    // Bren has only seen it: its enchantment is Ada's knowledge.
    expect(news.names[staff!.id]?.name).toBe('quarterstaff');
    expect([game.untold(BREN), game.news(BREN).events]).toEqual([0, []]);
    expect(game.look(BREN).events.map(({ kind }) => kind)).toContain('dropped');
  });
});

describe('the record of a world that heroes joined', () => {
  it('is written, read, and performed again to the same end', () => {
    const game = begun();
    const recorder = new Recorder(game);
    recorder.perform(REST);
    recorder.perform(BREN_JOINS, 1);
    recorder.perform(REST, BREN);
    recorder.perform({ kind: 'leave' }, ADA);
    recorder.perform(REST, BREN);
    recorder.perform({ kind: 'return' }, ADA);
    recorder.perform(REST, BREN);
    const file = readGameFile(writeGameFile(recorder.file()));
    expect(file.start).toEqual(START);
    const replay = new Replay(content, house, file);
    while (!replay.over) {
      replay.step();
    }
    expect([replay.difference, replay.game.hash()]).toEqual([undefined, game.hash()]);
    const text = writeGameFile(file);
    expect(() => readGameFile(text.replace('"kind":"join"', '"kind":"joins"'))).toThrow('kind');
    expect(() => readGameFile(text.replace('"role":"valkyrie",', ''))).toThrow('role');
  });
});
