import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keysFile, keysIn } from './kept-keys.ts';

const KEY = {
  ...{ server: 'https://play.example', game: 'one', token: 'secret' },
  ...{ hero: 'Una', about: 'Elf Wizard' },
};

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return keysFile(join(folder, 'roguewright', 'screen.json'));
}

describe('the keys of a terminal', () => {
  it('are kept with the one used last first', () => {
    const keys = keysIn(place());
    expect(keys.all()).toEqual([]);
    const other = { ...KEY, game: 'two', invite: 'for others' };
    keys.keep(KEY);
    keys.keep(other);
    expect(keys.all()).toEqual([other, KEY]);
    keys.keep(KEY);
    expect(keys.all()).toEqual([KEY, other]);
  });

  it.skipIf(process.platform === 'win32')('can be read by their owner alone', () => {
    const file = place();
    const keys = keysIn(file);
    keys.keep(KEY);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Also where something readable was left behind.
    writeFileSync(`${file}.new`, '', { mode: 0o644 });
    keys.keep({ ...KEY, game: 'two' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('pass over what is no key', () => {
    const file = place();
    const keys = keysIn(file);
    keys.keep(KEY);
    writeFileSync(file, JSON.stringify([{ ...KEY, token: 7 }, null, 'key', KEY]));
    expect(keys.all()).toEqual([KEY]);
    writeFileSync(file, '{');
    expect(keys.all()).toEqual([]);
  });
});
