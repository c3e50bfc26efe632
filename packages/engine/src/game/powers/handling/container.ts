// Containers: bags that are applied, and boxes that are opened where they stand. NetHack 3.6.7 src/pickup.c (use_container,
// in_container, out_container). A bag of tricks without charges is one too, under some rules. However much is put in and
// taken out at a time, it is one move.

import { rollDice } from '../../../chance/index.ts';
import { emptyUse, scrollIntoBag } from '../../../charging/index.ts';
import {
  beatitudeOf,
  chargesOf,
  classOf,
  type GameObject,
  hasLock,
  type ItemClass,
  isBoxTrapped,
  isLocked,
  kindOf,
  MOST_CONTENTS,
  setCharges,
  TYPE,
} from '../../../objects/index.ts';
import { hurt } from '../../body/harm.ts';
import { ruleClass, ruleKind } from '../../items/charge-view.ts';
import { layDown } from '../../items/floor.ts';
import { chill, thaw } from '../../items/handled/chilled.ts';
import { putInside, takeFromInside } from '../../items/handled/contents.ts';
import { learnLock } from '../../items/handled/locks.ts';
import { receive } from '../../items/handled/receive.ts';
import { doubtPart, learnContents, learnKind, thingNameOf } from '../../items/learn-kind.ts';
import { takeOut, useUp } from '../../items/pack.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import { CONTENT_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { askDeed } from '../../state/pending.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';
import { springBox } from './boxes/box-trap.ts';
import { tellBox } from './boxes/tell-box.ts';
import { bagExplodes } from './container-rules.ts';
import type { DeedQuestion } from './deed-question.ts';
import { spill } from './spill.ts';

const PUT_IN = 'put-in';
const PUT_ALL = 'put-all';
const TAKE_ALL = 'take-all';
const TIP = 'tip';
const CLOSE = 'close';
/** What begins the choices of all things of a class. */
const PUT_CLASS = 'put-class ';
const TAKE_CLASS = 'take-class ';
/** What the things of a class are called together. */
const CLASS_WORDS: Readonly<Record<ItemClass, string>> = {
  weapon: 'weapons',
  ammunition: 'missiles',
  armour: 'armour',
  potion: 'potions',
  scroll: 'scrolls',
  spellbook: 'books',
  wand: 'wands',
  rod: 'rods',
  ring: 'rings',
  amulet: 'amulets',
  light: 'lights',
  tool: 'tools',
  food: 'food',
  other: 'other things',
};

/** Something was moved: the move is spent. */
const USED = 'used';

/** Whether a thing is a container now. */
export function isContainer(state: GameState, thing: GameObject): boolean {
  const { ruleset } = state;
  const view = { class: ruleClass(thing), kind: ruleKind(thing) };
  const isEmptyBag =
    emptyUse(ruleset.slots.charging, view) === 'container' && chargesOf(thing).left <= 0;
  return powerIn(state, thing.archetype)?.word === 'container' || isEmptyBag;
}

/** Whether a thing of this kind may hold others, whatever is in it now. */
export function mayHold(state: GameState, thing: GameObject): boolean {
  const view = { class: ruleClass(thing), kind: ruleKind(thing) };
  return (
    powerIn(state, thing.archetype)?.word === 'container' ||
    emptyUse(state.ruleset.slots.charging, view) === 'container'
  );
}

/** A container at hand: carried, or at the hero's feet. */
export function containerAtHand(
  { sheet, level, hero }: GameState,
  id: number,
): GameObject | undefined {
  return sheet.inventory.find(id) ?? level.items.get(hero.square)?.find(thing => thing.id === id);
}

/** The containers that stand at the hero's feet. */
export function boxesHere(state: GameState): readonly GameObject[] {
  const pile = state.level.items.get(state.hero.square) ?? [];
  return pile.filter(thing => isContainer(state, thing));
}

/** Opens a container: asks what to do with it. A cursed bag of holding has lost some of what was in it. */
export function open(state: GameState, container: GameObject): void {
  loseByCurse(state, container);
  learnContents(state, container);
  askDeed(state, 'contents', { item: container.id }, false);
}

const apply: Applied = (state, bag) => {
  if (isLocked(bag)) {
    learnLock(state, bag);
    tellBox(state, bag, 'put-down-first');
    return false;
  }
  if (hasLock(bag)) {
    learnLock(state, bag);
    doubtPart(state, bag, 'trap');
  }
  if (isBoxTrapped(bag)) {
    springBox(state, bag);
    return false;
  }
  open(state, bag);
  return false;
};

function tell(
  state: GameState,
  item: GameObject,
  telling: (typeof CONTENT_TELLINGS)[number],
  more = 0,
): void {
  const told = CONTENT_TELLINGS.indexOf(telling);
  state.logFelt('contents-moved', state.hero.id, item.id, told, more);
}

/** Whether something was moved already, so that the move is spent. */
const wasUsed = ({ text }: { readonly text: string }) => text === USED;

/** Classes of which there are several piles. */
function manyOf(things: readonly GameObject[]): readonly ItemClass[] {
  const counts = new Map<ItemClass, number>();
  for (const { archetype } of things) {
    counts.set(classOf(archetype), (counts.get(classOf(archetype)) ?? 0) + 1);
  }
  const classes = [...counts].filter(([, count]) => count > 1);
  // One class alone is the same as everything.
  return counts.size < 2 ? [] : classes.map(([itemClass]) => itemClass);
}

/** The things of a list that a choice means. */
function meant(
  things: readonly GameObject[],
  choice: string,
  all: string,
  ofClass: string,
): readonly GameObject[] {
  return things.filter(
    ({ id, archetype }) =>
      choice === all || choice === ofClass + classOf(archetype) || id === Number(choice),
  );
}

/** The name of the container in a question about it, wherever it is. */
const shownContainer: NonNullable<DeedQuestion<'choice'>['shown']> = (state, { item }) => {
  const container = containerAtHand(state, item);
  return container === undefined ? {} : { subject: thingNameOf(state, container).name };
};

/** What to do with a container. */
export const contents: DeedQuestion<'choice'> = {
  isHarmless: facts => !wasUsed(facts),
  shown: shownContainer,
  asking: (state, { item }) => {
    const container = containerAtHand(state, item);
    const inside = container?.inventory ?? [];
    const own = puttable(state, item);
    const whole = (thing: GameObject) =>
      thingNameOf(state, thing).whole ?? thingNameOf(state, thing).name;
    return {
      kind: 'choice',
      choices: [
        ...inside.map(thing => ({ id: String(thing.id), text: `Take out ${whole(thing)}` })),
        ...manyOf(inside).map(one => ({
          id: `${TAKE_CLASS}${one}`,
          text: `Take out all ${CLASS_WORDS[one]}`,
        })),
        ...(inside.length > 1 ? [{ id: TAKE_ALL, text: 'Take out everything' }] : []),
        { id: PUT_IN, text: 'Put something in' },
        ...manyOf(own).map(one => ({
          id: `${PUT_CLASS}${one}`,
          text: `Put in all ${CLASS_WORDS[one]}`,
        })),
        ...(own.length > 1 ? [{ id: PUT_ALL, text: 'Put in everything' }] : []),
        ...(inside.length > 0 ? [{ id: TIP, text: 'Tip it out' }] : []),
        { id: CLOSE, text: 'Close it' },
      ],
    };
  },
  answered: (state, { item, text }, choice, paid) => {
    const container = containerAtHand(state, item);
    if (container === undefined || choice === CLOSE) {
      return;
    }
    if (choice === PUT_IN) {
      askDeed(state, 'put-in', { item, text }, paid);
      return;
    }
    if (choice === TIP) {
      tipOut(state, container);
      return;
    }
    if (choice === PUT_ALL || choice.startsWith(PUT_CLASS)) {
      for (const pile of meant(puttable(state, item), choice, PUT_ALL, PUT_CLASS)) {
        if (!putPile(state, item, pile)) {
          break;
        }
      }
    } else {
      takeOutOf(state, container, meant(container.inventory, choice, TAKE_ALL, TAKE_CLASS));
    }
    if (containerAtHand(state, item) !== undefined && container.inventory.length > 0) {
      askDeed(state, 'contents', { item, text: USED }, paid);
    }
  },
};

/** Takes things out of a container, into the hero's hands. */
function takeOutOf(state: GameState, container: GameObject, wanted: readonly GameObject[]): void {
  for (const thing of [...wanted]) {
    takeFromInside(container, thing);
    thaw(state, container, thing);
    const { count } = thing;
    const pile = receive(state, thing);
    tell(state, pile, 'out', pile.count > count ? count : 0);
  }
}

/** Tips a container out onto the hero's square. */
export function tipOut(state: GameState, container: GameObject): void {
  for (const thing of [...container.inventory]) {
    takeFromInside(container, thing);
    thaw(state, container, thing);
    tell(state, layDown(state, state.hero.square, thing), 'tipped');
  }
  lookAtFloor(state);
}

/** What the hero may put into a container. */
function puttable(state: GameState, item: number): readonly GameObject[] {
  return state.sheet.inventory.things.filter(
    thing => thing.id !== item && !isHeldFast(state, thing),
  );
}

/** A cursed bag of holding loses piles for good. Label: `vanishes`. NetHack 3.6.7 src/pickup.c (use_container) */
export function loseByCurse(state: GameState, bag: GameObject): void {
  if (bag.fact('holding') === 0 || beatitudeOf(bag) !== 'cursed') {
    return;
  }
  const { vanishOneIn } = state.ruleset.slots.world.tools.containers;
  for (const thing of [...bag.inventory]) {
    if (state.luck('tools').test(1, vanishOneIn, 'vanishes')) {
      takeFromInside(bag, thing);
      state.scratch.usedUp.set(thing.id, thing);
      state.ports.shops.lost(thing, thing.count);
      tell(state, thing, 'vanished');
    }
  }
}

/** What is put into it. */
export const puttingIn: DeedQuestion<'item'> = {
  isHarmless: facts => !wasUsed(facts),
  shown: shownContainer,
  asking: (state, { item }) => ({
    kind: 'item',
    offered: puttable(state, item).map(({ id }) => id),
    others: [],
  }),
  answered: (state, { item }, chosen, paid) => {
    const pile = state.sheet.inventory.find(chosen);
    if (pile !== undefined && putPile(state, item, pile)) {
      askDeed(state, 'contents', { item, text: USED }, paid);
    }
  },
};

/** Puts a pile into a container. @returns whether it is in, and the container is still there */
function putPile(state: GameState, item: number, pile: GameObject): boolean {
  const container = containerAtHand(state, item);
  if (container === undefined) {
    return false;
  }
  if (container.inventory.length >= MOST_CONTENTS || holdsBags(state, pile, container)) {
    tell(state, pile, 'full');
    return false;
  }
  if (chargesBag(state, container, pile) || blowsUp(state, container, pile)) {
    return false;
  }
  const thing = takeOut(state, pile, pile.count);
  chill(state, container, thing);
  putInside(container, thing);
  tell(state, thing, 'in');
  return containerAtHand(state, item) !== undefined;
}

/** Whether it is worn, wielded or chained to the hero: that isn't put away. */
function isHeldFast({ sheet }: GameState, { id }: GameObject): boolean {
  return Object.values(sheet.equipment).includes(id) || sheet.powers.chained === id;
}

/** A container with something in it goes into no other, so that nothing is nested without end. */
function holdsBags(state: GameState, thing: GameObject, container: GameObject): boolean {
  const isFilledBag = isContainer(state, thing) && thing.inventory.length > 0;
  return isFilledBag && container.fact('holding') === 0;
}

/** A scroll of charging goes into an empty bag of tricks, and charges it. @returns whether it did */
function chargesBag(state: GameState, bag: GameObject, scroll: GameObject): boolean {
  const { ruleset, hero } = state;
  const isCharging =
    scroll.archetype.type === TYPE.scroll && kindOf(scroll).texts.effect === 'charging';
  if (!isCharging) {
    return false;
  }
  const { left, recharged } = chargesOf(bag);
  const { charged } = scrollIntoBag(state.luck('charging'), ruleset.slots.charging, {
    tool: ruleKind(bag),
    scroll: beatitudeOf(scroll),
    beatitude: beatitudeOf(bag),
    charges: left,
    recharged,
    fuel: 0,
    lit: false,
  });
  if (charged === undefined) {
    return false;
  }
  learnKind(state, scroll);
  learnKind(state, bag);
  useUp(state, scroll);
  spill(state, bag);
  setCharges(bag, { left: charged.charges, recharged: charged.recharged });
  state.logFelt('bag-charged', hero.id, bag.id);
  return true;
}

/** Kinds that a bag of holding doesn't bear while they are charged. */
const VOLATILE: readonly string[] = ['cancellation', 'bag-of-tricks'];

/** Whether a charged thing still has its charge. */
const isCharged = (thing: GameObject) => chargesOf(thing).left > 0;

/**
 * How deep the things lie in a thing, itself included, that a bag of holding doesn't bear.
 * @param charged whether one that is volatile by its charge has any
 */
export function volatileDepths(
  thing: GameObject,
  depth: number,
  charged: (thing: GameObject) => boolean,
): readonly number[] {
  const isBag = thing.fact('holding') !== 0;
  const isVolatile = isBag || (VOLATILE.includes(ruleKind(thing)) && charged(thing));
  return [
    ...(isVolatile ? [depth] : []),
    ...thing.inventory.flatMap(inside => volatileDepths(inside, depth + 1, charged)),
  ];
}

/** Something that a bag of holding doesn't bear goes into it. @returns whether the bag blew up */
function blowsUp(state: GameState, bag: GameObject, thing: GameObject): boolean {
  const { hero, ruleset } = state;
  const { containers } = ruleset.slots.world.tools;
  if (bag.fact('holding') === 0) {
    return false;
  }
  const chance = state.luck('tools');
  const isHit = volatileDepths(thing, 0, isCharged).some(depth =>
    bagExplodes(chance, containers, depth),
  );
  if (!isHit) {
    return false;
  }
  const damage = rollDice(chance, containers.blast, 'damage');
  state.logFelt('bag-exploded', hero.id, bag.id, damage);
  spill(state, bag);
  useUp(state, thing);
  if (state.sheet.inventory.find(bag.id) !== undefined) {
    useUp(state, bag);
  }
  hurt(state, hero, damage, 0, 'a magical explosion');
  return true;
}

/** The tool. */
export const container: PowerDeed = { word: 'container', applied: apply };
