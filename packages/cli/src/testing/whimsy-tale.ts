// A tale for tests: a monk casts whimsy, which he knows from the beginning, and it has an effect.

import { readContent } from '@roguewright/content';
import { type GameEvent, loadContent, type NewGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEvents } from '@roguewright/engine/words';

/** A game in which the first cast of whimsy succeeds, and its messages. */
export interface WhimsyTale {
  readonly start: NewGame;
  /** The letter of the spell. */
  readonly letter: string;
  /** The energy afterwards. */
  readonly energy: number;
  /** The sentence about the cast. */
  readonly told: string;
}

/** Seeds that are tried. */
const MOST_SEEDS = 200;

const EAST = 3;

/** The first seed whose whimsy strews petals to the east. */
export function findWhimsyTale(heroName: string): WhimsyTale {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const start = { heroName, role: 'monk', race: 'human', seed: `whimsy ${number}` };
    const game = LocalGame.create(content, house, start);
    const spell = game.look().view.spells.find(({ name }) => name === 'whimsy');
    if (spell === undefined) {
      continue;
    }
    const performed = game.perform({ kind: 'cast', spell: spell.id, direction: EAST });
    const { events, view } = performed;
    if (events.some(isCast) && events.filter(({ kind }) => kind === 'effect-born').length >= 3) {
      const told = tellEvents(performed).find(text => text.includes('whimsy')) ?? '';
      return { start, letter: spell.letter, energy: view.hero.energy, told };
    }
  }
  throw new Error(`none of ${MOST_SEEDS} seeds has a whimsy that succeeds`);
}

function isCast({ kind }: GameEvent): boolean {
  return kind === 'cast';
}
