// Events since the last command that the hero perceived, as integers, decoded on output. Objects are named at the time of the event: a
// potion is drunk under the name that it had before it was recognised.

import { EVENT_SETS, EVENT_WORDS } from '../protocol/event-words.ts';
import { EVENT_FIELDS, type EventKind, type FieldsOf, type GameEvent } from '../protocol/events.ts';
import type { NamesById } from '../protocol/performed.ts';
import type { ThingName } from '../protocol/view.ts';

/** The words that fields stand for, by kind of event. */
const WORD_LISTS = new Map<string, Readonly<Record<string, readonly string[]>>>(
  Object.entries(EVENT_WORDS),
);

/** The words that bits of fields stand for, by kind of event. */
const SET_LISTS = new Map<string, Readonly<Record<string, readonly string[]>>>(
  Object.entries(EVENT_SETS),
);

const KINDS = Object.keys(EVENT_FIELDS) as EventKind[];
const NUMBERS = new Map(KINDS.map((kind, number) => [kind, number]));

/** The number of a kind of event, for `EventLog.record`. */
export function eventNumber(kind: EventKind): number {
  return NUMBERS.get(kind)!;
}

/** Event fields that hold an object's id. */
const NAMING: ReadonlySet<string> = new Set([
  'actor',
  'target',
  'by',
  'owner',
  'item',
  'spell',
  'fixture',
  'god',
]);

/** The indexes of those fields, by kind number. */
const NAMING_PLACES: readonly (readonly number[])[] = KINDS.map(kind =>
  EVENT_FIELDS[kind].flatMap((field, index) => (NAMING.has(field) ? [index] : [])),
);

/** Fields whose creature the hero may not see: such an id is stored as 0, something. */
const UNSEEN_AT: Partial<Record<EventKind, readonly string[]>> = {
  hit: ['actor', 'target'],
  missed: ['actor', 'target'],
  burned: ['owner', 'target'],
  died: ['target', 'by'],
  helpless: ['by'],
  summoned: ['actor'],
  reflected: ['actor'],
  'read-scroll': ['actor'],
  'cast-smothered': ['actor'],
  'cast-unravelled': ['actor'],
  'altar-consecrated': ['actor'],
  'door-opened': ['actor'],
  'fixture-sprung': ['actor'],
  'trap-caught': ['actor'],
  hurled: ['actor'],
  bumped: ['actor', 'target'],
  'plate-pressed': ['actor'],
  'lever-pulled': ['actor'],
  'lever-stuck': ['actor'],
  'fixture-built': ['actor'],
  'mark-written': ['actor'],
  'fixture-struck': ['actor'],
  'fixture-missed': ['actor'],
  'level-darkened': ['actor'],
  'passive-hit': ['owner', 'target'],
};

/** The indexes of those fields, by kind number. */
const UNSEEN_PLACES: readonly (readonly number[])[] = KINDS.map(kind =>
  EVENT_FIELDS[kind].flatMap((field, index) => (UNSEEN_AT[kind]?.includes(field) ? [index] : [])),
);

/** Fields with an effect that a blind hero doesn't recognise: stored as 0 for him. */
const SEEN_AT: Partial<Record<EventKind, string>> = { burned: 'source' };

/** The indexes of those fields, by kind number; −1 for none. */
const SEEN_PLACES: readonly number[] = KINDS.map(kind => {
  const field = SEEN_AT[kind];
  return field === undefined ? -1 : (EVENT_FIELDS[kind] as readonly string[]).indexOf(field);
});

/** Integers per record: kind, and up to five fields. */
const STRIDE = 6;

/** Names of the objects in a command's events. */
export interface EventNames {
  /** Each object's name at its first mention. */
  readonly names: NamesById;
  /** Names that change at an event, by the index of that event among those perceived. */
  readonly renamed: Readonly<Record<number, NamesById>>;
}

/** A name recorded at an event. */
interface GivenName {
  /** The event's index among those perceived. */
  readonly event: number;
  readonly id: number;
  readonly name: ThingName;
}

/** The hero's interpretation of ids in events. */
interface EventWitness {
  /** His name for an id; undefined if no object has it. */
  nameOf(id: number): ThingName | undefined;
  /** The id of a creature; 0 if he doesn't see it. */
  seenId(id: number): number;
  isBlind(): boolean;
}

/** A witness that names nothing and hides nothing. */
const NO_WITNESS: EventWitness = {
  nameOf: () => undefined,
  seenId: id => id,
  isBlind: () => false,
};

/** Objects whose names are kept from one command to the next. */
const MOST_NAMES = 2000;

interface LatestName {
  name: ThingName;
  command: number;
}

/** Events in order. */
export class EventLog {
  /** Set once, when the game is assembled. */
  witness: EventWitness = NO_WITNESS;
  #records = new Int32Array(STRIDE * 32);
  #count = 0;
  readonly #given: GivenName[] = [];
  /** The newest name of each object, with the number of the command in which it was given. */
  readonly #latest = new Map<number, LatestName>();
  #commands = 0;

  /** Removes everything. */
  clear(): void {
    this.#count = 0;
    if (this.#given.length > 0) {
      // Setting the length costs, even of an empty list.
      this.#given.length = 0;
    }
    // Names of earlier commands stay, since the same creatures are usually named again.
    this.#commands++;
    if (this.#latest.size > MOST_NAMES) {
      this.#latest.clear();
    }
  }

  /** Records an event, unless the hero doesn't perceive it. @param perceived whether he sees or feels it */
  add<Kind extends EventKind>(kind: Kind, perceived: boolean, ...fields: FieldsOf<Kind>): void;
  add(kind: EventKind, perceived: boolean, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.write(kind, perceived, a, b, c, d, e);
  }

  /** As `add`, but without checking fields against the kind, for callers that have checked them. */
  write(
    kind: EventKind,
    perceived: boolean,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
  ): void {
    this.record(NUMBERS.get(kind)!, perceived, a, b, c, d, e);
  }

  /** As `write`, for callers that have looked up the number of the kind. */
  record(
    number: number,
    perceived: boolean,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
  ): void {
    if (!perceived) {
      return;
    }
    const at = this.#count * STRIDE;
    if (at === this.#records.length) {
      this.#makeRoom();
    }
    const records = this.#records;
    records[at] = number;
    records[at + 1] = a;
    records[at + 2] = b;
    records[at + 3] = c;
    records[at + 4] = d;
    records[at + 5] = e;
    this.#hideUnseen(number, at + 1);
    this.#nameFields(number, at + 1);
    this.#count++;
  }

  #makeRoom(): void {
    const larger = new Int32Array(this.#records.length * 2);
    larger.set(this.#records);
    this.#records = larger;
  }

  #hideUnseen(number: number, from: number): void {
    const places = UNSEEN_PLACES[number]!;
    for (let place = 0; place < places.length; place++) {
      const at = from + places[place]!;
      const id = this.#records[at]!;
      if (id !== 0) {
        this.#records[at] = this.witness.seenId(id);
      }
    }
    const seen = SEEN_PLACES[number]!;
    if (seen >= 0 && this.witness.isBlind()) {
      this.#records[from + seen] = 0;
    }
  }

  /** Records new names of the objects in the newest event. */
  #nameFields(number: number, from: number): void {
    const places = NAMING_PLACES[number]!;
    for (let place = 0; place < places.length; place++) {
      const id = this.#records[from + places[place]!]!;
      const name = id === 0 ? undefined : this.witness.nameOf(id);
      if (name !== undefined && this.#isNew(id, name)) {
        this.#given.push({ event: this.#count, id, name });
      }
    }
  }

  /** Notes a name. @returns whether the object had none, or another, in this command */
  #isNew(id: number, name: ThingName): boolean {
    const latest = this.#latest.get(id);
    if (latest === undefined) {
      this.#latest.set(id, { name, command: this.#commands });
      return true;
    }
    if (latest.command === this.#commands && isSameName(latest.name, name)) {
      return false;
    }
    latest.name = name;
    latest.command = this.#commands;
    return true;
  }

  /** How often the log was emptied. */
  get clearings(): number {
    return this.#commands;
  }

  /** The number of events that the hero perceived since the last command. */
  get perceivedCount(): number {
    return this.#count;
  }

  /** The events that the hero perceived, decoded. @param from the first of them, 0 for all */
  perceived(from = 0): GameEvent[] {
    const events: GameEvent[] = [];
    for (let at = from * STRIDE; at < this.#count * STRIDE; at += STRIDE) {
      events.push(this.#decode(at));
    }
    return events;
  }

  /**
   * The names of the objects in perceived events. An object without a name at the time gets its present one.
   * @param from the first of the events, 0 for all; names that were given before it are known from there on
   */
  names(from = 0): EventNames {
    const names: Record<number, ThingName> = {};
    const renamed: Record<number, Record<number, ThingName>> = {};
    for (const { event, id, name } of this.#given) {
      if (names[id] === undefined || event < from) {
        names[id] = name;
      } else {
        renamed[event - from] ??= {};
        renamed[event - from]![id] = name;
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

  /** Ids in perceived events without a name at the time, such as of an item that was just split off. */
  #unnamed(): Set<number> {
    const ids = new Set<number>();
    for (let at = 0; at < this.#count * STRIDE; at += STRIDE) {
      for (const index of NAMING_PLACES[this.#records[at]!]!) {
        const id = this.#records[at + 1 + index]!;
        if (id !== 0 && this.#latest.get(id)?.command !== this.#commands) {
          ids.add(id);
        }
      }
    }
    return ids;
  }

  #decode(at: number): GameEvent {
    const kind = KINDS[this.#records[at]!]!;
    const lists = WORD_LISTS.get(kind);
    const sets = SET_LISTS.get(kind);
    const fields = EVENT_FIELDS[kind].map((field, index) => {
      const value = this.#records[at + 1 + index]!;
      const set = sets?.[field]?.filter((_, bit) => (value & (1 << bit)) !== 0);
      return [field, set ?? lists?.[field]?.[value] ?? value];
    });
    return { kind, ...Object.fromEntries(fields) } as GameEvent;
  }
}

function isSameName(one: ThingName, other: ThingName): boolean {
  // Creatures of a kind share one name.
  if (one === other) {
    return true;
  }
  return (
    one.name === other.name &&
    one.whole === other.whole &&
    one.common === other.common &&
    one.isHero === other.isHero
  );
}
