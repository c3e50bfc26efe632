// What forms eat, turn into, walk through and strike with, and how they are saved.

import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../../chance/index.ts';
import { tellEvents } from '../../words/index.ts';
import { hurt } from '../body/harm.ts';
import { hashGame, restoreGame, saveGame } from '../saves/save.ts';
import { BODY_FILES, inForm, ringOf, wearing } from '../testing/bodies.ts';
import { Scene } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';

const ROOM = ['#######', '#@...j#', '#######'];

/** Luck by streams, for scenes in which it doesn't matter. */
function free(ruleset = 'house', rows = ROOM): Scene {
  return new Scene(rows, { content: BODY_FILES, streams: new Streams('forms'), ruleset });
}

function written(...luck: readonly ScriptedLuck[]): Scene {
  return new Scene(['###', '#@#', '###'], { content: BODY_FILES, luck });
}

const told = ({ state }: Scene) => tellEvents(performedFor(state, undefined));

const drink = (scene: Scene) =>
  scene.perform({ kind: 'quaff', item: give(scene, 'potion_of_polymorph').id });

describe('an eater of metal', () => {
  it('gains the points of a ring 1 time in 3, and fewer from 10 on', () => {
    const scene = written(
      ['eaten-works', true],
      ['eaten-works', false],
      ['eaten-works', true],
      ['eaten-points', 4],
    );
    inForm(scene, 'ore_mole');
    const { absorbed } = scene.state.sheet.powers;
    const eat = (power: number) =>
      scene.perform({ kind: 'eat', item: ringOf(scene, 'ring_of_wounds', power) });
    expect(eat(6)).toBeUndefined();
    expect(absorbed.toDam).toBe(6);
    expect(told(scene)).toContain('The magic of the ring of wounds goes into you.');
    eat(3);
    expect(absorbed.toDam).toBe(6);
    eat(7);
    // Below 20 a draw of 1 to 7, here 4.
    expect(absorbed.toDam).toBe(10);
    scene.end();
    expect(viewFor(scene.state).hero.nutrition).toBeGreaterThan(900);
  });

  it('has protection and to-damage for good, and the properties of other rings', () => {
    const scene = new Scene(['###', '#@#', '###'], {
      content: BODY_FILES,
      luck: [
        ['eaten-works', true],
        ['eaten-works', true],
      ],
    });
    const { sheet } = scene.state;
    inForm(scene, 'ore_mole');
    const before = sheet.armourClass;
    scene.perform({ kind: 'eat', item: ringOf(scene, 'ring_of_warding', 3) });
    expect(sheet.armourClass).toBe(before + 18);
    scene.perform({ kind: 'eat', item: give(scene, 'ring_of_sight').id });
    expect(sheet.worn.seesInvisible).toBe(true);
    scene.end();
    hurt(scene.state, scene.state.hero, 40, 0);
    expect(sheet.worn.seesInvisible).toBe(true);
    expect(sheet.armourClass).toBe(18);
  });

  it('doesn’t eat the Amulet, nor what it wears, and nobody else eats metal', () => {
    const scene = free();
    const band = give(scene, 'band');
    expect(scene.perform({ kind: 'eat', item: band.id })?.reason).toBe('not-edible');
    inForm(scene, 'ore_mole');
    const quest = give(scene, 'amulet_of_the_deep');
    expect(scene.perform({ kind: 'eat', item: quest.id })?.reason).toBe('not-edible');
  });
});

describe('a vampire', () => {
  it('turns into mist or a bat, and no shock comes', () => {
    for (const [mist, id] of [
      [true, 'mist'],
      [false, 'bat'],
    ] as const) {
      const scene = written(['vampire-mist', mist], ['form-hit-points', 10], ['form-turns', 10]);
      inForm(scene, 'vampire');
      drink(scene);
      scene.end();
      expect(scene.state.sheet.powers.form!.kind.id).toBe(id);
    }
  });
});

describe('a form', () => {
  it('is saved with the hit points that wait, and restored', () => {
    const scene = free();
    wearing(scene, 'iron_hat');
    inForm(scene, 'air_elemental', 33, 77);
    scene.perform({ kind: 'search', count: 1 });
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const back = restoreGame(content, ruleset, saved);
    expect(hashGame(back)).toBe(hashGame(scene.state));
    expect(viewFor(back)).toEqual(viewFor(scene.state));
    expect(back.sheet.conditions.has('blind')).toBe(true);
  });

  it('walks through walls where its kind does, and comes out of them with its end', () => {
    const scene = free('house', ['#####', '#@#.#', '#####']);
    inForm(scene, 'walker', 5);
    expect(scene.perform({ kind: 'move', direction: 3 })).toBeUndefined();
    hurt(scene.state, scene.state.hero, 5, 0);
    expect(scene.kinds).toContain('put-out-of-stone');
  });

  it('of a dog strikes with its teeth', () => {
    const scene = new Scene(['####', '#@j#', '####'], {
      content: BODY_FILES,
      luck: [
        ['hit', true],
        ['damage', 2],
        ['critical', false],
      ],
    });
    inForm(scene, 'dog');
    scene.state.level.creatures.all[0]!.conditions.set('helpless', 9);
    scene.perform({ kind: 'attack', direction: 3 });
    expect(scene.events.find(({ kind }) => kind === 'hit')).toMatchObject({ damage: 2 });
  });
});
