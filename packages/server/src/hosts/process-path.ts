// The path that leads to one process of several behind one name: `/p/PROCESS/…`. A proxy sends such
// requests to that process; it may take the beginning off, or leave it on.

import type { IncomingMessage } from 'node:http';

/** `/p/PROCESS`, and what follows it. */
const PATH = /^\/p\/([\w-]{1,64})(\/.*|$)/;

/** How a path begins that leads to a process. */
export function pathOfProcess(process: string): string {
  return `/p/${process}`;
}

/**
 * Takes the beginning off that names this process.
 * @returns false for a request that is meant for another process: the proxy is set up wrongly
 */
export function leadsHere(request: IncomingMessage, process: string | undefined): boolean {
  const match = PATH.exec(request.url ?? '');
  if (match === null || process === undefined) {
    return true;
  }
  if (match[1] !== process) {
    return false;
  }
  request.url = match[2] === '' ? '/' : match[2];
  return true;
}
