// Forces in the preview of a spell: those that would begin or last longer are written down, and auras act.

import {
  type Bearers,
  type BearerView,
  type Force,
  Forces,
  NO_BEARERS,
  type SpellWorld,
  tickEffects,
  tickForces,
  ticksLeft,
} from '../../spells/index.ts';

/** The creatures as bearers, as far as the hero knows them. */
export interface PreviewedBearers extends Pick<Bearers, 'passes' | 'standsWith'> {
  /** A creature's forces and what else matters; undefined: the hero doesn't know of it. */
  known(creature: number): { readonly forces: Forces; readonly view: BearerView } | undefined;
}

/** A force that a spell would begin or renew. Plain data, so that equal courses are one. */
export interface PreviewedForce {
  readonly creature: number;
  readonly name: string;
  readonly kind: Force['kind'];
  readonly renewed: boolean;
  /** Ticks until it ends, if nothing renews it. */
  readonly ticks: number;
  readonly gives: Force['gives'];
  /** An aura's damage and its radius in squares. */
  readonly damage: number;
  readonly range: number;
}

/** Forces on those creatures: what would begin is only written down. */
class CountingBearers implements Bearers {
  readonly begun: PreviewedForce[] = [];
  /** The forces of those on whom one has begun. */
  readonly #changed = new Map<number, Forces>();
  readonly #bearers: PreviewedBearers;
  readonly #rules: SpellWorld['rules'];

  constructor(bearers: PreviewedBearers, rules: SpellWorld['rules']) {
    this.#bearers = bearers;
    this.#rules = rules;
  }

  /** Whether an aura has begun, and acts as long as the preview lasts. */
  get acts(): boolean {
    return [...this.#changed.values()].some(({ sum }) => sum.aura);
  }

  /** One tick of the effects on the map, and of the forces that have begun. */
  tickAll(world: SpellWorld): void {
    tickEffects(world);
    for (const [creature, forces] of this.#changed) {
      tickForces(world, creature, forces);
    }
  }

  forcesOf(creature: number): Forces | undefined {
    return this.#changed.get(creature) ?? this.#bearers.known(creature)?.forces;
  }

  bearer(creature: number): BearerView {
    return this.#bearers.known(creature)?.view ?? NO_BEARERS.bearer(creature);
  }

  begin(creature: number, begun: Parameters<Bearers['begin']>[1]): void {
    const own = this.#own(creature);
    const force = own.begin(own.all.length + 1, begun);
    this.#note(creature, force, false);
  }

  renew(creature: number, force: Force, duration: number): void {
    this.#note(creature, { ...force, duration }, true);
  }

  alter(creature: number, force: Force, gives: Force['gives']): void {
    this.#changed.get(creature)?.alter(force, gives);
  }

  fades(): void {}

  end(creature: number, force: Force): void {
    this.#changed.get(creature)?.end(force);
  }

  passes(creature: number, square: number): boolean {
    return this.#bearers.passes(creature, square);
  }

  entered(): void {}

  standsWith(bearer: number, other: number): boolean {
    return this.#bearers.standsWith(bearer, other);
  }

  hide(): void {}

  #own(creature: number): Forces {
    const own = this.#changed.get(creature) ?? this.forcesOf(creature)?.copy() ?? new Forces();
    this.#changed.set(creature, own);
    return own;
  }

  #note(creature: number, force: Force, renewed: boolean): void {
    const { kind, gives, damage, range, source } = force;
    const ticks = ticksLeft(this.#rules, force);
    const { name } = source;
    this.begun.push({ creature, name, kind, renewed, ticks, gives, damage, range });
  }
}

/** No creatures are known. */
const NOBODY_KNOWN: PreviewedBearers = {
  known: () => undefined,
  passes: () => true,
  standsWith: () => false,
};

/** The creatures of a preview as bearers. On crowded or empty ground none are known. */
export function bearersIn(
  { crowd, bearers }: { readonly crowd?: unknown; readonly bearers?: PreviewedBearers },
  rules: SpellWorld['rules'],
): CountingBearers {
  return new CountingBearers((crowd === undefined ? bearers : undefined) ?? NOBODY_KNOWN, rules);
}
