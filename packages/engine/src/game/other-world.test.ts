// Numbers of the slot `world` that an overlay changes, in scenes: what happens moves.

import { describe, expect, it } from 'vitest';
import { type Creature, spawnTable } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { GameObject, makeObject, setBeatitude } from '../objects/index.ts';
import type { Patch, WorldRules } from '../rulesets/index.ts';
import { setCondition } from './body/afflict.ts';
import { earthquake } from './body/earthquake.ts';
import { restoreHero } from './body/recovery.ts';
import { beginStrangling } from './body/strangling.ts';
import { cancelCarried } from './items/cancel-thing.ts';
import { burnLight } from './items/lamp.ts';
import { comeDown } from './items/landing.ts';
import { beginShortStay } from './magic/summoned-turns.ts';
import { fillMind } from './monsters/monster-mind.ts';
import { supposedSquare } from './movement/hiding.ts';
import { randomTeleport } from './movement/random-teleport.ts';
import { lookAround } from './movement/stepping.ts';
import { changeLevelAtRandom, teleportHero } from './movement/teleport.ts';
import { thingsNamed } from './powers/things/identifying.ts';
import { CARRIERS_FILE } from './testing/carriers.ts';
import { Scene } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { turnUpkeep } from './turn/upkeep.ts';
import { viewFor } from './views/view-for.ts';

const MORE = `Object lamp
name lamp
type 82
wear light
light_radius 2
fuel 100
weight 100
end
Object choker
name choker
type 39
strangles 1
weight 100
end
Object wanderer
name wanderer
type 70
teleports 1
weight 100
end
`;

/** A hall with a jackal four squares from the hero. */
const HALL = ['############', '#@...j.....#', '#..........#', '############'];

type Play = (scene: Scene) => unknown;

function scene(world: Patch<WorldRules> | undefined): Scene {
  return new Scene(HALL, {
    streams: new Streams('other world'),
    content: [WARDROBE_FILE, CARRIERS_FILE, { path: 'more.arc', text: MORE }],
    ...(world !== undefined && { world }),
  });
}

function jackal({ state }: Scene): Creature {
  return state.level.creatures.all[0]!;
}

/** The results of repeating an action many times. */
function often<Result>(times: number, once: () => Result): Result[] {
  return Array.from({ length: times }, once);
}

describe('a number of the world that an overlay changes moves what happens', () => {
  it.each<[string, Patch<WorldRules>, Play]>([
    ['hunger', { hunger: { above: { satiated: 700 } } }, ({ state }) => viewFor(state).hero.hunger],
    [
      'starving',
      { hunger: { starving: { sure: 0, perConstitution: 0 } } },
      ({ state }) => {
        state.sheet.nutrition = -3;
        turnUpkeep(state, true);
        return state.ending?.killer;
      },
    ],
    [
      'fainting',
      { hunger: { fainting: { outOf: 1, turns: 30 } } },
      ({ state }) => {
        state.sheet.nutrition = 0;
        turnUpkeep(state, true);
        return state.helpless;
      },
    ],
    [
      'food by magic',
      { hunger: { mostByMagic: 950 } },
      ({ state }) => {
        restoreHero(state, 'food', 500);
        return state.sheet.nutrition;
      },
    ],
    [
      'healing',
      { healing: { over: 1 } },
      ({ state }) => {
        state.hero.hitPoints = 1;
        state.hero.maxHitPoints = 12;
        turnUpkeep(state, true);
        return state.hero.hitPoints;
      },
    ],
    [
      'energy',
      { healing: { energy: { over: 100 } } },
      ({ state }) => {
        state.sheet.energy = 0;
        turnUpkeep(state, true);
        return state.sheet.energy;
      },
    ],
    [
      'astral sight',
      { magic: { astralRange: 1 } },
      ({ state }) => {
        const { map } = state.level;
        map.setTerrain(map.neighbour(state.hero.square, 3), 'wall');
        setCondition(state, state.hero, 'astral-sighted', 9);
        lookAround(state);
        return map.terrain.map((_, square) => (state.sees(square) ? 1 : 0));
      },
    ],
    [
      'identification',
      { scrolls: { identification: { moreOneIn: 1, numbers: 9 } } },
      ({ state }) =>
        often(20, () => thingsNamed(state.luck('test'), state.ruleset.slots.world.scrolls, 0)),
    ],
    [
      'strangling',
      { strangling: { turns: 9 } },
      ({ state }) => {
        const choker = state.content.archetype('choker');
        beginStrangling(state, new GameObject(99, choker, 1));
        return state.hero.conditions.left('strangled');
      },
    ],
    [
      'earthquakes',
      { earthquakes: { touched: { times: 100 }, rocks: { count: 9 } } },
      ({ state }) => {
        earthquake(state, state.hero, 6);
        return state.log.perceived();
      },
    ],
    [
      'teleports that the Amulet holds back',
      { teleports: { heldOneIn: 1 } },
      play => {
        give(play, 'amulet_of_the_deep');
        return often(12, () => teleportHero(play.state));
      },
    ],
    [
      'teleports from time to time',
      { teleports: { straysOneIn: 1 } },
      play => {
        const ring = give(play, 'wanderer');
        play.perform({ kind: 'wear', item: ring.id });
        play.state.log.clear();
        randomTeleport(play.state);
        return play.kinds;
      },
    ],
    [
      'teleports that lead nowhere',
      { teleports: { nowhereOneIn: 1 } },
      ({ state }) => {
        const before = state.depth;
        // A level that has been made needs no content to be filled with.
        state.world.levels.set(2, state.level).set(3, state.level).set(4, state.level);
        return [before, changeLevelAtRandom(state)];
      },
    ],
    [
      'guesses at the invisible',
      { hiding: { foundOneIn: 1 } },
      play => {
        setCondition(play.state, play.state.hero, 'invisible', 50);
        return often(20, () => supposedSquare(play.state, jackal(play)));
      },
    ],
    [
      'lights that flicker',
      { light: { flickersAt: 49 } },
      play => {
        const lamp = give(play, 'lamp');
        play.perform({ kind: 'wear', item: lamp.id });
        lamp.setFact('fuel', 50);
        play.state.log.clear();
        burnLight(play.state);
        return play.kinds;
      },
    ],
    [
      'servants that go again',
      { servants: { shortStay: { basic: 3 } } },
      play => {
        beginShortStay(play.state, jackal(play), 'basic');
        return jackal(play).stays;
      },
    ],
    [
      'the leash of servants',
      { servants: { leash: 9 } },
      play => {
        const pet = jackal(play);
        pet.master = play.state.hero.id;
        play.state.level.creatures.serve();
        play.perform({ kind: 'rest', count: 1 });
        play.perform({ kind: 'rest', count: 1 });
        return pet.square;
      },
    ],
    [
      'what monsters aim at',
      { minds: { aimsWithin: 3 } },
      play => {
        const { state } = play;
        const archer = jackal(play);
        state.scratch.mind.aim = 0;
        Object.defineProperty(archer, 'traits', { value: { ...archer.traits, shoots: true } });
        fillMind(state, archer, true);
        return state.scratch.mind.aim;
      },
    ],
    [
      'kinds that are met',
      { spawning: { weakestOver: 60 } },
      ({ state }) =>
        spawnTable(state.ruleset.slots.world.spawning, state.content, { depth: 6, heroLevel: 1 })
          .length,
    ],
    [
      'what a cancelled monster loses',
      { losses: { cancelledOneIn: 1 } },
      play => {
        const { state } = play;
        const potion = makeObject(state.content, state.content.archetype('lamp'), () => 77);
        potion.setFact('charges', 3);
        potion.setFact('beatitude', -1);
        jackal(play).carried.push(potion);
        cancelCarried(state, jackal(play));
        return potion.save();
      },
    ],
    [
      'blessed scrolls',
      { scrolls: { blessedLast: { times: 100 } } },
      play => {
        const scroll = give(play, 'zot_scroll', { count: 9, beatitude: 'blessed' });
        often(5, () => play.perform({ kind: 'read', item: scroll.id }));
        return scroll.count;
      },
    ],
    [
      'cursed scrolls',
      { scrolls: { backfire: { least: 2, perLevel: 0 } } },
      play => {
        const scroll = give(play, 'zot_scroll', { beatitude: 'cursed' });
        play.perform({ kind: 'read', item: scroll.id });
        return play.state.sheet.energy;
      },
    ],
    [
      'the fee for a book',
      { shops: { fees: { classes: { spellbook: { times: 1 } } } } },
      play => {
        const book = give(play, 'thin_book');
        setBeatitude(book, 'blessed');
        book.setFact('unpaid', 100);
        jackal(play).hitPoints = -1;
        play.perform({ kind: 'read', item: book.id });
        return play.events.find(({ kind }) => kind === 'use-fee');
      },
    ],
    [
      'where missiles come to lie',
      { breakage: { landsWithin: 0 } },
      ({ state }) => {
        const thing = makeObject(state.content, state.content.archetype('staff'), () => 78);
        state.log.clear();
        comeDown(state, thing, state.level.map.square(5, 0), false);
        return state.log.perceived().map(({ kind }) => kind);
      },
    ],
  ])('%s', (_, patch, play) => {
    expect(play(scene(patch))).not.toEqual(play(scene(undefined)));
  });
});
