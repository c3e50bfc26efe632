// Runs another program as if it had been started in place of this one:
// same terminal, signals passed on, its exit code becomes ours.

import { spawn } from 'node:child_process';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Waits for a program to end.
 * @param {string} file
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code, 128 + n when signal n ended it
 */
export function run(file, parameters, options = {}) {
  const child = spawn(file, parameters, { stdio: 'inherit', ...options });
  const stopPassing = passSignalsTo(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopPassing();
      resolve(code ?? 128 + signalNumber(signal));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  const handlers = passedOn.map(signal => {
    const handler = () => {
      // A terminal sends Ctrl-C to the child as well: passing it on would count twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) {
        child.kill(signal);
      }
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const remove of handlers) {
      remove();
    }
  };
}

/** @param {NodeJS.Signals | null} signal */
function signalNumber(signal) {
  const numbers = /** @type {Record<string, number>} */ ({
    SIGHUP: 1,
    SIGINT: 2,
    SIGKILL: 9,
    SIGTERM: 15,
  });
  return numbers[signal ?? ''] ?? 1;
}
