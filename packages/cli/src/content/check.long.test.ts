// What a check of content tells of its keys. What ships is played to find which keys the game reads, which takes
// 20 seconds, so that this stays off the quick shelves.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '@roguewright/content';
import { surveyContent } from '@roguewright/engine/game';
import { camelCase, thingKind } from '@roguewright/engine/objects';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { type FakeTerminal, fakeTerminal } from '../testing/fake-terminal.ts';
import { checkContent, keysOfShipped } from './check.ts';

describe('a check of all content', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('reads all files of a tree in Crossfire’s form, by Crossfire’s rules', () => {
    const tree: Record<string, string> = {
      'arch/spell.arc':
        'Object spell_zap\nname zap\nface zap.111\ntype 101\nsubtype 48\nlevel 3\nscrolls 4\nsp 0\nend\n',
      'arch/spell/zap.arc':
        'Object spell_zap\nface zap.111\ntype 101\nsubtype 48\nlevel 3\ncharges 4\nonself 1\nlevle 1\nend\n',
      'arch/rat.arc': 'Object rat\nface rat.111\nmonster 1\nlevel 2\nwc 3\nend\n',
      'arch/rat.trs': 'treasure rat\narch tail\nend\n',
      'arch/rat.face': 'face rat.111\nend\nanimation rat\nrat.111\nmina\n',
      'arch/artifacts': 'Allowed rat,mouse\nchance 3\nObject Doom\ntype 0\nend\n',
      'arch/races': 'RACE vermin\nrat\nlouse\n',
      'arch/rat.png': '',
      'arch/dev/x.arc': 'no content',
    };
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const report = checkContent([folder]);
    const at = (path: string) => join(folder, 'arch', path);
    expect(report.errors).toEqual([]);
    expect(report).toMatchObject({ files: 7, archetypes: 2, lists: 1 });
    expect(report).toMatchObject({ faces: 1, animations: 1, artifacts: 1, races: 1 });
    expect(report.replaced).toEqual([
      {
        kind: 'archetype',
        name: 'spell_zap',
        file: at('spell.arc'),
        line: 1,
        by: { file: at('spell/zap.arc'), line: 1 },
      },
    ]);
    expect(report.passedOver).toEqual([
      { path: `${at('dev')}/`, reason: 'folders named dev are skipped' },
      { path: at('rat.png'), reason: 'images aren’t used' },
    ]);
    const warned = report.warnings.map(({ file, line, field }) => [file, line, field]);
    expect(warned).toEqual([
      [at('spell/zap.arc'), 8, 'levle'],
      [at('spell/zap.arc'), 6, 'charges'],
      [at('spell/zap.arc'), 7, 'onself'],
      [at('rat.trs'), 2, 'arch'],
      [at('artifacts'), 3, 'Allowed'],
      [at('races'), 1, 'RACE'],
    ]);
    expect(report.warnings[1]).toMatchObject({
      expected:
        'nothing: it is replaced by nrof of the spell in the treasure list that fills the wand',
      got: '4',
    });
    const { kinds, subtypes } = report.coverage;
    expect(kinds.map(({ kind, archetypes }) => [kind, archetypes])).toEqual([
      ['monster', 1],
      ['spell', 1],
    ]);
    expect(kinds[0]!.read).toContainEqual({ key: 'level', count: 1 });
    expect(kinds[0]!.kept).toContainEqual({ key: 'face', count: 1 });
    expect(kinds[1]!.unknown.filter(({ key }) => key !== 'charges')).toEqual([
      { key: 'levle', count: 1 },
      { key: 'onself', count: 1 },
    ]);
    expect(subtypes).toEqual([
      { subtype: 48, name: 'party-spell', castable: false, spells: ['spell_zap'] },
    ]);
  });

  it('finds nothing at all to say of what the game is made of', () => {
    const shipped = fileURLToPath(new URL('../../../content', import.meta.url));
    const { errors, warnings, files } = checkContent([shipped]);
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(files).toBeGreaterThan(400);
  });

  it('shows a watcher how far it is, and takes that away before the report', async () => {
    writeFileSync(
      join(folder, 'rat.arc'),
      'Object rat\nface rat.111\nmonster 1\nlevel 2\nwc 3\nend\n',
    );
    const terminal = fakeTerminal({ watched: true });
    await run(['content', 'check', join(folder, 'rat.arc')], terminal);
    expect(terminal.complaints).toMatch(/\d+ of \d+ archetypes tried/);
    expect(terminal.complaints.endsWith('\r\u001b[K')).toBe(true);
    expect(terminal.written).toContain('1 file, 1 archetype, 0 treasure lists: 0 errors');
  });
});

const own = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(own, { recursive: true }));

async function roguewright(...parameters: string[]): Promise<FakeTerminal> {
  const terminal = fakeTerminal();
  await run(parameters, terminal);
  return terminal;
}

function fileOf(name: string, text: string): string {
  const path = join(own, name);
  writeFileSync(path, text);
  return path;
}

// What the game reads of what ships is found once in a process, so that all who ask for it are in this file.
describe('content, checked by the command', () => {
  it('is counted when it is right', async () => {
    const path = fileOf('right.arc', 'Object lamp\nother_arch lamp\nend\n');
    const { written, exitCode } = await roguewright('content', 'check', path);
    expect(written).toBe(
      'Keys by kind of thing, with the number of archetypes that have them:\n' +
        'scenery (1)\n  read: other_arch 1\n' +
        '1 file, 1 archetype, 0 treasure lists: 0 errors, 0 warnings\n',
    );
    expect(exitCode).toBe(0);
  });

  it('is reported with file, line, field, expected and got when it is wrong', async () => {
    const path = fileOf('wrong.arc', 'Object lamp\nvalue 3\n');
    const { written, exitCode } = await roguewright('content', 'check', path);
    expect(written).toMatch(/wrong\.arc:\d+: end: expected .*, got .*\n/);
    expect(exitCode).toBe(1);
  });

  it('has no table of keys when nothing could be read', async () => {
    const path = join(own, 'nowhere.arc');
    symlinkSync('/nonexistent', path);
    const { written } = await roguewright('content', 'check', path);
    expect(written).toBe(
      `${path}:1: file: expected a file that can be read, got a link that leads nowhere\n` +
        '1 file, 0 archetypes, 0 treasure lists: 1 error, 0 warnings\n',
    );
  });

  it('is warned of references that lead nowhere', async () => {
    const path = fileOf(
      'loose.arc',
      'Object cup\nother_arch sherd\nrandomitems gems\narch spel_sip\nend\nend\nObject spell_sip\nend\n',
    );
    const list = fileOf('loose.trs', 'treasure coins\n\tarch coin\nyes\n\tlist NONE\nend\nend\n');
    const { written, exitCode } = await roguewright('content', 'check', path, list);
    expect(written).toMatch(
      /loose\.arc:2: other_arch: expected an archetype of these files.*"sherd"/,
    );
    expect(written).toMatch(/loose\.arc:3: randomitems: expected a treasure list of these files/);
    expect(written).toMatch(/arch: .* such as spell_sip, got "spel_sip"/);
    expect(written).toMatch(/loose\.trs:2: arch: expected an archetype .*"coin"/);
    expect(written).not.toContain('NONE');
    expect(written).toContain('0 errors, 4 warnings');
    expect(exitCode).toBe(0);
  });

  it('has to be there', async () => {
    const { complaints, exitCode } = await roguewright('content', 'check', '/nowhere');
    expect(complaints).toContain('DIR: expected a folder or file that exists, got "/nowhere"');
    expect(exitCode).toBe(2);
  });
});

describe('what ships', () => {
  /**
   * Keys of the shipped files that nothing reads. Each is Crossfire's, and kept for those who read the files. A
   * key that only a rare deed reads doesn't belong here: let `readKeys` do that deed.
   */
  const KEPT: readonly string[] = [
    ...['alive', 'no_pick', 'no_drop', 'identified', 'invisible', 'move_type', 'move_on'],
    // Where a part stands is read from the file when its head is made.
    ...['x', 'y'],
    // Read when an older save is restored.
    'formerly',
    // The rule of traps says how well they are hidden.
    'cha',
    ...['value', 'skill', 'name_pl', 'level', 'glow_radius', 'stone', 'artifact_of'],
  ];

  it('has no other keys than those that the game reads, and a few that are kept', () => {
    const { content } = surveyContent(readContent());
    const reads = keysOfShipped();
    const kept = new Set(KEPT.map(camelCase));
    const unread = content.archetypes.flatMap(archetype => {
      const { numbers, texts, flags } = archetype;
      const kind = thingKind(archetype);
      const keys = [...Object.keys(numbers), ...Object.keys(texts), ...[...flags].map(camelCase)];
      return (
        keys
          .filter(key => !kept.has(key) && !reads.has(kind, key))
          // A helmet's lamp is filled by its dice; what it holds without them is read when it is lit, which no trial does.
          .filter(key => kind !== 'armour' || key !== 'fuel')
          .map(key => `${kind} ${key}`)
      );
    });
    expect(new Set(unread)).toEqual(new Set());
  });
});
