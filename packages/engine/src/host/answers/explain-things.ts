// Explains what a cast does to things, on the squares that the hero sees and among what he carries.

import type { Enumerator } from '../../chance/index.ts';
import {
  destroyingElement,
  type GameState,
  knownCarried,
  knownPiles,
  knownSelf,
} from '../../game/index.ts';
import {
  carriedEnds,
  type Explanation,
  isShock,
  pileEnds,
  reachesCarried,
  ringEnds,
  type SpellFlight,
  type SpellPreview,
  stackLoss,
  type ThingEnd,
} from '../../odds/index.ts';
import { tellCarriedEnd, tellOffset, tellPileEnd } from '../../words/index.ts';

/** Ends less likely than this aren't told. */
const LEAST = 0.0005;

/** The lines about things. @param success probability that the spell is released */
export function explainThings(
  state: GameState,
  ask: Enumerator,
  preview: SpellPreview,
  success: number,
): Explanation[] {
  const lines = [...pileLines(state, ask, preview), ...carriedLines(state, ask, preview)];
  return lines
    .map(({ text, probability }) => ({ text, probability: Math.min(1, success * probability) }))
    .filter(({ probability }) => probability >= LEAST);
}

/** Adds up ends over the courses of a spell. */
class EndSums {
  readonly #sums = new Map<ThingEnd, number>();

  add(ends: Iterable<readonly [ThingEnd, number]>, weight: number): void {
    for (const [end, probability] of ends) {
      this.#sums.set(end, (this.#sums.get(end) ?? 0) + weight * probability);
    }
  }

  lines(tell: (end: ThingEnd) => string): Explanation[] {
    return [...this.#sums].map(([end, probability]) => ({ text: tell(end), probability }));
  }
}

/** Courses that do the same to something, merged. */
function alike<Hit>(
  { flights }: SpellPreview,
  hitsOf: (flight: SpellFlight) => readonly Hit[],
  keyOf: (hit: Hit) => string,
): { readonly hits: readonly Hit[]; weight: number }[] {
  const ways = new Map<string, { readonly hits: readonly Hit[]; weight: number }>();
  for (const { value, probability } of flights) {
    const hits = hitsOf(value);
    if (hits.length > 0) {
      const key = hits.map(keyOf).join();
      const way = ways.get(key) ?? { hits, weight: 0 };
      way.weight += probability;
      ways.set(key, way);
    }
  }
  return [...ways.values()];
}

function pileLines(state: GameState, ask: Enumerator, preview: SpellPreview): Explanation[] {
  const { spells } = state.ruleset.slots;
  const { map } = state.level;
  const { hero } = state;
  const squares = new Set(
    preview.flights.flatMap(({ value }) => value.singed.map(({ square }) => square)),
  );
  return [...squares].flatMap(square => {
    const where = tellOffset(
      map.x(square) - map.x(hero.square),
      map.y(square) - map.y(hero.square),
    );
    const ways = alike(
      preview,
      ({ singed }) => singed.filter(one => one.square === square).map(({ strike }) => strike),
      ({ attackType, damage }) => `${attackType} ${damage}`,
    );
    return knownPiles(state, ask, square).flatMap(({ name, count, views }) => {
      const sums = new EndSums();
      for (const { hits, weight } of ways) {
        sums.add(pileEnds(ask, spells, views, hits), weight);
      }
      return sums.lines(end => tellPileEnd(name, count, end, where));
    });
  });
}

function carriedLines(state: GameState, ask: Enumerator, preview: SpellPreview): Explanation[] {
  const self = knownSelf(state);
  const { casting, charging, spells, world } = state.ruleset.slots;
  const { target } = self.asTarget;
  const strikes = alike(
    preview,
    ({ hits }) =>
      hits.flatMap(({ creature, hit }) =>
        creature === self.id && 'strike' in hit && reachesCarried(hit.strike) ? [hit.strike] : [],
      ),
    ({ attackType, damage, level }) => `${attackType} ${damage} ${level}`,
  );
  const met = alike(
    preview,
    ({ hits }) =>
      hits.flatMap(({ creature, hit }) => {
        const element = 'met' in hit ? destroyingElement(hit.met) : undefined;
        if (creature !== self.id || element === undefined || !('met' in hit)) {
          return [];
        }
        const reachesOneIn = hit.met.explosion === 'none' ? world.losses.rayReachesOneIn : 1;
        return [{ element, immune: (target.immune & hit.met.attackType) !== 0, reachesOneIn }];
      }),
    ({ element, reachesOneIn }) => `${element} ${reachesOneIn}`,
  );
  const shocks = alike(
    preview,
    ({ hits }) =>
      hits.flatMap(({ creature, hit }) =>
        creature === self.id && 'strike' in hit && isShock(hit.strike) ? [hit.strike] : [],
      ),
    ({ attackType, damage, level }) => `${attackType} ${damage} ${level}`,
  );
  if (strikes.length === 0 && met.length === 0 && shocks.length === 0) {
    return [];
  }
  return knownCarried(state, ask).flatMap(({ name, views, stack, ring }) => {
    const sums = new EndSums();
    for (const { hits, weight } of strikes) {
      sums.add(carriedEnds(ask, spells, self, views, hits), weight);
    }
    for (const { hits, weight } of met) {
      sums.add([['is-destroyed', stackLoss(ask, casting, stack, hits)]], weight);
    }
    if (ring !== undefined && charging.shock !== undefined) {
      const numbers = views.map(({ value, probability }) => ({ value: value.magic, probability }));
      for (const { hits, weight } of shocks) {
        const question = { ...ring, numbers, hero: self, shocks: hits };
        sums.add(ringEnds(ask, { charging, spells }, question), weight);
      }
    }
    return sums.lines(end => tellCarriedEnd(name, stack.count, end));
  });
}
