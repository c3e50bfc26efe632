// The simple player at the command line: it plays as a person does, by commands to the host.

import type { GameHost } from '@roguewright/engine/host';
import { SimplePlayer } from '@roguewright/engine/host';
import { tellEvents, tellRefusal } from '@roguewright/engine/words';
import type { Terminal } from '../terminal/terminal.ts';

/** Commands after which it leaves the game to others. */
const MOST_COMMANDS = 5000;

/** Plays on until the game ends. @param seed of the player's own luck */
export async function playByItself(
  host: GameHost,
  seed: string,
  terminal: Terminal,
): Promise<void> {
  const player = new SimplePlayer(seed);
  let performed = await host.look();
  for (let count = 0; count < MOST_COMMANDS && performed.view.ending === undefined; count++) {
    const command = player.next(performed);
    performed = await host.perform(command);
    const { refusal, view } = performed;
    const told = tellEvents(performed);
    told.push(refusal === undefined ? '' : tellRefusal(refusal.reason));
    const sentences = told.filter(sentence => sentence !== '');
    if (sentences.length > 0) {
      terminal.write(`Turn ${view.turn}: ${sentences.join(' ')}\n`);
    }
  }
}
