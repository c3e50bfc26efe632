// A practice fight in lines, with its odds beside what happens. It is kept nowhere, and no hall lists it.

import { percent } from '@roguewright/engine/face';
import {
  type LocalGame,
  PracticeHost,
  type PracticeOdds,
  PracticeTally,
  practiceOdds,
} from '@roguewright/engine/host';
import type { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { toldOdds } from './report-text.ts';

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
  lines.write(`${toldOdds(begun)}\nhelp lists the commands.`);
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
      lines.write(toldOdds(present()));
    }
  }
  lines.write(toldResult(begun, tally));
}

/** How the fight ended, and how lucky that was by the odds of its beginning. */
function toldResult({ survival, kill }: PracticeOdds, tally: PracticeTally): string {
  const { end, moves, killedAfter, hitPoints } = tally.fight;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const ended = {
    won: `Practice is over: you won in ${count(moves, 'move')}, with ${hitPoints} hit points left.`,
    died: `Practice is over: you died after ${count(moves, 'move')}.`,
    undecided: `Practice is broken off after ${count(moves, 'move')}.`,
  }[end];
  const sentences = [ended];
  if (killedAfter !== undefined && kill !== undefined) {
    const share = kill.plot
      .filter(([turns]) => turns <= killedAfter)
      .reduce((sum, [, chance]) => sum + chance, 0);
    sentences.push(
      `The first kill took ${count(killedAfter, 'turn')} of blows: ` +
        `the odds gave ${percent(Math.min(1, share))} to that many or fewer.`,
    );
  }
  if (end === 'died') {
    const at = Math.min(Math.max(moves, 1), survival.dead.length);
    sentences.push(
      `The odds gave ${percent(survival.dead[at - 1]!)} to being dead within ${count(at, 'move')}.`,
    );
  }
  return sentences.join(' ');
}
