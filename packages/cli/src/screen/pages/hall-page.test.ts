import { type HallLine, type HallQuestion, hallPage } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';
import { visitHall } from './hall-page.ts';

const line = (entry: number, hero: string, points: number): HallLine => ({
  entry,
  hero,
  role: 'Wizard',
  race: 'Elf',
  level: entry,
  depth: 2,
  deepest: 3,
  turns: 100 * entry,
  points,
  end: 'died',
  killer: 'jackal',
  during: '',
  start: { role: 'wizard', race: 'elf', seed: `seed ${entry}` },
});

const LINES = [line(1, 'Una', 30), line(2, 'Perchta', 90), line(3, 'Bertha', 60)];

async function visit(keys: readonly string[], lines: readonly HallLine[] = LINES) {
  const device = new FakeDevice(keys);
  const questions: HallQuestion[] = [];
  const start = await visitHall(new Stage(device, USUAL_OPTIONS), async question => {
    questions.push(question);
    return hallPage(lines, question);
  });
  return { start, screens: device.screens, questions };
}

/** The names as they stand on a screen. */
function names(screen = ''): string[] {
  return [...screen.matchAll(/Una|Perchta|Bertha/g)].map(([name]) => name);
}

describe('the hall on the full screen', () => {
  it('lists the best first, and how the chosen one ended', async () => {
    const { screens } = await visit(['Escape']);
    expect(names(screens[0])).toEqual(['Perchta', 'Bertha', 'Una']);
    expect(screens[0]).toContain('Points ↓');
    expect(screens[0]).toContain('Killed by a jackal, on dungeon level 2. Seed seed 2.');
    expect(screens[0]).toContain('1 of 3');
  });

  it('is ordered by a key, and turned around by the same key', async () => {
    const { screens } = await visit(['n', 'n', 'l', 'Escape']);
    expect(names(screens[1])).toEqual(['Bertha', 'Perchta', 'Una']);
    expect(names(screens[2])).toEqual(['Una', 'Perchta', 'Bertha']);
    expect(names(screens[3])).toEqual(['Bertha', 'Perchta', 'Una']);
  });

  it('gives the beginning of a game that is to be played again, by key or click', async () => {
    const { start } = await visit(['ArrowDown', 'Enter']);
    expect(start).toEqual({ role: 'wizard', race: 'elf', seed: 'seed 3' });
    const clicked = await visit(['Click 5 5', 'Enter']);
    expect(clicked.start?.seed).toBe('seed 1');
  });

  it('scrolls through many lines, and says when there are none', async () => {
    const many = Array.from({ length: 100 }, (_, at) => line(at + 1, `Hero ${at}`, at));
    const { screens } = await visit(['PageDown', 'PageDown', 'Escape'], many);
    expect(screens[2]).toContain('Hero 65');
    expect(screens[2]).not.toContain('Hero 99');
    expect((await visit(['Enter', 'Escape'], [])).screens[1]).toContain(
      'No verified game is over yet',
    );
  });
});
