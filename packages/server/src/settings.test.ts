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
    };
    expect(settingsOf(environment)).toEqual({
      port: 80,
      host: '0.0.0.0',
      dataFolder: resolve('elsewhere'),
      names: ['game.example', 'other.example'],
      proxies: ['10.0.0.0/8'],
      limits: { bytesOfAddress: 20_000_000, abandonedAfterDays: 0 },
      survives: 'kill',
    });
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
