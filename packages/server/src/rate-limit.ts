// How much a client may ask in a time: a bucket of tokens that fills at a steady rate.

/** How fast a bucket fills, and how much it holds. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** One client's allowance. */
export class Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  /** @param now the time in milliseconds, from any beginning */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#filledAt = now();
  }

  /** True when one more is allowed now; it is then counted. */
  take(): boolean {
    this.#fill();
    if (this.#tokens < 1) {
      return false;
    }
    this.#tokens -= 1;
    return true;
  }

  /** Takes so many, also more than there are: the debt is worked off before there is anything again. */
  charge(tokens: number): void {
    this.#fill();
    this.#tokens -= tokens;
  }

  /** True when there is anything left. */
  get hasSome(): boolean {
    this.#fill();
    return this.#tokens > 0;
  }

  /** True when it holds all that it can: who left it alone that long has no history. */
  isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#now();
    const gained = ((now - this.#filledAt) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAt = now;
  }
}

/** Buckets by the name of whoever asks, such as a network address; idle ones are forgotten. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1024;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** True when this one may ask once more now; it is then counted. */
  take(name: string): boolean {
    return this.#of(name).take();
  }

  /** Charges this one for what was done, by its cost. */
  charge(name: string, cost: number): void {
    this.#of(name).charge(cost);
  }

  /** True when this one has paid for all that was done. */
  has(name: string): boolean {
    return this.#buckets.get(name)?.hasSome ?? true;
  }

  #of(name: string): Bucket {
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      this.#sweep();
      bucket = new Bucket(this.#rate, this.#now);
      this.#buckets.set(name, bucket);
    }
    return bucket;
  }

  #sweep(): void {
    if (this.#buckets.size < this.#sweepAt) {
      return;
    }
    for (const [name, bucket] of this.#buckets) {
      if (bucket.isFull()) {
        this.#buckets.delete(name);
      }
    }
    this.#sweepAt = Math.max(1024, 2 * this.#buckets.size);
  }
}
