// The wire of a game through Colyseus: one room per game.

import { Client, type Room } from '@colyseus/sdk';
import { randomName } from '../random-name.ts';
import { fetchStanding } from './games-api.ts';
import {
  type Answers,
  type AnswerType,
  type JoinGame,
  JoinRefused,
  type WireListener,
} from './wire.ts';

/** How to join the room of a game on a server; the one that served the page by default. */
export function joinOverColyseus(
  game: string,
  token: string,
  server: string = location.origin,
): JoinGame {
  // One name for all connections of this page, so that the server knows a repeated command.
  const client = randomName();
  return async listener => {
    const room = await join(server, { game, token, client });
    listen(room, listener);
    return {
      send: (type, message) => room.send(type, message),
      close: () => {
        room.leave().catch(() => undefined);
      },
    };
  };
}

function listen(room: Room, listener: WireListener): void {
  // This page reconnects by itself, from the first second on and with what was not answered.
  room.reconnection.enabled = false;
  const pass = <Type extends AnswerType>(type: Type) =>
    room.onMessage(type, (message: Answers[Type]) => listener.answered(type, message));
  pass('performed');
  pass('odds');
  pass('problem');
  pass('party');
  room.onLeave(() => listener.ended());
}

interface Credentials {
  readonly game: string;
  readonly token: string;
  readonly client: string;
}

async function join(server: string, credentials: Credentials): Promise<Room> {
  try {
    return await new Client(server).joinOrCreate('game', credentials);
  } catch (error) {
    // A server that answers, but not for this game, will not change its mind.
    if ((await fetchStanding(credentials.game, credentials.token)) === undefined) {
      throw new JoinRefused('This browser can’t open that game, or the game no longer exists.');
    }
    throw error;
  }
}
