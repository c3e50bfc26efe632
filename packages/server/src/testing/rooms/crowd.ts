// The clients of one side, in a process of their own: `node crowd.ts URL CLIENTS`, with CLIENTS of them in each room. They
// count what arrives. They decode nothing, so that they take no more of the machine than they must.

import { Client } from '@colyseus/sdk';
import { ROOMS, roomName } from './plan.ts';

/** What arrived since the last time. */
export interface Arrived {
  readonly messages: number;
  readonly bytes: number;
}

const url = process.argv[2]!;
const clients = Number(process.argv[3]);
let arrived = { messages: 0, bytes: 0 };

/** A view that is missing for long is not waited for. */
const PAUSE = 500;

for (let room = 0; room < ROOMS; room++) {
  for (let count = 0; count < clients; count++) {
    const headers = { 'X-Forwarded-For': `10.2.${room}.${count}` };
    const joined = await new Client(url, { headers }).joinOrCreate(roomName(room), {});
    joined.reconnection.enabled = false;
    joined.onMessage('*', () => undefined);
    joined.connection.events.onmessage = ({ data }: { data: { byteLength: number } }) => {
      arrived.messages += 1;
      arrived.bytes += data.byteLength;
    };
  }
}
await new Promise(resolve => setTimeout(resolve, PAUSE));
arrived = { messages: 0, bytes: 0 };
process.on('message', () => {
  process.send!(arrived satisfies Arrived);
  arrived = { messages: 0, bytes: 0 };
});
process.once('disconnect', () => process.exit());
process.send!({});
