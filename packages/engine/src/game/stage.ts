// A stage: a game on a level of one's own, without monsters of its own. Time passes tick by tick as it is told, so
// that recordings that count in ticks can be played, and rules be tried at a single place.

import { Creature, HeroSheet } from '../actors/index.ts';
import type { LuckSource } from '../chance/index.ts';
import {
  type Archetype,
  type Content,
  type GameObject,
  type God,
  spellFacts,
  TYPE,
} from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { CastArguments } from '../spells/index.ts';
import type { LevelMap } from '../world/index.ts';
import { COMMAND_ACTIONS } from './actions/command-actions.ts';
import type { Command } from './actions/commands.ts';
import { assembleGame } from './assembly/assemble.ts';
import { beginDead } from './body/ending.ts';
import { beginFaith } from './body/faith.ts';
import { giveBack } from './body/pay.ts';
import { bodyOf as remainsOf } from './body/remains.ts';
import type { Fixture } from './dungeon/fixture.ts';
import { Level } from './dungeon/level.ts';
import { castFrom, type FixtureCast } from './fixtures/casting.ts';
import { putFixture } from './fixtures/change-fixture.ts';
import { reveal } from './fixtures/finding.ts';
import { equip } from './items/equip.ts';
import { layDown, leaveOn } from './items/floor.ts';
import { take } from './items/pack.ts';
import { carriedOrder, releaseCarried } from './magic/carried-spell.ts';
import { strikeWall } from './monsters/strike-wall.ts';
import { stepped } from './movement/arriving.ts';
import { occupy, relocate } from './movement/relocate.ts';
import { bindNewcomer, join } from './movement/roster.ts';
import { lookAround } from './movement/stepping.ts';
import { tellMove } from './movement/tell-move.ts';
import type { ActionResult } from './protocol/action-result.ts';
import type { SeatWays } from './state/known-places.ts';
import { markWay } from './state/seat-ways.ts';
import type { GameState } from './state/state.ts';
import { passTick, passTime } from './turn/turns.ts';

/** A hero of a stage. */
export interface StageHero {
  /** What stands on the map. */
  readonly archetype: Archetype;
  readonly square: number;
  /** Absent: a wizard of the first level with plain attributes, who carries nothing. */
  readonly sheet?: HeroSheet;
  /** Absent: 1000 of 1000. */
  readonly hitPoints?: number | undefined;
  readonly maxHitPoints?: number | undefined;
  /** He looks on from outside: no creature finds him on the map. */
  readonly isAway?: boolean;
  /** He has died, and left the world. */
  readonly isDead?: boolean;
  /** The squares that his spells know; absent: none. */
  readonly ways?: SeatWays;
}

/** What is special of a creature of a stage. */
export interface StageCreature {
  /** Absent: it is unhurt. */
  readonly maxHitPoints?: number;
  /** Id of its master; absent: it has none. */
  readonly master?: number;
}

/** A stage before anything is put on it. */
export interface StagePlan {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly streams: LuckSource;
  readonly map: LevelMap;
  readonly hero: StageHero;
  /** Further heroes of the same level; absent: none. */
  readonly companions?: readonly StageHero[];
  /** Further levels, with the keys from 2 on; the stage itself has the key 1. */
  readonly further?: readonly LevelMap[];
  /** Hit points, energy and grace come back with the ticks, as in a game; absent: they don't. */
  readonly recovers?: boolean;
}

/** Attributes and hit points of a hero for whom nothing else is stated. */
const PLAIN = {
  strength: 12,
  intelligence: 12,
  wisdom: 12,
  dexterity: 12,
  constitution: 12,
  charisma: 12,
};
const HIT_POINTS = 1000;

/** A cast that costs nothing. */
export interface FreeCast {
  readonly spell: Archetype;
  /** Id of a creature or a fixture on the level. */
  readonly caster: number;
  /** 0…8. */
  readonly direction: number;
  /** Of the caster, 1 or more. */
  readonly level: number;
  readonly arguments?: CastArguments;
}

/** A creature or fixture of any game releases a spell. @returns whether it had an effect */
export function castFreely(state: GameState, cast: FreeCast): boolean {
  const { spell } = cast;
  const nothing = { damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };
  return releaseCarried(state, { ...cast, ...nothing, facts: spellFacts(spell) });
}

/** A level on which creatures and fixtures are put, and its time. */
export class Stage {
  /** The game as its first hero has it. */
  readonly state: GameState;

  constructor({
    content,
    ruleset,
    streams,
    map,
    hero,
    companions = [],
    further = [],
    recovers,
  }: StagePlan) {
    const seats = [hero, ...companions].map((plan, index) => ({
      hero: bodyOf(index + 1, plan),
      sheet: plan.sheet ?? new HeroSheet('Stage', 'wizard', 'human', { ...PLAIN }),
      depth: 1,
      ways: plan.ways,
    }));
    const starts = seats.map(({ sheet }) => ({
      heroName: sheet.name,
      role: sheet.role,
      race: sheet.race,
    }));
    const [first, ...others] = starts;
    const away = [hero, ...companions].map(
      ({ isAway, isDead }) => isAway === true || isDead === true,
    );
    const level = new Level(map);
    this.state = assembleGame({
      content,
      ruleset,
      start: { ...first!, seed: 'stage', ...(others.length > 0 && { companions: others }) },
      streams,
      levels: new Map([[1, level], ...further.map((own, at) => [at + 2, new Level(own)] as const)]),
      seats,
      nextId: seats.length + 1,
    });
    for (const [index, { hero: body, sheet }] of seats.entries()) {
      if (!away[index]!) {
        occupy(level, body, body.square);
      }
      if (recovers !== true) {
        for (const pool of Object.values(sheet.powers.pools.running)) {
          pool.wait = Number.MAX_SAFE_INTEGER;
        }
      }
    }
    for (const [index, { isDead }] of [hero, ...companions].entries()) {
      if (isDead === true) {
        beginDead(this.state.states[index]!);
      }
    }
    lookAround(this.state);
  }

  /**
   * Carries out a command of the first hero in this very moment: no time passes, and no other creature moves.
   * @returns its price in beats, or why it was refused
   */
  act(command: Command): ActionResult {
    return COMMAND_ACTIONS[command.kind](this.state, command as never);
  }

  /** As `act`, for another hero. @param id of his creature */
  actAs(id: number, command: Command): ActionResult {
    return COMMAND_ACTIONS[command.kind](this.state.of(id)!, command as never);
  }

  /** The first hero releases the spell inside a thing, at the thing's level and without a price. @param direction 0…8 */
  release(thing: GameObject, direction: number): boolean {
    const spell = thing.inventory.find(({ archetype }) => archetype.type === TYPE.spell);
    const { hero } = this.state;
    return (
      spell !== undefined &&
      releaseCarried(this.state, carriedOrder(thing, spell, hero.id, direction))
    );
  }

  /** A fixture casts from its square. @returns whether it had an effect */
  castFrom(fixture: Fixture, cast: FixtureCast): boolean {
    return castFrom(this.state, fixture, cast);
  }

  /** The next unused id. */
  newId(): number {
    return this.state.newId();
  }

  /** Puts a fixture on a square. @param clock its time at the start, in single precision */
  putFixture(thing: GameObject, square: number, clock: number): Fixture {
    return putFixture(this.state, thing, square, clock);
  }

  /** Heroes who see a fixture find it, without being told. */
  reveal(fixture: Fixture): void {
    reveal(this.state, fixture);
  }

  /** Puts a creature that was made on its square. @param master id of its master; 0: it has none */
  join(creature: Creature, master = 0): void {
    bindNewcomer(creature, master);
    join(this.state.level, creature);
  }

  /** The first hero gets an item. @param wields it becomes his weapon */
  give(item: GameObject, wields: boolean): void {
    const { state } = this;
    take(state, item);
    if (wields) {
      equip(state, { ...state.sheet.equipment, weapon: item.id });
    }
  }

  /** The first hero prays to a god. */
  follow(god: God): void {
    beginFaith(this.state, god);
  }

  /** The first hero gets energy, up to his most. */
  fill(energy: number): void {
    giveBack(this.state.sheet, 'energy', energy);
  }

  /** Puts an item on the floor. */
  drop(item: GameObject, square: number): void {
    layDown(this.state, square, item);
  }

  /** Leaves the body of a creature that was made on its square. */
  leaveBody(creature: Creature): void {
    leaveOn(this.state.level, creature.square, remainsOf(this.state, creature));
  }

  /** A spell of the first hero's has taken hold of a square. */
  leadTo(spell: Archetype, square: number): void {
    markWay(this.state, spell.id, square);
  }

  /** The heroes look around, after the stage was furnished. */
  look(): void {
    lookAround(this.state);
  }

  /** The first hero spends time, and the others make their moves as in a game. @param beats 1 or more */
  pass(beats: number): void {
    passTime(this.state, beats);
  }

  /** Puts a creature on a free square. */
  putCreature(
    archetype: Archetype,
    square: number,
    hitPoints: number,
    { maxHitPoints, master = 0 }: StageCreature = {},
  ): Creature {
    const creature = bodyOf(this.newId(), { archetype, square, hitPoints, maxHitPoints });
    bindNewcomer(creature, master);
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

  /** A monster strikes a wall with all its blows. */
  strikeWall(monster: Creature, wall: Fixture): void {
    strikeWall(this.state, monster, wall);
  }

  /** One tick of the world, without any creature's move. */
  tick(): void {
    passTick(this.state);
  }
}

/** A creature that may be hurt. */
function bodyOf(
  id: number,
  { archetype, square, hitPoints = HIT_POINTS, maxHitPoints = hitPoints }: Omit<StageHero, 'sheet'>,
): Creature {
  const body = new Creature(id, archetype, square, hitPoints);
  return Creature.restore({ ...body.save(), maxHitPoints }, () => archetype);
}
