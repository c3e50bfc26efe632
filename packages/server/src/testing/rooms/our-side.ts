// Our rooms of those who watch, which send what the hero's player is shown.

import type { Performed } from '@roguewright/engine/game';
import type { GameKeeper } from '../../games/keeper.ts';
import { Callers } from '../../http/callers.ts';
import { openRooms } from '../../matchmaker.ts';
import { Metrics } from '../../operations/metrics.ts';
import type { Accounts } from '../../people/accounts.ts';
import { Seats } from '../../seats.ts';
import type { GameStore } from '../../storage/game-store.ts';
import type { StoredShow } from '../../storage/shows/stored-show.ts';
import { Turns } from '../../turns.ts';
import { REAL_CLOCK } from '../../watching/delayed.ts';
import { Show } from '../../watching/show.ts';
import type { Shows } from '../../watching/shows.ts';
import { ABSENCE_TIMES } from '../../worlds/absences.ts';
import { ROOMS, roomName, TICKS_RECORDED } from './plan.ts';
import { recordedGame } from './recorded.ts';
import { serveSide } from './side.ts';

const recorded = recordedGame(TICKS_RECORDED);
const FRIEND = 'friend'.padEnd(16, '-');

const report = (error: unknown) => console.error(error);
/** Only the number of watchers is stored, and nobody asks for it here. */
const store = { shows: { change: async () => undefined } } as unknown as GameStore;

let now: Performed = recorded[0]!;

const shows = new Map(
  Array.from({ length: ROOMS }, (_, room) => {
    const watch = roomName(room);
    const row = { watch_id: watch, friend_key: FRIEND, delay: 0, audience: 'everybody' };
    const player = { name: watch, account: undefined, isHeld: false, blocked: new Set<string>() };
    const show = new Show(
      { ...row, chat: 'nobody', watchers: 0 } as unknown as StoredShow,
      player,
      {
        ...{ store, clock: REAL_CLOCK, report },
      },
    );
    show.begin(player, async () => now);
    return [watch, show] as const;
  }),
);

await serveSide(
  async server => {
    const rooms = await openRooms(server, {
      keeper: { claims: undefined } as unknown as GameKeeper,
      accounts: {} as Accounts,
      shows: {
        named: (watch: string) => shows.get(watch),
        forgetIfIdle: () => undefined,
      } as unknown as Shows,
      callers: new Callers({ host: '127.0.0.1', names: [], proxies: ['127.0.0.1'] }),
      turns: new Turns(),
      seats: new Seats(),
      metrics: new Metrics(),
      absences: ABSENCE_TIMES,
      report,
    });
    return async watch => await rooms.join({ watch, friend: FRIEND } as never, '127.0.0.1');
  },
  number => {
    now = recorded[(number + 1) % recorded.length]!;
    for (const show of shows.values()) {
      show.changed({ ...now });
    }
  },
);
