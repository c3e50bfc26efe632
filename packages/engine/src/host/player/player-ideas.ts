// The simple player's ideas, in order of priority. An idea is a list of commands worth trying, best first.
// Items are used by the uses that the view names, with the command of the same name, so later uses are tried
// automatically.

import type { Direction, GameView, ItemView, SpellView, ThingView } from '../../game/index.ts';
import type { Situation } from './player-situation.ts';
import { sensibleAnswers } from './sensible-answers.ts';

/** A possible command; the game decides. */
interface Attempt {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** One idea. */
export type Idea = (situation: Situation) => readonly Attempt[];

/** Minimum distance for casting spells that may burst. */
const SAFE_DISTANCE = 2;

/** Names of healing effects. */
const HEALING = /heal|mend|succour|wholeness/i;
/** Spells of the healing school that restore no hit points. */
const OTHER_CURES = /cure|restore/i;

/** Tenths of its hit points at which it casts bursting spells even at adjacent enemies. */
const DARING_TENTHS = 6;

/** Maximum failure chance in percent at which it still casts. */
const MOST_FAILURE = 60;

/** Uses worth trying when undisturbed, once per item. */
const QUIET_USES: readonly string[] = ['read', 'wear', 'put-on', 'wield'];

/** Tenths of its hit points at which it carries on: with food, and without. */
const WELL_TENTHS = 8;
const FIT_TENTHS = 5;
/** Nutrition that suffices for a long time. */
const WELL_FED = 700;

/** All directions. */
const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Throwing weapons. */
const THROWN = /dagger|javelin|dart/i;

/** Items worth carrying, by glyph: potions, scrolls, wands, food, rings, amulets, missiles. */
const WANTED = '!?/%="{';

/** Wands that don't harm an enemy; and the glyph of tools without charges. */
const HARMLESS = /haste|opening|locking|nothing|seams|company|light|sensing|mending|burrowing/i;
const EMPTY = /:(0|-1)\)/;

/** The Amulet has a proper name. Other amulets, which may strangle, aren't tried. */
const GOAL = /Amulet/;
const OTHER_AMULET = /amulet/;

/** Ideas before any fight. */
const FIRST: readonly Idea[] = [answerPending, charge];

/** Ideas in a fight. */
const FIGHTING: readonly Idea[] = [healWhenHurt, castAtTheDistant, aimAtTheDistant, fight, lineUp];

/** Ideas when nothing is to be fought. */
const QUIET: readonly Idea[] = [
  eat,
  pickUp,
  climbWithAmulet,
  useThings,
  recover,
  fetch,
  explore,
  takeTheStairs,
  goToStairs,
  goBack,
];

/** All ideas of the simple player, most urgent first. */
export const IDEAS: readonly Idea[] = [...FIRST, ...FIGHTING, ...QUIET];

function isHurt({ view }: Situation): boolean {
  return view.hero.hitPoints * 5 < view.hero.maxHitPoints * 2;
}

function healWhenHurt(situation: Situation): readonly Attempt[] {
  if (!isHurt(situation)) {
    return [];
  }
  const { inventory, spells, hero } = situation.view;
  const healing = spells
    .filter(spell => {
      const { school, name, failPercent, needsDirection } = spell;
      const closes = school === 'healing' && !needsDirection && !OTHER_CURES.test(name);
      const helps = closes || (school === 'clerical' && HEALING.test(name));
      return helps && canPay(hero, spell) && failPercent <= MOST_FAILURE;
    })
    .map(({ id }) => ({ kind: 'cast', spell: id, direction: 0 }));
  const potions = inventory.filter(item => usesOf(item).includes('quaff'));
  const [known, unknown] = [
    potions.filter(({ name }) => HEALING.test(name)),
    potions.filter(({ name }) => !HEALING.test(name)),
  ];
  return [
    ...known.map(({ id }) => ({ kind: 'quaff', item: id })),
    ...healing,
    ...unknown.map(({ id }) => ({ kind: 'quaff', item: id })),
  ];
}

/** Hostile creatures on an unobstructed straight line, as far as known. */
function targets({ view, ground }: Situation): { direction: Direction; steps: number }[] {
  const dares = view.hero.hitPoints * 10 >= view.hero.maxHitPoints * DARING_TENTHS;
  return hostiles(view.things)
    .map(({ x, y }) => ground.straightTo(ground.square(x, y)))
    .filter(line => line !== undefined)
    .filter(({ steps }) => steps >= (dares ? 1 : SAFE_DISTANCE))
    .sort((one, other) => one.steps - other.steps);
}

function hostiles(things: readonly ThingView[]): ThingView[] {
  return things.filter(({ kind, hostile }) => kind === 'creature' && hostile);
}

/** Affordable attack spells. */
function castable({ spells, hero }: GameView): SpellView[] {
  return spells.filter(spell => {
    const affordable = canPay(hero, spell) && spell.failPercent <= MOST_FAILURE;
    return spell.needsDirection && spell.school === 'attack' && affordable;
  });
}

/** Whether the hero can pay for a spell. */
function canPay(hero: Pick<GameView['hero'], 'energy' | 'grace'>, spell: SpellView): boolean {
  return spell.price <= hero[spell.pool] && spell.andGrace <= hero.grace;
}

function castAtTheDistant(situation: Situation): readonly Attempt[] {
  const spells = castable(situation.view);
  return targets(situation).flatMap(({ direction }) =>
    spells.map(({ id }) => ({ kind: 'cast', spell: id, direction })),
  );
}

/** A step that brings an enemy into a straight line, if an attack spell is available. */
function lineUp({ view, ground, avoided }: Situation): readonly Attempt[] {
  if (view.adjacentHostile.length > 0 || castable(view).length === 0) {
    return [];
  }
  const taken = hostiles(view.things).flatMap(thing =>
    (thing.parts ?? [thing]).map(({ x, y }) => ground.square(x, y)),
  );
  return DIRECTIONS.filter(direction => {
    const to = ground.next(ground.here, direction);
    return (
      to !== undefined &&
      ground.walkable(to) &&
      !ground.terrain(to).includes('door') &&
      !avoided.has(to) &&
      taken.some(square => (ground.straightTo(square, to)?.steps ?? 0) >= SAFE_DISTANCE)
    );
  }).map(direction => ({ kind: 'move', direction }));
}

/** Shoots at visible enemies, nearest first; zaps and throws only along straight lines. */
function aimAtTheDistant(situation: Situation): readonly Attempt[] {
  const { inventory, hero } = situation.view;
  const shot = inventory.some(item => usesOf(item).includes('fire'));
  const near = hostiles(situation.view.things)
    .filter(({ id }) => id !== 0)
    .sort((one, other) => apart(hero, one) - apart(hero, other));
  const shots = shot ? near.map(({ x, y }) => ({ kind: 'fire', item: 0, x, y })) : [];
  const zaps = targets(situation).flatMap(({ direction }) => [
    ...inventory
      .filter(item => usesOf(item).includes('zap') && !HARMLESS.test(item.name))
      .map(({ id }) => ({ kind: 'zap', item: id, direction })),
    ...inventory
      .filter(item => item.aimed === true && !EMPTY.test(item.charges ?? ''))
      .map(({ id }) => ({ kind: 'apply', item: id, direction })),
  ]);
  const throws = near
    .filter(target => apart(hero, target) > 1)
    .flatMap(({ x, y }) =>
      inventory
        .filter(item => usesOf(item).includes('throw') && !item.wielded && THROWN.test(item.name))
        .map(({ id }) => ({ kind: 'throw', item: id, x, y })),
    );
  return [...shots, ...zaps, ...throws];
}

/** Answers a pending question first; any other command would waste it. */
function answerPending({ view }: Situation): readonly Attempt[] {
  return sensibleAnswers(view).map(answer => ({ kind: 'answer', answer }));
}

/** Charges a wand when possible. */
function charge({ view }: Situation): readonly Attempt[] {
  const scrolls = view.inventory.filter(({ charger }) => charger === true);
  const targets = view.inventory.filter(({ chargeable }) => chargeable === 'offered');
  return hostiles(view.things).length === 0
    ? scrolls.flatMap(({ id: item }) =>
        targets.map(({ id }) => ({ kind: 'charge', item, target: id })),
      )
    : [];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function apart(one: Place, other: Place): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
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

function hasFood({ inventory }: GameView): boolean {
  return inventory.some(item => usesOf(item).includes('eat'));
}

function pickUp({ view }: Situation): readonly Attempt[] {
  const lying = view.things.filter(
    ({ kind, x, y }) => kind === 'item' && x === view.hero.x && y === view.hero.y,
  );
  return lying
    .filter(thing => isWanted(view, thing))
    .map(({ id }) => ({ kind: 'pick-up', item: id }));
}

/** A burdened hero wants only the Amulet. Armour is wanted only for an empty slot. */
function isWanted({ hero, inventory }: GameView, { name, glyph }: ThingView): boolean {
  if (/amulet/i.test(name)) {
    return true;
  }
  const isNew = glyph === '[' && !inventory.some(item => item.glyph === '[' && !item.worn);
  return hero.burden === 'unencumbered' && (WANTED.includes(glyph) || isNew || THROWN.test(name));
}

/** Whether the Amulet has been found, and the way leads up again. */
function isDone({ view }: Situation): boolean {
  return view.inventory.some(({ name }) => GOAL.test(name));
}

/** With the Amulet the only goal is the way up, unless a creature blocks it. */
function climbWithAmulet(situation: Situation): readonly Attempt[] {
  if (!isDone(situation)) {
    return [];
  }
  const { ground, view } = situation;
  if (ground.terrain(ground.here) === 'stairs-up') {
    return [{ kind: 'ascend' }];
  }
  const alone = hostiles(view.things).length === 0;
  return alone && isHurt(situation)
    ? []
    : stepsTo(situation, square => ground.terrain(square) === 'stairs-up');
}

/** Down when the level has nothing more to offer; up only when there is no other way. */
function takeTheStairs(situation: Situation): readonly Attempt[] {
  const { ground } = situation;
  const here = ground.terrain(ground.here);
  if (here === 'stairs-down' && !isDone(situation)) {
    return [{ kind: 'descend' }];
  }
  const isCellar =
    wayTo(situation, square => ground.terrain(square) === 'stairs-down') === undefined;
  return here === 'stairs-up' && isCellar ? [{ kind: 'ascend' }] : [];
}

function useThings({ view, tried }: Situation): readonly Attempt[] {
  if (hostiles(view.things).length > 0) {
    return [];
  }
  return view.inventory
    .filter(({ id, worn, wielded }) => !worn && !wielded && !tried.has(id))
    .filter(({ name }) => !OTHER_AMULET.test(name))
    .flatMap(item =>
      usesOf(item)
        .filter(use => QUIET_USES.includes(use) && (use !== 'wield' || !hasWeapon(view.inventory)))
        .filter(use => use !== 'wear' || !isDressed(view.inventory, item))
        // It is read for what it charges, in an idea of its own.
        .filter(use => use !== 'read' || item.charger !== true)
        .map(use => ({ kind: use, item: item.id })),
    );
}

/** Whether its slot holds another item: worn items are known to be harmless. */
function isDressed(inventory: readonly ItemView[], { place }: ItemView): boolean {
  return place !== 'ring' && inventory.some(other => other.worn && other.place === place);
}

function hasWeapon(inventory: readonly ItemView[]): boolean {
  return inventory.some(({ wielded }) => wielded);
}

/** Rests until it has recovered and has energy for an attack, unless it would starve. */
function recover(situation: Situation): readonly Attempt[] {
  const { view } = situation;
  if (situation.isUnderFire) {
    return [];
  }
  const { hero, spells } = view;
  const isFed = hero.hunger === 'not-hungry' || hero.hunger === 'satiated';
  const hasTime = hero.nutrition > WELL_FED || hasFood(view);
  const isWell = hero.hitPoints * 10 >= hero.maxHitPoints * (hasTime ? WELL_TENTHS : FIT_TENTHS);
  const isReady = spells.every(
    spell =>
      spell.school !== 'attack' ||
      spell.failPercent > MOST_FAILURE ||
      !canPay({ energy: hero.maxEnergy, grace: hero.maxGrace }, spell) ||
      !hasTime ||
      canPay(hero, spell),
  );
  return isFed && !(isWell && isReady) && hostiles(view.things).length === 0
    ? [{ kind: 'rest', count: 20 }]
    : [];
}

function fetch(situation: Situation): readonly Attempt[] {
  const { view, ground, unfetched } = situation;
  const lying = new Set(
    view.things
      .filter(thing => thing.kind === 'item' && isWanted(view, thing))
      .map(({ x, y }) => ground.square(x, y)),
  );
  lying.delete(ground.here);
  const fresh = (square: number) => lying.has(square) && !unfetched.has(square);
  return lying.size === 0 ? [] : stepsTo(situation, fresh);
}

/** A hungry hero without food looks only for the way to the next level. */
function explore(situation: Situation): readonly Attempt[] {
  const { ground, exhausted, view } = situation;
  const inHaste = ['hungry', 'weak', 'fainting'].includes(view.hero.hunger) && !hasFood(view);
  if (inHaste && goToStairs(situation).length > 0) {
    return [];
  }
  return stepsTo(
    situation,
    square =>
      !exhausted.has(square) &&
      (ground.isFrontier(square) || ground.terrain(square) === 'closed-door'),
  );
}

function goToStairs(situation: Situation): readonly Attempt[] {
  const { ground } = situation;
  const name = isDone(situation) ? 'stairs-up' : 'stairs-down';
  return stepsTo(situation, square => ground.terrain(square) === name);
}

/** Leaves a level without another way, to search the one above again. */
function goBack(situation: Situation): readonly Attempt[] {
  return stepsTo(situation, square => situation.ground.terrain(square) === 'stairs-up');
}

function stepsTo(situation: Situation, wanted: (square: number) => boolean): readonly Attempt[] {
  const way = wayTo(situation, wanted);
  return way === undefined ? [] : [{ kind: 'move', direction: way.first }];
}

/** Around known traps, if there is such a way. */
function wayTo({ view, ground, avoided }: Situation, wanted: (square: number) => boolean) {
  const traps = view.things.filter(({ use }) => use === 'trap');
  const around = new Set([...avoided, ...traps.map(trap => ground.square(trap.x, trap.y))]);
  return (
    ground.wayTo(wanted, { avoided: around, isStraightAtDoors: true }) ??
    ground.wayTo(wanted, { avoided, isStraightAtDoors: true })
  );
}

/** The uses as plain words: a later game may have more than this file knows. */
function usesOf({ uses }: ItemView): readonly string[] {
  return uses;
}
