// Fights of the player by the odds: the best act against the foes in sight, else a step towards them.

import { bestActs, tryWands } from './acts.ts';
import type { Attempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { type Foe, isBetterLeft } from './threat.ts';
import { stepTo } from './ways.ts';

/** Share of the hit points that a sleeper's fight may cost for it to be woken. */
const WAKES_BELOW = 0.5;

/** Steps up to which a foe is walked to. */
const MEETS_FROM = 8;

/** Steps at which a foe that is awake is waited for instead of met. */
const MEETS_WITHIN = 2;

/** The best act; against who can't be reached yet, a step or a wait. */
export function fight(outlook: Outlook): readonly Attempt[] {
  const { threat, view } = outlook;
  const wanted = threat.foes.filter(foe => isWorthIt(outlook, foe));
  return wanted.length === 0 && threat.awake.length === 0
    ? []
    : [
        ...tryWands(outlook),
        ...bestActs(outlook),
        ...(wanted.some(({ away }) => away === 1)
          ? view.adjacentHostile.map(direction => ({ kind: 'attack', direction }))
          : []),
        ...meet(outlook, wanted),
      ];
}

/** Sleepers that would be too much are left asleep, and what never moves is left where it is. */
function isWorthIt({ view, memory }: Outlook, foe: Foe): boolean {
  const { thing, damage, turns } = foe;
  return (
    !isBetterLeft(foe) &&
    (thing.inactive !== 'asleep' || damage * turns < view.hero.hitPoints * WAKES_BELOW) &&
    !(memory.level.unreached.has(thing.id) && foe.away > 1)
  );
}

function meet(outlook: Outlook, wanted: readonly Foe[]): readonly Attempt[] {
  const { ground, view, memory } = outlook;
  const [nearest] = wanted;
  if (nearest === undefined || nearest.away > MEETS_FROM) {
    return [];
  }
  const isComing = nearest.thing.inactive === undefined && nearest.pace > 0;
  const waited = memory.level.searched.get(ground.here) ?? 0;
  const { x, y } = nearest.thing;
  // Who waits strikes first.
  const waits = isComing && nearest.away === MEETS_WITHIN && waited % 2 === 0;
  const beside = (square: number) => {
    const at = ground.placeOf(square);
    return Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) === 1;
  };
  return view.adjacentHostile.length > 0
    ? []
    : [...(waits ? [{ kind: 'search', count: 1 }] : []), ...stepTo(outlook, beside)];
}
