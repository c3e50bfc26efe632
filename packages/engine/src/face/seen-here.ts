// What a hero finds under his feet when he comes to a square. NetHack 3.6.7 src/invent.c (look_here) says as much
// after each step; here it is told by the faces, from the views before and after.

import { listOf, withArticle } from '../english/index.ts';
import type { GameEvent, GameView, ThingView } from '../game/index.ts';
import { thingsUnderfoot } from './known-map.ts';
import { sameSquare } from './square.ts';

/** Items that are named; of more only their number is told. */
const NAMED = 3;

type After = { readonly events: readonly GameEvent[]; readonly view: GameView };

/**
 * What lies where the hero has just come to: `You see a torch and 2 oatcakes here.`; empty without a change of his
 * square, with nothing there, and where an event tells it.
 */
export function seenHere(before: GameView | undefined, { events, view }: After): string {
  if (before === undefined || view.ending !== undefined || isWhere(before, view)) {
    return '';
  }
  const lying = thingsUnderfoot(view);
  const has = (kind: 'spotted' | 'goods-priced') => (thing: ThingView) =>
    events.some(event => event.kind === kind && event.item === thing.id);
  const isTold =
    events.some(({ kind }) => kind === 'dropped') ||
    lying.some(has('goods-priced')) ||
    lying.every(has('spotted'));
  if (isTold) {
    return '';
  }
  const names = lying.map(thing => nameOf(view, thing));
  const more = names.length - NAMED;
  const told = more > 1 ? [...names.slice(0, NAMED), `${more} other things`] : names;
  return told.length === 0 ? '' : `You see ${listOf(told)} here.`;
}

/** The name with its article: `a torch`, `a suit of plate mail`, which a name without one doesn't tell. */
function nameOf({ underfoot }: GameView, { id, name }: ThingView): string {
  return underfoot.find(item => item.id === id)?.name ?? withArticle(name);
}

/** Whether the hero stands where he stood. */
function isWhere(before: GameView, { hero, dungeonLevel }: GameView): boolean {
  return before.dungeonLevel === dungeonLevel && sameSquare(before.hero, hero);
}
