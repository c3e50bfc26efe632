// The word that keeps monsters off: the player by the odds writes it in the dust when it is in peril, and rests on it
// until it can fight again.

import type { Answer, GameView } from '../../../game/index.ts';
import type { Attempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';

/** The word, as players of NetHack know it. */
const WORD = 'Elbereth';

/** Share of the hit points up to which it stays on the word. */
const STAYS_BELOW = 0.7;

/** What doesn't shrink from it: people, and what goes about in mazes. */
const FEARLESS = /^@$/;

/** Grounds on which nothing is written. */
const UNWRITTEN = ['stairs-up', 'stairs-down', 'branch-stairs', 'water', 'shallow-water', 'ice'];

/** Whether the hero stands on the word. */
function isOnWord({ things, hero }: GameView): boolean {
  return things.some(
    ({ kind, x, y, text }) =>
      kind === 'fixture' && x === hero.x && y === hero.y && text?.includes(WORD) === true,
  );
}

/** Rests on the word while it holds. */
export function stayOnWord({ view, memory, threat }: Outlook): readonly Attempt[] {
  const { hitPoints, maxHitPoints } = view.hero;
  return isOnWord(view) &&
    threat.awake.length > 0 &&
    hitPoints < maxHitPoints * STAYS_BELOW &&
    !memory.isHurt
    ? [{ kind: 'search', count: 1 }]
    : [];
}

/** Writes the word, once in a fight for each time that it is gone. */
export function writeWord({ view, ground, memory, threat }: Outlook): readonly Attempt[] {
  const fears = threat.awake.filter(({ thing }) => !FEARLESS.test(thing.glyph));
  return isOnWord(view) ||
    fears.length < threat.awake.length ||
    threat.awake.length === 0 ||
    view.hero.conditions.includes('blind') ||
    UNWRITTEN.includes(ground.terrain(ground.here)) ||
    memory.wordsWritten >= MOST_WORDS
    ? []
    : [{ kind: 'engrave' }];
}

/** Words that are written on a level, at most. */
const MOST_WORDS = 6;

/** The answers to what is written, and with what; undefined: another question is asked. */
export function wordAnswers({ pending }: GameView): readonly Answer[] | undefined {
  if (pending?.deed === 'engrave-with') {
    return [{ choice: 'finger' }, { nothing: true }];
  }
  return pending?.deed === 'engrave' ? [{ text: WORD }, { nothing: true }] : undefined;
}
