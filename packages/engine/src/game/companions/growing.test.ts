// Pets and monsters that grow by what they kill, as a player sees it, with luck by name.

import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../chance/index.ts';
import { tellEvents } from '../../words/index.ts';
import { restoreGame, saveGame } from '../saves/save.ts';
import { SAVED_GAME } from '../saves/saved-ranges.ts';
import { makeExtinct } from '../state/extinct.ts';
import { ANIMALS, bring, bringPet } from '../testing/animals.ts';
import { MixedLuck } from '../testing/mixed-luck.ts';
import { Scene } from '../testing/scene.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';
import { growByKill } from './growing.ts';

const FIELD = ['############', '#..........#', '#....@.....#', '#..........#', '############'];

/** A tame pup of level 2 with hit points, beside the hero. */
function kennel(points: number, luck: readonly ScriptedLuck[], world = {}) {
  const mixed = new MixedLuck({ growing: luck });
  const play = new Scene(FIELD, { streams: mixed, content: ANIMALS, world });
  const { state } = play;
  state.hero.hitPoints = 200;
  state.hero.maxHitPoints = 200;
  const pup = bringPet(state, 'test_pup', [1, 0]);
  pup.hitPoints = points;
  pup.maxHitPoints = points;
  return { play, state, pup, mixed };
}

/** The pup kills a creature of level 2. */
function kill({ state, pup }: ReturnType<typeof kennel>): void {
  growByKill(state, pup, bring(state, 'test_cap', [2, 0]));
}

describe('a creature that kills', () => {
  it('gains hit points up to the level of what it killed, and one more', () => {
    const made = kennel(5, [
      ['grows', 3],
      ['grows-now', 2],
    ]);
    kill(made);
    expect([made.pup.maxHitPoints, made.pup.hitPoints, made.pup.level]).toEqual([8, 7, 2]);
    made.mixed.expectEmpty();
  });

  it('gains a level once it has more than eight for each of its own', () => {
    const made = kennel(15, [
      ['grows', 3],
      ['grows-now', 1],
    ]);
    kill(made);
    expect([made.pup.maxHitPoints, made.pup.hitPoints, made.pup.level]).toEqual([17, 16, 3]);
    made.mixed.expectEmpty();
  });

  it('grows by other numbers of the ruleset', () => {
    const growth = { perLevel: 5 };
    const made = kennel(10, [['grows', 3]], { companions: { growth } });
    kill(made);
    expect([made.pup.maxHitPoints, made.pup.level]).toEqual([11, 3]);
    const luck = [
      ['grows', 3],
      ['grows-now', 2],
    ] as const;
    const low = kennel(5, luck, { companions: { growth: { mostHitPoints: 6 } } });
    kill(low);
    expect([low.pup.maxHitPoints, low.pup.hitPoints]).toEqual([6, 6]);
  });

  it('reaches no more than one and a half times the level of its kind', () => {
    // An ox of level 4 ends at 6: the point that would have been the next level is taken back.
    const mixed = new MixedLuck({ growing: [['grows', 3]] });
    const play = new Scene(FIELD, { streams: mixed, content: ANIMALS });
    const ox = bring(play.state, 'test_ox', [1, 0]);
    ox.stock.levelsGained = 2;
    ox.maxHitPoints = 48;
    ox.hitPoints = 48;
    growByKill(play.state, ox, bring(play.state, 'test_cap', [2, 0]));
    expect([ox.level, ox.maxHitPoints]).toEqual([6, 48]);
    mixed.expectEmpty();
  });

  it('grows up into the bigger kind at its level, and stays who it was', () => {
    const made = kennel(24, [['grows', 1]]);
    const { play, state, pup } = made;
    pup.stock.levelsGained = 1;
    pup.given = 'Biscuit';
    pup.pet!.tameness = 14;
    const cap = bring(state, 'test_cap', [2, 0]);
    cap.hitPoints = 0;
    pup.movement = 600;
    for (let rests = 0; rests < 40 && cap.alive; rests++) {
      play.perform({ kind: 'rest', count: 1 });
    }
    const dog = state.creature(pup.id);
    expect(dog.archetype.id).toBe('test_dog');
    expect([dog.level, dog.maxHitPoints, dog.pet?.tameness]).toEqual([4, 25, 14]);
    const told = tellEvents(performedFor(state, undefined)).join(' ');
    expect(told).toContain('The test pup called Biscuit grows up: it is a test dog now.');
    const seen = viewFor(state).things.find(({ id }) => id === pup.id);
    expect(seen).toMatchObject({ name: 'test dog called Biscuit', pet: { tameness: 14 } });
    made.mixed.expectEmpty();
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    expect(SAVED_GAME(saved, [])).toBeUndefined();
    expect(restoreGame(state.content, state.ruleset, saved).creature(pup.id).level).toBe(4);
  });

  it('dies where the bigger kind has been wiped out', () => {
    const made = kennel(24, [['grows', 1]]);
    made.pup.stock.levelsGained = 1;
    makeExtinct(made.state.world, made.state.content.archetype('test_dog'));
    kill(made);
    expect(made.pup.alive).toBe(false);
  });

  it('keeps its gained levels in a save', () => {
    const made = kennel(15, [
      ['grows', 3],
      ['grows-now', 1],
    ]);
    kill(made);
    const saved = JSON.parse(JSON.stringify(saveGame(made.state)));
    const again = restoreGame(made.state.content, made.state.ruleset, saved);
    expect(again.creature(made.pup.id).level).toBe(3);
  });
});

describe('a steed that kills', () => {
  it('grows under its rider', () => {
    const mixed = new MixedLuck({ growing: [['grows', 1]] });
    const play = new Scene(FIELD, { streams: mixed, content: ANIMALS });
    const { state } = play;
    const pony = bringPet(state, 'test_pony', [1, 0], true);
    pony.pet!.tameness = 20;
    pony.stock.levelsGained = 1;
    pony.maxHitPoints = 32;
    pony.hitPoints = 32;
    play.perform({ kind: 'ride', direction: 3 });
    growByKill(state, pony, bring(state, 'test_cap', [1, 0]));
    const { steed } = state.sheet.riding!;
    expect([steed.archetype.id, steed.id, steed.level]).toEqual(['test_horse', pony.id, 5]);
    expect(viewFor(state).hero.riding?.name).toBe('test horse');
    mixed.expectEmpty();
  });
});
