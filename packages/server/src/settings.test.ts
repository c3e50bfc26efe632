import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

describe('the settings', () => {
  it('are port 8765 of this machine and the folder data of the clone without an environment', () => {
    const clone = resolve(import.meta.dirname, '../../..');
    expect(settingsOf({})).toEqual({
      port: 8765,
      host: '127.0.0.1',
      dataFolder: join(clone, 'data'),
      names: [],
      proxies: [],
      limits: { bytesOfAddress: 500_000_000, abandonedAfterDays: 30 },
      survives: 'power-cut',
      shared: undefined,
      bones: true,
      idle: 120_000,
      log: 'text',
    });
  });

  it('follow the environment', () => {
    const environment = {
      PORT: '80',
      ROGUEWRIGHT_HOST: '0.0.0.0',
      ROGUEWRIGHT_DATA: 'elsewhere',
      ROGUEWRIGHT_HOSTS: 'game.example, other.example,',
      ROGUEWRIGHT_TRUSTED_PROXY: '10.0.0.0/8',
      ROGUEWRIGHT_MEGABYTES: '20',
      ROGUEWRIGHT_DAYS: '0',
      ROGUEWRIGHT_SURVIVES: 'kill',
      ROGUEWRIGHT_BONES: 'off',
      ROGUEWRIGHT_IDLE: '5',
      ROGUEWRIGHT_LOG: 'json',
      DATABASE_URL: 'postgres://games:secret@db/games',
      REDIS_URL: 'redis://redis:6379',
      ROGUEWRIGHT_PROCESS: 'a',
      ROGUEWRIGHT_LEASE: '5',
    };
    expect(settingsOf(environment)).toEqual({
      port: 80,
      host: '0.0.0.0',
      dataFolder: resolve('elsewhere'),
      names: ['game.example', 'other.example'],
      proxies: ['10.0.0.0/8'],
      limits: { bytesOfAddress: 20_000_000, abandonedAfterDays: 0 },
      survives: 'kill',
      shared: {
        database: 'postgres://games:secret@db/games',
        redis: 'redis://redis:6379',
        process: 'a',
        lease: 5000,
      },
      bones: false,
      idle: 5000,
      log: 'json',
    });
  });

  it('name a process after its machine and port, so that it is the same after a restart', () => {
    const environment = { DATABASE_URL: 'postgres://db/games', PORT: '9000' };
    const { shared } = settingsOf(environment);
    expect(shared).toEqual({ ...settingsOf(environment).shared, redis: undefined, lease: 10_000 });
    expect(shared?.process).toMatch(/^[\w-]{1,50}-9000$/);
  });

  it('never repeat a URL, which may hold a password', () => {
    const wrong = () => settingsOf({ DATABASE_URL: 'mysql://games:secret@db/games' });
    expect(wrong).toThrow('DATABASE_URL: expected a URL that begins with postgres://');
    expect(wrong).not.toThrow('secret');
  });

  it('refuse REDIS_URL without DATABASE_URL', () => {
    expect(() => settingsOf({ REDIS_URL: 'redis://redis' })).toThrow('DATABASE_URL is not set');
  });

  it.each(['0', '3601', '1.5', 'long'])('refuse ROGUEWRIGHT_LEASE %s', lease => {
    const environment = { DATABASE_URL: 'postgres://db/games', ROGUEWRIGHT_LEASE: lease };
    expect(() => settingsOf(environment)).toThrow(
      `ROGUEWRIGHT_LEASE: expected an integer from 1 to 3600 (seconds), got "${lease}"`,
    );
  });

  it('refuse a ROGUEWRIGHT_PROCESS that is no name', () => {
    const environment = { DATABASE_URL: 'postgres://db/games', ROGUEWRIGHT_PROCESS: 'a/b' };
    expect(() => settingsOf(environment)).toThrow(
      'ROGUEWRIGHT_PROCESS: expected 1 to 64 letters, digits, - or _, got "a/b"',
    );
  });

  it('refuse another ROGUEWRIGHT_SURVIVES', () => {
    expect(() => settingsOf({ ROGUEWRIGHT_SURVIVES: 'fire' })).toThrow(
      'ROGUEWRIGHT_SURVIVES: expected power-cut or kill, got "fire"',
    );
  });

  it.each(['-1', 'many', '1.5', '99999999'])('refuse ROGUEWRIGHT_DAYS %s', text => {
    expect(() => settingsOf({ ROGUEWRIGHT_DAYS: text })).toThrow(
      `ROGUEWRIGHT_DAYS: expected an integer from 0 to 9999999, got "${text}"`,
    );
  });

  it.each(['0', '65536', '-1', '80a', '8e3', '0x50', '99999999999'])('refuse PORT %s', text => {
    expect(() => settingsOf({ PORT: text })).toThrow(
      `PORT: expected an integer from 1 to 65535, got "${text}"`,
    );
  });
});
