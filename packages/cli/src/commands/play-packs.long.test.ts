// A pack on the screen of a real terminal: mounted from a folder, one of its creatures met, one of its spells learnt
// and cast, saved, and gone on without the folder.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellEvents } from '@roguewright/engine/words';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { beginPackTale, EMBERFEN, findPackTale } from '../testing/pack-tale.ts';
import { keysOf } from '../testing/tale.ts';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'packs-screen-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sitDown(...options: string[]): TerminalPlayer {
  const player = new TerminalPlayer(options, { folder: join(folder, 'data') });
  onTestFinished(() => player.close());
  return player;
}

it('meets its creature, learns and casts its spell, and goes on when the folder is gone', async () => {
  const { start, commands, spell, creature } = findPackTale();
  const game = beginPackTale(start);
  const pack = join(folder, 'emberfen');
  cpSync(EMBERFEN, pack, { recursive: true });
  const { heroName, role, race, seed } = start;
  const hero = ['--name', heroName, '--role', role, '--race', race, '--seed', seed];
  const play = async (player: TerminalPlayer, played: typeof commands) => {
    for (const command of played) {
      player.press(keysOf(command, game.look().view) ?? '');
      const performed = game.perform(command);
      const { view } = performed;
      const told = tellEvents(performed).filter(text => text !== '');
      const last = command.kind === 'read' ? told.slice(-1) : [];
      await player.until(
        ...last.map(text => text.slice(0, 30)),
        `${view.hero.hitPoints}/${view.hero.maxHitPoints}`,
        new RegExp(`Turn ${view.turn}\\b`),
        '? help',
      );
    }
  };

  const first = sitDown(...hero, '--content', pack);
  await first.until('Human Wizard', '? help');
  await play(first, commands.slice(0, -1));
  await first.until(creature);
  first.press('Z');
  await first.until(spell);
  first.press('\u001b');
  await first.until('? help');
  first.press('S');
  expect(await first.ended).toBe(0);

  rmSync(pack, { recursive: true });
  const second = sitDown('--continue');
  await second.until(creature, '? help');
  await play(second, commands.slice(-1));
  const { energy, maxEnergy } = game.look().view.hero;
  await second.until(`${energy}/${maxEnergy}`);
  second.press('S');
  expect(await second.ended).toBe(0);
});
