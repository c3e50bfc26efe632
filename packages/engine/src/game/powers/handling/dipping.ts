// Dipping: into water beside the hero, and into potions: holy water, oil for lamps, and other potions. NetHack 3.6.7
// src/potion.c (dodip). House rule: a mixture is one of some kinds at random, whatever is mixed.

import { fillLamp, type LampOiled } from '../../../charging/index.ts';
import {
  beatitudeOf,
  chargesOf,
  classOf,
  type GameObject,
  hasLock,
  isDiluted,
  isDust,
  isGreased,
  makeObject,
  setBeatitude,
  setCharges,
  TYPE,
} from '../../../objects/index.ts';
import { hurt } from '../../body/harm.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { keepCharges } from '../../items/charged-book.ts';
import { exchangeInside } from '../../items/handled/contents.ts';
import { setDiluted } from '../../items/handled/diluted.ts';
import { wearGrease } from '../../items/handled/greased.ts';
import { plainKind } from '../../items/handled/plain-kind.ts';
import { receive } from '../../items/handled/receive.ts';
import { learnKind, learnPart, thingNameOf } from '../../items/learn-kind.ts';
import { replaceInPack, takeOut, useUp } from '../../items/pack.ts';
import { DIP_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import { isBoxOrBag } from './box-or-bag.ts';
import type { DeedQuestion } from './deed-question.ts';
import { type DippedView, hallowed, mixed, wetted } from './dip-rules.ts';

/** The answer that means the water beside the hero. */
export const DIP_WATER = 'water';

/** The kinds of lamp that oil fills; a magic lamp only without its djinni. */
const FILLED = ['oil-lamp'];

/** Whether the hero stands in or beside water. */
export function isAtWater({ level, hero }: GameState): boolean {
  const { map } = level;
  for (let direction = 0; direction <= 8; direction++) {
    if (map.terrainAt(map.neighbour(hero.square, direction)) === 'water') {
      return true;
    }
  }
  return [...level.fixtures.on(hero.square)].some(
    ({ archetype }) => archetype.type === TYPE.fountain,
  );
}

/** The potions that something can be dipped into. */
export function dips({ sheet }: GameState, item: GameObject): readonly GameObject[] {
  return sheet.inventory.things.filter(
    thing =>
      thing.archetype.type === TYPE.potion &&
      !isDust(thing.archetype) &&
      (thing.id !== item.id || thing.count > 1),
  );
}

/** Whether oil fills a lamp. */
export function canBeFilled(lamp: GameObject): boolean {
  return FILLED.includes(ruleKind(lamp));
}

/** What makes an item worse. */
const SPOILS: readonly (typeof DIP_TELLINGS)[number][] = [
  'blanks',
  'dilutes',
  'becomes-water',
  'darkens',
];

function tell(state: GameState, item: GameObject, telling: (typeof DIP_TELLINGS)[number]): void {
  if (SPOILS.includes(telling)) {
    state.ports.shops.spoilt(item);
  }
  state.logFelt('dipped', state.hero.id, item.id, DIP_TELLINGS.indexOf(telling));
}

function viewOf(item: GameObject): DippedView {
  return {
    class: classOf(item.archetype),
    kind: ruleKind(item),
    diluted: isDiluted(item),
    beatitude: beatitudeOf(item),
  };
}

/** Plain water reaches a pile. @returns whether it did anything */
export function wetItem(state: GameState, item: GameObject): boolean {
  const { content, hero } = state;
  const outcome = wetted(viewOf(item));
  if (
    outcome === 'nothing' &&
    item.inventory.length > 0 &&
    !isGreased(item) &&
    leaks(state, item)
  ) {
    tell(state, item, 'wet-inside');
    wetInside(state, item);
    return true;
  }
  if (outcome === 'nothing') {
    tell(state, item, 'nothing');
    return false;
  }
  if (isGreased(item)) {
    wearGrease(state, hero.id, item);
    return false;
  }
  if (outcome === 'dilutes') {
    setDiluted(item, true);
    tell(state, item, 'dilutes');
    return true;
  }
  const kind = plainKind(
    content,
    classOf(item.archetype),
    outcome === 'blanks' ? 'blank-paper' : 'water',
  );
  if (kind === undefined) {
    tell(state, item, 'nothing');
    return false;
  }
  tell(state, item, outcome);
  const plain = makeObject(content, kind, () => state.newId(), item.count);
  if (outcome === 'blanks') {
    setBeatitude(plain, beatitudeOf(item));
    keepCharges(state, item, plain);
  }
  replaceInPack(state, item, plain);
  return true;
}

/** Whether water gets into a bag: into no box, and hardly into a waterproof one. Label: `leaks`. */
function leaks(state: GameState, item: GameObject): boolean {
  const { leaksOneIn } = state.ruleset.slots.world.tools.containers;
  if (!isBoxOrBag(item) || hasLock(item) || item.fact('keepsFresh') !== 0) {
    return false;
  }
  const isTight = item.fact('waterproof') !== 0;
  const isCursed = beatitudeOf(item) === 'cursed';
  return !isTight || (isCursed && state.luck('dipping').test(1, leaksOneIn, 'leaks'));
}

/** Water reaches what is in a bag. NetHack 3.6.7 src/trap.c (water_damage_chain) */
function wetInside(state: GameState, bag: GameObject): void {
  for (const [place, thing] of bag.inventory.entries()) {
    const outcome = isGreased(thing) ? 'nothing' : wetted(viewOf(thing));
    if (outcome === 'dilutes') {
      setDiluted(thing, true);
    } else if (outcome !== 'nothing') {
      const word = outcome === 'blanks' ? 'blank-paper' : 'water';
      const kind = plainKind(state.content, classOf(thing.archetype), word);
      if (kind !== undefined) {
        const plain = makeObject(state.content, kind, () => state.newId(), thing.count);
        setBeatitude(plain, outcome === 'blanks' ? beatitudeOf(thing) : 'uncursed');
        state.ports.shops.spoilt(thing);
        exchangeInside(bag, place, plain);
      }
    }
  }
}

/** Into a potion of water. @returns whether the water is used up */
function dipIntoWater(state: GameState, item: GameObject, water: GameObject): boolean {
  const own = beatitudeOf(water);
  if (own === 'uncursed') {
    return wetItem(state, item);
  }
  const before = beatitudeOf(item);
  const after = hallowed(before, own);
  if (after === before) {
    tell(state, item, 'nothing');
    return false;
  }
  setBeatitude(item, after);
  if (!state.sheet.conditions.has('blind')) {
    learnPart(state, item, 'beatitude');
    learnPart(state, water, 'beatitude');
  }
  tell(state, item, own === 'blessed' ? 'hallows' : 'darkens');
  return true;
}

/** What a potion of oil does to a lamp. */
function oiled(state: GameState, lamp: GameObject, oil: GameObject): LampOiled {
  return fillLamp(state.luck('charging'), state.ruleset.slots.charging, {
    fuel: lamp.fact('fuel'),
    charges: chargesOf(lamp).left,
    oil: oil.fact('fuel'),
    diluted: isDiluted(oil),
    lit: state.sheet.equipment.light === lamp.id,
  });
}

/** Into oil. @returns whether the oil is used up */
function dipIntoOil(state: GameState, lamp: GameObject, oil: GameObject): boolean {
  if (!canBeFilled(lamp)) {
    tell(state, lamp, 'oily');
    return false;
  }
  const { hero } = state;
  const outcome = oiled(state, lamp, oil);
  switch (outcome.kind) {
    case 'exploded':
      learnKind(state, oil);
      state.logFelt('oil-exploded', hero.id, oil.id, outcome.damage);
      hurt(state, hero, outcome.damage, 0, 'burning oil');
      return true;
    case 'full':
      learnKind(state, oil);
      tell(state, lamp, 'full');
      return false;
    case 'filled':
      learnKind(state, oil);
      lamp.setFact('fuel', outcome.fuel);
      setCharges(lamp, { left: outcome.charges, recharged: chargesOf(lamp).recharged });
      tell(state, lamp, 'fills');
      return true;
  }
}

/** A potion into another kind of potion: one piece of each is used. */
function mix(state: GameState, item: GameObject, potion: GameObject): void {
  const { content, hero, ruleset } = state;
  const { dipping } = ruleset.slots.world.tools;
  const chance = state.luck('dipping');
  const cursed = beatitudeOf(potion) === 'cursed';
  const outcome = mixed(chance, dipping, { cursed });
  useUp(state, potion);
  if (outcome === 'explodes') {
    useUp(state, item);
    const damage = chance.roll(1, dipping.blast, 'damage');
    state.logFelt('potions-exploded', hero.id, item.id, damage);
    hurt(state, hero, damage, 0, 'an exploding mixture');
    return;
  }
  const part = takeOut(state, item, 1);
  state.scratch.usedUp.set(part.id, part);
  tell(state, part, outcome === 'evaporates' ? 'evaporates' : 'mixes');
  const potions = content.archetypes.filter(
    ({ type, texts }) => type === TYPE.potion && texts.effect !== undefined,
  );
  const kind =
    outcome === 'any'
      ? potions[chance.below(potions.length, 'kind')]
      : plainKind(content, 'potion', outcome === 'juice' ? 'fruit-juice' : 'water');
  if (outcome !== 'evaporates' && kind !== undefined) {
    receive(
      state,
      makeObject(content, kind, () => state.newId()),
    );
  }
}

function dipInto(state: GameState, item: GameObject, potion: GameObject): void {
  const kind = ruleKind(potion);
  if (kind === 'water') {
    if (dipIntoWater(state, item, potion)) {
      useUp(state, potion);
    }
  } else if (kind === 'oil' && item.archetype.type === TYPE.light) {
    if (dipIntoOil(state, item, potion)) {
      useUp(state, potion);
    }
  } else if (classOf(item.archetype) === 'potion' && ruleKind(item) !== kind) {
    if (ruleKind(item) === 'water') {
      dipInto(state, potion, item);
    } else {
      mix(state, item, potion);
    }
  } else {
    tell(state, item, 'nothing');
  }
}

/** What is dipped. */
export const dippingWhat: DeedQuestion<'item'> = {
  isHarmless: () => true,
  asking: state => ({
    kind: 'item',
    offered: state.sheet.inventory.things
      .filter(thing => isAtWater(state) || dips(state, thing).length > 0)
      .map(({ id }) => id),
    others: [],
  }),
  answered: (state, _, item, paid) => askDeed(state, 'dip', { item }, paid),
};

/** What an item is dipped into. */
export const dipping: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: (state, { item }) => {
    const dipped = state.sheet.inventory.find(item);
    const potions = dipped === undefined ? [] : dips(state, dipped);
    return {
      kind: 'choice',
      choices: [
        ...(isAtWater(state) ? [{ id: DIP_WATER, text: 'the water here' }] : []),
        ...potions.map(potion => ({
          id: String(potion.id),
          text: thingNameOf(state, potion).whole ?? thingNameOf(state, potion).name,
        })),
      ],
    };
  },
  answered: (state, { item }, choice) => {
    const { inventory } = state.sheet;
    const dipped = inventory.find(item);
    const potion = inventory.find(Number(choice));
    if (dipped === undefined) {
      return;
    }
    if (choice === DIP_WATER) {
      wetItem(state, dipped);
      state.ports.fixtures.dippedIn(dipped);
    } else if (potion !== undefined) {
      dipInto(state, dipped, potion);
    }
  },
};
