// The whole story at a real pseudo-terminal: a hero made in the menus, a monster targeted, the odds
// read off the screen, the process killed, the same game continued, the spell cast, the monster dead.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OddsAnswer } from '@roguewright/engine/odds';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { percent } from '../terminal/numbers.ts';
import { beginTale, keysOf, taleOfAKill } from '../testing/tale.ts';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'story-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sitDown(...options: string[]): TerminalPlayer {
  const player = new TerminalPlayer(options, { folder });
  onTestFinished(() => player.close());
  return player;
}

/** What the screen must say of an answer. */
function told({ failPercent, targets, price }: OddsAnswer): (string | RegExp)[] {
  return [
    `Fails ${percent(failPercent / 100)}`,
    `Costs ${price} energy`,
    ...targets
      .slice(0, 1)
      .flatMap(({ name, hitChance, killChance }) => [
        name,
        new RegExp(`To hit +${percent(hitChance)}`),
        new RegExp(`Kills +${percent(killChance)}`),
      ]),
  ];
}

describe('a game at the terminal', () => {
  it('is begun in menus, goes on after kill -9, and its odds are the engine’s', async () => {
    const tale = taleOfAKill();
    const before = tale.commands.slice(0, -1);
    const cast = tale.commands.at(-1);
    const game = beginTale(tale.start);
    if (cast?.kind !== 'cast') {
      throw new Error('the tale ends with a cast');
    }

    const first = sitDown();
    await first.until('R O G U E', 'New game', 'q leaves');
    first.press('n');
    await first.until('› Name');
    first.press(`${tale.start.heroName}\r`);
    await first.until('› Role Wizard', 'Human Wizard');
    first.press('\r');
    await first.until('› Race Human', /Hit points \d+/);
    first.press('\r');
    await first.until('› Seed');
    first.press(`${tale.start.seed}\r`);
    await first.until('Human Wizard, level 1', 'Turn 1', '? help');
    for (const command of before) {
      first.press(keysOf(command, game.look().view) ?? '');
      const { view } = game.perform(command);
      const { hitPoints, maxHitPoints, energy, maxEnergy } = view.hero;
      await first.until(
        `${hitPoints}/${maxHitPoints}`,
        `${energy}/${maxEnergy}`,
        new RegExp(`Turn ${view.turn}\\b`),
        '? help',
      );
    }
    const { view } = game.look();
    const odds = game.odds({ ask: 'cast', spell: cast.spell, direction: cast.direction });
    expect(odds.targets.length).toBeGreaterThan(0);
    const keys = keysOf(cast, view)?.slice(0, -1) ?? '';
    first.press(keys);
    await first.until(...told(odds));
    first.end('SIGKILL');
    expect(await first.ended).toBe(137);

    const second = sitDown();
    await second.until('Continue', `Perchta, human wizard, turn ${view.turn}`);
    second.press('c');
    await second.until(new RegExp(`Turn ${view.turn}\\b`), '? help');
    second.press(keys);
    await second.until(...told(odds));
    second.resize(60, 16);
    await second.until(`Fails ${percent(odds.failPercent / 100)}`, 'Esc cancels');
    second.resize(120, 40);
    await second.until(...told(odds));
    second.resize(80, 24);
    await second.until(...told(odds));
    second.press('\r');
    const done = game.perform(cast);
    const name = odds.targets[0]?.name ?? '';
    await second.until(new RegExp(`Turn ${done.view.turn}\\b`), new RegExp(`${name}.* dies`));
    second.press('S');
    expect(await second.ended).toBe(0);
    expect(second.screen.modes).toEqual(new Set(['25']));

    const third = sitDown('--continue');
    await third.until(
      new RegExp(`Turn ${done.view.turn}\\b`),
      `${done.view.hero.energy}/${done.view.hero.maxEnergy}`,
      '? help',
    );
    third.press('S');
    expect(await third.ended).toBe(0);
  });
});
