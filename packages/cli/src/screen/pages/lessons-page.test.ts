// The lessons on the screen: from the title page, through the rooms, to the page at their end.

import { LocalGame, PracticeHost } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { lessonsUnder } from '../../lessons/begin-lessons.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';
import { takeLessons } from './lessons-page.ts';

/** Takes the lessons by keys. */
async function lessons(...keys: string[]) {
  const device = new FakeDevice(keys);
  const stage = new Stage(device, { ...USUAL_OPTIONS, motion: false });
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  const next = await takeLessons(stage, new PracticeHost(lessonsUnder('house')), place);
  return { next, screens: device.screens };
}

describe('the lessons on the screen', () => {
  it('say the lesson at hand in the last row, and go on when its deed is done', async () => {
    const { screens } = await lessons('l', '^X', 'Escape', 'S', 'Escape');
    expect(screens[0]).toContain('Lesson 1 of 9');
    expect(screens[1]!.split('\n').at(-1)).toContain('with ;');
    // The danger was asked before its turn: the lesson at hand stays.
    expect(screens[3]).toContain('Lesson 2 of 9');
    expect(screens[4]).toContain('2 of 9 lessons done');
    expect(screens[4]).toContain('done  Read the danger');
    expect(screens[4]).toContain('left  Strike');
  });

  it('can be skipped one by one, end when none is left, and offer a real game', async () => {
    const { screens, next } = await lessons(...Array.from({ length: 9 }, () => '^N'), 'n');
    expect(screens[1]).toContain('Lesson 2 of 9');
    expect(screens.at(-1)).toContain('0 of 9 lessons done');
    expect(screens.at(-1)).toContain('n begins a real game');
    expect(next).toBe('new');
  });

  it('notice a look at the newt, a blow, an aim and a cast', async () => {
    const { screens } = await lessons(
      ...['`', ';', 'Escape', ...'lllllll', ';', 'Escape', 'S', 'Escape'],
    );
    expect(screens.some(screen => screen.includes('Lesson 3 of 9: Strike'))).toBe(true);
  });
});

it('the same seed gives the same lessons, and content without a drawing is refused', () => {
  const rules = createRulesets().resolve('house');
  expect(lessonsUnder('house').hash()).toBe(lessonsUnder('house').hash());
  const none = { archetypes: [] } as unknown as Parameters<typeof LocalGame.lessons>[0];
  expect(() => LocalGame.lessons(none, rules, 'lessons')).toThrow('place lesson');
});
