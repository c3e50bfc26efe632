import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './ports.ts';

/** Draws of ports: these parts of the range one after the other, the last again and again. */
function drawing(...parts: readonly number[]): void {
  let next = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => parts[Math.min(next++, parts.length - 1)]!);
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('a port is given away once, though no server listens there yet', async () => {
  drawing(0.11, 0.11, 0.12);
  const first = await freePort();
  expect(await freePort()).not.toBe(first);
});

it('a port whose process has ended is given away again', async () => {
  const mark = join(tmpdir(), `roguewright-port-${20_000 + 0.15 * 12_000}`);
  // No system has that many processes.
  writeFileSync(mark, '2000000000');
  drawing(0.15, 0.16);
  expect(await freePort()).toBe(20_000 + 0.15 * 12_000);
});
