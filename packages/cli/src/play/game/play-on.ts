// A game in lines: by a script, by the simple player, or by a person, until it ends or is left.

import { type GameHost, USUAL_THRESHOLD } from '@roguewright/engine/host';
import { optionsFile, optionsIn } from '../../screen/options/kept-options.ts';
import { whyPlain } from '../../screen/terminal/device.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { playByItself } from '../bot.ts';
import type { Lines } from '../lines.ts';
import { keptGame } from '../own/kept-words.ts';
import type { HintPlace } from '../own/session-hints.ts';
import { playScript } from '../script.ts';
import { Session } from '../session.ts';

/** How it is played. */
export interface LinesOptions {
  readonly script?: string;
  /** The text of the script; empty without one. */
  readonly lines: string;
  readonly bot?: true;
  readonly plain?: true;
  readonly seed?: string;
}

/** What has to do with a game in lines besides its commands. */
export interface Beside {
  /** Called when the session has begun. */
  begun(session: Session): void;
  /** The answer to a line that is no command of the game; undefined: it is one. */
  answer(line: string): Promise<string> | undefined;
  /** Rejects when the player leaves while he waits for an answer; absent: none takes long. */
  readonly left?: Promise<never>;
}

/** Plays by a script, by the simple player, or by lines from the player. */
export async function playAs(
  options: LinesOptions,
  game: GameHost,
  lines: Lines,
  terminal: Terminal,
  beside?: Beside,
): Promise<void> {
  const { script, bot, plain } = options;
  if (script !== undefined || bot === true) {
    const session = await Session.begin(game, plain !== true);
    await (script === undefined
      ? playByItself(game, options.seed ?? 'bot', terminal)
      : playScript(script, options.lines, session, terminal));
    const ended = (await Session.begin(game)).ending();
    if (ended !== '' || !session.left) {
      terminal.write(`${ended || 'The game is kept.'}\n`);
    }
    return;
  }
  const reason = plain === true ? undefined : whyPlain();
  terminal.write(reason === undefined ? '' : `${reason}\n`);
  const session = await Session.begin(game, plain !== true, USUAL_THRESHOLD, hintsFor(lines));
  beside?.begun(session);
  await playOn(session, game, lines, terminal, beside);
}

/** Where the hints of a person are stored, beside the options of the screen. Input from a pipe gets none. */
function hintsFor({ fromPerson }: Lines): HintPlace | undefined {
  const file = optionsIn(optionsFile(process.env));
  return fromPerson
    ? { read: () => file.read(), keep: hints => void file.keep({ ...file.read(), ...hints }) }
    : undefined;
}

async function playOn(
  session: Session,
  game: GameHost,
  lines: Lines,
  terminal: Terminal,
  beside?: Beside,
): Promise<void> {
  lines.write(`${session.introduction()}\nhelp lists the commands.`);
  while (!session.over) {
    const line = await lines.ask(session.prompt());
    if (line === undefined) {
      terminal.write(`${keptGame(game.resumes)}\n`);
      return;
    }
    const answering = beside?.answer(line) ?? session.answer(line);
    const answer = await (beside?.left === undefined
      ? answering
      : Promise.race([answering, beside.left]));
    if (answer !== '') {
      lines.write(answer);
    }
  }
  if (!session.left) {
    lines.write(session.ending());
  }
}
