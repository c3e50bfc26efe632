// Requests about accounts: made, signed in to, and joined with the games of a browser.

import type { IncomingMessage } from 'node:http';
import { publicLine } from '../games/hall.ts';
import type { GameKeeper } from '../games/keeper.ts';
import { type PageOrigin, Passkeys } from '../people/passkeys.ts';
import {
  joinAccountSchema,
  newPasskeySchema,
  newPasswordSchema,
  nothingSchema,
  passkeyAnswerSchema,
  passwordSchema,
} from '../protocol.ts';
import { RateLimit } from '../rate-limit.ts';
import { readBody } from './body.ts';
import { type Callers, nameOf } from './callers.ts';
import { json } from './reply.ts';
import { allow, bearerToken, READINGS, type Route } from './routes.ts';

/** Accounts that one address may make. */
const NEW_ACCOUNTS = { perSecond: 0.01, burst: 10 };

/** Attempts to sign in from one address, and to one account from anywhere. */
const SIGN_INS = { perSecond: 0.2, burst: 20 };

const TOO_OFTEN = 'Too many attempts. Try again in a minute.';

/** What the routes are made of. */
interface AccountSite {
  readonly keeper: GameKeeper;
  readonly callers: Callers;
}

/** The routes of accounts. */
export function accountRoutes({ keeper, callers }: AccountSite): Route[] {
  const { accounts } = keeper;
  const made = new RateLimit(NEW_ACCOUNTS);
  const attempts = new RateLimit(SIGN_INS);
  const readings = new RateLimit(READINGS);
  const attempt = (request: IncomingMessage) =>
    allow(attempts, callers.clientOf(request), TOO_OFTEN);
  return [
    post(/^\/api\/accounts$/, async request => {
      const { name, password } = await readBody(request, passwordSchema);
      allow(made, callers.clientOf(request), 'Too many new accounts. Try again later.');
      return json(201, await accounts.register(name, password));
    }),
    post(/^\/api\/accounts\/sign-in$/, async request => {
      const { name, password } = await readBody(request, passwordSchema);
      attempt(request);
      allow(attempts, `name ${name.toLowerCase()}`, TOO_OFTEN);
      return json(200, await accounts.signIn(name, password));
    }),
    {
      method: 'GET',
      path: /^\/api\/account$/,
      handler: async request => {
        allow(readings, callers.clientOf(request), TOO_OFTEN);
        return json(200, await accounts.own(bearerToken(request)));
      },
    },
    post(/^\/api\/account\/sign-out$/, async request => {
      await readBody(request, nothingSchema);
      await accounts.signOut(bearerToken(request));
      return json(200, {});
    }),
    post(/^\/api\/account\/password$/, async request => {
      const { present, password } = await readBody(request, newPasswordSchema);
      attempt(request);
      return json(200, await accounts.changePassword(bearerToken(request), present, password));
    }),
    post(/^\/api\/account\/games$/, async request => {
      const { game, token } = await readBody(request, joinAccountSchema);
      allow(readings, callers.clientOf(request), TOO_OFTEN);
      await accounts.joinGame(bearerToken(request), game, token);
      return json(200, {});
    }),
    {
      method: 'GET',
      path: /^\/api\/players\/(.{1,100})$/,
      handler: async (request, name) => {
        allow(readings, callers.clientOf(request), TOO_OFTEN);
        const player = await accounts.player(name);
        const lines = await keeper.store.hall.readEntries(player.entries);
        return json(200, { name: player.name, lines: lines.map(publicLine) });
      },
    },
    ...passkeyRoutes({ keeper, callers }, made, attempt),
  ];
}

function passkeyRoutes(
  { keeper, callers }: AccountSite,
  made: RateLimit,
  attempt: (request: IncomingMessage) => void,
): Route[] {
  const passkeys = new Passkeys(keeper.store, keeper.accounts);
  const page = (request: IncomingMessage) => pageOf(callers.hostOf(request));
  const tokenOf = (request: IncomingMessage) =>
    request.headers.authorization === undefined ? undefined : bearerToken(request);
  return [
    post(/^\/api\/passkeys\/new$/, async request => {
      const { name } = await readBody(request, newPasskeySchema);
      attempt(request);
      return json(200, await passkeys.begin({ name, token: tokenOf(request) }, page(request)));
    }),
    post(/^\/api\/passkeys\/add$/, async request => {
      const { id, response } = await readBody(request, passkeyAnswerSchema);
      allow(made, callers.clientOf(request), 'Too many new accounts. Try again later.');
      return json(201, await passkeys.add(id, response, page(request), tokenOf(request)));
    }),
    post(/^\/api\/passkeys\/ask$/, async request => {
      await readBody(request, nothingSchema);
      attempt(request);
      return json(200, await passkeys.ask(page(request)));
    }),
    post(/^\/api\/passkeys\/sign-in$/, async request => {
      const { id, response } = await readBody(request, passkeyAnswerSchema);
      attempt(request);
      return json(200, await passkeys.signIn(id, response, page(request)));
    }),
  ];
}

function post(path: RegExp, handler: Route['handler']): Route {
  return { method: 'POST', path, handler };
}

/** Where a page asks from. Browsers make passkeys over HTTPS only, except on this machine. */
function pageOf(host: string): PageOrigin {
  const name = nameOf(host);
  const isHere = name === 'localhost';
  return { name, origins: isHere ? [`https://${host}`, `http://${host}`] : [`https://${host}`] };
}
