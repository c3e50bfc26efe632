// The workers that fill the tables of the lab: the one of this page, and a second one where the machine has a core for
// it. The second is started by the first table, and helps from the next one on: a table doesn't wait for its start.

import type { DeviceCalls } from '../device/device-calls.ts';
import { device, type StartedWorker, startWorker } from './device.ts';

/** Rows of a table, as a worker answers them. */
type LabRows = DeviceCalls['labRows'];

/** Milliseconds without a question after which the second worker is ended. */
const IDLE = 60_000;

let second: StartedWorker | undefined;
let isReady = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/** The workers that are ready to fill a table, one or two. */
export function tableWorkers(): readonly LabRows[] {
  const first: LabRows = (...asked) => device().labRows(...asked);
  if (navigator.hardwareConcurrency < 2) {
    return [first];
  }
  startSecond();
  if (!isReady) {
    return [first];
  }
  const helping: LabRows = (...asked) => {
    const helper = second;
    if (helper === undefined) {
      return first(...asked);
    }
    endWhenIdle();
    // What it fails at is asked of the first, which says why.
    return helper.client.labRows(...asked).catch(() => first(...asked));
  };
  return [first, helping];
}

function startSecond(): void {
  endWhenIdle();
  if (second !== undefined) {
    return;
  }
  const started = startWorker(forget);
  second = started;
  started.client.packs().then(() => {
    isReady = second === started;
  }, forget);
}

/** Ends the second worker once nothing was asked of it for a minute. */
function endWhenIdle(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    second?.end();
    forget();
  }, IDLE);
}

function forget(): void {
  second = undefined;
  isReady = false;
}
