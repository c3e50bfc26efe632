// What a save of any origin has to come to: it is refused by the reader's own error, or it is a game that
// goes on.

import type { SavedGame } from '@roguewright/engine/game';
import { type LocalGame, resumeUntrusted, SimplePlayer } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { OddsQuestion } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** The result of loading a mutated save. */
export interface Tried {
  readonly accepted: boolean;
  /** What must not have happened; empty when all is well. */
  readonly problem: string;
}

/** Commands that are played in a game that was accepted. */
const COMMANDS = 25;

/** Resumes a save, and plays and asks when it is accepted. */
export function trySave(content: Content, ruleset: Ruleset, save: SavedGame): Tried {
  let game: LocalGame;
  try {
    game = resumeUntrusted(content, ruleset, save);
  } catch (error) {
    const { name, stack = '' } = error as Error;
    return { accepted: false, problem: name === 'ReplayError' ? '' : stack };
  }
  try {
    play(game);
  } catch (error) {
    return { accepted: true, problem: (error as Error).stack ?? String(error) };
  }
  return { accepted: true, problem: '' };
}

function play(game: LocalGame): void {
  const player = new SimplePlayer('mutant');
  let performed = game.look();
  for (let left = COMMANDS; left > 0 && performed.view.ending === undefined; left--) {
    for (const question of questionsAbout(performed)) {
      game.odds(question);
    }
    performed = game.perform(player.next(performed));
  }
}

/** One of each kind of question that can be asked now. */
function questionsAbout({ view }: ReturnType<LocalGame['look']>): OddsQuestion[] {
  // A creature that is only sensed has no id to ask by.
  const foe = view.things.find(({ kind, id }) => kind === 'creature' && id > 0);
  const spell = view.spells[0];
  return [
    { ask: 'compare', item: 0, target: 0 },
    { ask: 'recall', target: 0 },
    ...(spell === undefined ? [] : [{ ask: 'cast', spell: spell.id, direction: 3 } as const]),
    ...(foe === undefined ? [] : [{ ask: 'danger', target: foe.id } as const]),
  ];
}
