// A monster's move: perception of the hero, decision and action.

import { type Creature, decide } from '../../actors/index.ts';
import { NATURAL_DARKNESS } from '../../world/index.ts';
import { recoverByMove } from '../body/monster-recovery.ts';
import { wake } from '../body/relieve.ts';
import { regainCourage } from '../body/struck.ts';
import { escapes, sightOfHero, supposedSquare } from '../movement/hiding.ts';
import { apart, isInLine } from '../movement/where.ts';
import { alarm, giveUp, lookInVain, suspect, track } from '../state/alarm.ts';
import { isPeaceful } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { covets } from './companions/covetous.ts';
import { brawls, isConflictAbout, quarrels } from './companions/quarrels.ts';
import { keeperActs } from './keeper-acts.ts';
import { castAfar } from './lists/list-cast.ts';
import { carryOut, castByProgram } from './monster-acts.ts';
import { strikesBeside } from './monster-melee.ts';
import { fillMind } from './monster-mind.ts';
import { choosesByProgram, type ProgramCast, programCast } from './program-casting.ts';
import { rages } from './rage.ts';
import { roam } from './roam.ts';
import { shrinkFromWord } from './shrink-from-word.ts';
import { tendHere } from './tend.ts';

/** One move of a monster. */
export function monsterActs(state: GameState, monster: Creature): void {
  regainCourage(state, monster);
  recoverByMove(state, monster);
  tendHere(state, monster);
  if (keeperActs(state, monster)) {
    return;
  }
  const seesHero = perceive(state, monster);
  if (isConflictAbout(state) && quarrels(state, monster)) {
    return;
  }
  if (mayBrawlWith(monster, state.hero.square) && brawls(state, monster)) {
    return;
  }
  if (monster.nature.covetous && covets(state, monster)) {
    return;
  }
  if (!monster.hunts && !monster.conditions.has('confused') && !monster.feels('berserk')) {
    roam(state, monster);
    return;
  }
  const { map, creatures } = state.level;
  if (monster.moods !== 0 && rages(state, monster)) {
    return;
  }
  const mayBrawl =
    creatures.hasServants &&
    !monster.conditions.helpless &&
    !isPeaceful(monster) &&
    apart(map, monster, state.hero.square) > 1;
  if (!(mayBrawl && strikesBeside(state, monster))) {
    shrinkFromWord(state, monster);
    fillMind(state, monster, seesHero);
    const cast = castOfProgram(state, monster, seesHero);
    if (cast !== undefined) {
      castByProgram(state, monster, cast);
      return;
    }
    if (castsFromAfar(state, monster)) {
      return;
    }
    const intention = decide(state.luck('minds'), state.scratch.mind);
    if (state.scratch.mind.patterns !== undefined) {
      monster.stock.patternAt = state.scratch.mind.patternAt;
    }
    carryOut(state, monster, intention);
  }
}

/**
 * Whether a monster may fight others by its nature or its state, or because it takes one for the hero. Asked in every
 * move. @param heroSquare where the hero is
 */
function mayBrawlWith({ nature, conditions, target }: Creature, heroSquare: number): boolean {
  const isMistaken = target >= 0 && target !== heroSquare;
  return isMistaken || nature.preysOn.length > 0 || conditions.has('confused');
}

/** Whether a monster that isn't beside the hero casts from its list instead of moving. */
function castsFromAfar(state: GameState, monster: Creature): boolean {
  const { mind } = state.scratch;
  const isAble = monster.traits.spellList !== undefined && monster.hunts && !mind.helpless;
  return isAble && mind.beside === 0 && castAfar(state, monster);
}

/** The spell that a monster casts by Crossfire's rule, where the ruleset has it. */
function castOfProgram(
  state: GameState,
  monster: Creature,
  seesHero: boolean,
): ProgramCast | undefined {
  const { mind } = state.scratch;
  return monster.abilities.length > 0 && seesHero && !mind.helpless && choosesByProgram(state)
    ? programCast(state, monster, mind.aim)
    : undefined;
}

/**
 * Notices the hero, remembers where he was last seen, and gives up after a while.
 * @returns whether it sees the hero now
 */
function perceive(state: GameState, monster: Creature): boolean {
  const { hero } = state;
  const { conditions, hunts } = monster;
  if (isPeaceful(monster)) {
    if (hunts) {
      giveUp(monster);
    }
    return false;
  }
  // Lines of sight are symmetric. In the dark of the dungeon monsters see; a level that magic has darkened hides
  // a hero on whom no light falls.
  // Nearly all monsters have one square, and this is asked in each of their moves.
  const isOne = monster.shape.size === 1;
  const straight = isOne ? state.memory.sight.inLine(monster.square) : isInLine(state, monster);
  const inLine = straight && isMadeOut(state, monster);
  if (conditions.has('asleep')) {
    const { wakesOneIn } = state.ruleset.slots.world.waking;
    if (inLine && isNoticed(state, monster) && state.luck('minds').test(1, wakesOneIn, 'wakes')) {
      wake(monster);
    }
    return false;
  }
  // A hunting monster sees along the whole line.
  const sees = inLine && (hunts || isNoticed(state, monster)) && !conditions.has('blind');
  if (sees) {
    alarm(monster);
    track(monster, supposedSquare(state, monster));
  } else if (hunts) {
    loseTrack(state, monster);
  }
  return sees && monster.target === hero.square;
}

/** Whether the darkness of the level doesn't hide the hero from a monster in line with him. */
function isMadeOut(state: GameState, monster: Creature): boolean {
  const { map } = state.level;
  return (
    map.darkness <= NATURAL_DARKNESS ||
    apart(map, monster, state.hero.square) <= sightOfHero(state, monster)
  );
}

/** Whether the hero is near enough to be noticed by a monster in line with him, and no force hides him. */
function isNoticed(state: GameState, monster: Creature): boolean {
  const { level, hero, sheet } = state;
  const near = apart(level.map, monster, hero.square) <= monster.facts.notices;
  return near && (sheet.forces.none || !escapes(state, monster));
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
