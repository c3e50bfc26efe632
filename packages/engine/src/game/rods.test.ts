import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { Lore } from '../objects/index.ts';
import { rodCharge, setEnergy } from './items/rods.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { FILLED_FILES } from './testing/filled-carriers.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const CAVE = ['##########', '#@.......#', '##########'];

function cave(options: SceneOptions = {}): Scene {
  return new Scene(CAVE, { content: FILLED_FILES, ...options });
}

/** Zaps an item to the east. */
function zap(scene: Scene, item: { readonly id: number }) {
  return scene.perform({ kind: 'zap', item: item.id, direction: 3 });
}

function nameOf(scene: Scene, item: { readonly id: number }) {
  const view = viewFor(scene.state).inventory.find(({ id }) => id === item.id);
  return view?.name;
}

/** A hero who knows no kind by its name. */
function knowNothing(scene: Scene): void {
  scene.state.sheet.lore = new Lore(new Map([['rod/spell_zot', 'iron']]));
}

describe('a rod', () => {
  it('is named after its spell, and shows its energy', () => {
    const scene = cave();
    const rod = give(scene, 'rod/spell_zot');
    knowNothing(scene);
    expect(nameOf(scene, rod)).toBe('iron rod');
    scene.state.sheet.lore.identify(rod);
    expect(nameOf(scene, rod)).toBe('rod of zot (30/30)');
  });

  it('pays for each shot with the price of its spell, and refills tick by tick', () => {
    const scene = cave();
    const rod = give(scene, 'rod/spell_zot');
    scene.state.sheet.lore.identify(rod);
    const { state } = scene;
    const energy = () => rodCharge(state, rod)!.left;
    zap(scene, rod);
    expect(scene.kinds).toContain('effect-born');
    // A move of ten ticks refills what the shot took.
    expect(energy()).toBe(30);
    // Emptied at one tick, it is full ten ticks later: a tenth of 30 at each.
    rod.setOwn('hp', 0);
    rod.setOwn('energyTick', state.world.ticks);
    const begun = state.world.ticks;
    const shown: number[] = [];
    for (let tick = 0; tick <= 11; tick++) {
      state.world.ticks = begun + tick;
      shown.push(energy());
    }
    expect(shown).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 30]);
  });

  it('acts every second tick under Crossfire’s clock, and regains one more', () => {
    const scene = cave({ ruleset: 'crossfire' });
    const rod = give(scene, 'rod/spell_zot');
    const { state } = scene;
    rod.setOwn('hp', 0);
    rod.setOwn('energyTick', state.world.ticks);
    const shown: number[] = [];
    for (let tick = 0; tick <= 9; tick++) {
      shown.push(rodCharge(state, rod)!.left);
      state.world.ticks++;
    }
    expect(shown).toEqual([0, 0, 4, 4, 8, 8, 12, 12, 16, 16]);
  });

  it('is refused when it is short, with the numbers, and nothing is paid', () => {
    const scene = cave();
    const rod = give(scene, 'rod/spell_zot');
    const { state } = scene;
    state.sheet.lore.identify(rod);
    rod.setOwn('speed', 0.05);
    setEnergy(state, rod, 2);
    const before = hashGame(state);
    expect(zap(scene, rod)).toEqual({ reason: 'rod-short', usesMove: false });
    expect(scene.events).toMatchObject([{ kind: 'rod-short', energy: 2, price: 3, ticks: 20 }]);
    expect(hashGame(state)).toBe(before);
  });

  it('of an unknown kind gives nothing away: a shot that it can’t pay for costs the move', () => {
    const scene = cave();
    const rod = give(scene, 'rod/spell_zot');
    knowNothing(scene);
    rod.setOwn('speed', 0);
    rod.setOwn('hp', 0);
    expect(zap(scene, rod)).toBeUndefined();
    expect(scene.kinds).toEqual(['zapped', 'nothing-happens']);
    expect(nameOf(scene, rod)).toBe('iron rod');
  });

  it('is recognised by what it does, and so is the next one', () => {
    const scene = cave();
    const rod = give(scene, 'rod/spell_zot');
    const next = give(scene, 'rod/spell_zot');
    knowNothing(scene);
    zap(scene, rod);
    expect(scene.kinds).toContain('recognised');
    expect(nameOf(scene, next)).toBe('rod of zot (30/30)');
    const other = give(scene, 'rod/spell_mend');
    expect(nameOf(scene, other)).toBe('rod');
  });

  it('goes on the same after a save, half full, at its own speed', () => {
    const scene = cave({ streams: new Streams('rods') });
    const rod = give(scene, 'rod/spell_zot');
    const { state } = scene;
    state.sheet.lore.identify(rod);
    rod.setOwn('speed', 0.02);
    for (let move = 0; move < 12; move++) {
      zap(scene, rod);
      scene.perform({ kind: 'search', count: 1 });
      const saved = JSON.parse(JSON.stringify(saveGame(state)));
      const back = restoreGame(state.content, state.ruleset, saved);
      const again = back.sheet.inventory.find(rod.id)!;
      expect(again.differences.speed).toBe(0.02);
      expect(rodCharge(back, again)).toEqual(rodCharge(state, rod));
      expect(hashGame(back)).toBe(hashGame(state));
    }
    expect(rodCharge(state, rod)!.left).toBeLessThan(30);
  });
});
