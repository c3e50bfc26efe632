// A monster's move: perception of the hero, decision and action.

import { type Creature, decide } from '../../actors/index.ts';
import { distance } from '../../world/index.ts';
import { recoverByMove } from '../body/monster-recovery.ts';
import { wake } from '../body/relieve.ts';
import { regainCourage } from '../body/struck.ts';
import { escapes, supposedSquare } from '../movement/hiding.ts';
import { apart, isInLine } from '../movement/where.ts';
import { alarm, giveUp, lookInVain, suspect, track } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { carryOut } from './monster-acts.ts';
import { strikesBeside } from './monster-melee.ts';
import { fillMind } from './monster-mind.ts';
import { roam } from './roam.ts';

/** One move of a monster. */
export function monsterActs(state: GameState, monster: Creature): void {
  regainCourage(state, monster);
  recoverByMove(state, monster);
  const seesHero = perceive(state, monster);
  if (!monster.hunts && !monster.conditions.has('confused')) {
    roam(state, monster);
    return;
  }
  const { map, creatures } = state.level;
  const mayBrawl =
    creatures.hasServants &&
    !monster.conditions.helpless &&
    apart(map, monster, state.hero.square) > 1;
  if (!(mayBrawl && strikesBeside(state, monster))) {
    fillMind(state, monster, seesHero);
    const intention = decide(state.luck('minds'), state.scratch.mind);
    monster.stock.patternAt = state.scratch.mind.patternAt;
    carryOut(state, monster, intention);
  }
}

/**
 * Notices the hero, remembers where he was last seen, and gives up after a while.
 * @returns whether it sees the hero now
 */
function perceive(state: GameState, monster: Creature): boolean {
  const { level, hero, sheet } = state;
  const { forces } = sheet;
  const { conditions } = monster;
  // Lines of sight are symmetric. Light doesn't matter: monsters see in the dark, so a hero in darkness is
  // noticed by all monsters in line with him.
  const { square, facts } = monster;
  // Nearly all monsters have one square, and this is asked in each of their moves.
  const isOne = monster.shape.size === 1;
  const inLine = isOne ? state.memory.sight.inLine(square) : isInLine(state, monster);
  const away = isOne
    ? distance(level.map, square, hero.square)
    : apart(level.map, monster, hero.square);
  const inSight = away <= facts.notices && inLine && (forces.none || !escapes(state, monster));
  if (conditions.has('asleep')) {
    const { wakesOneIn } = state.ruleset.slots.world.waking;
    if (inSight && state.luck('minds').test(1, wakesOneIn, 'wakes')) {
      wake(monster);
    }
    return false;
  }
  // A hunting monster sees along the whole line.
  const sees = (inSight || (monster.hunts && inLine)) && !conditions.has('blind');
  if (sees) {
    alarm(monster);
    track(monster, supposedSquare(state, monster));
  } else if (monster.hunts) {
    loseTrack(state, monster);
  }
  return sees && monster.target === hero.square;
}

/** A monster hurt from afar knows the direction; one that finds nothing gives up eventually. */
function loseTrack({ hero }: GameState, monster: Creature): void {
  if (monster.target < 0) {
    suspect(monster, hero.square);
  }
  if (lookInVain(monster) > monster.traits.memory) {
    giveUp(monster);
  }
}
