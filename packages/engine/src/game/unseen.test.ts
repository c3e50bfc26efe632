import { describe, expect, it } from 'vitest';
import type { Creature } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { GameObject } from '../objects/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { tellEvents } from '../words/index.ts';
import { immobilise } from './body/afflict.ts';
import { lookAround } from './movement/stepping.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';

const ARROWS = `Object bow
name bow
type 14
weapon_skill bow
launcher_kind short-bow
wear launcher
tenths_of_pound 30
weight 1350
end
Object arrow
name arrow
name_pl arrows
type 13
weapon_kind arrow
weapon_skill bow
damage_dice 3d4
tenths_of_pound 2
weight 90
end
`;

/** A blind hero beside a jackal that can do nothing. */
function blindScene(rows: readonly string[], hitPoints: number): Scene {
  const scene = new Scene(rows, {
    streams: new Streams('blind'),
    content: [{ path: 'arrows.arc', text: ARROWS }],
  });
  const { state } = scene;
  state.sheet.conditions.set('blind', 100_000);
  lookAround(state);
  const jackal = state.level.creatures.all[0]!;
  jackal.hitPoints = hitPoints;
  jackal.conditions.set('helpless', 100_000);
  return scene;
}

function sentences(scene: Scene): string[] {
  return tellEvents(performedFor(scene.state, undefined)).filter(text => text !== '');
}

describe('an attack on an unseen creature', () => {
  it('costs the same move where nobody is, so that it tells nothing for free', () => {
    const scene = blindScene(['####', '#@.#', '#..#', '#.j#', '####'], 900);
    const { turn } = scene.state.clock;
    expect(scene.perform({ kind: 'attack', direction: 3 })).toBeUndefined();
    expect(sentences(scene)).toEqual(['You strike at thin air.']);
    expect(scene.state.clock.turn).toBe(turn + 1);
  });

  it('is told hit by hit and miss by miss, without a name or an id', () => {
    const scene = blindScene(['####', '#@j#', '####'], 900);
    const jackal = scene.state.level.creatures.all[0]!;
    const heard = new Set<string>();
    for (let turn = 0; turn < 60; turn++) {
      const before = jackal.hitPoints;
      scene.perform({ kind: 'attack', direction: 3 });
      const [first = ''] = sentences(scene);
      heard.add(first.replace(/\d+/, 'n'));
      const lost = before - jackal.hitPoints;
      expect(first).toMatch(
        lost === 0 ? /^You (miss something\.|hit .*\(0\))/ : new RegExp(`\\(${lost}\\)`),
      );
      const struck = scene.events.filter(({ kind }) => kind === 'hit' || kind === 'missed');
      expect(struck).toEqual([expect.objectContaining({ target: 0 })]);
    }
    expect([...heard]).toEqual(
      expect.arrayContaining(['You miss something.', 'You hit something (n).']),
    );
  });

  it('is told when it kills, and teaches nothing of a kind that the hero didn’t see', () => {
    const scene = blindScene(['####', '#@j#', '####'], 0);
    const { state } = scene;
    const jackal = state.level.creatures.all[0]!;
    for (let turn = 0; turn < 60 && jackal.alive; turn++) {
      scene.perform({ kind: 'attack', direction: 3 });
    }
    expect(sentences(scene).slice(0, 2)).toEqual([
      expect.stringMatching(/^You hit something/),
      'It dies.',
    ]);
    expect(state.sheet.lore.monsters.killsOf(jackal.archetype)).toBe(0);
  });

  it('by a missile is told when it hits; of a miss there is nothing to tell', () => {
    const scene = blindScene(['########', '#@...j.#', '########'], 900);
    const { state } = scene;
    const jackal = state.level.creatures.all[0]!;
    const [bow, arrows] = ['bow', 'arrow'].map(id => {
      const count = id === 'bow' ? 1 : 200;
      return new GameObject(state.newId(), state.content.archetype(id), count);
    });
    state.sheet.inventory.add(bow!);
    state.sheet.inventory.add(arrows!);
    state.sheet.equipment = { ...state.sheet.equipment, launcher: bow!.id };
    let hits = 0;
    for (let shot = 0; shot < 150; shot++) {
      const before = jackal.hitPoints;
      scene.perform({ kind: 'fire', item: 0, x: 5, y: 1 });
      const said = sentences(scene).filter(text => text.includes('something'));
      const lost = before - jackal.hitPoints;
      expect(said.join()).toMatch(lost === 0 ? /^(|.*\(0\)\.)$/ : new RegExp(`\\(${lost}\\)`));
      hits += Number(lost > 0);
    }
    expect(hits).toBeGreaterThan(2);
    expect(hits).toBeLessThan(150);
  });
});

describe('an unseen creature that strikes or holds the hero', () => {
  it('is something', () => {
    const scene = blindScene(['####', '#@j#', '####'], 3);
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('helpless', 0);
    jackal.hunts = true;
    const told: string[] = [];
    for (let turn = 0; turn < 10; turn++) {
      scene.perform({ kind: 'search', count: 1 });
      told.push(...sentences(scene));
    }
    expect(told.join(' ')).toMatch(/Something (hits|misses) you/);
    expect(told.join(' ')).not.toContain('jackal');
    expect(scene.state.sheet.lore.monsters.timesFelt(jackal.archetype, 0)).toBe(0);
  });

  it('is named with what it does when the hero sees it', () => {
    const scene = new Scene(['####', '#@Z#', '####'], { streams: new Streams('held') });
    const { state } = scene;
    const ghoul = state.level.creatures.all[0]!;
    state.log.clear();
    immobilise(state, state.hero, 'paralysed', 3, ghoul.id);
    expect(sentences(scene)).toEqual(['The ghoul paralyses you for 3 turns.']);
    expect(scene.events.at(-1)).toMatchObject({
      reason: 'paralysed',
      by: ghoul.id,
    });
  });
});

describe('an invisible monster in a lit room', () => {
  const begin = (): { scene: Scene; jackal: Creature } => {
    const scene = new Scene(['#######', '#@...j#', '#.....#', '#######'], {
      streams: new Streams('invisible'),
    });
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.unseen = true;
    jackal.hunts = true;
    lookAround(scene.state);
    return { scene, jackal };
  };
  /** Everything that a client is sent about what happened. */
  const sent = (scene: Scene): string => {
    const { events, names, renamed } = performedFor(scene.state, undefined);
    return JSON.stringify({ events, names, renamed });
  };

  it('walks up and bites without being told of by step, id or name', () => {
    const { scene, jackal } = begin();
    const from = jackal.square;
    let told = '';
    for (let turn = 0; turn < 12; turn++) {
      scene.perform({ kind: 'rest', count: 1 });
      told += sent(scene);
    }
    expect(jackal.square).not.toBe(from);
    expect(scene.state.hero.hitPoints).toBeLessThan(scene.state.hero.maxHitPoints);
    expect(told).toContain('"hit"');
    expect(told).not.toContain('jackal');
    expect(told).not.toMatch(new RegExp(`"(actor|target|owner)":${jackal.id}\\b`));
  });

  it('burns, casts and reads as something', () => {
    const { scene, jackal } = begin();
    const { state } = scene;
    const { square, id } = jackal;
    jackal.hitPoints = 90;
    state.log.clear();
    state.logSeen('burned', square, state.hero.id, id, 5, attackBit('fire'), 0);
    state.logSeen('reflected', square, id);
    state.logSeen('read-scroll', square, id, 0);
    state.logSeen('cast-smothered', square, id);
    state.logSeen('cast-unravelled', square, id);
    state.logSeen('altar-consecrated', square, id, 0, 0);
    const told = sent(scene);
    expect(told).toContain('"burned"');
    expect(told).not.toContain('jackal');
    expect(told).not.toMatch(new RegExp(`"(actor|target|owner)":${id}\\b`));
    expect(sentences(scene)[0]).toBe('It burns something (5).');
  });
});
