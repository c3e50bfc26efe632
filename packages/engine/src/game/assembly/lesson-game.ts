// The game of the lessons: a wizard in the rooms of a drawing, with a newt, two jackals, a hidden door and stairs. It is
// practice: no store holds it and no points of it count.

import { Creature } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { ARRIVAL, type Content, drawingPlan, isDrawing } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { drawLevel } from '../../world/index.ts';
import { quickenByLevel } from '../body/quickness.ts';
import { furnish } from '../dungeon/drawings/furnish.ts';
import { Level } from '../dungeon/level.ts';
import { occupy } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { ThingIds } from '../state/thing-ids.ts';
import { assembleGame } from './assemble.ts';
import { checkNewGame } from './new-game.ts';
import { practiceHero } from './practice-hero.ts';

/** Who takes the lessons: a hero who casts, of a level at which nothing in the rooms is likely to kill him. */
const PUPIL = { name: 'Pupil', role: 'wizard', race: 'human', level: 3 } as const;

/** The depth that the rooms count as. */
const DEPTH = 1;

/**
 * The game of the lessons. The same seed makes the same lessons.
 * @throws UsageError for a seed that isn't 1…64 characters, and for content without a drawing of `place lesson`
 */
export function lessonGame(content: Content, ruleset: Ruleset, seed: string): GameState {
  const { name, role, race } = PUPIL;
  const start = { heroName: name, role, race, seed };
  checkNewGame(ruleset, start);
  const drawing = content.archetypes.find(each => isDrawing(each, 'lesson'));
  if (drawing === undefined) {
    throw new UsageError('content', 'no drawing of lessons', 'an archetype with “place lesson”');
  }
  const { rows, lit } = drawingPlan(drawing);
  const ids = new ThingIds(start, 1);
  const nextId = () => ids.take();
  const { map, marks } = drawLevel(rows, lit);
  const level = new Level(map);
  const { sheet, hitPoints } = practiceHero(content, ruleset, { ...PUPIL, seed }, nextId);
  const kind = content.archetype(`role_${role}`);
  const hero = new Creature(nextId(), kind, marks.get(ARRIVAL)![0]!, hitPoints);
  const streams = new Streams(seed);
  const wish = { depth: DEPTH, heroLevel: sheet.level };
  const chance = streams.stream('lessons');
  furnish({ chance, ruleset, content, wish, level, nextId }, { drawing, marks });
  const state = assembleGame({
    content,
    ruleset,
    start,
    streams,
    levels: new Map([[DEPTH, level]]),
    seats: [{ hero, sheet, depth: DEPTH, conducts: {} }],
    nextId: ids.next,
  });
  occupy(level, hero, hero.square);
  quickenByLevel(state, 1);
  lookAround(state);
  return state;
}
