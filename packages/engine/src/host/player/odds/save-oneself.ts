// How the player by the odds saves itself: it weighs what its foes will cost it against its hit points, and
// withdraws in time, by draughts, prayers, scrolls and stairs.

import type { ItemView } from '../../../game/index.ts';
import { bestActs, isCastable, tryWands } from './acts.ts';
import {
  type Attempt,
  AWAY,
  apart,
  HEALING,
  hasGoal,
  hasUse,
  isUnknown,
  isUnpaid,
} from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { pray } from './prayer.ts';
import { isGround, wayTo } from './ways.ts';
import { stayOnWord, writeWord } from './word.ts';

/** Turns of its foes' blows that a hero must be able to stand: with less he is in peril. */
const TURNS_TO_STAND = 3;

/** Share of the hit points that a fight may cost at most: with more it is not fought to its end. */
const MOST_COST = 0.7;

/** Share of the hit points below which the player leaves a place where unseen creatures strike him. */
const LOW = 0.5;

/** Share of the hit points that those who follow over stairs may cost. */
const MOST_FOLLOWED = 0.5;

/** Share of the hero's pace up to which a foe beside him is left behind. */
const SLOWER = 0.8;

/** Steps to stairs that are walked with foes about. */
const FLIGHT = 25;

/** Whether the next few turns may kill the hero. */
function isInPeril({ view, threat }: Outlook): boolean {
  const { hitPoints, maxHitPoints } = view.hero;
  return (
    threat.awake.length > 0 &&
    (hitPoints < threat.damage * TURNS_TO_STAND || hitPoints * 3 < maxHitPoints)
  );
}

/** Whether the foes that are awake would cost more than the hero can spare. */
function isOutmatched({ view, threat }: Outlook): boolean {
  return threat.awake.length > 0 && threat.cost > view.hero.hitPoints * MOST_COST;
}

/** What takes the hero out of danger, the surest first. Empty: there is none, or nothing helps. */
export function saveOneself(outlook: Outlook): readonly Attempt[] {
  const { view, memory, threat } = outlook;
  if (memory.isWary && threat.awake.length === 0) {
    return view.hero.hitPoints < view.hero.maxHitPoints * LOW ? leaveTheUnseen(outlook) : [];
  }
  const inPeril = isInPeril(outlook);
  const isAfraid =
    outlook.view.hero.conditions.includes('afraid') && outlook.threat.awake.length > 0;
  if (!inPeril && !isAfraid && !isOutmatched(outlook)) {
    return stayOnWord(outlook);
  }
  return inPeril
    ? [
        ...pray(outlook),
        ...climb(outlook),
        ...heal(outlook),
        ...stayOnWord(outlook),
        ...writeWord(outlook),
        ...walkAway(outlook),
        ...vanish(outlook),
        ...tryWands(outlook),
        ...gamble(outlook),
        ...(isAfraid ? [...bestActs(outlook), ...shrinkBack(outlook)] : []),
      ]
    : [
        ...climb(outlook),
        ...walkAway(outlook),
        ...tryWands(outlook),
        ...embolden(outlook),
        ...(isAfraid ? [...bestActs(outlook), ...shrinkBack(outlook)] : []),
      ];
}

/** Away from who strikes unseen: up the stairs, else healed. */
function leaveTheUnseen(outlook: Outlook): readonly Attempt[] {
  const { ground } = outlook;
  const way = wayTo(outlook, isGround(outlook, 'stairs-up'));
  return [
    ...pray(outlook),
    ...(ground.terrain(ground.here) === 'stairs-up' ? [{ kind: 'ascend' }] : []),
    ...heal(outlook),
    ...(way === undefined || way.steps > FLIGHT ? [] : [{ kind: 'move', direction: way.first }]),
    ...vanish(outlook),
  ];
}

/** Draughts that make a fighter of the hero, before a fight that is too much for him. */
function embolden({ view }: Outlook): readonly Attempt[] {
  const { conditions } = view.hero;
  return withUse(view.inventory, 'quaff')
    .filter(
      ({ name }) =>
        (/heroism|rage/.test(name) && !conditions.some(one => /hero|berserk|rage/.test(one))) ||
        (/speed/.test(name) && !conditions.includes('very-fast')),
    )
    .map(({ id }) => ({ kind: 'quaff', item: id }));
}

/** A step away from everybody near: who is afraid can't strike back. */
function shrinkBack({ view, ground, threat }: Outlook): readonly Attempt[] {
  const nearest = (x: number, y: number) =>
    Math.min(...threat.awake.map(({ thing }) => apart(thing, { x, y })));
  const now = nearest(view.hero.x, view.hero.y);
  return ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap(direction => {
    const to = ground.next(ground.here, direction);
    if (to === undefined || !ground.walkable(to)) {
      return [];
    }
    const { x, y } = ground.placeOf(to);
    return nearest(x, y) > now ? [{ kind: 'move', direction }] : [];
  });
}

/** Draughts and spells that heal. */
export function heal({ view }: Outlook): readonly Attempt[] {
  const spells = view.spells.filter(
    spell => spell.school === 'healing' && spell.atSelf && isCastable(view, spell),
  );
  return [
    ...withUse(view.inventory, 'quaff')
      .filter(({ name }) => HEALING.test(name))
      .map(({ id }) => ({ kind: 'quaff', item: id })),
    ...spells.map(({ id }) => ({ kind: 'cast', spell: id, direction: 0 })),
  ];
}

/** The stairs underfoot, if they part the hero from foes that are too much: who stands beside him follows. */
function climb(outlook: Outlook): readonly Attempt[] {
  const { view, ground, threat } = outlook;
  const beside = threat.awake.filter(({ away }) => away <= 1);
  const followed = beside.reduce((sum, { damage, turns }) => sum + damage * turns, 0);
  if (beside.length === threat.awake.length || followed > view.hero.hitPoints * MOST_FOLLOWED) {
    return [];
  }
  const here = ground.terrain(ground.here);
  const isLast = view.hero.hitPoints * 2 < view.hero.maxHitPoints;
  if (here === 'stairs-up') {
    return [{ kind: 'ascend' }];
  }
  return here === 'stairs-down' && !isLast && !hasGoal(view) ? [{ kind: 'descend' }] : [];
}

/** Whether the hero gets away on foot: nobody stands beside him who is as fast as he is. */
function leavesFoes({ view, threat }: Outlook): boolean {
  const slower = view.hero.load.pace * SLOWER;
  return threat.awake.every(({ away, pace }) => away > 1 || pace <= slower);
}

/** A step towards stairs that are nearer to the hero than his foes are, or whom no foe is fast enough to catch. */
function walkAway(outlook: Outlook): readonly Attempt[] {
  const { view, threat } = outlook;
  const way = wayTo(outlook, isGround(outlook, 'stairs-up'));
  if (way === undefined || way.steps > FLIGHT || !leavesFoes(outlook)) {
    return [];
  }
  const pace = view.hero.load.pace;
  const isCaught = threat.awake.some(
    ({ away, pace: theirs }) => theirs > pace && away / (theirs - pace) < way.steps / pace,
  );
  const struck = threat.damage * way.steps;
  return isCaught && struck > view.hero.hitPoints / 2
    ? []
    : [{ kind: 'move', direction: way.first }];
}

/** Scrolls that take the hero elsewhere. */
function vanish({ view }: Outlook): readonly Attempt[] {
  return withUse(view.inventory, 'read')
    .filter(({ name }) => AWAY.test(name))
    .map(({ id }) => ({ kind: 'read', item: id }));
}

/** Unknown scrolls, some of which would save him. Unknown draughts put too many to sleep. */
function gamble({ view }: Outlook): readonly Attempt[] {
  return withUse(view.inventory, 'read')
    .filter(item => isUnknown(item) && item.glyph === '?')
    .map(({ id }) => ({ kind: 'read', item: id }));
}

function withUse(items: readonly ItemView[], use: string): readonly ItemView[] {
  return items.filter(item => hasUse(item, use) && !isUnpaid(item));
}
