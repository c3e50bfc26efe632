// Rate limits for clients: token buckets.

/** Tokens a second, and the capacity of the bucket. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** The bucket of one client. */
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

  /** Takes a token; false if there is none. */
  take(): boolean {
    this.#fill();
    if (this.#tokens < 1) {
      return false;
    }
    this.#tokens -= 1;
    return true;
  }

  /** Takes `tokens` tokens. The count may become negative; then the bucket fills from there. */
  charge(tokens: number): void {
    this.#fill();
    this.#tokens -= tokens;
  }

  /** Whether any token is left. */
  get hasSome(): boolean {
    this.#fill();
    return this.#tokens > 0;
  }

  /** Whether the bucket is full, so that it may be forgotten. */
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

/** Buckets by the name of the client, such as a network address; full ones are forgotten. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1024;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token of a client; false if it has none. */
  take(name: string): boolean {
    return this.#of(name).take();
  }

  /** Takes the cost of a finished job from a client. */
  charge(name: string, cost: number): void {
    this.#of(name).charge(cost);
  }

  /** Whether a client has any token left. */
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
