// What the simple player thinks of, in the order in which it thinks of it. An idea is a list of
// commands worth trying, the best first. Things are used by the uses that the view names, with the
// command of the same name: a use that a later game brings is tried as it comes.

import type { Direction, ItemView, ThingView } from '../game/index.ts';
import type { Situation } from './player-situation.ts';

/** Something that may be a command: the game decides. */
interface Attempt {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** One idea. */
export type Idea = (situation: Situation) => readonly Attempt[];

/** Distance from which it dares to cast what may burst. */
const SAFE_DISTANCE = 3;

/** Chance of failure, in percent, with which it still casts. */
const MOST_FAILURE = 60;

/** Uses that are worth a try as soon as nobody disturbs, once for each thing. */
const QUIET_USES: readonly string[] = ['read', 'wear', 'put-on', 'wield'];

/** Uses that need somebody to aim at. */
const AIMED_USES: readonly string[] = ['zap', 'throw', 'fire'];

/** All ideas, the most urgent first. */
export const IDEAS: readonly Idea[] = [
  healWhenHurt,
  castAtTheDistant,
  aimAtTheDistant,
  fight,
  eat,
  pickUp,
  takeTheStairs,
  useThings,
  recover,
  fetch,
  explore,
  goToStairs,
];

function isHurt({ view }: Situation): boolean {
  return view.hero.hitPoints * 5 < view.hero.maxHitPoints * 2;
}

function healWhenHurt(situation: Situation): readonly Attempt[] {
  if (!isHurt(situation)) {
    return [];
  }
  const { inventory, spells, hero } = situation.view;
  const healing = spells
    .filter(({ school, price, failPercent }) => {
      return school === 'healing' && price <= hero.energy && failPercent <= MOST_FAILURE;
    })
    .map(({ id }) => ({ kind: 'cast', spell: id, direction: 0 }));
  const potions = inventory.filter(item => usesOf(item).includes('quaff'));
  const [known, unknown] = [
    potions.filter(({ name }) => /heal|mend/i.test(name)),
    potions.filter(({ name }) => !/heal|mend/i.test(name)),
  ];
  return [
    ...known.map(({ id }) => ({ kind: 'quaff', item: id })),
    ...healing,
    ...unknown.map(({ id }) => ({ kind: 'quaff', item: id })),
  ];
}

/** Hostile creatures in a straight line that is free as far as is known. */
function targets({ view, ground }: Situation): { direction: Direction; steps: number }[] {
  return hostiles(view.things)
    .map(({ x, y }) => ground.straightTo(ground.square(x, y)))
    .filter(line => line !== undefined)
    .filter(({ steps }) => steps >= SAFE_DISTANCE)
    .sort((one, other) => one.steps - other.steps);
}

function hostiles(things: readonly ThingView[]): ThingView[] {
  return things.filter(({ kind, hostile }) => kind === 'creature' && hostile);
}

function castAtTheDistant(situation: Situation): readonly Attempt[] {
  const { spells, hero } = situation.view;
  const castable = spells.filter(({ needsDirection, school, price, failPercent }) => {
    const affordable = price <= hero.energy && failPercent <= MOST_FAILURE;
    return needsDirection && school === 'attack' && affordable;
  });
  return targets(situation).flatMap(({ direction }) =>
    castable.map(({ id }) => ({ kind: 'cast', spell: id, direction })),
  );
}

function aimAtTheDistant(situation: Situation): readonly Attempt[] {
  const { inventory } = situation.view;
  return targets(situation).flatMap(({ direction }) =>
    inventory.flatMap(item =>
      usesOf(item)
        .filter(use => AIMED_USES.includes(use) && !item.wielded && !item.worn)
        .map(use => ({ kind: use, item: item.id, direction })),
    ),
  );
}

function fight({ view }: Situation): readonly Attempt[] {
  return view.adjacentHostile.map(direction => ({ kind: 'attack', direction }));
}

function eat({ view }: Situation): readonly Attempt[] {
  const isHungry = ['hungry', 'weak', 'fainting'].includes(view.hero.hunger);
  return isHungry
    ? view.inventory
        .filter(item => usesOf(item).includes('eat'))
        .map(({ id }) => ({ kind: 'eat', item: id }))
    : [];
}

function pickUp({ view }: Situation): readonly Attempt[] {
  const lies = view.things.some(
    ({ kind, x, y }) => kind === 'item' && x === view.hero.x && y === view.hero.y,
  );
  return lies ? [{ kind: 'pick-up', item: 0 }] : [];
}

/** Whether what the game is about has been found, and the way leads up again. */
function isDone({ view }: Situation): boolean {
  return view.inventory.some(({ name }) => /amulet/i.test(name));
}

function takeTheStairs(situation: Situation): readonly Attempt[] {
  const { ground } = situation;
  const here = ground.terrain(ground.here);
  if (here === 'stairs-down' && !isDone(situation)) {
    return [{ kind: 'descend' }];
  }
  // Up only when there is no other way to go: in a cellar without stairs down it is the way out.
  const onlyWay = here === 'stairs-up' && nothingElse(situation);
  return here === 'stairs-up' && (isDone(situation) || onlyWay) ? [{ kind: 'ascend' }] : [];
}

function nothingElse(situation: Situation): boolean {
  return (
    fetch(situation).length === 0 &&
    explore(situation).length === 0 &&
    wayTo(situation, square => situation.ground.terrain(square) === 'stairs-down') === undefined
  );
}

function useThings({ view, tried }: Situation): readonly Attempt[] {
  if (hostiles(view.things).length > 0) {
    return [];
  }
  return view.inventory
    .filter(({ id, worn, wielded }) => !worn && !wielded && !tried.has(id))
    .flatMap(item =>
      usesOf(item)
        .filter(use => QUIET_USES.includes(use) && (use !== 'wield' || !hasWeapon(view.inventory)))
        .map(use => ({ kind: use, item: item.id })),
    );
}

function hasWeapon(inventory: readonly ItemView[]): boolean {
  return inventory.some(({ wielded }) => wielded);
}

/** Rests while it is hurt and alone, but not until it starves. */
function recover(situation: Situation): readonly Attempt[] {
  const { view } = situation;
  const isFed = view.hero.hunger === 'not-hungry' || view.hero.hunger === 'satiated';
  return isHurt(situation) && isFed && hostiles(view.things).length === 0
    ? [{ kind: 'rest', count: 20 }]
    : [];
}

function fetch(situation: Situation): readonly Attempt[] {
  const { view, ground, tried } = situation;
  const lying = new Set(
    view.things
      .filter(({ kind, id }) => kind === 'item' && !tried.has(id))
      .map(({ x, y }) => ground.square(x, y)),
  );
  lying.delete(ground.here);
  const fresh = (square: number) => lying.has(square) && !situation.exhausted.has(square);
  return lying.size === 0 ? [] : stepsTo(situation, fresh);
}

function explore(situation: Situation): readonly Attempt[] {
  const { ground, exhausted } = situation;
  return stepsTo(
    situation,
    square =>
      !exhausted.has(square) &&
      (ground.isFrontier(square) || ground.terrain(square) === 'closed-door'),
  );
}

function goToStairs(situation: Situation): readonly Attempt[] {
  const { ground } = situation;
  const order = isDone(situation) ? ['stairs-up'] : ['stairs-down', 'stairs-up'];
  return order.flatMap(name => stepsTo(situation, square => ground.terrain(square) === name));
}

function stepsTo(situation: Situation, wanted: (square: number) => boolean): readonly Attempt[] {
  const way = wayTo(situation, wanted);
  return way === undefined ? [] : [{ kind: 'move', direction: way.first }];
}

function wayTo({ ground, avoided }: Situation, wanted: (square: number) => boolean) {
  return ground.wayTo(wanted, avoided);
}

/** The uses as plain words: a later game may have more of them than this file knows. */
function usesOf({ uses }: ItemView): readonly string[] {
  return uses;
}
