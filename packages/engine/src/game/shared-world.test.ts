// Two heroes in one world: who is up, what each sees and is told, and what the one does to the other.

import { describe, expect, it } from 'vitest';
import { Creature } from '../actors/index.ts';
import type { Command } from './actions/commands.ts';
import { hurt } from './body/harm.ts';
import { quarryOf } from './monsters/quarry.ts';
import type { GameState } from './state/state.ts';
import { PARTY_CONTENT, PARTY_HIT_POINTS, PartyGame, party } from './testing/party.ts';

const [ADA, BREN] = [0, 1];
const REST: Command = { kind: 'rest', count: 1 };

function played([state]: readonly [GameState, GameState]): PartyGame {
  return new PartyGame(state);
}

const ROOM = ['###########', '#@..&.....#', '#.........#', '###########'];
const NEXT = ['#####', '#<..#', '#####'];

describe('two heroes on one level', () => {
  it('see each other as creatures who are no enemies, each himself as the hero', () => {
    const game = played(party(ROOM));
    expect(game.named(ADA, 'Bren')).toMatchObject({
      ...{ kind: 'creature', hostile: false, health: 'unhurt', x: 4, y: 1 },
    });
    expect(game.named(ADA, 'Ada')).toMatchObject({ kind: 'hero', x: 1 });
    expect(game.named(BREN, 'Ada')).toMatchObject({ kind: 'creature', x: 1 });
    expect(game.view(BREN).hero).toMatchObject({ name: 'Bren', x: 4 });
  });

  it('act in any order, each once a round; then the world goes on', () => {
    const game = played(party(ROOM));
    expect([game.up, game.turn]).toEqual([[ADA, BREN], 1]);
    expect(game.perform(REST, BREN)).toBeUndefined();
    expect([game.up, game.turn]).toEqual([[ADA], 1]);
    const before = game.hash();
    expect(game.perform(REST, BREN)).toEqual({ reason: 'others-first', usesMove: false });
    expect(game.hash()).toBe(before);
    game.perform(REST, ADA);
    expect([game.up, game.turn]).toEqual([[ADA, BREN], 2]);
  });

  it('end a long action where the other is to act first', () => {
    const game = played(party(ROOM));
    game.perform({ kind: 'rest', count: 20 }, ADA);
    game.perform({ kind: 'travel', x: 9, y: 2 }, BREN);
    // Bren ends the first round, and is the first to move in the second.
    expect([game.turn, game.view(BREN).hero.x, game.up]).toEqual([2, 6, [ADA]]);
  });

  it('a quick one acts again while the other waits', () => {
    const states = party(ROOM);
    states[BREN]!.sheet.powers.fast = true;
    const game = played(states);
    const acts = [0, 0];
    while (game.turn < 40) {
      for (const seat of game.up) {
        game.perform(REST, seat);
        acts[seat]!++;
      }
    }
    // Fast is 4 moves in 3 turns.
    expect(acts[ADA]).toBe(39);
    expect(acts[BREN]! / acts[ADA]!).toBeGreaterThan(1.15);
  });

  it('change places where one walks into the other, whom nothing else befalls', () => {
    const game = played(party(['#####', '#@&.#', '#####']));
    game.perform({ kind: 'move', direction: 3 }, ADA);
    const { x, hitPoints } = game.view(BREN).hero;
    expect([game.view(ADA).hero.x, x, hitPoints]).toEqual([2, 1, PARTY_HIT_POINTS]);
    expect(game.events(BREN).filter(({ kind }) => kind === 'moved')).toHaveLength(2);
  });

  it('tell each other what they do, but not what it costs or where it goes in the pack', () => {
    const states = party(ROOM);
    const [ada] = states;
    const [staff] = ada.sheet.inventory.things;
    const game = played(states);
    game.perform({ kind: 'drop', item: staff!.id, count: 1 }, ADA);
    expect(game.kinds(BREN)).toEqual(['dropped']);
    game.perform(REST, BREN);
    game.perform({ kind: 'pick-up', item: 0 }, ADA);
    expect(game.events(BREN)).toMatchObject([{ kind: 'picked-up', letter: 0, more: 0 }]);
    game.perform(REST, BREN);
    const spell = ada.sheet.spells[0]!.id;
    game.perform({ kind: 'cast', spell, direction: 5 }, ADA);
    const cast = game.events(BREN).find(({ kind }) => kind === 'cast');
    expect(cast).toMatchObject({ price: 0, nutrition: 0, grace: 0 });
  });

  it('don’t see each other from afar in the dark', () => {
    const [ada, bren] = party(ROOM);
    const { map } = ada.level;
    for (let square = 0; square < map.size; square++) {
      map.setLit(square, false);
    }
    const dark = played([ada, bren]);
    expect(dark.named(ADA, 'Bren')).toBeUndefined();
  });
});

describe('a fireball of the one', () => {
  it('kills the other, who leaves the world with all that he had, and the one goes on', () => {
    const states = party(ROOM);
    states[BREN]!.hero.hitPoints = 0;
    const game = played(states);
    const [spell] = game.view(ADA).spells;
    for (let round = 0; round < 20 && game.view(BREN).ending === undefined; round++) {
      for (const seat of game.up) {
        game.perform(seat === ADA ? { kind: 'cast', spell: spell!.id, direction: 3 } : REST, seat);
      }
    }
    expect(game.view(BREN).ending).toMatchObject({ kind: 'died', killer: 'Ada' });
    expect([ADA, BREN].every(seat => game.kinds(seat).includes('died'))).toBe(true);
    expect(game.named(ADA, 'Bren')).toBeUndefined();
    const left = game.view(ADA).things.filter(({ kind }) => kind === 'item');
    expect(left.map(({ x }) => x)).toContain(4);
    expect([game.up, game.view(ADA).ending]).toEqual([[ADA], undefined]);
    expect(game.perform(REST, BREN)?.reason).toBe('game-over');
    const { turn } = game;
    game.perform({ kind: 'rest', count: 5 }, ADA);
    expect(game.turn).toBe(turn + 5);
    const again = new PartyGame(game.states[ADA]!);
    expect([again.hash(), again.view(BREN).ending?.kind]).toEqual([game.hash(), 'died']);
    for (const one of [game, again]) {
      one.perform({ kind: 'rest', count: 5 }, ADA);
    }
    expect(again.hash()).toBe(game.hash());
  });
});

describe('two heroes on two levels', () => {
  /** Bren has gone down. */
  function apart(): PartyGame {
    const game = played(party(['######', '#@.&>#', '#....#', '######'], NEXT));
    game.perform(REST, ADA);
    game.perform({ kind: 'move', direction: 3 }, BREN);
    game.perform(REST, ADA);
    game.perform({ kind: 'descend' }, BREN);
    return game;
  }

  it('see each their own, and only that', () => {
    const game = apart();
    expect(game.kinds(ADA)).toContain('vanished');
    const [ada, bren] = [game.view(ADA), game.view(BREN)];
    expect([ada.dungeonLevel, bren.dungeonLevel]).toEqual([1, 2]);
    expect([ada.deepestLevel, bren.deepestLevel]).toEqual([1, 2]);
    expect(game.named(ADA, 'Bren')).toBeUndefined();
    expect(game.named(BREN, 'Ada')).toBeUndefined();
    expect([ada.map.width, bren.map.width]).toEqual([6, 5]);
    const [spell] = ada.spells;
    game.perform({ kind: 'cast', spell: spell!.id, direction: 5 }, ADA);
    expect(game.events(BREN).map(({ kind }) => kind)).not.toContain('cast');
  });

  it('take turns as on one', () => {
    const game = apart();
    for (let round = 0; round < 10; round++) {
      expect(game.up).toEqual([ADA, BREN]);
      game.perform(REST, BREN);
      game.perform(REST, ADA);
    }
  });

  it('have monsters on both that move', () => {
    const [ada, bren] = party(
      ['########', '#@..&>.#', '########'],
      ['########', '#<....j#', '########'],
    );
    const game = played([ada, bren]);
    game.perform(REST, ADA);
    game.perform({ kind: 'move', direction: 3 }, BREN);
    game.perform(REST, ADA);
    game.perform({ kind: 'descend' }, BREN);
    for (let round = 0; round < 8; round++) {
      for (const seat of game.up) {
        game.perform(REST, seat);
      }
    }
    const { hitPoints } = game.view(BREN).hero;
    expect(hitPoints).toBeLessThan(PARTY_HIT_POINTS);
    expect(game.view(ADA).hero.hitPoints).toBe(PARTY_HIT_POINTS);
  });

  it('meet on the stairs, where one makes room', () => {
    const game = apart();
    game.perform({ kind: 'move', direction: 3 }, ADA);
    game.perform(REST, BREN);
    game.perform({ kind: 'move', direction: 3 }, ADA);
    game.perform(REST, BREN);
    game.perform({ kind: 'move', direction: 3 }, ADA);
    game.perform(REST, BREN);
    game.perform({ kind: 'descend' }, ADA);
    expect(game.view(ADA).dungeonLevel).toBe(2);
    expect(game.named(ADA, 'Bren')).toMatchObject({ kind: 'creature' });
    expect(game.named(BREN, 'Ada')).toMatchObject({ kind: 'creature' });
  });
});

describe('a monster among heroes', () => {
  it('goes for the nearer, of two as near for the first, and for one in sight before a nearer behind a wall', () => {
    const [ada] = party(['#########', '#@.j...&#', '#########']);
    const [jackal] = ada.level.creatures.all;
    expect(quarryOf(ada, jackal!).sheet.name).toBe('Ada');
    const [near] = party(['#########', '#@....j&#', '#########']);
    expect(quarryOf(near, near.level.creatures.all[0]!).sheet.name).toBe('Bren');
    const [tied] = party(['#########', '#&..j..@#', '#########']);
    expect(quarryOf(tied, tied.level.creatures.all[0]!).sheet.name).toBe('Ada');
    const [walled] = party(['#########', '#@#j...&#', '#########']);
    expect(quarryOf(walled, walled.level.creatures.all[0]!).sheet.name).toBe('Bren');
  });

  it('bites him and not the other', () => {
    const game = played(party(['############', '#@.......&j#', '############']));
    for (let round = 0; round < 10; round++) {
      for (const seat of game.up) {
        game.perform(REST, seat);
      }
    }
    expect(game.view(ADA).hero.hitPoints).toBe(PARTY_HIT_POINTS);
    expect(game.view(BREN).hero.hitPoints).toBeLessThan(PARTY_HIT_POINTS);
    expect(game.view(ADA).things.find(({ name }) => name === 'Bren')?.health).toBe('hurt');
  });
});

describe('a helpless hero', () => {
  it('is passed over, and shows as helpless', () => {
    const states = party(ROOM);
    states[BREN]!.clock.hold(5, BREN);
    const game = played(states);
    expect(game.named(ADA, 'Bren')?.inactive).toBe('helpless');
    for (let turn = 1; turn <= 5; turn++) {
      game.perform(REST, ADA);
      expect([turn, game.turn, game.up]).toEqual([turn, turn + 1, turn < 5 ? [ADA] : [ADA, BREN]]);
    }
  });
});

describe('a servant', () => {
  it('of the one is no enemy of the other', () => {
    const [ada, bren] = party(ROOM);
    const { map } = ada.level;
    const pet = new Creature(90, PARTY_CONTENT.archetype('jackal'), map.square(5, 2), 3);
    pet.master = ada.hero.id;
    ada.level.place(pet);
    const game = played([ada, bren]);
    expect(game.view(BREN).things.find(({ id }) => id === 90)).toMatchObject({
      hostile: false,
    });
    game.perform(REST, ADA);
    game.perform(REST, BREN);
    expect(game.view(BREN).hero.hitPoints).toBe(PARTY_HIT_POINTS);
  });
});

describe('the death of all', () => {
  it('ends the game', () => {
    const [ada, bren] = party(ROOM);
    hurt(ada, bren.hero, 999, ada.hero.id);
    hurt(ada, ada.hero, 999, 0, 'grief');
    const game = played([ada, bren]);
    expect([game.up, game.view(ADA).ending?.killer, game.view(BREN).ending?.killer]).toEqual([
      [],
      'grief',
      'Ada',
    ]);
  });
});
