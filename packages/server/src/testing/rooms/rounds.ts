// `node rounds.ts ROUNDS TICKS`, started by the benchmark `rooms`: tells it what both sides took.

import { compareRooms } from './compare.ts';

const [rounds, ticks] = process.argv.slice(2).map(Number);
process.send!(await compareRooms(rounds!, ticks!));
process.disconnect();
