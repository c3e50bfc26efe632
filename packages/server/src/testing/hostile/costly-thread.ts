// One costly attack, in a thread of its own.

import { workerData } from 'node:worker_threads';
import { COSTLY_ATTACKS, type Scale } from './costly-attacks.ts';

const { attack, url, scale } = workerData as { attack: string; url: string; scale: Scale };
await COSTLY_ATTACKS[attack]!(url, scale);
// Sockets that were left open end with it.
process.exit(0);
