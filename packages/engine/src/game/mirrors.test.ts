import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { knownGround } from './knowledge/known.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';

const DISC = {
  path: 'disc.arc',
  text: 'Object disc\nname disc\ntype 201\nreflect_spell 1\nend\n',
};

const HALL = ['###########', '#@....j...#', '###########'];

function hall() {
  const scene = new Scene(HALL, { streams: new Streams('mirrors'), content: [DISC] });
  return { scene, state: scene.state, map: scene.state.level.map };
}

describe('a mirror on the floor', () => {
  it('sends a bolt of fire back to the hero, and spares who stands behind it', () => {
    const { scene, state } = hall();
    fixtureAt(scene, 'disc', 4, 1);
    // The first cast may fail.
    do {
      scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    } while (!scene.kinds.includes('cast'));
    scene.perform({ kind: 'search', count: 2 });
    const jackal = state.level.creatures.all[0]!;
    expect(jackal.hitPoints).toBe(3);
    expect(state.hero.hitPoints).toBeLessThan(12);
  });

  it('is walked over, and reflects nothing once it is gone', () => {
    const { scene, state, map } = hall();
    const disc = fixtureAt(scene, 'disc', 2, 1);
    scene.perform({ kind: 'move', direction: 3 });
    expect(state.hero.square).toBe(disc.square);
    expect(map.isMirror(disc.square)).toBe(true);
    state.level.fixtures.remove(disc);
    expect(map.isMirror(disc.square)).toBe(false);
  });

  it('is part of the known ground only where the hero has seen it', () => {
    const { scene, state } = hall();
    const disc = fixtureAt(scene, 'disc', 4, 1);
    expect(knownGround(state).isMirror(disc.square)).toBe(true);
    state.memory.fixtures.clear();
    expect(knownGround(state).isMirror(disc.square)).toBe(false);
  });

  it('reflects after a save as before', () => {
    const { scene, state } = hall();
    const { square } = fixtureAt(scene, 'disc', 4, 1);
    const again = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(again.level.map.isMirror(square)).toBe(true);
  });
});
