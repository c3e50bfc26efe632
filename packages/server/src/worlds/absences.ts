// Players who are gone, or do nothing: after a while their heroes leave the world, so that nobody waits for them.

/** How long is waited, in milliseconds. */
export interface AbsenceTimes {
  /** For a player whose connection ended. */
  readonly gone: number;
  /** For one who is connected and gives no command. */
  readonly idle: number;
}

/** What is waited by default. */
export const ABSENCE_TIMES: AbsenceTimes = { gone: 20_000, idle: 300_000 };

/** Watches the seats of one world. */
export class Absences {
  readonly #times: AbsenceTimes;
  readonly #sendAway: (seat: number) => void;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  readonly #gone = new Set<number>();
  #isClosed = false;

  /** @param sendAway called when the player of a seat has been waited for long enough */
  constructor(times: AbsenceTimes, sendAway: (seat: number) => void) {
    this.#times = times;
    this.#sendAway = sendAway;
  }

  /** A player is here. */
  came(seat: number): void {
    this.#gone.delete(seat);
    this.#watch(seat, this.#times.idle);
  }

  /** He gives a command. */
  acted(seat: number): void {
    this.#watch(seat, this.#times.idle);
  }

  /** He is gone, and his hero is in the world. Told again while he is waited for, it changes nothing. */
  went(seat: number): void {
    if (!this.#gone.has(seat)) {
      this.#gone.add(seat);
      this.#watch(seat, this.#times.gone);
    }
  }

  /** Nobody is sent away any more. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) {
      clearTimeout(timer);
    }
    this.#timers.clear();
  }

  #watch(seat: number, milliseconds: number): void {
    clearTimeout(this.#timers.get(seat));
    if (!this.#isClosed) {
      const timer = setTimeout(() => {
        this.#timers.delete(seat);
        this.#gone.delete(seat);
        this.#sendAway(seat);
      }, milliseconds);
      timer.unref();
      this.#timers.set(seat, timer);
    }
  }
}
