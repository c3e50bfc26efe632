// What a monster does with its move: it notices the hero, comes after him, and strikes.

import type { Creature } from '../actors/index.ts';
import { stepOnto } from '../spells/index.ts';
import { distance, WALK } from '../world/index.ts';
import { strikesBeside } from './brawl.ts';
import { hurt } from './harm.ts';
import type { GameState } from './state.ts';

/** One move of a monster. */
export function monsterActs(state: GameState, monster: Creature): void {
  const { level, hero } = state;
  const apart = distance(level.map, monster.square, hero.square);
  // Sight is symmetric: it sees the hero's square exactly when the hero sees its own.
  if (apart <= monster.facts.notices && state.sees(monster.square)) {
    monster.hunts = true;
  }
  if (!monster.hunts) {
    return;
  }
  if (apart <= 1) {
    strikeHero(state, monster);
  } else if (!strikesBeside(state, monster)) {
    approach(state, monster, hero.square);
  }
}

function strikeHero(state: GameState, monster: Creature): void {
  const { bridges } = state.ruleset;
  const chance = state.luck('monsters');
  const armourClass = bridges.descending(state.sheet.armourClass);
  for (const { dice } of monster.facts.blows) {
    if (state.ending !== undefined) {
      return;
    }
    const damage = bridges.monsterBlow(chance, bridges, {
      level: monster.facts.level,
      dice,
      armourClass,
    });
    if (damage === 0) {
      state.logFelt('missed', monster.id, state.hero.id);
    } else {
      state.logFelt('hit', monster.id, state.hero.id, damage, 0);
      hurt(state, state.hero, damage, monster.id);
    }
  }
}

/** One step along the shortest way; where somebody is in the way, around him if that is no longer. */
export function approach(state: GameState, monster: Creature, goal: number): void {
  const { map } = state.level;
  const way = state.level.distancesTo(goal);
  const here = way.steps(monster.square);
  let best = 0;
  let fewest = here < 0 ? Number.POSITIVE_INFINITY : here + 1;
  for (let direction = 1; direction <= 8; direction++) {
    const square = map.neighbour(monster.square, direction);
    const steps = way.steps(square);
    const free = (map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0;
    if (free && steps >= 0 && steps < fewest) {
      fewest = steps;
      best = direction;
    }
  }
  if (best !== 0) {
    step(state, monster, map.neighbour(monster.square, best));
  }
}

function step(state: GameState, monster: Creature, to: number): void {
  const { map } = state.level;
  const from = monster.square;
  const sawIt = state.sees(from);
  map.occupant[from] = 0;
  map.occupant[to] = monster.id;
  monster.square = to;
  const [x, y] = [map.x(to), map.y(to)];
  const perceived = sawIt || state.sees(to);
  state.log.add('moved', perceived, monster.id, map.x(from), map.y(from), x, y);
  noticeCreature(state, monster);
  stepOnto(state.spells, to, monster.id);
}

/** Tells when a creature comes into the hero's sight for the first time. */
export function noticeCreature(state: GameState, creature: Creature): void {
  if (!creature.seen && state.sees(creature.square)) {
    creature.seen = true;
    state.logFelt('came-in-sight', creature.id);
  }
}
