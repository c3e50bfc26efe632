// Practice from the title page: a fight with its odds beside what comes, and one seed under two rules.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { heroChoices } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { ArenaPractice } from '../../arena/arena-practice.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';
import { type Games, TerminalApp } from './terminal-app.ts';

const choices = heroChoices(loadContent(readContent()), createRulesets().resolve('house'));

/** The title page, and what these keys lead to. */
async function title(...keys: string[]) {
  const games = {
    choices,
    rules: choices.rules.usual,
    packs: [],
    going: async () => [],
    practice: new ArenaPractice(choices.rules),
  } as unknown as Games;
  const device = new FakeDevice(keys, 100, 40);
  const stage = new Stage(device, { ...USUAL_OPTIONS, motion: false });
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  await new TerminalApp(stage, games, place).play({ at: 'title' });
  return { screens: device.screens, moments: device.moments };
}

const ROW_DOWN = 'ArrowDown';

describe('the arena on the screen', () => {
  it('fights the chosen monster, tells the odds after each move, and what came at the end', async () => {
    const blows = Array.from({ length: 30 }, () => 'Tab');
    const { screens } = await title(
      ...['t', 'a', 'Enter', '^U', ...'newt', 'Enter', ROW_DOWN, ROW_DOWN, ROW_DOWN, ROW_DOWN],
      ...Array.from({ length: 9 }, () => 'ArrowRight'),
      ...['f', ...blows, 'Escape'],
    );
    const form = screens.find(screen => /Monster +cave newt/.test(screen))!;
    expect(form).toContain('Arena: a practice fight');
    expect(screens.some(screen => /Level +10/.test(screen))).toBe(true);
    const fights = screens.filter(screen => screen.includes('the odds are told after each move'));
    expect(fights[0]).toContain('Practice, of which nothing is kept.');
    expect(fights[0]).toContain('to be dead within 20 moves');
    expect(fights.at(-1)).toMatch(/Practice, \d+ moves?/);
    const end = screens.find(screen => screen.includes('Practice is over: you won'))!;
    expect(end).toContain('At the beginning: Odds:');
  });

  it('says what is wrong with a name, and takes items, the hero and what he knows', async () => {
    const down = (rows: number) => Array.from({ length: rows }, () => ROW_DOWN);
    const { screens } = await title(
      ...['t', 'a', 'Enter', '^U', ...'gray wolf', 'Enter', 'Escape'],
      ...[...down(2), 'ArrowRight', ...down(3), 'Enter', ...'dagger', 'Enter'],
      ...[ROW_DOWN, 'ArrowRight', 'Escape', 'Escape'],
    );
    expect(screens.some(screen => screen.includes('did you mean'))).toBe(true);
    expect(screens.some(screen => /Items +dagger/.test(screen))).toBe(true);
    expect(screens.some(screen => /He knows it +only what he sees/.test(screen))).toBe(true);
  });
});

describe('the comparison on the screen', () => {
  it('shows one seed under two rules as a table, with the maps', async () => {
    const { screens, moments } = await title(
      ...['t', 'c', 'Enter', '^U', ...'ember', 'Enter'],
      ...[ROW_DOWN, ROW_DOWN, ROW_DOWN, 'ArrowLeft', 'c', 'Escape', 'Escape'],
    );
    const table = screens.find(screen => screen.includes('Armour class'))!;
    expect(table).toContain('Seed ember');
    expect(table).toContain('After 100 commands of the simple player');
    expect(table).toMatch(/Spells .*fails \d+ %/);
    expect(moments.some(moment => moment.includes('1 of 2'))).toBe(true);
    expect(screens.some(screen => screen.includes('Where he stands at last'))).toBe(true);
  });
});
