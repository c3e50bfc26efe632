// The wire of a game through Colyseus: one room per game. The library is loaded when a game is first joined: title
// pages and games of one's own device do without it.

import type { Room } from '@colyseus/sdk';
import { randomName } from './random-name.ts';
import { fetchStanding } from './server-games.ts';
import {
  type Answers,
  type AnswerType,
  type JoinGame,
  JoinRefused,
  type WireListener,
} from './wire.ts';

/**
 * How to join the room of a game.
 * @param server the address of the server, such as `https://play.example`
 */
export function joinOverColyseus(game: string, token: string, server: string): JoinGame {
  // One name for all connections of this window, so that the server knows a repeated command.
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
  // The host reconnects by itself, from the first second on and with what was not answered.
  room.reconnection.enabled = false;
  const pass = <Type extends AnswerType>(type: Type) =>
    room.onMessage(type, (message: Answers[Type]) => listener.answered(type, message));
  pass('performed');
  pass('odds');
  pass('problem');
  pass('party');
  pass('audience');
  pass('said');
  pass('world');
  room.onLeave(() => listener.ended());
}

interface Credentials {
  readonly game: string;
  readonly token: string;
  readonly client: string;
}

async function join(server: string, credentials: Credentials): Promise<Room> {
  try {
    const { Client } = await import('@colyseus/sdk');
    return await new Client(server).joinOrCreate('game', credentials);
  } catch (error) {
    // A server that answers, but not for this game, will not change its mind.
    if ((await fetchStanding(server, credentials)) === undefined) {
      throw new JoinRefused('Your key doesn’t open that game, or the game no longer exists.');
    }
    throw error;
  }
}
