// A plain Colyseus room, as its documentation has it: the known view is the room's state, the game changes it, and the
// state's changes are sent to all clients with each tick. What a tick changes is worked out beforehand: a game would
// know it.

import { createAuthContext, LocalDriver, LocalPresence, matchMaker, Room } from '@colyseus/core';
import { type SchemaType, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Performed } from '@roguewright/engine/game';
import { ROOMS, roomName, TICKS_RECORDED } from './plan.ts';
import { recordedGame } from './recorded.ts';
import { serveSide } from './side.ts';

/** A record of values, each as JSON. */
const Fields = schema({ named: t.map('string') }, 'Fields');
type Fields = SchemaType<typeof Fields>;

/** A grid of letters, row by row. */
const Rows = schema({ rows: t.array('string') }, 'Rows');

/** The known view: the map by rows, each thing with its fields, the hero's fields, and all else. */
const KnownView = schema(
  { map: t.map(Rows), things: t.map(Fields), hero: Fields, others: Fields },
  'KnownView',
);
type KnownView = SchemaType<typeof KnownView>;

type Values = Readonly<Record<string, string>>;

/** A known view in the parts of the state. */
interface Parts {
  readonly map: Readonly<Record<string, readonly string[]>>;
  readonly things: Readonly<Record<string, Values>>;
  readonly hero: Values;
  readonly others: Values;
}

const GRIDS = ['terrain', 'visible', 'lit'] as const;

function jsonOf(record: object): Values {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, JSON.stringify(value)]));
}

function partsOf({ view, ...told }: Performed): Parts {
  const { map, things, hero, ...others } = view;
  const { terrain, visible, lit, ...aboutMap } = map;
  return {
    map: { terrain, visible, lit },
    things: Object.fromEntries(things.map((thing, place) => [String(place), jsonOf(thing)])),
    hero: jsonOf(hero),
    others: { ...jsonOf(told), ...jsonOf(others), map: JSON.stringify(aboutMap) },
  };
}

/** The changes from one view to the next, as the game would make them. */
type Change = (state: KnownView) => void;

function changesOf(before: Parts | undefined, after: Parts): Change[] {
  const changes: Change[] = [];
  for (const grid of GRIDS) {
    const [old = [], rows] = [before?.map[grid], after.map[grid]!];
    if (old.length !== rows.length) {
      changes.push(({ map }) => {
        const made = new Rows();
        made.rows.push(...rows);
        map.set(grid, made);
      });
      continue;
    }
    rows.forEach((row, place) => {
      if (row !== old[place]) {
        changes.push(({ map }) => {
          map.get(grid)!.rows[place] = row;
        });
      }
    });
  }
  changes.push(...fieldChanges(before?.hero, after.hero, ({ hero }) => hero));
  changes.push(...fieldChanges(before?.others, after.others, ({ others }) => others));
  for (const [place, values] of Object.entries(after.things)) {
    if (before?.things[place] === undefined) {
      changes.push(({ things }) => void things.set(place, new Fields()));
    }
    const old = before?.things[place];
    changes.push(...fieldChanges(old, values, ({ things }) => things.get(place)!));
  }
  for (const place of Object.keys(before?.things ?? {})) {
    if (after.things[place] === undefined) {
      changes.push(({ things }) => void things.delete(place));
    }
  }
  return changes;
}

function fieldChanges(
  before: Values | undefined,
  after: Values,
  fieldsOf: (state: KnownView) => Fields,
): Change[] {
  const set = Object.entries(after)
    .filter(([key, value]) => before?.[key] !== value)
    .map(
      ([key, value]) =>
        (state: KnownView) =>
          void fieldsOf(state).named.set(key, value),
    );
  const gone = Object.keys(before ?? {})
    .filter(key => after[key] === undefined)
    .map(key => (state: KnownView) => void fieldsOf(state).named.delete(key));
  return [...set, ...gone];
}

const parts = recordedGame(TICKS_RECORDED).map(partsOf);
const first = changesOf(undefined, parts[0]!);
const next = parts.map((after, place) => changesOf(parts.at(place - 1), after));
const open: PlainRoom[] = [];

class PlainRoom extends Room {
  override state = new KnownView();
  override patchRate = null;
  override maxClients = Number.POSITIVE_INFINITY;

  override onCreate(): void {
    for (const change of first) {
      change(this.state);
    }
    open.push(this);
  }

  tick(number: number): void {
    for (const change of next[number % parts.length]!) {
      change(this.state);
    }
    this.broadcastPatch();
  }
}

await serveSide(
  async server => {
    matchMaker.setHealthChecksEnabled(false);
    await matchMaker.setup(new LocalPresence(), new LocalDriver());
    await matchMaker.accept();
    for (let room = 0; room < ROOMS; room++) {
      matchMaker.defineRoomType(roomName(room), PlainRoom);
    }
    new WebSocketTransport({ noServer: true }).attachToServer(server, { filter: () => true });
    return async (name, wish) => {
      const context = createAuthContext({ headers: {}, remoteAddress: '127.0.0.1' });
      return await matchMaker.controller.invokeMethod('joinOrCreate', name, wish, context);
    };
  },
  number => {
    for (const room of open) {
      // The first tick leads from the first view to the second.
      room.tick(number + 1);
    }
  },
);
