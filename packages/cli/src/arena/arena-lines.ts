// A practice fight in lines, with its odds beside what happens. It is kept nowhere, and no hall lists it.

import { percent } from '@roguewright/engine/face';
import type { Command, Performed } from '@roguewright/engine/game';
import {
  type GameHost,
  type LocalGame,
  type PracticeOdds,
  PracticeTally,
  practiceOdds,
} from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { toldOdds } from './report-text.ts';

/** A practice fight for a face, which counts its moves. */
class PracticeHost implements GameHost {
  readonly #game: LocalGame;
  readonly tally: PracticeTally;

  constructor(game: LocalGame, foes: number) {
    this.#game = game;
    this.tally = new PracticeTally(game.look().view, foes);
  }

  look(): Promise<Performed> {
    return Promise.resolve(this.#game.look());
  }

  async perform(command: Command): Promise<Performed> {
    const performed = this.#game.perform(command);
    this.tally.count(command, performed);
    return Promise.resolve(performed);
  }

  async odds(question: OddsQuestion): Promise<OddsAnswer> {
    return Promise.resolve(this.#game.odds(question));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** The odds of this moment. */
  present(): PracticeOdds {
    return practiceOdds(this.#game.look().view, question => this.#game.odds(question));
  }
}

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
  const host = new PracticeHost(game, foes);
  const begun = host.present();
  const session = await Session.begin(host, drawn);
  lines.write(`Practice: nothing of this fight is kept.\n${session.introduction()}`);
  lines.write(`${toldOdds(begun)}\nhelp lists the commands.`);
  while (!session.over && host.tally.end === 'undecided') {
    const line = await lines.ask(session.prompt());
    if (line === undefined) {
      break;
    }
    const { moves } = host.tally.fight;
    const answer = await session.answer(line);
    if (answer !== '') {
      lines.write(answer);
    }
    if (host.tally.fight.moves > moves && host.tally.end === 'undecided') {
      lines.write(toldOdds(host.present()));
    }
  }
  lines.write(toldResult(begun, host.tally));
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
