import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, newGame, post, send } from '../testing/http.ts';
import { testServer } from '../testing/server.ts';

function problem(field: string, message: unknown): unknown {
  return { error: { field, message }, message };
}

describe('the interface of games', () => {
  it('says what a hero can be', async () => {
    const { url } = await testServer();
    const answer = await send(url, '/api/choices');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(jsonOf(answer)).toMatchObject({ roles: [{ id: 'wizard', name: 'Wizard' }] });
  });

  it('makes a game and tells its owner how it stands', async () => {
    const { url } = await testServer();
    const { game, token } = await newGame(url);
    expect([game, token]).toEqual([
      expect.stringMatching(/^[\w-]{16}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await send(url, `/api/games/${game}`, { headers });
    expect(jsonOf(answer)).toEqual({
      hero: 'Perchta',
      role: 'wizard',
      race: 'human',
      packs: [],
      status: 'playing',
      turn: 0,
    });
  });

  it('tells nobody else', async () => {
    const { url } = await testServer();
    const [mine, theirs] = [await newGame(url), await newGame(url)];
    const asked = async (game: string, authorization?: string) => {
      const headers = authorization === undefined ? {} : { Authorization: authorization };
      return (await send(url, `/api/games/${game}`, { headers })).status;
    };
    expect(await asked(theirs.game)).toBe(401);
    expect(await asked(theirs.game, theirs.token)).toBe(401);
    expect(await asked(theirs.game, `Bearer ${mine.token}`)).toBe(403);
    expect(await asked('AAAAAAAAAAAAAAAA', `Bearer ${mine.token}`)).toBe(403);
  });

  it('names what is wrong with a new game', async () => {
    const { url } = await testServer();
    const asked = async (data: unknown) => {
      const answer = await post(url, '/api/games', data);
      return [answer.status, jsonOf(answer)];
    };
    expect(await asked({ ...HERO, role: 'witch' })).toEqual([
      400,
      problem('role', 'role: expected one of wizard, got "witch"'),
    ]);
    expect(await asked({ ...HERO, seed: 7 })).toEqual([400, problem('seed', expect.any(String))]);
    expect(await asked({ ...HERO, seed: 'x'.repeat(101) })).toMatchObject([400, {}]);
    expect(await asked({ ...HERO, luck: 7 })).toEqual([400, problem('body', expect.any(String))]);
    expect(await asked([])).toEqual([400, problem('body', expect.any(String))]);
  });

  it('names what is wrong with a request', async () => {
    const { url } = await testServer();
    const method = 'POST';
    const type = { 'Content-Type': 'application/json' };
    const asked = async (path: string, options: Parameters<typeof send>[2]) => {
      const answer = await send(url, path, options);
      return [answer.status, jsonOf(answer)];
    };
    const games = '/api/games';
    expect(await asked(games, { method, headers: type, body: '{"heroName"' })).toEqual([
      400,
      problem('body', 'expected JSON'),
    ]);
    expect(await asked(games, { method, body: JSON.stringify(HERO) })).toEqual([
      415,
      problem('body', 'expected Content-Type: application/json'),
    ]);
    expect(await asked(games, { method, headers: type, body: ' '.repeat(4097) })).toEqual([
      413,
      problem('body', 'expected at most 4096 bytes'),
    ]);
    expect(await asked(games, {})).toEqual([405, problem('method', 'expected POST, got GET')]);
    expect(await asked('/api/cheat', {})).toEqual([
      404,
      problem('path', 'There is nothing at /api/cheat.'),
    ]);
    expect(await asked('/%E0%A4%A', {})).toMatchObject([400, { error: { field: 'path' } }]);
  });

  it('lets no other site’s page in', async () => {
    const { url } = await testServer();
    const headers = {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
    };
    const asked = await send(url, '/api/games', { method: 'OPTIONS', headers });
    expect(asked.status).toBe(405);
    const answer = await send(url, '/api/choices', { headers });
    for (const { headers } of [asked, answer]) {
      expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('makes no more games than a person would', async () => {
    const { url } = await testServer();
    const asked = () =>
      Promise.all(Array.from({ length: 35 }, () => post(url, '/api/games', HERO)));
    const answers = [...(await asked()), ...(await asked())];
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(60);
    expect(made).toBeLessThan(65);
    expect(answers.find(({ status }) => status !== 201)?.status).toBe(429);
  });

  it('leads into rooms by one way only', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    for (const way of ['create', 'join', 'joinById', 'reconnect']) {
      expect((await post(url, `/matchmake/${way}/game`, ticket)).status).toBe(404);
    }
    expect((await post(url, '/matchmake/joinOrCreate/lobby', ticket)).status).toBe(404);
    const wrong = { ...ticket, token: ticket.token.toUpperCase() };
    expect((await post(url, '/matchmake/joinOrCreate/game', wrong)).status).toBe(403);
    const odd = { ...ticket, game: { $ne: '' } };
    expect((await post(url, '/matchmake/joinOrCreate/game', odd)).status).toBe(400);
  });
});

describe('the files of the page', () => {
  async function site() {
    const webFolder = temporaryFolder();
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Roguewright</title>');
    writeFileSync(join(webFolder, 'assets/main-1f3a.js'), `// ${'long '.repeat(500)}`);
    writeFileSync(join(webFolder, 'assets/mono.woff2'), 'font');
    writeFileSync(join(webFolder, '.secret'), 'secret');
    symlinkSync('/etc/passwd', join(webFolder, 'link.txt'));
    return await testServer({ webFolder });
  }

  it('come with their types, and names with a hash are kept', async () => {
    const { url } = await site();
    const [index, script, font] = await Promise.all(
      ['/', '/assets/main-1f3a.js', '/assets/mono.woff2'].map(path => send(url, path)),
    );
    expect(index?.body.toString()).toContain('<title>Roguewright</title>');
    expect(index?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(index?.headers['cache-control']).toBe('no-cache');
    expect(script?.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(font?.headers['content-type']).toBe('font/woff2');
  });

  it('are not sent again to who has them', async () => {
    const { url } = await site();
    const tag = (await send(url, '/')).headers.etag ?? '';
    const again = await send(url, '/', { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await send(url, '/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('are compressed for who understands it', async () => {
    const { url } = await site();
    const path = '/assets/main-1f3a.js';
    const asked = (encoding: string) =>
      send(url, path, { headers: { 'Accept-Encoding': encoding } });
    const plain = await asked('');
    const [brotli, gzip] = [await asked('gzip, deflate, br'), await asked('gzip')];
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(gzip.body.length).toBeLessThan(plain.body.length / 10);
    expect((await send(url, path, { method: 'HEAD' })).body.length).toBe(0);
  });

  it.each([
    '/nothing.js',
    '/.secret',
    '/%2esecret',
    '/../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets%5c..%5cindex.html',
    '/link.txt',
    '/index.html%00.js',
    '/assets',
    '/assets/',
    '//etc/passwd',
  ])('have nothing at %s', async path => {
    const { url } = await site();
    const answer = await send(url, path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('There is nothing at this address.');
  });

  it('come with headers that let nothing foreign in', async () => {
    const { url } = await site();
    for (const path of ['/', '/nothing', '/api/choices', '/assets/main-1f3a.js']) {
      const { headers } = await send(url, path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('are explained when they are not there', async () => {
    const { url } = await testServer({ webFolder: temporaryFolder() });
    const answer = await send(url, '/');
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toContain('npm start');
  });
});

describe('who may ask', () => {
  it('is nobody who calls the server by another name', async () => {
    const { url } = await testServer({ names: ['game.example'] });
    for (const [host, status] of [
      ['evil.example', 421],
      ['evil.example:8765', 421],
      ['game.example', 200],
      ['localhost:1', 200],
      ['127.0.0.1', 200],
    ] as const) {
      for (const path of ['/api/choices', '/api/hall']) {
        expect((await send(url, path, { headers: { Host: host } })).status, host).toBe(status);
      }
    }
    const refused = await send(url, '/', { headers: { Host: 'evil.example' } });
    expect(jsonOf(refused)).toEqual(
      problem(
        'host',
        'This server is not called "evil.example". Names that it answers to are set in ROGUEWRIGHT_HOSTS.',
      ),
    );
  });

  it('is no page of another site, except who follows a link', async () => {
    const { url } = await testServer();
    const path = '/api/preview?role=wizard&race=elf';
    const asked = async (site: string, mode: string) =>
      (await send(url, path, { headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode } }))
        .status;
    expect(await asked('cross-site', 'no-cors')).toBe(403);
    expect(await asked('cross-site', 'navigate')).toBe(200);
    expect(await asked('same-origin', 'cors')).toBe(200);
  });

  it.runIf(process.platform === 'linux')(
    'is no more than 50 at a time of one address',
    async () => {
      const { url } = await testServer();
      const port = Number(new URL(url).port);
      const connect = (from: string) => {
        const socket = createConnection({ host: '127.0.0.1', port, localAddress: from });
        onTestFinished(() => void socket.destroy());
        socket.on('error', () => undefined);
        const closed = new Promise(resolve => socket.once('close', () => resolve('closed')));
        socket.write('GET /api/choices HTTP/1.1\r\nHost: localhost\r\n\r\n');
        const answered = new Promise(resolve => socket.once('data', () => resolve('answered')));
        return { socket, end: Promise.race([answered, closed]) };
      };
      const held = Array.from({ length: 50 }, () => connect('127.0.0.5'));
      expect(new Set(await Promise.all(held.map(({ end }) => end)))).toEqual(new Set(['answered']));
      expect(await connect('127.0.0.5').end).toBe('closed');
      expect(await connect('127.0.0.6').end).toBe('answered');
      const [first] = held;
      const gone = new Promise(resolve => first!.socket.once('close', resolve));
      first!.socket.destroy();
      await gone;
      while ((await connect('127.0.0.5').end) !== 'answered') {
        // The server hears a moment later that a place is free.
      }
    },
  );
});
