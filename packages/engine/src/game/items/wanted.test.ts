// What the player's rules pick up on the way, and whom they let pass.

import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { newGame } from '../assembly/new-game.ts';
import { performCommand } from '../perform.ts';
import { restoreGame, saveGame } from '../saves/save.ts';
import { sceneContent } from '../testing/content.ts';
import { Scene } from '../testing/scene.ts';
import { give, WARDROBE_FILE } from '../testing/wardrobe.ts';

const HALL = ['########', '#@.!.=.#', '########'];

function hall(rows: readonly string[] = HALL): Scene {
  const scene = new Scene(rows, { streams: new Streams('wanted') });
  scene.state.sheet.nutrition = 900;
  return scene;
}

const prefer = (about: string, rules: string) => ({ kind: 'prefer', about, rules }) as const;
/** Pieces of a kind that are carried; the hero begins with a potion and without a book. */
const carried = ({ state }: Scene, kind: string) =>
  [...state.sheet.inventory]
    .filter(({ archetype }) => archetype.id === kind)
    .reduce((sum, { count }) => sum + count, 0);
const travel = (scene: Scene, x: number) => scene.perform({ kind: 'travel', x, y: 1 });

describe('rules for what is picked up', () => {
  it('take no time, and are refused about anything else', () => {
    const scene = hall();
    const { turn } = scene.state.clock;
    expect(scene.perform(prefer('pickup', 'potion'))).toBeUndefined();
    expect(scene.kinds).toEqual(['wish-noted']);
    expect(scene.state.clock.turn).toBe(turn);
    expect(scene.perform(prefer('dinner', '!'))?.reason).toBe('no-such-wish');
  });

  it('pick up what they want as part of the step, and nothing else', () => {
    const without = hall();
    travel(without, 6);
    expect(carried(without, 'red_potion')).toBe(1);
    const scene = hall();
    scene.perform(prefer('pickup', 'potion'));
    travel(scene, 6);
    expect(carried(scene, 'red_potion')).toBe(2);
    expect(carried(scene, 'thin_book')).toBe(0);
    expect(scene.kinds).toContain('picked-up');
    expect(scene.state.clock.turn).toBe(without.state.clock.turn);
  });

  it('may come with a new game, and are kept with it', () => {
    const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'a', pickup: '! ?' };
    const state = newGame(sceneContent(), createRulesets().resolve('house'), start);
    expect(state.seat.words.pickup).toBe('! ?');
    expect(state.world.start.pickup).toBe('! ?');
    expect(() =>
      newGame(sceneContent(), createRulesets().resolve('house'), { ...start, pickup: ' ' }),
    ).toThrow('pickup');
  });

  it('leave what was dropped on purpose', () => {
    const scene = hall();
    scene.perform(prefer('pickup', 'potion'));
    travel(scene, 3);
    const item = scene.idOf('red_potion');
    scene.perform({ kind: 'drop', item, count: 1 });
    travel(scene, 2);
    travel(scene, 3);
    expect(carried(scene, 'red_potion')).toBe(1);
    scene.perform({ kind: 'pick-up', item: 0 });
    expect(carried(scene, 'red_potion')).toBe(2);
  });

  it('are what explore fetches', () => {
    const scene = hall();
    scene.perform({ kind: 'explore' });
    expect(carried(scene, 'red_potion')).toBe(1);
    scene.perform(prefer('pickup', 'potion'));
    scene.perform({ kind: 'explore' });
    expect(carried(scene, 'red_potion')).toBe(2);
  });
});

describe('missiles of the hero’s own', () => {
  const ROWS = ['##########', '#@.......#', '##########'];

  /** He throws a knife, which comes down east of him. */
  function thrower(rules = '') {
    const scene = new Scene(ROWS, { streams: new Streams('knives'), content: [WARDROBE_FILE] });
    const knife = give(scene, 'knife');
    if (rules !== '') {
      scene.perform(prefer('pickup', rules));
    }
    const letter = scene.state.sheet.inventory.letterOf(knife.id);
    scene.perform({ kind: 'throw', item: knife.id, x: 5, y: 1 });
    expect(carried(scene, 'knife')).toBe(0);
    expect(scene.state.memory.missiles.size).toBe(1);
    return { scene, knife, letter };
  }

  it('are picked up on the way, under the letter that they had', () => {
    const { scene, knife, letter } = thrower();
    // An earlier letter is free as well.
    const [first] = scene.state.sheet.inventory.things;
    scene.perform({ kind: 'drop', item: first!.id, count: 99 });
    travel(scene, 8);
    expect(carried(scene, 'knife')).toBe(1);
    expect(scene.state.sheet.inventory.letterOf(knife.id)).toBe(letter);
    expect(scene.state.memory.missiles.size).toBe(0);
  });

  it('are what explore fetches, also after a save', () => {
    const { scene, knife, letter } = thrower();
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const again = restoreGame(content, ruleset, saved);
    performCommand(again, { kind: 'explore' });
    expect(again.sheet.inventory.letterOf(knife.id)).toBe(letter);
  });

  it('are left by rules against them, and on purpose', () => {
    const { scene } = thrower('-knife');
    travel(scene, 8);
    expect(carried(scene, 'knife')).toBe(0);
    const left = thrower();
    travel(left.scene, 8);
    left.scene.perform({ kind: 'drop', item: left.knife.id, count: 1 });
    left.scene.perform({ kind: 'move', direction: 7 });
    left.scene.perform({ kind: 'move', direction: 3 });
    expect(carried(left.scene, 'knife')).toBe(0);
  });

  it('are forgotten where they are no more, and where they can’t be carried', () => {
    const gone = thrower();
    const [missile] = gone.scene.state.memory.missiles.values();
    gone.scene.state.level.items.delete(missile!.square);
    travel(gone.scene, gone.scene.state.level.map.x(missile!.square));
    expect(gone.scene.state.memory.missiles.size).toBe(0);
    const heavy = thrower();
    heavy.knife.setFact('weight', 9_000_000);
    travel(heavy.scene, 8);
    expect([carried(heavy.scene, 'knife'), heavy.scene.state.memory.missiles.size]).toEqual([0, 0]);
  });
});

describe('rules for what stops the hero', () => {
  it('let a creature pass that they name with a minus', () => {
    const rows = ['#######', '#@...j#', '#######'];
    const scene = hall(rows);
    expect(scene.perform({ kind: 'rest', count: 3 })?.reason).toBe('hostile-in-sight');
    scene.perform(prefer('stops', '-jackal'));
    expect(scene.perform({ kind: 'rest', count: 3 })).toBeUndefined();
    scene.perform(prefer('stops', '-newt'));
    expect(scene.perform({ kind: 'rest', count: 3 })?.reason).toBe('hostile-in-sight');
  });
});
