import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type CallerSettings, Callers } from './callers.ts';

function request(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

const behind = (proxies: readonly string[]): CallerSettings => ({ host: '127.0.0.1', proxies });

describe('who asks', () => {
  it('is the connection, whatever it says, without a trusted proxy', () => {
    const callers = new Callers({ host: '127.0.0.1' });
    const forged = request('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });
    expect(callers.clientOf(forged)).toBe('203.0.113.7');
    expect(new Callers(behind(['127.0.0.1'])).clientOf(forged)).toBe('203.0.113.7');
  });

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    // Only what the trusted proxy added itself is believed.
    ['192.0.2.66, 198.51.100.1', '198.51.100.1'],
    ['192.0.2.66, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['10.1.2.3, 10.1.2.4', '10.1.2.3'],
    ['192.0.2.66, no address, 10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['', '127.0.0.1'],
  ])('behind trusted proxies that say %j is %s', (told, client) => {
    const callers = new Callers(behind(['127.0.0.1', '10.0.0.0/8']));
    expect(callers.clientOf(request('127.0.0.1', { 'x-forwarded-for': told }))).toBe(client);
    expect(callers.clientOf(request('::ffff:127.0.0.1', { 'x-forwarded-for': told }))).toBe(client);
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/x', '::1/129', ''])(
    'is not told by a proxy called %j',
    proxy => {
      expect(() => new Callers(behind([proxy]))).toThrow('ROGUEWRIGHT_TRUSTED_PROXY: expected');
    },
  );
});

describe('the name of the server', () => {
  const isRight = (settings: CallerSettings, host: string, more: Record<string, string> = {}) =>
    new Callers(settings).isCalledRightly(request('127.0.0.1', { host, ...more }));

  it.each(['localhost', '127.0.0.1', '::1'])('is that of this machine on %s', host => {
    const settings = { host };
    for (const name of ['localhost:8765', 'LOCALHOST', '127.0.0.1:80', '[::1]:8765', '[::1]']) {
      expect(isRight(settings, name), name).toBe(true);
    }
    for (const name of ['evil.example', 'localhost.evil.example:8765', '127.0.0.1.evil', '']) {
      expect(isRight(settings, name), name).toBe(false);
    }
  });

  it('is also what was configured', () => {
    const settings = { host: '127.0.0.1', names: ['Game.example'] };
    expect(isRight(settings, 'game.example:443')).toBe(true);
    expect(isRight(settings, 'localhost')).toBe(true);
    expect(isRight({ host: '0.0.0.0', names: ['game.example'] }, 'evil.example')).toBe(false);
  });

  it('is any where others are let in and none is configured', () => {
    expect(isRight({ host: '0.0.0.0' }, 'box.local:8765')).toBe(true);
  });

  it('is what a trusted proxy was called, and nobody else says it', () => {
    const forwarded = { 'x-forwarded-host': 'game.example' };
    const names = ['game.example'];
    expect(isRight({ ...behind(['127.0.0.1']), names }, 'inner:1', forwarded)).toBe(true);
    expect(isRight({ ...behind([]), names }, 'inner:1', forwarded)).toBe(false);
  });
});
