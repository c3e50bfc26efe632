// Files that nobody should write. Each is refused with file, line and field, or it loads and can be played, alone
// and mounted as a pack.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '@roguewright/content';
import type { ContentProblem } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import { tryContent } from '@roguewright/engine/host';
import { type ContentFile, packOf, readTree, type TreeFile } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { readFolder } from './read-folder.ts';

const FOLDER = fileURLToPath(new URL('../testing/hostile', import.meta.url));
const shipped = readContent();
const house = createRulesets().resolve('house');

/** The result of each file or folder: the fields of its errors, each once; none if it loads. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  'all_bits.arc': ['attacktype'],
  before: ['RACE'],
  'byte_order_mark.arc': [],
  'carriage_returns.arc': ['end'],
  'carries_itself.arc': ['arch'],
  'carries_ring.arc': ['arch'],
  'chain_66.arc': ['arch'],
  'crlf.arc': [],
  'deep_chain.trs': ['yes'],
  'doubling.arc': ['arch'],
  'empty.arc': [],
  'extremes.arc': ['level'],
  'faces_open.face': ['end', 'facings', 'mina'],
  filled_by_itself: ['list'],
  'glaring.arc': ['glow_radius'],
  'huge_blow.arc': ['blow_1'],
  'huge_chance.trs': [],
  'huge_dice.arc': ['damage_dice'],
  'huge_level.arc': ['level'],
  'latin_1.arc': ['line'],
  'list_explodes.trs': ['list'],
  'list_itself.trs': ['list'],
  'list_ring.trs': ['list'],
  'long_line.arc': [],
  'long_name.arc': [],
  'makes_itself.arc': ['other_arch'],
  'makes_ring.arc': ['other_arch'],
  'more_first.arc': ['more'],
  'more_last.arc': ['more'],
  'more_twice.arc': ['more'],
  'negative_level.arc': ['level'],
  'nested_5000.arc': ['arch'],
  'nested_65.arc': ['arch'],
  'no_effect.arc': ['other_arch'],
  'no_end.arc': ['end'],
  'nul.arc': ['line'],
  'open_message.arc': ['end', 'msg'],
  outside: ['Allowed', 'chance'],
  'overlong.arc': ['line'],
  'prototype.arc': [],
  'range_huge.arc': ['range'],
  'range_over.arc': ['range'],
  'speed_infinite.arc': ['speed'],
  'speed_over.arc': ['speed'],
  'speed_under.arc': ['speed'],
  'speed_word.arc': ['speed'],
  'surrogate.arc': ['line'],
  'twice.arc': ['Object'],
  'two_ends.arc': ['end'],
  'unknown_subtype.arc': [],
  'wrong_held.arc': ['arch'],
};

interface Outcome {
  readonly fields: readonly string[];
  readonly problems: readonly ContentProblem[];
}

/** Loads a tree by itself, then as a pack, and plays it where it loads. */
function outcomeOf(files: readonly TreeFile[], unread: readonly ContentProblem[]): Outcome {
  const alone = files.map(({ path, text }): ContentFile => ({ path, text }));
  const tree = readTree(files);
  const own = surveyContent(alone);
  const errors = [
    ...unread,
    ...tree.problems.filter(({ severity }) => severity === 'error'),
    ...own.facts,
  ];
  if (errors.length === 0) {
    expect(tryContent(own.content, house, alone)).toEqual([]);
  }
  const pack = alone.map(file => ({ ...file, pack: 'hostile' }));
  const mounted = surveyContent([...shipped, ...pack]);
  if (mounted.facts.length === 0) {
    const isOwn = ({ id }: { id: string }) => packOf(id) === 'hostile';
    expect(tryContent(mounted.content, house, pack, isOwn)).toEqual([]);
  }
  return {
    fields: [...new Set(errors.map(({ field }) => field))].sort(),
    problems: [...errors, ...mounted.facts],
  };
}

describe('a hostile file', () => {
  const names = readdirSync(FOLDER).filter(name => name !== 'README.md');

  it('is one of at least forty', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names.sort()).toEqual(Object.keys(OUTCOMES).sort());
  });

  it.each(names)('%s is refused by name, or can be played', name => {
    const { files, problems: unread } = readFolder(join(FOLDER, name));
    const { fields, problems } = outcomeOf(files, unread);
    expect(fields).toEqual(OUTCOMES[name]);
    for (const { file, line, field, expected, got } of problems) {
      expect({ file, field, expected }).not.toContainEqual('');
      expect(line).toBeGreaterThanOrEqual(1);
      expect(typeof got).toBe('string');
    }
  });
});

describe('a hostile tree', () => {
  it('whose names are all shipped ones loads as a pack beside them', () => {
    const names = surveyContent(shipped).content.archetypes.map(({ id }) => id);
    const text = names.map(id => `Object ${id}\nface x.111\ntype 16\nend\n`).join('');
    const pack = [{ path: 'same-names.arc', text, pack: 'same' }];
    const { content, facts } = surveyContent([...shipped, ...pack]);
    expect(facts).toEqual([]);
    expect(content.packs[0]!.clashes).toHaveLength(names.length);
    for (const id of names) {
      expect(content.archetype(id).file).not.toContain('same-names.arc');
    }
  });

  it.each([
    [
      'other_arch',
      (at: number, next: number) => `Object e${at}\ntype 102\nother_arch e${next}\nend\n`,
    ],
    ['arch', (at: number, next: number) => `Object e${at}\ntype 16\narch e${next}\nend\nend\n`],
  ])('with a ring of 50,000 by %s is refused', (field, line) => {
    const size = 50_000;
    const text = Array.from({ length: size }, (_, at) => line(at, (at + 1) % size)).join('');
    const { facts } = surveyContent([{ path: 'ring.arc', text }]);
    expect(new Set(facts.map(problem => problem.field))).toEqual(new Set([field]));
  });

  it('with a ring of 50,000 lists is refused', () => {
    const size = 50_000;
    const text = Array.from(
      { length: size },
      (_, at) => `treasure l${at}\nlist l${(at + 1) % size}\nend\n`,
    ).join('');
    const { facts } = surveyContent([{ path: 'ring.trs', text }]);
    expect(new Set(facts.map(({ field }) => field))).toEqual(new Set(['list']));
  });
});
