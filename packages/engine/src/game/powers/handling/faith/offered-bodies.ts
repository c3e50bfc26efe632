// Bodies that can be offered at an altar: those that a hero carries, and those that lie on it.

import {
  factOf,
  type GameObject,
  type God,
  ownsRace,
  slaysAny,
  TYPE,
} from '../../../../objects/index.ts';
import type { Sin } from '../../../../worldrules/index.ts';
import { favourOf, patienceOf } from '../../../body/faith.ts';
import { ageOf, DIED_AT, monsterIn } from '../../../items/handled/flesh.ts';
import { racesOf } from '../../../state/faith.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether something is the body of a creature: of a killed one, or of a companion or a hero who can come back. */
function isBody(thing: GameObject): boolean {
  return thing.archetype.type === TYPE.corpse || thing.fact(DIED_AT) !== 0;
}

/** The bodies at hand: what is carried first. */
export function offeredBodies({ sheet, level, hero }: GameState): readonly GameObject[] {
  return [...sheet.inventory.things, ...(level.items.get(hero.square) ?? [])].filter(isBody);
}

/** The body at hand with an id; undefined: there is none. */
export function bodyAtHand(state: GameState, id: number): GameObject | undefined {
  return offeredBodies(state).find(body => body.id === id);
}

/** The kind of creature that a body is of; undefined: it was a hero's. */
function kindOf(state: GameState, body: GameObject) {
  return monsterIn(state, body) ?? state.content.find(body.text('soul'));
}

function sinOf(state: GameState, body: GameObject, god: God): Sin | undefined {
  const { hero, sheet } = state;
  const kind = kindOf(state, body);
  if (kind === undefined || ownsName(sheet.race, racesOf(kind))) {
    return 'own-race';
  }
  if (body.fact('master') === hero.id) {
    return 'companion';
  }
  return ownsRace(god, racesOf(kind)) ? 'gods-own' : undefined;
}

function ownsName(race: string, races: string): boolean {
  return races.toLowerCase().split(',').includes(race);
}

/** A body, its altar and who offers it. */
export interface OfferingView {
  /** Turns since the death. */
  readonly age: number;
  /** Level of the kind. */
  readonly level: number;
  /** The god slays it. */
  readonly foe: boolean;
  /** Nutrition that is left, and what it was. */
  readonly left: number;
  readonly whole: number;
  /** Absent: no god minds. */
  readonly sin?: Sin | undefined;
  /** The altar is another god's. */
  readonly foreign: boolean;
  /** The hero: his level, how his god regards him, turns until it hears him, artifacts that gods have given him. */
  readonly hero: {
    readonly level: number;
    readonly favour: number;
    readonly patience: number;
    readonly artifacts: number;
  };
}

/**
 * A body as the rule of offerings sees it. The hero knows all of it but its age.
 * @param god the hero's own
 * @param foreign the altar is another god's
 */
export function offeringView(
  state: GameState,
  body: GameObject,
  god: God,
  foreign: boolean,
): OfferingView {
  const kind = kindOf(state, body);
  const { level, faith } = state.sheet;
  const whole = Math.max(1, body.fact('nutrition'));
  return {
    age: body.archetype.type === TYPE.corpse ? Number.POSITIVE_INFINITY : ageOf(state, body),
    level: kind === undefined ? 0 : factOf(kind, 'level'),
    foe: kind !== undefined && slaysAny(god, racesOf(kind)),
    left: body.fact('nutritionLeft') || whole,
    whole,
    sin: sinOf(state, body, god),
    foreign,
    hero: {
      level,
      favour: favourOf(state),
      patience: patienceOf(state),
      artifacts: faith.artifacts,
    },
  };
}
