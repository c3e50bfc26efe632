// Starts new games.

import { Creature, drawSpells, makeHero } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { memberOf, plainText, UsageError } from '../../errors/index.ts';
import { type Content, dealAppearances, Lore } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { artifactsAt, dealArtifacts } from '../dungeon/artifacts.ts';
import { DEEPEST, makeLevel } from '../dungeon/make-level.ts';
import { dealUniques, uniquesAt } from '../dungeon/uniques.ts';
import { knowKit } from '../items/known-kit.ts';
import { squareOf } from '../movement/change-level.ts';
import { markSeen } from '../movement/noticing.ts';
import { occupy } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import type { NewGame } from '../protocol/performed.ts';
import type { GameState } from '../state/state.ts';
import { ThingIds } from '../state/thing-ids.ts';
import { assembleGame } from './assemble.ts';

/** Maximum lengths of a hero's name and of a seed. */
const LONGEST_NAME = 24;
const LONGEST_SEED = 64;

/** Throws a UsageError unless a game can be started with these choices under the ruleset. */
export function checkNewGame(ruleset: Ruleset, start: NewGame): void {
  plainText('heroName', start.heroName, LONGEST_NAME);
  plainText('seed', start.seed, LONGEST_SEED);
  memberOf('role', start.role, Object.keys(ruleset.bridges.roles));
  memberOf('race', start.race, Object.keys(ruleset.bridges.races));
  if (start.luck !== undefined && start.luck !== 32) {
    throw new UsageError('luck', start.luck, '32, or nothing for 128');
  }
}

/** Starts a game. Throws a UsageError for an invalid name, role, race or seed. */
export function newGame(content: Content, ruleset: Ruleset, wish: NewGame): GameState {
  checkNewGame(ruleset, wish);
  const start = beginningOf(wish);
  const streams = new Streams(start.seed, {}, start.luck);
  const ids = new ThingIds(start, 1);
  const nextId = () => ids.take();
  const heroId = nextId();
  const plan = { name: start.heroName, role: start.role, race: start.race };
  const { sheet, hitPoints } = makeHero(streams.stream('hero'), ruleset, content, plan, nextId);
  drawSpells(streams.stream('starting-spells'), ruleset, sheet, content, nextId);
  sheet.lore = new Lore(dealAppearances(streams.stream('appearances'), content));
  knowKit(sheet, content);
  const { dungeon } = ruleset.slots.world;
  const artifacts = dealArtifacts(streams.stream('artifacts'), dungeon, content, DEEPEST);
  const uniques = dealUniques(streams.stream('uniques'), dungeon, content, DEEPEST);
  const place = {
    depth: 1,
    heroLevel: sheet.level,
    artifacts: artifactsAt(content, artifacts, 1),
    uniques: uniquesAt(content, uniques, 1),
  };
  const level = makeLevel(streams.stream('level-1'), ruleset, content, place, nextId);
  const entrance = squareOf(level.map, 'stairs-up');
  const kind = content.archetype(`role_${start.role}`);
  const hero = new Creature(heroId, kind, entrance, hitPoints);
  const state = assembleGame({
    content,
    ruleset,
    start,
    streams,
    levels: new Map([[1, level]]),
    seats: [{ hero, sheet, depth: 1 }],
    artifacts,
    uniques,
    nextId: ids.next,
  });
  occupy(level, hero, hero.square);
  markSeen(hero);
  lookAround(state);
  return state;
}

/** The stored start of a game, with name and seed in Unicode's composed form. */
function beginningOf({ heroName, role, race, seed, luck }: NewGame): NewGame {
  return {
    heroName: plainText('heroName', heroName, LONGEST_NAME),
    role,
    race,
    seed: plainText('seed', seed, LONGEST_SEED),
    ...(luck === undefined ? {} : { luck }),
  };
}
