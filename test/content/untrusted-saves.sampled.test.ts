// Saves from untrusted sources: each field within a range, so that no game is impossible or
// costly, and every game that was really played within all of them.

import { type SavedGame, savedFlaw } from '@roguewright/engine/game';
import {
  heroChoices,
  LocalGame,
  playSimply,
  resumeUntrusted,
  SimplePlayer,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const { roles, races } = heroChoices(content, house);

/** A game in which another creature is on the hero's level. */
function playedGame(): LocalGame {
  for (let number = 1; ; number++) {
    const start = { heroName: 'Ada', role: 'samurai', race: 'human', seed: `untrusted ${number}` };
    const game = LocalGame.create(content, house, start);
    playSimply(game, 'untrusted', 60);
    const { levels, seats } = game.save();
    const { depth, ending } = seats[0]!;
    if (ending === null && depth === 1 && levels[0]![1].creatures.length > 0) {
      return game;
    }
  }
}

const played = playedGame();

/** The save with something else in it. */
function changed(change: (save: SavedGame) => void): SavedGame {
  const save = JSON.parse(JSON.stringify(played.save()));
  change(save);
  return save;
}

/** The first level, and a creature on it. */
function levelOf({ levels }: SavedGame): SavedGame['levels'][number][1] {
  return levels[0]![1]!;
}

describe('a save from an untrusted source', () => {
  it.each<[string, (save: SavedGame) => void, string | RegExp]>([
    [
      'monsters with time without end',
      save => Object.assign(levelOf(save).creatures[0]!, { movement: 2 ** 32 }),
      'snapshot.levels.0.1.creatures.0.movement: expected an integer from -120000 to 12000, got 4294967296',
    ],
    [
      'a level beyond the last',
      save => Object.assign(save.seats[0]!.sheet, { level: 1000 }),
      'snapshot.seats.0.sheet.level: expected an integer from 1 to 30, got 1000',
    ],
    [
      'a weapon beyond all bonuses',
      save =>
        Object.assign(save.seats[0]!.sheet.inventory[0]![1]!.differences, { toDamBonus: 2 ** 31 }),
      /snapshot\.seats\.0\.sheet\.inventory\.0\.1\.differences\.toDamBonus: expected an integer from -127 to 127/,
    ],
    [
      'a hero held without end',
      save => Object.assign(save.clock.heroes[0]!, { helpless: 2 ** 32 }),
      'snapshot.clock.heroes.0.helpless: expected an integer from 0 to 2000, got 4294967296',
    ],
    [
      'impossible hit points',
      save => Object.assign(save.seats[0]!.hero, { hitPoints: 2 ** 32, maxHitPoints: 2 ** 32 }),
      'snapshot.seats.0.hero.hitPoints: expected an integer from -20000 to 20000, got 4294967296',
    ],
    [
      'more hit points than there are at most',
      save => Object.assign(save.seats[0]!.hero, { hitPoints: 500 }),
      'snapshot.seats.0.hero.hitPoints: expected at most',
    ],
    [
      'impossible attributes',
      save => Object.assign(save.seats[0]!.sheet.attributes, { wisdom: -996 }),
      'snapshot.seats.0.sheet.attributes.wisdom: expected an integer from 0 to 250, got -996',
    ],
    [
      'a pile of nothing',
      save => Object.assign(save.seats[0]!.sheet.inventory[0]![1]!, { count: -1 }),
      'snapshot.seats.0.sheet.inventory.0.1.count: expected an integer from 1 to 10000, got -1',
    ],
    [
      'one id twice',
      save =>
        Object.assign(save.seats[0]!.sheet.inventory[1]![1]!, {
          id: save.seats[0]!.sheet.inventory[0]![1]!.id,
        }),
      'snapshot.nextId: expected every id once, got',
    ],
    [
      'two on one square',
      save => Object.assign(levelOf(save).creatures[0]!, { square: save.seats[0]!.hero.square }),
      'snapshot.levels.0.1.creatures.0.square: expected a square on which nobody else is, got',
    ],
    [
      'a creature off the map',
      save => Object.assign(levelOf(save).creatures[0]!, { square: 0 }),
      'snapshot.levels.0.1.creatures.0.square: expected a square of the map, got 0',
    ],
    [
      'a crowd',
      save => {
        const { creatures } = levelOf(save);
        const crowd = Array.from({ length: 301 }, () => creatures[0]);
        Object.assign(levelOf(save), { creatures: crowd });
      },
      'snapshot.levels.0.1.creatures: expected at most 300 in the list, got 301',
    ],
    [
      'another hero than set out',
      save => Object.assign(save.seats[0]!.sheet, { role: 'wizard' }),
      'snapshot.seats.0.sheet.role: expected samurai, as the game was begun, got wizard',
    ],
    [
      'luck that was never drawn',
      save => Object.assign(Object.values(save.streams)[0] as object, { position: 257 }),
      /snapshot\.streams\.[\w-]+\.position: expected an integer from 0 to 256, got 257/,
    ],
    [
      'something worn that nobody carries',
      save => Object.assign(save.seats[0]!.sheet.equipment, { cloak: 7777 }),
      'snapshot.seats.0.sheet.equipment.cloak: expected 0, or the id of something carried, got 7777',
    ],
    [
      'something unheard of',
      save => Object.assign(save.seats[0]!.sheet, { luck: 7 }),
      'snapshot.seats.0.sheet.luck:',
    ],
  ])('is refused by its field: %s', (_, change, message) => {
    expect(() => resumeUntrusted(content, house, changed(change))).toThrow(message);
  });
});

describe('a game that was really played', () => {
  const kinds = roles.map(({ id }, place) => [id, races[place % races.length]!.id]);

  it.each(sampled(kinds, 2))('is within all ranges at every moment: %s, %s', (role, race) => {
    const start = { heroName: 'Ada', role: role!, race: race!, seed: `ranges ${role}` };
    const game = LocalGame.create(content, house, start);
    const player = new SimplePlayer('ranges');
    let performed = game.look();
    for (let count = 0; count < 600 && performed.view.ending === undefined; count++) {
      performed = game.perform(player.next(performed));
      if (count % 20 === 0) {
        expect(savedFlaw(JSON.parse(JSON.stringify(game.save())))).toBeUndefined();
      }
    }
    expect(savedFlaw(JSON.parse(JSON.stringify(game.save())))).toBeUndefined();
  });
});
