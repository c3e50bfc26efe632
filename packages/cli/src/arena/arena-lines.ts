// A practice fight in lines, with its odds beside what happens. It is kept nowhere, and no hall lists it.

import {
  type LocalGame,
  PracticeHost,
  PracticeTally,
  practiceOdds,
  tellPracticeOdds,
  tellPracticeResult,
} from '@roguewright/engine/host';
import type { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';

/**
 * Plays until the fight is over, the player quits or the input ends.
 * @param foes how many monsters are fought
 * @param drawn the map is shown after everything done
 */
export async function playPractice(
  game: LocalGame,
  foes: number,
  lines: Lines,
  drawn: boolean,
): Promise<void> {
  const tally = new PracticeTally(game.look().view, foes);
  const present = () => practiceOdds(game.look().view, question => game.odds(question));
  const host = new PracticeHost(game, (...did) => tally.count(...did));
  const begun = present();
  const session = await Session.begin(host, drawn);
  lines.write(`Practice: nothing of this fight is kept.\n${session.introduction()}`);
  lines.write(`${tellPracticeOdds(begun)}\nhelp lists the commands.`);
  while (!session.over && tally.end === 'undecided') {
    const line = await lines.ask(session.prompt());
    if (line === undefined) {
      break;
    }
    const { moves } = tally.fight;
    const answer = await session.answer(line);
    if (answer !== '') {
      lines.write(answer);
    }
    if (tally.fight.moves > moves && tally.end === 'undecided') {
      lines.write(tellPracticeOdds(present()));
    }
  }
  lines.write(tellPracticeResult(begun, tally.fight));
}
