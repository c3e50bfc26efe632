import { readContent } from '@roguewright/content';
import { loadContent, type NewGame } from '@roguewright/engine/game';
import { heroChoices, heroPreview } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { HungUp, Stage } from '../stage/stage.ts';
import type { HeroFormParts } from './hero-fields.ts';
import { HeroForm } from './hero-form.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

const PRIEST = heroPreview(content, house, 'priest', 'human');

/** Fills in the form from the list of roles on, in a terminal of `rows` rows. */
async function fill(
  keys: readonly string[],
  rows: number,
  preview: HeroFormParts['preview'] = async (role: string, race: string) =>
    heroPreview(content, house, role, race),
) {
  return await fillOn(new FakeDevice(keys, 80, rows), preview);
}

/** The same on a device. */
async function fillOn(
  device: FakeDevice,
  preview: HeroFormParts['preview'],
  begin: (start: NewGame) => void = () => undefined,
) {
  const parts = {
    choices: heroChoices(content, house),
    packs: [],
    preview,
    create: async (start: NewGame) => {
      begin(start);
      return start.role;
    },
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

it('goes through the roles with the arrows, across as well as down', async () => {
  const rowOf = (screen: string) => screen.split('\n')[3]!;
  const screens = await fill(['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft'], 24);
  const [tourist, samurai, , wizard] = screens.map(rowOf);
  expect([tourist, samurai, wizard]).toEqual([
    expect.stringContaining('Tourist'),
    expect.stringContaining('Samurai'),
    expect.stringContaining('Wizard'),
  ]);
});

it('takes the role that is clicked where the list has been scrolled', async () => {
  const screens = await fill(['Click 4 10'], 16);
  const clicked = screens[0]!.split('\n')[10]!.slice(0, 24).trim();
  expect(clicked).not.toBe('Tourist');
  expect(screens.at(-1)!.split('\n')[3]).toContain(clicked);
});

it('takes keys while the numbers are worked out, and asks only for the choice at hand', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const slow = (role: string, race: string) =>
    new Promise<ReturnType<typeof heroPreview>>(resolve => {
      asked.push(role);
      answers.push(() => resolve(heroPreview(content, house, role, race)));
    });
  const device = new (class extends FakeDevice {
    override async key() {
      // The first answer comes when the hero is another already.
      const isLate = this.screens.length === 4;
      if (isLate) {
        answers.shift()?.();
      }
      return await super.key();
    }
  })(['w', 'p', 's', 'Tab'], 80, 24);
  const screens = await fillOn(device, slow);
  expect(screens[1]).toContain('Role Wizard');
  expect(screens[3]).toContain('Role Samurai');
  expect(screens[3]).toContain('Counting what such a hero begins with.');
  expect(asked).toEqual(['tourist', 'samurai']);
});

it('says why there are no numbers', async () => {
  const broken = async () => {
    throw new Error('out of memory');
  };
  const [, screen] = await fill(['Tab'], 24, broken);
  expect(screen).toContain('The numbers could not be worked out: out of memory');
});

it('shows what a god gives before it is chosen, and takes god and death into the game', async () => {
  let begun: NewGame | undefined;
  const toDeath = ['Tab', 'Tab', 'Tab', 'ArrowDown'];
  const toSeed = ['Shift+Tab', 'Shift+Tab', 'Enter'];
  const keys = ['p', 'Tab', 'Tab', 'ArrowDown', ...toDeath, ...toSeed];
  const screens = await fillOn(
    new FakeDevice(keys, 100, 30),
    async () => PRIEST,
    start => {
      begun = start;
    },
  );
  // The text beside the fields, without its line ends.
  const told = screens.map(screen =>
    screen
      .split('\n')
      .map(line => line.split('│')[1] ?? '')
      .join(' ')
      .replaceAll(/ +/g, ' '),
  );
  const shows = (text: string) => told.some(screen => screen.includes(text));
  expect(screens.some(screen => screen.includes('God  Mother Mabbet'))).toBe(true);
  expect(shows('Its gifts: lantern, mace')).toBe(true);
  expect(shows('Death isn’t final: a hero who dies')).toBe(true);
  expect(begun).toMatchObject({ role: 'priest', god: 'god_ansel', revives: true });
});

it('offers gods to a role that has several', async () => {
  const [priest, wizard] = (
    await Promise.all(['p', 'w'].map(key => fill([key], 24, async () => PRIEST)))
  ).map(all => all.at(-1)!);
  expect(priest).toMatch(/^ +God +Mother Mabbet/m);
  expect(wizard).not.toMatch(/^ +God /m);
});

it('is begun at its last row, which Enter leads to, with the keyboard or a click', async () => {
  for (const keys of [new Array(7).fill('Enter'), ['Click 4 9']]) {
    const begun: NewGame[] = [];
    // Enter opens the page of the rules, which Escape leaves.
    const walked = keys.flatMap((key, at) => (at === 3 ? [key, 'Escape', 'Tab'] : [key]));
    const screens = await fillOn(
      new FakeDevice(walked, 80, 24),
      async () => PRIEST,
      start => {
        begun.push(start);
      },
    );
    expect(screens[0]).toMatch(/^ +Begin +│/m);
    expect(begun.map(({ heroName }) => heroName)).toEqual(['Una']);
  }
});
