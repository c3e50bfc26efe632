import { describe, expect, it } from 'vitest';
import { wear } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { makeObject } from '../../objects/index.ts';
import { restoreGame, type SavedGame, saveGame } from '../saves/save.ts';
import { Scene } from '../testing/scene.ts';
import { viewFor } from '../views/view-for.ts';
import { lookAround } from './stepping.ts';

const CONTENT = [
  {
    path: 'lights.arc',
    text: `Object stick
name stick
type 82
wear light
light_radius 2
fuel 102
end
Object glow_worm
name glow worm
monster 1
movement 12
armour_class 6
blow_1 bite 1d1
notices 1
light_radius 1
glyph w
end
Object spell_lamp
name lamp
type 101
subtype 42
level 1
spell_level 1
school divination
sp 1
casting_time 10
duration 6
range 2
other_arch lamp
end
Object lamp
name lamp
speed 0.1
glow_radius 1
is_used_up 1
end
`,
  },
];

const HALL = ['############', '#@.........#', '############'];

function dark(rows: readonly string[], kinds: Readonly<Record<string, string>> = {}): Scene {
  return new Scene(rows, { streams: new Streams('dark'), content: CONTENT, kinds, lit: false });
}

function light({ state }: Scene): void {
  const stick = makeObject(state.content, state.content.archetype('stick'), () => state.newId());
  state.sheet.inventory.add(stick);
  wear(state.ruleset, state.sheet, stick);
  lookAround(state);
}

function rowsOf(scene: Scene): { visible: string; lit: string } {
  const { map } = viewFor(scene.state);
  return { visible: map.visible[1]!, lit: map.lit[1]! };
}

describe('lighting one light while another burns', () => {
  it('tells of both, and takes the second out of its place only', () => {
    const scene = dark(HALL);
    const { state } = scene;
    light(scene);
    const [first] = state.sheet.inventory.things.filter(
      ({ archetype }) => archetype.id === 'stick',
    );
    const second = makeObject(state.content, state.content.archetype('stick'), () => state.newId());
    second.setFact('fuel', 55);
    state.sheet.inventory.add(second);
    scene.perform({ kind: 'apply', item: second.id, direction: 0 });
    expect(scene.events.slice(0, 2)).toEqual([
      { kind: 'light-put-out', item: first!.id },
      { kind: 'light-lit', item: second.id },
    ]);
    scene.perform({ kind: 'apply', item: second.id, direction: 0 });
    expect(scene.events[0]).toEqual({ kind: 'light-put-out', item: second.id });
  });
});

describe('in the dark', () => {
  it('the hero sees what is beside him, and nothing of that by light', () => {
    expect(rowsOf(dark(HALL))).toEqual({ visible: '111000000000', lit: '000000000000' });
  });

  it('a light in its place shows as far as it reaches, and goes where he goes', () => {
    const scene = dark(HALL);
    light(scene);
    expect(rowsOf(scene)).toEqual({ visible: '111100000000', lit: '111100000000' });
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'move', direction: 3 });
    expect(rowsOf(scene).lit).toBe('011111000000');
  });

  it('a monster in line notices him whom it can see by nothing but the dark that it knows', () => {
    const scene = dark(['############', '#@........j#', '############']);
    const jackal = scene.state.level.creatures.all[0]!;
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(jackal.hunts).toBe(true);
    expect(scene.kinds).not.toContain('moved');
    expect(viewFor(scene.state).things.filter(({ kind }) => kind === 'creature')).toEqual([]);
  });

  it('what glows is seen from afar, and lights what it passes', () => {
    const scene = dark(['############', '#@......w..#', '############'], { w: 'glow_worm' });
    expect(rowsOf(scene).lit).toBe('000000011100');
    expect(scene.state.seat.acquainted.has(scene.state.level.creatures.all[0]!.id)).toBe(true);
    const worm = scene.state.level.creatures.all[0]!;
    worm.hunts = true;
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(rowsOf(scene).lit).toBe('000000111000');
  });
});

describe('a light that burns', () => {
  it('flickers a hundred turns before its end, and is used up', () => {
    const scene = dark(HALL);
    light(scene);
    const told: string[] = [];
    for (let turn = 0; turn < 103; turn++) {
      scene.perform({ kind: 'rest', count: 1 });
      told.push(
        ...scene.kinds.filter(kind => kind.startsWith('light')).map(kind => `${turn} ${kind}`),
      );
    }
    expect(told).toEqual(['1 light-flickers', '101 light-burned-out']);
    expect(scene.state.sheet.inventory.things.map(({ archetype }) => archetype.id)).not.toContain(
      'stick',
    );
    expect(scene.state.sheet.equipment.light).toBe(0);
    expect(rowsOf(scene).lit).toBe('000000000000');
  });
});

describe('a lamp set down by magic', () => {
  it('shines on its surroundings until it goes out', () => {
    const scene = dark(HALL);
    const { state } = scene;
    const { content } = state;
    const spell = makeObject(content, content.archetype('spell_lamp'), () => state.newId());
    state.sheet.spells.push(spell);
    state.sheet.energy = 7;
    let cast = 0;
    while (state.level.effects.count === 0 && cast++ < 20) {
      state.sheet.energy = 7;
      scene.perform({ kind: 'cast', spell: spell.id, direction: 3 });
    }
    expect(rowsOf(scene).lit.startsWith('11111')).toBe(true);
    scene.perform({ kind: 'rest', count: 99 });
    expect(state.level.effects.count).toBe(0);
    expect(rowsOf(scene).lit).toBe('000000000000');
  });
});

describe('a blind hero', () => {
  it('sees nothing, and everything again when it has passed', () => {
    const scene = new Scene(['#####', '#@.j#', '#####'], { streams: new Streams('b') });
    scene.state.level.creatures.all[0]!.conditions.set('asleep', 1000);
    scene.state.sheet.conditions.set('blind', 2);
    scene.perform({ kind: 'rest', count: 1 });
    expect(rowsOf(scene).visible).toBe('01000');
    expect(viewFor(scene.state).adjacentHostile).toEqual([]);
    scene.perform({ kind: 'rest', count: 1 });
    expect(rowsOf(scene).visible).toBe('11111');
  });
});

describe('a saved game', () => {
  it('is as light as it was', () => {
    const scene = new Scene(HALL, {
      streams: new Streams('scene'),
      content: CONTENT,
      lit: false,
    });
    light(scene);
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state))) as SavedGame;
    expect(viewFor(restoreGame(content, ruleset, saved)).map).toEqual(viewFor(scene.state).map);
  });
});
