// What is told of a record besides the way it went: its luck, or its last turns.

import { luckPath, sumLuck } from '../../odds/index.ts';
import type { LookBack, LookedBack, ToldLuck, ToldTurns } from '../game/look-back.ts';
import type { Chronicle, ChronicleTelling } from './chronicle.ts';
import { lastMoves, leftUnused, weighMoves } from './post-mortem.ts';

/** What a record has to be read for. @param isOver the game has ended, so that what its hero didn't know may be told */
export function tellingFor(about: LookBack, isOver: boolean): ChronicleTelling {
  return about === 'last-turns' ? 'nothing' : isOver ? 'all' : 'known';
}

/** Looks back on a record that has been read with `tellingFor`. */
export function lookedBack(chronicle: Chronicle, about: LookBack): LookedBack {
  return about === 'luck' ? { luck: toldLuck(chronicle) } : { lastTurns: toldTurns(chronicle) };
}

/** The luck so far. */
export function toldLuck({ luck }: Chronicle): ToldLuck {
  return { ...sumLuck(luck), path: luckPath(luck) };
}

function toldTurns(chronicle: Chronicle): ToldTurns {
  return {
    moves: weighMoves(chronicle, lastMoves(chronicle)),
    unused: leftUnused(chronicle.at(chronicle.last).view),
  };
}
