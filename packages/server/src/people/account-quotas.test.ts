// What one address may do with accounts, and what may be done to one account from anywhere.

import { expect, it } from 'vitest';
import { post } from '../testing/http.ts';
import { testServer } from '../testing/server.ts';

const PASSWORD = 'four words for tests';
const PROXY = { proxies: ['127.0.0.1', '::1'] };

/** Asked at once: what is refused comes back as time passes. */
async function statuses(asks: readonly Promise<{ readonly status: number }>[]): Promise<number[]> {
  return (await Promise.all(asks)).map(({ status }) => status);
}

const from = (address: string) => ({ 'X-Forwarded-For': address });

const count = (found: readonly number[], status: number) =>
  found.filter(one => one === status).length;

it('an address makes ten accounts, and others make theirs', async () => {
  const { url } = await testServer(PROXY);
  const make = (name: string, address: string) =>
    post(url, '/api/accounts', { name, password: PASSWORD }, from(address));
  const names = Array.from({ length: 14 }, (_, place) => `Ada${place}`);
  const found = await statuses(names.map(name => make(name, '198.51.100.1')));
  expect(count(found, 201)).toBeGreaterThanOrEqual(10);
  expect(count(found, 429)).toBeGreaterThan(0);
  expect(count(found, 201) + count(found, 429)).toBe(14);
  expect((await make('Bren', '198.51.100.2')).status).toBe(201);
});

it('an address tries 20 passwords, of whatever accounts', async () => {
  const { url } = await testServer(PROXY);
  const signIn = (name: string, address: string) =>
    post(url, '/api/accounts/sign-in', { name, password: 'a guess of four' }, from(address));
  const names = Array.from({ length: 60 }, (_, place) => `Ada${place}`);
  const found = await statuses(names.map(name => signIn(name, '198.51.100.1')));
  expect(count(found, 403)).toBeGreaterThanOrEqual(20);
  expect(count(found, 429)).toBeGreaterThan(0);
  expect((await signIn('Ada1', '198.51.100.2')).status).toBe(403);
});

it('an account is tried 20 times, from wherever', async () => {
  const { url } = await testServer(PROXY);
  await post(url, '/api/accounts', { name: 'Ada', password: PASSWORD }, from('198.51.100.9'));
  const signIn = (address: string, name = 'Ada', password = 'a guess of four') =>
    post(url, '/api/accounts/sign-in', { name, password }, from(address));
  const addresses = Array.from({ length: 60 }, (_, place) => `203.0.113.${place}`);
  const found = await statuses(
    addresses.map((address, place) => signIn(address, place % 2 === 0 ? 'Ada' : 'aDA')),
  );
  expect(count(found, 403)).toBeGreaterThanOrEqual(20);
  expect(count(found, 429)).toBeGreaterThan(0);
  // Accounts of other names are signed in to meanwhile.
  await post(url, '/api/accounts', { name: 'Bren', password: PASSWORD }, from('198.51.100.9'));
  expect((await signIn('203.0.113.1', 'Bren', PASSWORD)).status).toBe(200);
});
