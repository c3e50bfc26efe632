// A recorded game on the full screen, with a slider of its turns.

import { lastTurnsText, luckText, morgueText } from '@roguewright/engine/face';
import {
  type Chronicle,
  lastMoves,
  leftUnused,
  morgueOf,
  weighMoves,
} from '@roguewright/engine/host';
import { sumLuck } from '@roguewright/engine/odds';
import { tellEnding, tellEvents } from '@roguewright/engine/words';
import { drawScene } from '../screen/picture/picture.ts';
import type { Draw, Stage } from '../screen/stage/stage.ts';

/** Milliseconds between two commands while it plays. */
const BEAT = 150;

/** Commands of a long step. */
const LONG = 20;

/** Sentences above the slider. */
const TOLD_COMMANDS = 6;

const KEYS = `→ and ←: one command on or back. Page down and Page up: ${LONG} commands.
Home and End: the beginning and the end. t: to a turn by its number.
Space: play; any key stops it. f: play on from here as a game of its own.
L: how lucky the game was. D: the last turns, with the chance to die. m: the morgue.
Esc: leave.`;

/** What the viewer may do besides looking. */
export interface Watching {
  /** Makes a game that goes on from a number of commands. @returns what to say; absent: it isn't offered */
  readonly fork?: (sequence: number) => Promise<string>;
}

/** Shows a record until it is left. @param from the number of commands to begin at */
export async function watch(
  stage: Stage,
  chronicle: Chronicle,
  { fork }: Watching,
  from = 0,
): Promise<void> {
  let at = from;
  let said = '';
  for (;;) {
    const draw = drawn(chronicle, at, said);
    const key = await stage.key(draw);
    said = '';
    const step = STEPS[key];
    if (step !== undefined) {
      at = bounded(chronicle, step(at, chronicle.last));
      continue;
    }
    switch (key) {
      case ' ':
        at = await playOn(stage, chronicle, at);
        break;
      case 't':
        at = await chosenTurn(stage, chronicle, draw, at);
        break;
      case 'f':
        said =
          fork === undefined ? 'This record can’t be forked here.' : await told(() => fork(at));
        break;
      case 'L':
        await stage.page(draw, 'Luck', luckText(sumLuck(chronicle.luck)), { indent: 2 });
        break;
      case 'D':
        await stage.page(draw, 'The last turns', deathText(chronicle), { indent: 2 });
        break;
      case 'm':
        await stage.page(draw, 'Morgue', morgueText(morgueOf(chronicle, at)));
        break;
      case '?':
        await stage.page(draw, 'Keys', KEYS, { indent: 2 });
        break;
      case 'Escape':
      case 'q':
      case 'S':
      case '^C':
        return;
    }
  }
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: at => at + 1,
  ArrowLeft: at => at - 1,
  l: at => at + 1,
  h: at => at - 1,
  PageDown: at => at + LONG,
  PageUp: at => at - LONG,
  WheelDown: at => at + 1,
  WheelUp: at => at - 1,
  Home: () => 0,
  '0': () => 0,
  End: (_, last) => last,
  $: (_, last) => last,
};

function bounded({ last }: Chronicle, at: number): number {
  return Math.min(Math.max(0, at), last);
}

async function told(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    return (error as Error).message;
  }
}

async function playOn(stage: Stage, chronicle: Chronicle, from: number): Promise<number> {
  for (let at = from; at < chronicle.last; ) {
    at += 1;
    if (await stage.play([{ draw: drawn(chronicle, at, 'Any key stops.'), milliseconds: BEAT }])) {
      return at;
    }
  }
  return chronicle.last;
}

/** Reads the digits of a turn. */
async function chosenTurn(
  stage: Stage,
  chronicle: Chronicle,
  under: Draw,
  at: number,
): Promise<number> {
  for (let digits = ''; ; ) {
    const key = await stage.key(screen => {
      under(screen);
      const { cells } = screen;
      cells.put(0, cells.rows - 1, `Turn: ${digits}_`.padEnd(cells.columns));
    });
    if (/^\d$/.test(key) && digits.length < 7) {
      digits += key;
    } else if (key === 'Backspace') {
      digits = digits.slice(0, -1);
    } else {
      return key === 'Enter' && digits !== '' ? chronicle.sequenceOf(Number(digits)) : at;
    }
  }
}

function drawn(chronicle: Chronicle, at: number, said: string): Draw {
  const performed = chronicle.at(at);
  const { view } = performed;
  const log: string[] = [];
  for (let sequence = Math.max(1, at - TOLD_COMMANDS + 1); sequence < at; sequence++) {
    log.push(...sentences(chronicle, sequence));
  }
  const news = [...sentences(chronicle, at), tellEnding(view)].filter(text => text !== '');
  return screen => {
    const { columns } = screen.cells;
    const slider = sliderText(chronicle, at, columns - 1);
    const prompt = said === '' ? slider : `${said} ${slider}`.slice(0, columns - 1);
    drawScene(screen, {
      view,
      log: [...log, ...news],
      news: news.length,
      near: new Map(),
      prompt,
    });
  };
}

function sentences(chronicle: Chronicle, sequence: number): string[] {
  return sequence === 0 ? [] : tellEvents(chronicle.at(sequence)).filter(text => text !== '');
}

/** `Turn 41, command 120 of 909 ──●────── ? keys`. */
function sliderText(chronicle: Chronicle, at: number, columns: number): string {
  const { last, points } = chronicle;
  const head = `Turn ${points[at]!.turn}, command ${at} of ${last} `;
  const tail = ' ? keys';
  const room = columns - head.length - tail.length;
  if (room < 10) {
    return head;
  }
  const place = last === 0 ? 0 : Math.round((at / last) * (room - 1));
  return `${head}${'─'.repeat(place)}●${'─'.repeat(room - 1 - place)}${tail}`;
}

function deathText(chronicle: Chronicle): string {
  const moves = weighMoves(chronicle, lastMoves(chronicle));
  return lastTurnsText({ moves, unused: leftUnused(chronicle.at(chronicle.last).view) });
}
