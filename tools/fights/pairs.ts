// Pairs of a fighter with a weapon and a monster, for comparing what is asked with what is played: drawn
// from one seed, so that the same number is always the same pair.

import {
  attackerView,
  type Creature,
  hitDice,
  makeMonster,
  monsterTraits,
  refit,
} from '@roguewright/engine/actors';
import { Distribution, Streams } from '@roguewright/engine/chance';
import type { MonsterFlag } from '@roguewright/engine/combat';
import {
  type GameState,
  newGame,
  performCommand,
  restoreGame,
  type SavedGame,
  saveGame,
} from '@roguewright/engine/game';
import {
  type Archetype,
  applyEgo,
  type Content,
  drawEgoOf,
  egosFor,
  makeObject,
  setEnchantments,
  TYPE,
} from '@roguewright/engine/objects';
import { attackOdds, type TurnsToKill } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** A fight about to begin: the hero beside a monster that can't move. */
export interface Pair {
  readonly title: string;
  readonly saved: SavedGame;
  readonly monster: Archetype;
  /** From the hero to the monster. */
  readonly direction: Direction;
  /** What the engine answers. */
  readonly asked: TurnsToKill;
}

type Direction = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Shorter fights on average are all alike; longer ones tell the same more slowly. */
const MEANS = { least: 3, most: 40 };

/** Turns that outlast a fight. */
const HELD = 1_000_000;

/** The first pairs of a seed, each drawn until a fight is neither hopeless nor endless. */
export function fightPairs(
  content: Content,
  ruleset: Ruleset,
  seed: string,
  count: number,
): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let number = 0; pairs.length < count; number++) {
    const pair = drawPair(content, ruleset, `${seed} ${number}`);
    if (pair !== undefined) {
      pairs.push(pair);
    }
  }
  return pairs;
}

function drawPair(content: Content, ruleset: Ruleset, seed: string): Pair | undefined {
  const chance = new Streams(seed).stream('pair');
  const pick = <Value>(values: readonly Value[]): Value => values[chance.below(values.length)]!;
  const role = pick(Object.keys(ruleset.bridges.roles));
  const state = newGame(content, ruleset, { heroName: 'Ada', role, race: 'human', seed });
  const { sheet, hero, level } = state;
  sheet.level = 1 + chance.below(30);
  sheet.attributes.strength = 8 + chance.below(140);
  sheet.attributes.dexterity = 8 + chance.below(140);
  const kinds = content.archetypes.filter(({ type }) => type === TYPE.weapon);
  const weapon = makeObject(content, pick(kinds), () => state.newId());
  setEnchantments(weapon, { toHit: chance.below(9), toDam: chance.below(9) });
  const egos = egosFor(content, weapon.archetype);
  if (egos.length > 0 && chance.test(1, 2)) {
    applyEgo(content, weapon, drawEgoOf(chance, content, egos));
  }
  sheet.inventory.add(weapon);
  sheet.equipment = { ...sheet.equipment, weapon: weapon.id };
  refit(ruleset, sheet);
  const monster = pick(
    content.archetypes.filter(({ flags }) => flags.has('monster') && flags.has('alive')),
  );
  const asked = askedTurns(state, monster);
  const direction = freeBeside(state);
  if (asked.mean < MEANS.least || asked.mean > MEANS.most || direction === undefined) {
    return undefined;
  }
  for (const creature of [...level.creatures.all]) {
    creature.hitPoints = -1;
    level.map.occupant[creature.square] = 0;
  }
  level.creatures.sweep();
  level.restless = false;
  hero.maxHitPoints = HELD;
  hero.hitPoints = HELD;
  const name =
    weapon.ego === undefined
      ? weapon.archetype.name
      : `${weapon.archetype.name} ${weapon.ego.name}`;
  const title = `${role} ${sheet.level} with a ${name} against a ${monster.name}`;
  return { title, saved: saveGame(state), monster, direction, asked };
}

/** What the engine answers to the question of turns to kill. */
function askedTurns({ ruleset, sheet }: GameState, monster: Archetype): TurnsToKill {
  const { numbers, texts } = monster;
  const { count, sides, bonus } = hitDice(ruleset, numbers.level ?? 0, monsterTraits(monster));
  const flags = (texts.combatFlags ?? '').split(/\s+/).filter(word => word !== '');
  const { turns } = attackOdds(ruleset.slots.combat, {
    attacker: attackerView(ruleset, sheet),
    target: {
      armourClass: numbers.armourClass ?? 0,
      monsterFlags: flags as MonsterFlag[],
      visible: true,
    },
    hitPoints: Distribution.dice(count, sides).map(points => points + bonus),
  });
  return turns!;
}

function freeBeside({ level, hero }: GameState): Direction | undefined {
  const directions: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];
  return directions.find(direction => {
    const square = level.map.neighbour(hero.square, direction);
    return (level.map.bits[square]! & 1) !== 0;
  });
}

/** Plays one fight by the commands of the game. @returns the attacks that it took */
export function playFight(content: Content, ruleset: Ruleset, pair: Pair, number: number): number {
  const { saved, monster, direction } = pair;
  const start = { ...saved.start, seed: `${saved.start.seed} fight ${number}` };
  const state = restoreGame(content, ruleset, { ...saved, start, streams: {} });
  const square = state.level.map.neighbour(state.hero.square, direction);
  const foe: Creature = makeMonster(state.luck('foe'), ruleset, content, monster, square, () =>
    state.newId(),
  );
  foe.conditions.set('helpless', HELD);
  state.level.place(foe);
  for (let attacks = 1; ; attacks++) {
    // A hero that starved meanwhile would stop attacking.
    state.sheet.nutrition = 900;
    const refusal = performCommand(state, { kind: 'attack', direction });
    if (refusal !== undefined || state.ending !== undefined) {
      throw new Error(`${pair.title}: ${refusal?.reason ?? 'the hero died'}`);
    }
    if (!foe.alive) {
      return attacks;
    }
    // An earthquake may have thrown it to another square.
    if (foe.square !== square) {
      const { map } = state.level;
      map.occupant[foe.square] = 0;
      map.occupant[square] = foe.id;
      foe.square = square;
    }
  }
}
