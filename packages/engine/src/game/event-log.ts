// What happened since the last command, as integers; decoded at the door.

import { EVENT_FIELDS, type EventKind, type GameEvent } from './events.ts';

const KINDS = Object.keys(EVENT_FIELDS) as EventKind[];
const NUMBERS = new Map(KINDS.map((kind, number) => [kind, number]));

/** Integers a record: kind, whether the hero perceives it, up to five fields. */
const STRIDE = 7;

/** Events in the order in which they happened. */
export class EventLog {
  #records = new Int32Array(STRIDE * 256);
  #count = 0;

  /** Forgets everything. */
  clear(): void {
    this.#count = 0;
  }

  /** Records an event. @param perceived whether the hero sees or feels it */
  add(kind: EventKind, perceived: boolean, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    let at = this.#count * STRIDE;
    if (at === this.#records.length) {
      const larger = new Int32Array(this.#records.length * 2);
      larger.set(this.#records);
      this.#records = larger;
    }
    this.#count++;
    this.#records[at++] = NUMBERS.get(kind)!;
    this.#records[at++] = perceived ? 1 : 0;
    this.#records[at++] = a;
    this.#records[at++] = b;
    this.#records[at++] = c;
    this.#records[at++] = d;
    this.#records[at] = e;
  }

  /** What the hero perceived, decoded. */
  perceived(): GameEvent[] {
    const events: GameEvent[] = [];
    for (let at = 0; at < this.#count * STRIDE; at += STRIDE) {
      if (this.#records[at + 1] === 1) {
        events.push(this.#decode(at));
      }
    }
    return events;
  }

  #decode(at: number): GameEvent {
    const kind = KINDS[this.#records[at]!]!;
    const fields = EVENT_FIELDS[kind].map((field, place) => [
      field,
      this.#records[at + 2 + place]!,
    ]);
    return { kind, ...Object.fromEntries(fields) } as GameEvent;
  }
}
