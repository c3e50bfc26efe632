import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import { tellEvents } from '../words/index.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';
import { releaseFrom, teach, WALLS_FILE } from './testing/walls.ts';
import { performedFor } from './views/events-for.ts';
import { viewFor } from './views/view-for.ts';

const ROOM = ['#########', '#.......#', '#.@.....#', '#.......#', '#########'];

function room(luck: readonly ScriptedLuck[] = [], ruleset = 'house', rows = ROOM): Scene {
  return new Scene(rows, { luck, ruleset, content: [WALLS_FILE] });
}

function told(scene: Scene): string[] {
  return tellEvents(performedFor(scene.state, undefined)).filter(text => text !== '');
}

function fixturesSeen(scene: Scene) {
  return viewFor(scene.state)
    .things.filter(({ kind }) => kind === 'fixture')
    .map(({ name, x, y, use }) => [name, x, y, use]);
}

const fixtureOf = (scene: Scene) => scene.state.level.fixtures.all[0]!;
const cast = (scene: Scene, id: string, direction: 0 | 1 | 3, text?: string) =>
  scene.perform({
    kind: 'cast',
    spell: teach(scene, id),
    direction,
    ...(text !== undefined && { arguments: text === '' ? {} : { text } }),
  });

describe('a rune', () => {
  it('is written beside the hero, who knows of it, and has level, hiding and direction', () => {
    const scene = room();
    cast(scene, 'rune', 3);
    expect(told(scene)).toContain('You draw a nail rune.');
    expect(fixturesSeen(scene)).toEqual([['nail rune', 3, 2, 'trap']]);
    const { thing, owner } = fixtureOf(scene);
    expect([thing.fact('cha'), thing.fact('direction'), owner]).toEqual([0, 3, 1]);
  });

  it('goes off under a creature, once', () => {
    const rows = ['#########', '#.@.j...#', '#########'];
    const streams = new Streams('rune');
    const scene = new Scene(rows, { streams, content: [WALLS_FILE] });
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.hitPoints = 30;
    releaseFrom(scene, 'rune', 1, 3, { level: 9 });
    jackal.hunts = true;
    jackal.target = scene.state.hero.square;
    scene.perform({ kind: 'search', count: 1 });
    scene.perform({ kind: 'search', count: 1 });
    expect(jackal.hitPoints).toBe(27);
    expect(fixtureOf(scene).fading).toBeGreaterThan(0);
  });

  it('isn’t written on another, nor where a creature stands, and north without a direction', () => {
    const scene = room();
    expect(releaseFrom(scene, 'rune', 1, 0)).toBe(true);
    expect(fixtureOf(scene).square).toBe(scene.state.level.map.square(2, 1));
    expect(releaseFrom(scene, 'rune', 1, 1)).toBe(false);
    expect(scene.state.level.fixtures.all).toHaveLength(1);
    expect(scene.kinds).toContain('build-failed');
  });

  it('holds the spell that its own spell names', () => {
    const scene = room();
    releaseFrom(scene, 'held', 1, 3);
    expect(fixtureOf(scene).archetype.id).toBe('written_rune');
    expect(fixtureOf(scene).thing.inventory[0]!.archetype.id).toBe('spell_embers');
  });

  it('holds the spell that the hero names, and he pays for both', () => {
    const scene = room();
    teach(scene, 'embers');
    cast(scene, 'free', 3, 'Embers');
    expect(scene.state.sheet.energy).toBe(7 - 2);
    expect(told(scene)).toContain('You put the embers into the rune, for 1 more.');
    expect(fixtureOf(scene).thing.inventory[0]!.archetype.id).toBe('spell_embers');
  });

  it.each([
    ['', 'no text'],
    ['nonsense', 'an unknown spell'],
  ])('isn’t written for %s, and its own price is paid', text => {
    const scene = room();
    cast(scene, 'free', 3, text);
    expect(scene.state.level.fixtures.all).toHaveLength(0);
    expect(scene.state.sheet.energy).toBe(6);
    expect(told(scene)).toContain('You can’t put such a spell into this rune now.');
  });

  it('can’t hold a spell that the hero can’t pay for besides', () => {
    const scene = room();
    teach(scene, 'embers');
    scene.state.sheet.energy = 1;
    cast(scene, 'free', 3, 'embers');
    expect(scene.state.level.fixtures.all).toHaveLength(0);
  });

  it('comes back from a save as it was', () => {
    const streams = new Streams('saved rune');
    const scene = new Scene(ROOM, { streams, content: [WALLS_FILE] });
    teach(scene, 'embers');
    cast(scene, 'free', 3, 'embers');
    releaseFrom(scene, 'earth', 1, 7);
    releaseFrom(scene, 'mark', 1, 0, { arguments: { text: 'mind the gap' } });
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const restored = restoreGame(content, ruleset, saved);
    expect(hashGame(restored)).toBe(hashGame(scene.state));
    expect(viewFor(restored).things).toEqual(viewFor(scene.state).things);
  });
});

describe('a mark', () => {
  it('keeps the words and the name of its writer, and is read by stepping onto it', () => {
    const scene = room();
    cast(scene, 'mark', 0, 'mind the gap');
    const { thing } = fixtureOf(scene);
    expect([thing.text('msg'), thing.text('race')]).toEqual(['mind the gap\n', 'Ada']);
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'move', direction: 7 });
    expect(told(scene)).toContain('You read the scribble: “mind the gap”');
  });

  it.each(['', 'see ENDMSG here'])('is refused for the text “%s”', text => {
    const scene = room();
    expect(releaseFrom(scene, 'mark', 1, 0, { arguments: { text } })).toBe(false);
    expect(scene.state.level.fixtures.all).toHaveLength(0);
  });
});

describe('dispelling', () => {
  it('disarms a rune with the chance of disarming, and never sets it off', () => {
    const scene = room([
      ['disarms', false],
      ['disarms', true],
    ]);
    releaseFrom(scene, 'rune', 1, 3);
    expect(releaseFrom(scene, 'unwrite', 1, 3)).toBe(true);
    expect(scene.kinds).toContain('disarming-failed');
    expect(scene.state.level.fixtures.all).toHaveLength(1);
    expect(releaseFrom(scene, 'unwrite', 1, 3)).toBe(true);
    expect(scene.state.level.fixtures.all).toHaveLength(0);
    scene.end();
  });

  it('wipes a mark surely, and finds nothing where there is nothing', () => {
    const scene = room();
    releaseFrom(scene, 'mark', 1, 0, { arguments: { text: 'mind the gap' } });
    expect(releaseFrom(scene, 'unwrite', 1, 3)).toBe(false);
    expect(releaseFrom(scene, 'unwrite', 1, 0)).toBe(true);
    expect(scene.kinds).toContain('mark-wiped');
    expect(scene.state.level.fixtures.all).toHaveLength(0);
  });

  it('is nothing that a rune or a monster can do', () => {
    const rows = ['#########', '#.......#', '#.@.j...#', '#.......#', '#########'];
    const scene = room([], 'house', rows);
    releaseFrom(scene, 'rune', 1, 1);
    const rune = fixtureOf(scene);
    expect(releaseFrom(scene, 'unwrite', rune.id, 0)).toBe(false);
    expect(releaseFrom(scene, 'unwrite', scene.state.level.creatures.all[0]!.id, 7)).toBe(false);
    expect(scene.state.level.fixtures.all).toHaveLength(1);
  });
});
