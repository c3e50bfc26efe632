// A stage: a game on a level of one's own, without monsters of its own. Time passes tick by tick as it is told, so
// that recordings that count in ticks can be played, and rules be tried at a single place.

import { Creature, HeroSheet } from '../actors/index.ts';
import type { LuckSource } from '../chance/index.ts';
import type { Archetype, Content, GameObject } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { LevelMap } from '../world/index.ts';
import { assembleGame } from './assembly/assemble.ts';
import type { Fixture } from './dungeon/fixture.ts';
import { Level } from './dungeon/level.ts';
import { putFixture } from './fixtures/change-fixture.ts';
import { stepped } from './movement/arriving.ts';
import { occupy, relocate } from './movement/relocate.ts';
import { join } from './movement/roster.ts';
import { lookAround } from './movement/stepping.ts';
import { tellMove } from './movement/tell-move.ts';
import type { GameState } from './state/state.ts';
import { passTick } from './turn/turns.ts';

/** A stage before anything is put on it. */
export interface StagePlan {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly streams: LuckSource;
  readonly map: LevelMap;
  /** The hero's kind and square. */
  readonly hero: { readonly archetype: Archetype; readonly square: number };
}

/** Attributes, hit points and energy of a stage's hero, who neither acts nor suffers unless he is told to. */
const PLAIN = {
  strength: 12,
  intelligence: 12,
  wisdom: 12,
  dexterity: 12,
  constitution: 12,
  charisma: 12,
};
const HIT_POINTS = 1000;

/** A level on which creatures and fixtures are put, and its time. */
export class Stage {
  readonly state: GameState;

  constructor({ content, ruleset, streams, map, hero }: StagePlan) {
    const person = new Creature(1, hero.archetype, hero.square, HIT_POINTS);
    this.state = assembleGame({
      content,
      ruleset,
      start: { heroName: 'Stage', role: 'wizard', race: 'human', seed: 'stage' },
      streams,
      levels: new Map([[1, new Level(map)]]),
      seats: [{ hero: person, sheet: new HeroSheet('Stage', 'wizard', 'human', PLAIN), depth: 1 }],
      nextId: person.id + 1,
    });
    occupy(this.state.level, person, hero.square);
    lookAround(this.state);
  }

  /** The next unused id. */
  newId(): number {
    return this.state.newId();
  }

  /** Puts a fixture on a square. @param clock its time at the start, in single precision */
  putFixture(thing: GameObject, square: number, clock: number): Fixture {
    return putFixture(this.state, thing, square, clock);
  }

  /** Puts a creature that was made on its square. */
  join(creature: Creature): void {
    join(this.state.level, creature);
  }

  /** Puts a creature on a free square. */
  putCreature(archetype: Archetype, square: number, hitPoints: number): Creature {
    const creature = new Creature(this.newId(), archetype, square, hitPoints);
    join(this.state.level, creature);
    return creature;
  }

  /** A creature steps to a neighbouring square, if it is free. @param direction 1…8 @returns whether it moved */
  step(creature: Creature, direction: number): boolean {
    const { level } = this.state;
    const from = creature.square;
    const to = level.map.neighbour(from, direction);
    if (!level.map.openToEffects(to) || level.map.occupant[to] !== 0) {
      return false;
    }
    relocate(level, creature, to);
    tellMove(this.state, creature, from, to);
    stepped(this.state, creature, from);
    return true;
  }

  /** One tick of the world, without any creature's move. */
  tick(): void {
    passTick(this.state);
  }
}
