import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@roguewright/engine/game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinContent, pinnedFiles } from './pinned-content.ts';

const NEWT = { path: 'monster/newt.arc', text: 'Object newt\nname newt\nend\n' };
const RAT = { path: 'monster/rat.arc', text: 'Object rat\nname rat\nend\n' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-pinned-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the content of the recordings', () => {
  it('is read as it was kept, under its hash', () => {
    const hash = pinContent([NEWT, RAT], folder);
    expect(readdirSync(folder)).toEqual([`content-${hash}.json.gz`]);
    expect(hash).toBe(loadContent([NEWT, RAT]).hash);
    expect(pinnedFiles(folder)).toEqual([NEWT, RAT]);
  });

  it('takes the place of what was kept before', () => {
    const before = pinContent([NEWT], folder);
    const hash = pinContent([RAT], folder);
    expect(hash).not.toBe(before);
    expect(pinnedFiles(folder)).toEqual([RAT]);
  });

  it('is refused when it is missing, and when its name has another hash', () => {
    expect(() => pinnedFiles(folder)).toThrow(/expected one content-HASH\.json\.gz in .*, got 0/);
    const hash = pinContent([NEWT], folder);
    const other = hash.replace(/^./, digit => (digit === '0' ? '1' : '0'));
    renameSync(join(folder, `content-${hash}.json.gz`), join(folder, `content-${other}.json.gz`));
    expect(() => pinnedFiles(folder)).toThrow(`its files have the hash ${hash}`);
  });
});
