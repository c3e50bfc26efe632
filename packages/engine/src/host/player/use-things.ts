// What is done with the things of one trial game, so that everything which the game can ask of a kind is asked:
// they are cast, worn, charged, hit, cancelled, filled, dipped and eaten.

import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import {
  cancelPack,
  chargeThing,
  curseBout,
  type Direction,
  type GameState,
  hitThing,
  performCommand,
  performedFor,
  receive,
  splitWhenStruck,
} from '../../game/index.ts';
import {
  applyEgo,
  BEATITUDES,
  bonusFor,
  drawEgoOf,
  egosFor,
  hasProperty,
  makeObject,
  resistsOf,
  ruleKindOf,
  SCHOOLS,
  setBeatitude,
  slaysOf,
  TYPE,
  weightOf,
} from '../../objects/index.ts';
import { answerQuestion } from '../answers/questions.ts';
import { strikeBySpell } from './try-content.ts';

/** Turns that pass in the dark. */
const TURNS = 3;

/** A creature stands in the east, none in the west. */
const WAYS: readonly Direction[] = [3, 7];

/** Ids of found things lie above those of a trial game. */
export const FIRST_ID = 10_000;

/** The seed of the draws that only ask for keys. */
export const SEED = 0x6b657973;

/** Does something of which content of any origin may be incapable. */
export function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // Content of any origin may be unplayable.
  }
}

/**
 * Casts what is known as an expert does; wears, charges, hits and cancels what is carried, and gives it each ego kind
 * that it can have.
 */
export function handleAll(state: GameState): void {
  for (const school of SCHOOLS) {
    state.sheet.skills[school] = 'expert';
  }
  for (const { id } of state.sheet.spells) {
    for (const direction of WAYS) {
      attempt(() => performCommand(state, { kind: 'cast', spell: id, direction }));
    }
  }
  // Some creatures split when a blow leaves them alive.
  for (const { square } of [...state.level.creatures.all]) {
    attempt(() => strikeBySpell(state, square));
  }
  const ask = new Enumerator();
  const chance = new PlayedChance(new Generator(SEED));
  for (const { id } of performedFor(state, undefined).view.inventory) {
    attempt(() => answerQuestion(state, ask, { ask: 'charge', item: 0, target: id }));
    const item = state.sheet.inventory.find(id)!;
    attempt(() => chargeThing(state, item, { beatitude: 'blessed', known: true }));
    attempt(() => performCommand(state, { kind: 'wear', item: id }));
    attempt(() => performCommand(state, { kind: 'wield', item: id }));
    attempt(() => curseBout(state));
    attempt(() => hitThing(state, item));
    for (const ego of egosFor(state.content, item.archetype)) {
      applyEgo(state.content, item, drawEgoOf(chance, {}, [ego]));
      item.setFact('bonus', 1);
      resistsOf(item);
      slaysOf(item);
      hasProperty(item, 'blessed');
      bonusFor(item, 'strength');
    }
  }
  for (const creature of [...state.level.creatures.all]) {
    attempt(() => splitWhenStruck(state, creature));
  }
  attempt(() => fillBags(state));
  attempt(() => pourOil(state));
  attempt(() => useBags(state));
  attempt(() => state.spells.living.reflectorsOn(state.hero.square));
  attempt(() => cancelPack(state));
}

/** Eats what is carried as if it were the old body of a monster. */
export function eatTainted(state: GameState): void {
  const { content, sheet } = state;
  const kind = content.archetypes.find(({ flags }) => flags.has('monster'));
  for (const item of sheet.inventory.things.filter(
    ({ archetype }) => archetype.type === TYPE.food,
  )) {
    item.setText('fleshOf', kind?.id ?? '');
    item.setFact('diedAt', -FIRST_ID);
    performCommand(state, { kind: 'eat', item: item.id });
  }
}

/** Lets some turns pass on a level that is as dark as magic makes it. */
export function meetInTheDark(state: GameState): void {
  const { most } = state.ruleset.slots.spells.effects.darkness;
  state.spells.daylight.setDarkness(most, state.hero.id);
  for (let turn = 0; turn < TURNS; turn++) {
    performCommand(state, { kind: 'search', count: 1 });
  }
}

/** Puts something into each thing that is carried, and weighs it, whatever its beatitude. */
function fillBags({ content, sheet }: GameState): void {
  for (const { archetype } of sheet.inventory.things) {
    const bag = makeObject(content, archetype, () => FIRST_ID);
    bag.inventory.push(makeObject(content, archetype, () => FIRST_ID + 1));
    for (const beatitude of BEATITUDES) {
      setBeatitude(bag, beatitude);
      weightOf(bag);
    }
  }
}

/** Puts a body into each bag that is carried, and dips the bag into water. */
function useBags(state: GameState): void {
  const { content, sheet } = state;
  const water = content.archetypes.find(
    kind => kind.type === TYPE.potion && ruleKindOf(kind) === 'water',
  );
  const body = content.archetypes.find(({ type }) => type === TYPE.food);
  if (water === undefined || body === undefined) {
    return;
  }
  for (const bag of sheet.inventory.things) {
    const flesh = receive(
      state,
      makeObject(content, body, () => FIRST_ID + 2),
    );
    flesh.setFact('diedAt', 1);
    performCommand(state, { kind: 'apply', item: bag.id, direction: 0 });
    performCommand(state, { kind: 'answer', answer: { choice: 'put-in' } });
    performCommand(state, { kind: 'answer', answer: { item: flesh.id } });
    performCommand(state, { kind: 'answer', answer: { choice: 'close' } });
    const potion = receive(
      state,
      makeObject(content, water, () => FIRST_ID + 3),
    );
    performCommand(state, { kind: 'dip', item: bag.id });
    performCommand(state, { kind: 'answer', answer: { choice: String(potion.id) } });
  }
}

/** Dips a light into each potion that is carried. */
function pourOil(state: GameState): void {
  const { content, sheet } = state;
  const lamp = content.archetypes.find(kind => ruleKindOf(kind) === 'oil-lamp');
  if (lamp === undefined) {
    return;
  }
  const thing = receive(
    state,
    makeObject(content, lamp, () => FIRST_ID),
  );
  thing.setFact('fuel', 0);
  for (const { id, archetype } of sheet.inventory.things) {
    if (archetype.type === TYPE.potion) {
      performCommand(state, { kind: 'dip', item: thing.id });
      performCommand(state, { kind: 'answer', answer: { choice: String(id) } });
    }
  }
}
