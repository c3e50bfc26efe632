// Names that the player gives, to one item or to a kind that isn't recognised. NetHack 3.6.7 src/do_name.c
// (do_oname, docall). It takes no time, and nothing is lost by leaving it.

import { kindOf, LONGEST_GIVEN_NAME, thingName } from '../../../objects/index.ts';
import { nameable, nameKind, nameOne, partsOf } from '../../items/learn-kind.ts';
import { ask } from '../../state/pending.ts';
import type { Continuation } from './continuation.ts';

/** Asks for the name of the item that is chosen. */
export const whatToName: Continuation<'what-to-name'> = {
  isHarmless: () => true,
  asking: (state, { names }) => ({
    kind: 'item',
    offered: nameable(state, names).map(({ id }) => id),
    others: [],
  }),
  answered: (state, { facts: { names }, paid }, item) =>
    ask(state, { about: 'naming', facts: { names, item }, paid }),
  left: () => undefined,
};

/** Gives the name; an empty one takes the present name away. */
export const naming: Continuation<'naming'> = {
  isHarmless: () => true,
  asking: ({ sheet }, { names, item }) => {
    const thing = sheet.inventory.find(item)!;
    const { lore } = sheet;
    const now = names === 'item' ? lore.nameGiven(item) : lore.calledOf(kindOf(thing));
    return { kind: 'text', longest: LONGEST_GIVEN_NAME, now: now ?? '', mayBeEmpty: true };
  },
  shown: (state, { names, item }) => {
    const parts = partsOf(state, state.sheet.inventory.find(item)!);
    // A kind is spoken of as several.
    return { subject: thingName({ ...parts, count: names === 'item' ? parts.count : 1 }) };
  },
  answered: (state, { facts: { names, item } }, text) => {
    const thing = state.sheet.inventory.find(item)!;
    (names === 'item' ? nameOne : nameKind)(state, thing, text);
  },
  left: () => undefined,
};
