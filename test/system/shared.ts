// What the tests of one worker share: a server and a browser, each started for the first that asks and
// ended with the worker. A test that needs its own data folder, or ends its server, starts another.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium.ts';

let server: Promise<RunningServer> | undefined;
let browser: Promise<Browser> | undefined;

/** A server that keeps the games of many tests. Nobody closes it. */
export function sharedServer(): Promise<RunningServer> {
  server ??= start();
  return server;
}

/** A browser. A test closes the pages and contexts that it opens; nobody closes the browser. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}

function start(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-shared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return startServer({ port: 0, dataFolder: folder });
}
