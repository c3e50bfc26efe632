// What hurts is told by its name where the hero sees it, and hit points that come back by themselves are not told.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { tellEvents } from '../words/index.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';

const ROOM = ['##########', '#........#', '#@.....j.#', '#........#', '##########'];

function told({ state }: Scene): string[] {
  return tellEvents(performedFor(state, undefined)).filter(line => line !== '');
}

function burning(rows = ROOM): Scene {
  const scene = new Scene(rows, { streams: new Streams('named damage') });
  scene.state.sheet.attributes.intelligence = 25;
  scene.state.sheet.level = 14;
  scene.state.level.creatures.all[0]!.hitPoints = 50;
  return scene;
}

describe('the damage of an effect', () => {
  it('is told with the name of the effect', () => {
    const scene = burning();
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    expect(scene.kinds).toContain('burned');
    expect(told(scene).filter(line => line.includes('burns'))).toContainEqual(
      expect.stringMatching(/^The (?!jackal).+ burns the jackal \(\d+\)\.$/),
    );
  });

  it('is told without it to a blind hero', () => {
    const scene = burning(['#####', '#@j.#', '#...#', '#####']);
    scene.state.sheet.conditions.set('blind', 50);
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    const sources = scene.events.flatMap(event => (event.kind === 'burned' ? [event.source] : []));
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources)).toEqual(new Set([0]));
    expect(told(scene)).toContainEqual(expect.stringMatching(/^It burns you \(\d+\)\.$/));
  });
});

describe('hit points', () => {
  it('come back by themselves without a word', () => {
    const scene = new Scene(['###', '#@#', '###'], { streams: new Streams('back') });
    scene.state.sheet.level = 14;
    scene.state.sheet.attributes.constitution = 18;
    scene.state.hero.maxHitPoints = 100;
    scene.state.hero.hitPoints = 10;
    const lines: string[] = [];
    for (let turn = 0; turn < 30; turn++) {
      scene.perform({ kind: 'rest', count: 1 });
      lines.push(...told(scene));
    }
    expect(scene.state.hero.hitPoints).toBeGreaterThan(20);
    expect(lines.filter(line => line.includes('better'))).toEqual([]);
  });
});
