// The operator's commands on a data folder while its server runs.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../program.ts';
import { fakeTerminal } from '../../testing/fake-terminal.ts';

const PASSWORD = 'four words for tests';
let folder: string;
let server: RunningServer;

async function admin(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['admin', ...parameters, '--data', folder], terminal);
  return terminal;
}

async function ask(path: string, body?: object, token?: string) {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: (await answer.json()) as { token: string } };
}

const signIn = (password = PASSWORD) => ask('/api/accounts/sign-in', { name: 'Mallory', password });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-admin-'));
  server = await startServer({ port: 0, dataFolder: folder });
  await ask('/api/accounts', { name: 'Mallory', password: PASSWORD });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('bans an account and admits it again', async () => {
  const { token } = (await signIn()).data;
  expect((await admin('ban', 'mallory')).written).toBe('Mallory is banned.\n');
  expect((await signIn()).status).toBe(403);
  expect((await ask('/api/account', undefined, token)).status).toBe(401);
  expect((await admin('ban', 'Mallory', '--lift')).written).toBe('Mallory is admitted again.\n');
  expect((await signIn()).status).toBe(200);
  const none = await admin('ban', 'Nobody');
  expect([none.exitCode, none.complaints]).toEqual([
    1,
    expect.stringContaining('There is no account called Nobody.'),
  ]);
});

it('refuses an address until it is admitted again', async () => {
  expect((await admin('ban', '--address', '127.0.0.1')).written).toBe('127.0.0.1 is banned.\n');
  await expect.poll(async () => (await ask('/api/choices')).status).toBe(403);
  await admin('ban', '--address', '127.0.0.1', '--lift');
  await expect.poll(async () => (await ask('/api/choices')).status).toBe(200);
});

it('holds an account: it has no page for others', async () => {
  expect((await ask('/api/players/Mallory')).status).toBe(200);
  expect((await admin('hold', 'Mallory')).written).toBe('Mallory is held.\n');
  expect((await ask('/api/players/Mallory')).status).toBe(404);
  expect((await admin('hold', 'Mallory', '--lift')).written).toBe('Mallory is shown again.\n');
});

it('gives a new password', async () => {
  const { written } = await admin('password', 'Mallory');
  const [, password] = /^The new password of Mallory is ([\w-]{16})\n$/.exec(written) ?? [];
  expect((await signIn()).status).toBe(403);
  expect((await signIn(password)).status).toBe(200);
});

it('writes what is stored of an account, and deletes it', async () => {
  const file = join(folder, 'mallory.json');
  await admin('export', 'Mallory', '--out', file);
  const written = readFileSync(file, 'utf8');
  expect(JSON.parse(written)).toMatchObject({ name: 'Mallory', hasPassword: true, games: [] });
  expect(written).not.toContain('argon2');
  expect((await admin('delete', 'Mallory')).complaints).toContain('--yes');
  expect((await admin('delete', 'Mallory', '--yes')).written).toBe('Mallory is deleted.\n');
  expect((await ask('/api/players/Mallory')).status).toBe(404);
});
