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

/**
 * One move of a monster. What few kinds, levels or rules have is asked for here, before the call: a call that is never
 * made costs nothing, and the compiler copies the calls that are made into this function only up to a limit.
 */
export function monsterActs(state: GameState, monster: Creature): void {
  if (monster.conditions.struck !== undefined) {
    regainCourage(state, monster);
  }
  if (state.ruleset.slots.spells.hits.monsters.byMove) {
    recoverByMove(state, monster);
  }
  if (monster.traits.tends) {
    tendHere(state, monster);
  }
  if (state.level.shops.length > 0 && keeperActs(state, monster)) {
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
  const { map, creatures, fixtures } = state.level;
  if (monster.moods !== 0 && rages(state, monster)) {
    return;
  }
  const mayBrawl =
    creatures.hasServants &&
    !monster.conditions.helpless &&
    !isPeaceful(monster) &&
    apart(map, monster, state.hero.square) > 1;
  if (!(mayBrawl && strikesBeside(state, monster))) {
    if (fixtures.countOn(state.hero.square) > 0) {
      shrinkFromWord(state, monster);
    }
    fillMind(state, monster, seesHero);
    const { mind } = state.scratch;
    // Abilities are part of its equipment.
    const cast = mind.equipped ? castOfProgram(state, monster, seesHero) : undefined;
    if (cast !== undefined) {
      castByProgram(state, monster, cast);
      return;
    }
    if (monster.traits.spellList !== undefined && castsFromAfar(state, monster)) {
      return;
    }
    const intention = decide(state.luck('minds'), mind);
    if (mind.patterns !== undefined) {
      monster.stock.patternAt = mind.patternAt;
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

/** Whether a monster that has a list of spells, and isn't beside the hero, casts from it instead of moving. */
function castsFromAfar(state: GameState, monster: Creature): boolean {
  const { mind } = state.scratch;
  return monster.hunts && !mind.helpless && mind.beside === 0 && castAfar(state, monster);
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
  const isSound = conditions.clear;
  if (!isSound && conditions.has('asleep')) {
    const { wakesOneIn } = state.ruleset.slots.world.waking;
    if (inLine && isNoticed(state, monster) && state.luck('minds').test(1, wakesOneIn, 'wakes')) {
      wake(monster);
    }
    return false;
  }
  // A hunting monster sees along the whole line.
  const sees =
    inLine && (hunts || isNoticed(state, monster)) && (isSound || !conditions.has('blind'));
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
