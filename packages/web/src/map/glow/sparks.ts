// What effects throw off: sparks along a bolt, shards of frost, embers of a fire; and the afterglow of an effect that
// has ended. They come with the frames of an animation only, so less motion means none of them.

import type { Square } from '@roguewright/engine/face';
import { speck } from '../speck.ts';
import { formOf, type Spark } from './spark-forms.ts';

/** Milliseconds that the glow of an effect stays after its end. */
export const AFTERGLOW = 300;

/** Sparks at once, at most, so that a burning room is painted as quickly as a bolt. */
export const MOST_SPARKS = 240;

/** Sparks of one square, and of one of many that come at once. */
const SPARKS = 4;
const FEW_SPARKS = 2;
const MANY_SQUARES = 20;

/** An effect as it is painted. */
export interface Shining extends Square {
  readonly id: number;
  readonly hue: string;
  /** Ticks until a bomb explodes; absent: it shines. */
  readonly fuse?: number;
}

/** A glow that fades. */
export interface Fading extends Square {
  readonly hue: string;
  readonly since: number;
}

/** The sparks of an effect that comes to a square. @param from where it was before; absent: it is new */
export function sparksOf(
  effect: Shining,
  from: Square | undefined,
  count: number,
  since: number,
): Spark[] {
  const { x, y, hue } = effect;
  const { form, life, spread, drift } = formOf(hue);
  const [alongX, alongY] = from === undefined ? [0, 0] : [x - from.x, y - from.y];
  return Array.from({ length: count }, (_, each) => {
    const luck = (salt: number) => speck({ x, y }, 211 + 7 * each + salt);
    const angle = 2 * Math.PI * luck(1);
    const speed = spread * (0.4 + 0.6 * luck(2));
    // Those of a bolt are left behind along its way.
    const behind = luck(3);
    return {
      form,
      hue,
      x: x + 0.5 - alongX * behind + 0.5 * (luck(4) - 0.5),
      y: y + 0.5 - alongY * behind + 0.5 * (luck(5) - 0.5),
      speedX: Math.cos(angle) * speed + alongX,
      speedY: Math.sin(angle) * speed + alongY + drift,
      since,
      life: life * (0.6 + 0.4 * luck(6)),
      kind: luck(7),
    };
  });
}

/** Follows the effects from frame to frame. */
export class Sparks {
  #standing = new Map<number, Shining>();
  #sparks: Spark[] = [];
  #fading: Fading[] = [];

  /** Begins anew with the effects of a picture, which throw off nothing. */
  rest(effects: readonly Shining[]): void {
    this.#standing = standing(effects);
    this.#sparks = [];
    this.#fading = [];
  }

  /** Takes in the effects of the next frame: what is new or has moved sparks, what is gone glows on. */
  follow(effects: readonly Shining[], now: number): void {
    const before = this.#standing;
    this.#standing = standing(effects);
    const come = [...this.#standing.values()].filter(effect => !isThere(before, effect));
    const count = come.length > MANY_SQUARES ? FEW_SPARKS : SPARKS;
    for (const effect of come) {
      this.#sparks.push(...sparksOf(effect, before.get(effect.id), count, now));
    }
    this.#sparks = this.#sparks.slice(-MOST_SPARKS);
    const lit = new Set([...this.#standing.values()].map(placeOf));
    for (const effect of before.values()) {
      if (!lit.has(placeOf(effect))) {
        const { x, y, hue } = effect;
        this.#fading.push({ x, y, hue, since: now });
      }
    }
  }

  /** What is still to be seen; the rest is forgotten. */
  alive(now: number): { readonly sparks: readonly Spark[]; readonly fading: readonly Fading[] } {
    this.#sparks = this.#sparks.filter(({ since, life }) => now - since < life);
    this.#fading = this.#fading.filter(({ since }) => now - since < AFTERGLOW);
    return { sparks: this.#sparks, fading: this.#fading };
  }

  get isStill(): boolean {
    return this.#sparks.length === 0 && this.#fading.length === 0;
  }
}

/** The effects that shine, by id. */
function standing(effects: readonly Shining[]): Map<number, Shining> {
  return new Map(
    effects.filter(({ fuse }) => fuse === undefined).map(effect => [effect.id, effect]),
  );
}

function isThere(before: ReadonlyMap<number, Shining>, effect: Shining): boolean {
  const known = before.get(effect.id);
  return known !== undefined && placeOf(known) === placeOf(effect);
}

function placeOf({ x, y, hue }: Shining): string {
  return `${x} ${y} ${hue}`;
}

/** How much of an afterglow is left, 1…0. */
export function leftOf({ since }: Fading, now: number): number {
  const left = 1 - Math.max(0, now - since) / AFTERGLOW;
  return Math.max(0, left) ** 2;
}
