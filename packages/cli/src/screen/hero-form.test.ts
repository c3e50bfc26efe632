import { readContent } from '@roguewright/content';
import type { NewGame } from '@roguewright/engine/game';
import { heroChoices, heroPreview } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { HeroForm } from './hero-form.ts';
import { USUAL_OPTIONS } from './options.ts';
import { HungUp, Stage } from './stage.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** Fills in the form from the list of roles on, in a terminal of so many rows. */
async function fill(keys: readonly string[], rows: number) {
  const device = new FakeDevice(keys, 80, rows);
  const parts = {
    choices: heroChoices(content, house),
    preview: (role: string, race: string) => heroPreview(content, house, role, race),
    create: async ({ role }: NewGame) => role,
  };
  const given = { name: 'Una', role: 'tourist' };
  const stage = new Stage(device, USUAL_OPTIONS);
  await HeroForm.fill(stage, parts, given, 'role').catch((error: unknown) => {
    if (!(error instanceof HungUp)) {
      throw error;
    }
  });
  return device.screens;
}

it('has all roles on a screen of 24 rows', async () => {
  const [screen = ''] = await fill([], 24);
  for (const { title } of Object.values(house.bridges.roles)) {
    expect(screen).toMatch(new RegExp(`^ +${title} +│`, 'm'));
  }
});

it('takes the role that is clicked where the list has been scrolled', async () => {
  const screens = await fill(['Click 4 10'], 16);
  const clicked = screens[0]!.split('\n')[10]!.slice(0, 24).trim();
  expect(clicked).not.toBe('Tourist');
  expect(screens.at(-1)!.split('\n')[3]).toContain(clicked);
});
