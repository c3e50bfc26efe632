// Starts new games.

import { Creature } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { memberOf, plainText, UsageError } from '../../errors/index.ts';
import { type Content, dealAppearances, Lore } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { beginWithPet } from '../companions/beginning.ts';
import { artifactsAt, dealArtifacts } from '../dungeon/artifacts.ts';
import { checkBones } from '../dungeon/bones/check-bones.ts';
import { dealDungeon } from '../dungeon/branches/dungeon-plan.ts';
import { makeLevel } from '../dungeon/make-level.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { dealUniques, uniquesAt } from '../dungeon/uniques.ts';
import { knowKit } from '../items/known-kit.ts';
import { squareOf } from '../movement/change-level.ts';
import { occupy } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import { LONGEST_NOTE } from '../protocol/own/own-words.ts';
import { FIRST_PETS, MOST_SEATS, type NewGame } from '../protocol/performed.ts';
import { setWish } from '../state/own/own-words.ts';
import type { GameState } from '../state/state.ts';
import { ThingIds } from '../state/thing-ids.ts';
import { assembleGame } from './assemble.ts';
import { beginSeat, checkGod, checkHero, composedHero, makeSeated } from './new-seat.ts';

/** Maximum length of a seed. */
const LONGEST_SEED = 64;

/** Throws a UsageError unless a game can be started with these choices under the ruleset. */
export function checkNewGame(ruleset: Ruleset, start: NewGame): void {
  plainText('seed', start.seed, LONGEST_SEED);
  checkHero(ruleset, start);
  const { companions = [] } = start;
  if (companions.length >= MOST_SEATS) {
    throw new UsageError('companions', companions.length, `at most ${MOST_SEATS - 1}`);
  }
  for (const [place, companion] of companions.entries()) {
    checkHero(ruleset, companion, `companions.${place}.`);
  }
  if (start.revives !== undefined && start.revives !== true) {
    throw new UsageError('revives', start.revives, 'true, or nothing where death is final');
  }
  if (start.shared !== undefined && start.shared !== true) {
    throw new UsageError('shared', start.shared, 'true, or nothing where nobody joins');
  }
  if (start.pet !== undefined) {
    memberOf('pet', start.pet, FIRST_PETS);
  }
  if (start.pickup !== undefined) {
    plainText('pickup', start.pickup, LONGEST_NOTE);
  }
  const isAlone = companions.length === 0 && start.shared !== true && start.revives !== true;
  if (!isAlone && (start.bones ?? []).length > 0) {
    throw new UsageError(
      'bones',
      'some',
      'none in a world of several heroes, or where they wake up',
    );
  }
  if (start.luck !== undefined && start.luck !== 32) {
    throw new UsageError('luck', start.luck, '32, or nothing for 128');
  }
}

/** Throws a UsageError for a god to whom heroes of the role don't pray. */
function checkGods(content: Content, { companions = [], ...first }: NewGame): void {
  checkGod(content, first);
  for (const [place, companion] of companions.entries()) {
    checkGod(content, companion, `companions.${place}.`);
  }
}

/** Starts a game. Throws a UsageError for an invalid name, role, race, god or seed. */
export function newGame(content: Content, ruleset: Ruleset, wish: NewGame): GameState {
  checkNewGame(ruleset, wish);
  checkGods(content, wish);
  checkBones(content, wish.bones ?? []);
  const start = beginningOf(wish);
  const streams = new Streams(start.seed, {}, start.luck);
  const ids = new ThingIds(start, 1);
  const nextId = () => ids.take();
  const heroId = nextId();
  const making = { content, ruleset, streams, nextId };
  const { sheet, hitPoints } = makeSeated(making, start, '');
  const appearances = dealAppearances(streams.stream('appearances'), content);
  sheet.lore = new Lore(appearances);
  knowKit(sheet, content);
  const { dungeon, layout } = ruleset.slots.world;
  const plan = dealDungeon(streams.stream('dungeon'), layout, content);
  const artifacts = dealArtifacts(streams.stream('artifacts'), dungeon, content, plan.deepest);
  const uniques = dealUniques(streams.stream('uniques'), dungeon, content, plan.deepest);
  const place = {
    depth: 1,
    heroLevel: sheet.level,
    artifacts: artifactsAt(content, artifacts, 1),
    uniques: uniquesAt(content, uniques, 1),
    place: { down: true, aside: false, further: streams.stream('ground-1') },
  };
  const level = makeLevel(streams.stream('level-1'), ruleset, content, place, nextId);
  const entrance = squareOf(level.map, 'stairs-up');
  const kind = content.archetype(`role_${start.role}`);
  const hero = new Creature(heroId, kind, entrance, hitPoints);
  occupy(level, hero, entrance);
  const companions = (start.companions ?? []).map((plan, place) => {
    const own = makeSeated(making, plan, `-${place + 1}`);
    own.sheet.lore = new Lore(appearances);
    knowKit(own.sheet, content);
    const square = freeSquareNear(level.map, entrance);
    const role = content.archetype(`role_${plan.role}`);
    const companion = new Creature(nextId(), role, square, own.hitPoints);
    occupy(level, companion, square);
    return { hero: companion, sheet: own.sheet, depth: 1, conducts: {} };
  });
  const state = assembleGame({
    content,
    ruleset,
    start,
    streams,
    levels: new Map([[1, level]]),
    seats: [{ hero, sheet, depth: 1, conducts: {} }, ...companions],
    dungeon: plan,
    artifacts,
    uniques,
    nextId: ids.next,
  });
  if (start.pickup !== undefined) {
    setWish(state, 'pickup', start.pickup);
  }
  for (const own of start.pet === undefined ? [] : state.states) {
    beginWithPet(own, start.pet!);
  }
  lookAround(state);
  for (const [place, own] of state.states.entries()) {
    beginSeat(own, place === 0 ? start : start.companions![place - 1]!);
  }
  return state;
}

/** The stored start of a game, with name and seed in Unicode's composed form. */
function beginningOf({
  seed,
  luck,
  revives,
  pet,
  pickup,
  shared,
  bones = [],
  boneless: _,
  companions = [],
  ...first
}: NewGame): NewGame {
  return {
    ...composedHero(first),
    seed: plainText('seed', seed, LONGEST_SEED),
    ...(luck === undefined ? {} : { luck }),
    ...(revives === true && { revives }),
    ...(pet !== undefined && { pet }),
    ...(pickup !== undefined && { pickup: plainText('pickup', pickup, LONGEST_NOTE) }),
    ...(companions.length > 0 && { companions: companions.map(composedHero) }),
    ...(shared === true && { shared }),
    ...(bones.length > 0 && { bones }),
  };
}
