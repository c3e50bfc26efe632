// What happened since the last command, as integers; decoded at the door. What an event mentions is named
// when it happens: a potion is drunk as what it was taken for, whatever it turns out to be.

import { EVENT_FIELDS, type EventKind, type FieldsOf, type GameEvent } from '../protocol/events.ts';
import type { NamesById } from '../protocol/performed.ts';
import type { ThingName } from '../protocol/view.ts';

const KINDS = Object.keys(EVENT_FIELDS) as EventKind[];
const NUMBERS = new Map(KINDS.map((kind, number) => [kind, number]));

/** Fields of events that hold the id of what they mention. */
const NAMING: ReadonlySet<string> = new Set(['actor', 'target', 'by', 'owner', 'item', 'spell']);

/** The places of those fields, by the number of the kind. */
const NAMING_PLACES: readonly (readonly number[])[] = KINDS.map(kind =>
  EVENT_FIELDS[kind].flatMap((field, place) => (NAMING.has(field) ? [place] : [])),
);

/** Who may take part in what the hero perceives without being seen: such an id is told as 0, something. */
const UNSEEN_AT: Partial<Record<EventKind, readonly string[]>> = {
  hit: ['actor', 'target'],
  missed: ['actor', 'target'],
  burned: ['owner'],
  died: ['target', 'by'],
  helpless: ['by'],
  summoned: ['actor'],
  'door-opened': ['actor'],
};

/** The places of those fields, by the number of the kind. */
const UNSEEN_PLACES: readonly (readonly number[])[] = KINDS.map(kind =>
  EVENT_FIELDS[kind].flatMap((field, place) => (UNSEEN_AT[kind]?.includes(field) ? [place] : [])),
);

/** Integers a record: kind, whether the hero perceives it, up to five fields. */
const STRIDE = 7;

/** What the events of a command mention. */
export interface EventNames {
  /** What each thing is called where it is first mentioned. */
  readonly names: NamesById;
  /** What is called otherwise from an event on, by the place of that event among those perceived. */
  readonly renamed: Readonly<Record<number, NamesById>>;
}

/** A name that was given at an event. */
interface GivenName {
  /** The place of the event among those perceived. */
  readonly event: number;
  readonly id: number;
  readonly name: ThingName;
}

/** What the hero makes of the ids in events. */
interface EventWitness {
  /** What he calls whatever has an id now; undefined when nothing has it. */
  nameOf(id: number): ThingName | undefined;
  /** The id of a creature; 0 when he doesn't see it. */
  seenId(id: number): number;
}

/** Nobody: names nothing, and hides nothing. */
const NO_WITNESS: EventWitness = { nameOf: () => undefined, seenId: id => id };

/** Events in the order in which they happened. */
export class EventLog {
  /** Set once, when the game is put together. */
  witness = NO_WITNESS;
  #records = new Int32Array(STRIDE * 256);
  #count = 0;
  #perceived = 0;
  readonly #given: GivenName[] = [];
  readonly #latest = new Map<number, ThingName>();

  /** Forgets everything. */
  clear(): void {
    this.#count = 0;
    this.#perceived = 0;
    this.#given.length = 0;
    if (this.#latest.size > 0) {
      // Clearing allocates, even what is empty.
      this.#latest.clear();
    }
  }

  /** Records an event. @param perceived whether the hero sees or feels it */
  add<Kind extends EventKind>(kind: Kind, perceived: boolean, ...fields: FieldsOf<Kind>): void;
  add(kind: EventKind, perceived: boolean, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.write(kind, perceived, a, b, c, d, e);
  }

  /** The same without a check of the fields against the kind: for those who have checked them. */
  write(
    kind: EventKind,
    perceived: boolean,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
  ): void {
    const at = this.#count * STRIDE;
    if (at === this.#records.length) {
      const larger = new Int32Array(this.#records.length * 2);
      larger.set(this.#records);
      this.#records = larger;
    }
    this.#count++;
    const number = NUMBERS.get(kind)!;
    this.#records[at] = number;
    this.#records[at + 1] = perceived ? 1 : 0;
    this.#records[at + 2] = a;
    this.#records[at + 3] = b;
    this.#records[at + 4] = c;
    this.#records[at + 5] = d;
    this.#records[at + 6] = e;
    if (perceived) {
      this.#hideUnseen(number, at + 2);
      this.#nameFields(number, at + 2);
      this.#perceived++;
    }
  }

  #hideUnseen(number: number, from: number): void {
    for (const place of UNSEEN_PLACES[number]!) {
      const id = this.#records[from + place]!;
      this.#records[from + place] = id === 0 ? 0 : this.witness.seenId(id);
    }
  }

  /** Names what the newest event mentions, as far as that has another name than before. */
  #nameFields(number: number, from: number): void {
    for (const place of NAMING_PLACES[number]!) {
      const id = this.#records[from + place]!;
      const name = id === 0 ? undefined : this.witness.nameOf(id);
      if (name !== undefined && !isSameName(this.#latest.get(id), name)) {
        this.#latest.set(id, name);
        this.#given.push({ event: this.#perceived, id, name });
      }
    }
  }

  /** The number of events that the hero perceived since the last command. */
  get perceivedCount(): number {
    return this.#perceived;
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

  /** What the perceived events mention. What had no name when it was mentioned gets that of now. */
  names(): EventNames {
    const names: Record<number, ThingName> = {};
    const renamed: Record<number, Record<number, ThingName>> = {};
    for (const { event, id, name } of this.#given) {
      if (names[id] === undefined) {
        names[id] = name;
      } else {
        renamed[event] ??= {};
        renamed[event][id] = name;
      }
    }
    for (const id of this.#unnamed()) {
      const name = this.witness.nameOf(id);
      if (name !== undefined) {
        names[id] = name;
      }
    }
    return { names, renamed };
  }

  /** Ids that perceived events mention and that had no name then, such as of what was just split off. */
  #unnamed(): Set<number> {
    const ids = new Set<number>();
    for (let at = 0; at < this.#count * STRIDE; at += STRIDE) {
      if (this.#records[at + 1] === 1) {
        for (const place of NAMING_PLACES[this.#records[at]!]!) {
          const id = this.#records[at + 2 + place]!;
          if (id !== 0 && !this.#latest.has(id)) {
            ids.add(id);
          }
        }
      }
    }
    return ids;
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

function isSameName(one: ThingName | undefined, other: ThingName): boolean {
  return (
    one?.name === other.name &&
    one.whole === other.whole &&
    one.common === other.common &&
    one.isHero === other.isHero
  );
}
