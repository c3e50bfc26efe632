import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPE } from '../archetype.ts';
import { Content } from '../content.ts';
import { arcKeys } from '../formats/arc-keys.ts';
import { readArcDrafts } from '../formats/index.ts';
import { ArchetypeMaker } from '../make-archetype.ts';
import { LostReferences, unresolvedReferences } from '../references.ts';
import { checkSources } from './check-sources.ts';
import { PlainKinds } from './plain-kinds.ts';
import type { PowerWords } from './power-words.ts';
import { ReadArchetype } from './read-sources.ts';

/** Powers named by a key of the game's own, by one of Crossfire's, and by a word that is required. */
const POWERS: PowerWords = {
  spells: new Map([[9, { field: 'whim', words: ['petals'] }]]),
  items: new Map([
    [TYPE.potion, { field: 'effect', words: ['see-invisible'] }],
    [TYPE.ring, { field: 'skill', words: ['warmth'] }],
  ]),
};

/** One archetype of these lines, and whether it counts as plain. */
function read(lines: readonly string[], powers: PowerWords | undefined) {
  const text = `Object thing\n${lines.join('\n')}\nend\n`;
  const [draft] = readArcDrafts(text, 'a.arc').archetypes;
  const archetype = new ArchetypeMaker().make(draft!, 0, 'a.arc');
  const isPlain = new PlainKinds(powers).has(draft!, archetype);
  return { archetype, isPlain, source: new ReadArchetype(archetype, text, draft!, false) };
}

/** What every check says of one archetype, beside nothing else. */
function problemsOf({ archetype, source }: ReturnType<typeof read>, powers?: PowerWords) {
  const content = new Content([archetype], '');
  const lost = new LostReferences(content);
  lost.follow(source);
  return [
    ...checkSources({ content, archetypes: [source], lists: [], powers }),
    ...unresolvedReferences(content, lost),
  ];
}

const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...arcKeys.keys()) },
  fc.constantFrom('effect', 'hue', 'damage_dice', 'god', 'wear', 'whim', 'passive', 'blow_1'),
);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 9 }).map(String) },
  fc.integer().map(String),
  fc.constantFrom('-1', '1.5', 'none', 'all', 'thing', 'nobody', 'red', '2d6', '1e9'),
);
const line = fc.tuple(key, value).map(([word, said]) => `${word} ${said}`);
const type = fc.oneof(fc.constantFrom(...Object.values(TYPE)), fc.integer({ min: 0, max: 210 }));

describe('a plain archetype', () => {
  it('is one about which no check has anything to say', () => {
    const seen = { plain: 0, wrong: 0 };
    fc.assert(
      fc.property(
        type,
        fc.array(line, { maxLength: 6 }),
        fc.constantFrom(undefined, POWERS),
        (number, lines, powers) => {
          const thing = read([`type ${number}`, ...lines], powers);
          const problems = problemsOf(thing, powers);
          seen.plain += thing.isPlain ? 1 : 0;
          seen.wrong += problems.length > 0 ? 1 : 0;
          if (thing.isPlain) {
            expect(problems).toEqual([]);
          }
        },
      ),
      { numRuns: 3000 },
    );
    expect(seen.plain).toBeGreaterThan(300);
    expect(seen.wrong).toBeGreaterThan(300);
  });

  it.each([
    ['a floor', ['type 71', 'face floor.111', 'is_floor 1', 'weight 100'], true],
    ['a number out of its range', ['type 71', 'weight 100000001'], false],
    ['a resistance out of its range', ['type 99', 'resist_fire 2000'], false],
    ['a list that it names', ['type 71', 'randomitems hoard'], false],
    ['a key of no format', ['type 71', 'hue nohue'], false],
    ['a monster', ['monster 1'], false],
    ['a spell', [`type ${TYPE.spell}`], false],
    ['something inside', ['type 122', 'arch coin', 'end'], false],
    ['a power’s word', [`type ${TYPE.ring}`, 'skill cold'], false],
  ])('is told: %s', (_, lines, isPlain) => {
    expect(read(lines, POWERS).isPlain).toBe(isPlain);
  });
});
