// The protocol for bots on the streams of this process.

import { once } from 'node:events';
import { readContent } from '@roguewright/content';
import { packFiles } from '../content/pack-files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { BotGame } from './bot-game.ts';
import { playAsJson } from './play-as-json.ts';

/**
 * Answers requests from standard input until it ends. An answer waits until the one before is read.
 * @param packs folders of packs that every game is begun with
 * @param ruleset of games whose reset names none
 * @throws UsageError for a folder without content
 * @throws ContentError for content with errors
 * @throws RulesetError if there is no such ruleset
 */
export async function playForProgram(
  packs: readonly string[],
  ruleset: string,
  terminal: Terminal,
): Promise<void> {
  const game = new BotGame([...readContent(), ...packFiles(packs)], ruleset);
  await playAsJson(game, process.stdin, async line => {
    terminal.write(line);
    if (process.stdout.writableNeedDrain) {
      await once(process.stdout, 'drain');
    }
  });
}
