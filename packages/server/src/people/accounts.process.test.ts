// Accounts over HTTP: made, signed in to, joined with a game, and opened on another device.

import { describe, expect, it, onTestFinished } from 'vitest';
import { jsonOf, newGame, send } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { findServices, freshDatabase } from '../testing/services.ts';
import type { OwnAccount, SignIn } from './accounts.ts';

const PASSWORD = 'four words for tests';
const services = await findServices('postgres');

/** A request of a device; with a token it is signed in. */
async function ask(url: string, path: string, body?: object, token?: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const answer = await send(url, path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: jsonOf(answer) as never };
}

async function sharedOptions() {
  const database = await freshDatabase(onTestFinished);
  return { database, process: 'one', lease: 10_000 };
}

const PLACES = [
  { place: 'SQLite', isSkipped: false, options: async () => ({}) },
  {
    place: `PostgreSQL${services.why}`,
    isSkipped: services.areMissing,
    options: async () => ({ shared: await sharedOptions() }),
  },
];

describe.each(PLACES)('an account on $place', ({ isSkipped, options }) => {
  it.skipIf(isSkipped)('opens its games on another device', async () => {
    const { url } = await testServer(await options());
    const made = await ask(url, '/api/accounts', { name: 'Ada', password: PASSWORD });
    expect(made.status).toBe(201);
    const first: SignIn = made.data;
    const ticket = await newGame(url);
    const joined = await ask(url, '/api/account/games', ticket, first.token);
    expect(joined.status).toBe(200);

    const signedIn = await ask(url, '/api/accounts/sign-in', { name: 'ADA', password: PASSWORD });
    const second: SignIn = signedIn.data;
    expect(second.name).toBe('Ada');
    expect(second.token).not.toBe(first.token);
    const own: OwnAccount = (await ask(url, '/api/account', undefined, second.token)).data;
    expect(own).toMatchObject({ hasPassword: true, passkeys: 0, isHeld: false });
    expect(own.games).toMatchObject([{ game: ticket.game, hero: 'Perchta', heroKey: '' }]);
    const player = await Player.join(url, { game: ticket.game, token: second.token }, 'second');
    expect((await player.perform({ kind: 'move', direction: 3 })).view.hero).toMatchObject({
      x: 1,
    });

    await ask(url, '/api/account/sign-out', {}, second.token);
    expect((await ask(url, '/api/account', undefined, second.token)).status).toBe(401);
    await expect(
      Player.join(url, { game: ticket.game, token: second.token }, 'third'),
    ).rejects.toThrow('This token admits to no such game.');
  });

  it.skipIf(isSkipped)('keeps others out', async () => {
    const { url } = await testServer(await options());
    const ada: SignIn = (await ask(url, '/api/accounts', { name: 'Ada', password: PASSWORD })).data;
    const bren: SignIn = (await ask(url, '/api/accounts', { name: 'Bren', password: PASSWORD }))
      .data;
    const taken = await ask(url, '/api/accounts', { name: 'ada', password: PASSWORD });
    expect([taken.status, taken.data]).toMatchObject([409, { error: { field: 'name' } }]);
    for (const [name, password] of [
      ['Ada', 'four words for test'],
      ['Cuno', PASSWORD],
    ]) {
      const refused = await ask(url, '/api/accounts/sign-in', { name, password });
      expect(refused).toMatchObject({
        status: 403,
        data: { error: { message: 'There is no account of this name and password.' } },
      });
    }
    const short = await ask(url, '/api/accounts', { name: 'Cuno', password: 'short' });
    expect([short.status, short.data]).toMatchObject([400, { error: { field: 'password' } }]);
    const odd = await ask(url, '/api/accounts', { name: '<b>', password: PASSWORD });
    expect([odd.status, odd.data]).toMatchObject([400, { error: { field: 'name' } }]);

    const ticket = await newGame(url);
    await ask(url, '/api/account/games', ticket, ada.token);
    const other = await ask(url, '/api/account/games', ticket, bren.token);
    expect([other.status, other.data]).toMatchObject([409, { error: { field: 'game' } }]);
    const guessed = await ask(
      url,
      '/api/account/games',
      { ...ticket, token: bren.token },
      bren.token,
    );
    expect(guessed.status).toBe(403);
    await expect(Player.join(url, { game: ticket.game, token: bren.token })).rejects.toThrow(
      'This token admits to no such game.',
    );
  });
});

describe.each(PLACES)('the owner of an account on $place', ({ isSkipped, options }) => {
  it.skipIf(isSkipped)('signs out other devices when the password changes', async () => {
    const { url } = await testServer(await options());
    const first: SignIn = (await ask(url, '/api/accounts', { name: 'Ada', password: PASSWORD }))
      .data;
    const wrong = { present: 'not this one', password: 'another four words' };
    expect((await ask(url, '/api/account/password', wrong, first.token)).status).toBe(403);
    const right = { present: PASSWORD, password: 'another four words' };
    const second: SignIn = (await ask(url, '/api/account/password', right, first.token)).data;
    expect((await ask(url, '/api/account', undefined, first.token)).status).toBe(401);
    expect((await ask(url, '/api/account', undefined, second.token)).status).toBe(200);
  });

  it.skipIf(isSkipped)('has a page with the games in the hall', async () => {
    const { url } = await testServer(await options());
    const ada: SignIn = (await ask(url, '/api/accounts', { name: 'Ada', password: PASSWORD })).data;
    const ticket = await newGame(url);
    await ask(url, '/api/account/games', ticket, ada.token);
    const player = await Player.join(url, ticket, 'window');
    await player.perform({ kind: 'ascend' });
    await expect
      .poll(async () => (await ask(url, '/api/players/ada')).data)
      .toMatchObject({ name: 'Ada', lines: [{ hero: 'Perchta', end: 'won' }] });
    expect((await send(url, '/u/ada')).headers.location).toBe('../#/player/Ada');
    expect((await send(url, '/u/nobody')).status).toBe(404);
  });
});
