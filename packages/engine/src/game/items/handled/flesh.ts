// Bodies of monsters and tins of them, as things: whose they are, how old, and that they go bad. NetHack 3.6.7
// src/dig.c (rot_corpse), src/apply.c (use_tinning_kit).

import { type Archetype, type GameObject, makeObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import { useUpAll } from '../pack.ts';

/** The text of a body or a tin that names its kind of monster. */
export const FLESH_OF = 'fleshOf';

/** The turn of a death, plus 1; 0: it was tinned. */
export const DIED_AT = 'diedAt';

/** The kind of monster that a body or a tin is of; undefined: it is other food. */
export function monsterIn({ content }: GameState, food: GameObject): Archetype | undefined {
  const id = food.text(FLESH_OF);
  return id === '' ? undefined : content.find(id);
}

/** The age at which a body was preserved, plus 1; 0: it ages. */
const PRESERVED = 'preserved';

/** Whether a body no longer ages. */
export function isPreserved(food: GameObject): boolean {
  return food.fact(PRESERVED) > 0;
}

/** A body keeps the age that it has now, and shows it. */
export function preserve(state: GameState, body: GameObject): void {
  body.setText('name', `preserved ${body.name}`);
  body.setText('namePl', `preserved ${body.plural}`);
  body.setFact(PRESERVED, ageOf(state, body) + 1);
}

/** Turns since the death of what a body is of, or until it was preserved; −1 for tins and other food. */
export function ageOf({ clock }: GameState, food: GameObject): number {
  const preserved = food.fact(PRESERVED);
  if (preserved > 0) {
    return preserved - 1;
  }
  const diedAt = food.fact(DIED_AT);
  return diedAt === 0 ? -1 : Math.max(0, clock.turn + 1 - diedAt);
}

/** A tin of the flesh of a body; undefined: the content has no tins. */
export function tinOf(state: GameState, body: GameObject): GameObject | undefined {
  const kind = state.content.find('tin');
  const monster = monsterIn(state, body);
  if (kind === undefined || monster === undefined) {
    return undefined;
  }
  const { nutrition, weight } = state.ruleset.slots.world.food.flesh.tin;
  const tin = makeObject(state.content, kind, () => state.newId());
  tin.setText('name', `tin of ${monster.name} meat`);
  tin.setText('namePl', `tins of ${monster.name} meat`);
  tin.setText(FLESH_OF, monster.id);
  tin.setFact('nutrition', nutrition);
  tin.setFact('weight', weight);
  return tin;
}

/**
 * Bodies that are too old are gone, from the hero’s pack and, if he leads, from his level. Looked at now and then:
 * nobody sees on which turn a body is gone.
 */
export function rotAway(state: GameState, leads: boolean): void {
  const { level, ruleset, sheet, hero, clock } = state;
  if (clock.turn % ruleset.slots.world.food.flesh.looksEvery !== 0) {
    return;
  }
  // Most packs hold no body at all: no list of their things is made for that.
  if (sheet.inventory.some(isBody)) {
    for (const body of goneAmong(state, sheet.inventory.things)) {
      state.logFelt('rotted-away', hero.id, body.id);
      useUpAll(state, body);
    }
  }
  if (leads) {
    // A pile that is empty goes from the map, which a walk over a map allows.
    level.items.forEach((things, square) => {
      for (const body of goneAmong(state, things)) {
        level.lift(square, body);
      }
    });
  }
}

const NONE: readonly GameObject[] = [];

const isBody = (thing: GameObject) => thing.hasDiffered && thing.fact(DIED_AT) !== 0;

/** The bodies among some things that are too old, as a list of its own. Hardly ever there are any. */
function goneAmong(state: GameState, things: readonly GameObject[]): readonly GameObject[] {
  const { gone } = state.ruleset.slots.world.food.flesh;
  let old = NONE;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at]!;
    // The death of a body is a fact of its own.
    if (thing.hasDiffered && ageOf(state, thing) > gone) {
      old = [...old, thing];
    }
  }
  return old;
}
