// Containers: bags that are applied, and boxes that are opened where they stand. NetHack 3.6.7 src/pickup.c (use_container,
// in_container, out_container). A bag of tricks without charges is one too, under some rules. However much is put in and
// taken out at a time, it is one move.

import { rollDice } from '../../../chance/index.ts';
import { emptyUse, scrollIntoBag } from '../../../charging/index.ts';
import {
  beatitudeOf,
  chargesOf,
  type GameObject,
  kindOf,
  MOST_CONTENTS,
  setCharges,
  TYPE,
} from '../../../objects/index.ts';
import { hurt } from '../../body/harm.ts';
import { ruleClass, ruleKind } from '../../items/charge-view.ts';
import { putInside, takeFromInside } from '../../items/handled/contents.ts';
import { receive } from '../../items/handled/receive.ts';
import { learnContents, learnKind, thingNameOf } from '../../items/learn-kind.ts';
import { takeOut, useUp } from '../../items/pack.ts';
import { CONTENT_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { askDeed } from '../../state/pending.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';
import { bagExplodes } from './container-rules.ts';
import type { DeedQuestion } from './deed-question.ts';
import { spill } from './spill.ts';

const PUT_IN = 'put-in';
const TAKE_ALL = 'take-all';
const CLOSE = 'close';
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
function atHand({ sheet, level, hero }: GameState, id: number): GameObject | undefined {
  return sheet.inventory.find(id) ?? level.items.get(hero.square)?.find(thing => thing.id === id);
}

/** The containers that stand at the hero's feet. */
export function boxesHere(state: GameState): readonly GameObject[] {
  const pile = state.level.items.get(state.hero.square) ?? [];
  return pile.filter(thing => isContainer(state, thing));
}

/** Opens a container: asks what to do with it. */
export function open(state: GameState, container: GameObject): void {
  learnContents(state, container);
  askDeed(state, 'contents', { item: container.id }, false);
}

const apply: Applied = (state, bag) => {
  open(state, bag);
  return false;
};

function tell(
  state: GameState,
  item: GameObject,
  telling: (typeof CONTENT_TELLINGS)[number],
): void {
  state.logFelt('contents-moved', state.hero.id, item.id, CONTENT_TELLINGS.indexOf(telling));
}

/** Whether something was moved already, so that the move is spent. */
const wasUsed = ({ text }: { readonly text: string }) => text === USED;

/** What to do with a container. */
export const contents: DeedQuestion<'choice'> = {
  isHarmless: facts => !wasUsed(facts),
  asking: (state, { item }) => {
    const container = atHand(state, item);
    const inside = container?.inventory ?? [];
    return {
      kind: 'choice',
      choices: [
        ...inside.map(thing => ({
          id: String(thing.id),
          text: `Take out ${thingNameOf(state, thing).whole ?? thingNameOf(state, thing).name}`,
        })),
        ...(inside.length > 1 ? [{ id: TAKE_ALL, text: 'Take out everything' }] : []),
        { id: PUT_IN, text: 'Put something in' },
        { id: CLOSE, text: 'Close it' },
      ],
    };
  },
  answered: (state, { item, text }, choice, paid) => {
    const container = atHand(state, item);
    if (container === undefined || choice === CLOSE) {
      return;
    }
    if (choice === PUT_IN) {
      askDeed(state, 'put-in', { item, text }, paid);
      return;
    }
    const wanted = container.inventory.filter(
      ({ id }) => choice === TAKE_ALL || id === Number(choice),
    );
    for (const thing of wanted) {
      takeFromInside(container, thing);
      tell(state, receive(state, thing), 'out');
    }
    if (container.inventory.length > 0) {
      askDeed(state, 'contents', { item, text: USED }, paid);
    }
  },
};

/** What is put into it. */
export const puttingIn: DeedQuestion<'item'> = {
  isHarmless: facts => !wasUsed(facts),
  asking: (state, { item }) => ({
    kind: 'item',
    offered: state.sheet.inventory.things
      .filter(thing => thing.id !== item && !isHeldFast(state, thing))
      .map(({ id }) => id),
    others: [],
  }),
  answered: (state, { item }, chosen, paid) => {
    const container = atHand(state, item);
    const pile = state.sheet.inventory.find(chosen);
    if (container === undefined || pile === undefined) {
      return;
    }
    if (container.inventory.length >= MOST_CONTENTS || holdsBags(state, pile, container)) {
      tell(state, pile, 'full');
      return;
    }
    if (chargesBag(state, container, pile) || blowsUp(state, container, pile)) {
      return;
    }
    const thing = takeOut(state, pile, pile.count);
    putInside(container, thing);
    tell(state, thing, 'in');
    if (atHand(state, item) !== undefined) {
      askDeed(state, 'contents', { item, text: USED }, paid);
    }
  },
};

/** Whether it is worn or wielded: that isn't put away. */
function isHeldFast({ sheet }: GameState, { id }: GameObject): boolean {
  return Object.values(sheet.equipment).includes(id);
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

/** Whether a thing doesn't bear a bag of holding around it. */
function isVolatile(thing: GameObject): boolean {
  const kind = ruleKind(thing);
  const isBag = thing.fact('holding') !== 0;
  return (
    isBag || ((kind === 'cancellation' || kind === 'bag-of-tricks') && chargesOf(thing).left > 0)
  );
}

/** How deep the first volatile thing lies in a thing, itself included; −1: there is none. */
function volatileDepths(thing: GameObject, depth: number): readonly number[] {
  return [
    ...(isVolatile(thing) ? [depth] : []),
    ...thing.inventory.flatMap(inside => volatileDepths(inside, depth + 1)),
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
  const isHit = volatileDepths(thing, 0).some(depth => bagExplodes(chance, containers, depth));
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
