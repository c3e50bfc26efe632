import { describe, expect, it } from 'vitest';
import { createRulesets, parseRulesetName } from '../rulesets/index.ts';
import { EXPLAINING_SECTIONS } from '../words/index.ts';
import { CHAPTERS, chapterNamed, PLACES, sectionNamed } from './handbook.ts';
import { handbookFiles } from './markdown.ts';
import { chapterChanges, chapterDifferences, type PageTable, sectionPage } from './page.ts';
import { searchHandbook } from './search.ts';
import { statementsOf } from './statements.ts';

const library = createRulesets();
const house = library.resolve('house');

function tableNamed(tables: readonly PageTable[], words: string): PageTable {
  return tables.find(({ caption }) => caption.includes(words))!;
}

/** A cell by the key of its row and the title of its column. */
function cellOf({ rows, titles }: PageTable, key: string, title: string) {
  return rows.find(row => row[0]!.text === key)![titles.indexOf(title)]!;
}

describe('the chapters', () => {
  it('are five, in the order of the documents', () => {
    expect(CHAPTERS.map(({ name }) => name)).toEqual([
      'casting',
      'combat',
      'spells',
      'speed',
      'charging',
    ]);
  });

  it('have sections with ids of their own, sources and words', () => {
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
    for (const { id, section } of PLACES) {
      expect(id).toMatch(/^[a-z]+\.[a-z-]+$/);
      expect(section.sources.length).toBeGreaterThan(0);
      expect(section.text(house).join(' ').length).toBeGreaterThan(60);
    }
  });

  it('cover no statement twice', () => {
    const all = PLACES.flatMap(statementsOf);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });
});

describe.each(library.ids)('under %s', id => {
  const ruleset = library.resolve(id);
  const filled = PLACES.filter(({ chapter }) => library.fills(id, chapter.slot));

  it('every text and table is whole', () => {
    for (const { section, id: place } of filled) {
      const text = section.text(ruleset).join(' ');
      expect(text, place).not.toMatch(/undefined|NaN|∞|\[object/);
      for (const make of section.tables ?? []) {
        const { caption, titles, rows } = make(ruleset);
        const keys = rows.map(row => row[0]!.text);
        expect(new Set(keys).size, `${place}: ${caption}`).toBe(keys.length);
        for (const row of rows) {
          expect(row.length, `${place}: ${caption}`).toBeLessThanOrEqual(titles.length);
          const told = row.map(cell => cell.text).join(' ');
          expect(told, `${place}: ${caption}`).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });
});

describe('a page', () => {
  it('has the document’s own figures', () => {
    const { tables } = sectionPage(
      library,
      library.resolve('nethack-3.6.7'),
      'charging.explosions',
    );
    const table = tableNamed(tables, 'number of its recharges');
    const chances = table.rows.map(row => row[1]!.text);
    expect(chances).toEqual([
      '0 %',
      '0.29 %',
      '2.33 %',
      '7.87 %',
      '18.66 %',
      '36.44 %',
      '62.97 %',
      '100 %',
    ]);
    expect(cellOf(table, '0', 'further recharges on average').text).toBe('5.2334');
  });

  it('marks a cell that differs from the original program', () => {
    const { tables } = sectionPage(library, house, 'speed.moves');
    const cell = cellOf(tableNamed(tables, 'Points a turn on average'), 'overtaxed', 'none');
    expect(cell).toMatchObject({ text: '1.5', was: '2' });
    const same = sectionPage(library, library.resolve('nethack-3.6.7'), 'speed.moves').tables;
    expect(same.flatMap(({ rows }) => rows.flat()).filter(({ was }) => was !== undefined)).toEqual(
      [],
    );
  });

  it('says which other rulesets differ, and by how many cells', () => {
    const { tables } = sectionPage(library, house, 'casting.fail');
    const { others } = tableNamed(tables, 'basic skill');
    expect(others.map(({ ruleset }) => ruleset)).toContain('fiqhack');
    expect(others.map(({ ruleset }) => ruleset)).not.toContain('nethack-3.4.3');
    expect(others.every(({ cells }) => cells > 0)).toBe(true);
  });

  it('changes with a number of the ruleset, in text, table and mark', () => {
    const own = library.resolve('house');
    const { casting } = own.slots;
    const changed = {
      ...own,
      slots: {
        ...own.slots,
        casting: { ...casting, energy: { ...casting.energy, perSpellLevel: 7 } },
      },
    };
    const { text, tables } = sectionPage(library, changed, 'casting.price');
    expect(text.join(' ')).toContain('costs 7 energy for each of its levels');
    const cell = cellOf(tableNamed(tables, 'Energy and nutrition'), '3', 'energy');
    expect(cell).toMatchObject({ text: '21', was: '15' });
  });

  it('links numbers to the lab under its ruleset', () => {
    const { tables } = sectionPage(library, library.resolve('slashem'), 'casting.fail');
    const cell = cellOf(tableNamed(tables, 'basic skill'), '9', 'level 3 spell');
    expect(cell.link).toBe(
      'v=1&q=cast&int=18&level=9&role=wizard&ruleset=slashem&skill=basic&spell-level=3',
    );
    expect(sectionPage(library, house, 'casting.fail').suggestions[0]?.link).not.toContain(
      'ruleset',
    );
  });

  it('keeps the ruleset that a suggestion names', () => {
    const { suggestions } = sectionPage(library, house, 'speed.moves');
    expect(suggestions[0]?.command).toBe(
      'roguewright odds speed --property very-fast --burden burdened --ruleset nethack-3.4.3',
    );
  });

  it('of an unknown section is refused with the nearest', () => {
    expect(() => sectionNamed('casting.fial')).toThrow(/did you mean casting\.fail/);
  });
});

describe('what other rulesets do', () => {
  it('begins with the document, and names no ruleset without changes', () => {
    const changes = chapterChanges(library, chapterNamed('speed')!);
    expect(changes[0]?.id).toBe('wiki-speed');
    expect(changes.every(({ differences }) => differences.length > 0)).toBe(true);
    expect(changes.map(({ id }) => id)).not.toContain('house');
  });

  it('has the sentences of the chapter’s slot alone', () => {
    for (const chapter of CHAPTERS) {
      for (const { differences } of chapterChanges(library, chapter)) {
        expect(differences.every(({ slot }) => slot === chapter.slot)).toBe(true);
      }
    }
  });

  it('says how the rules that are looked at differ from the house’s', () => {
    const under = (chapter: string, rules: string) =>
      chapterDifferences(library, chapterNamed(chapter)!, library.resolve(parseRulesetName(rules)));
    const composed = 'casting=slashem,speed=wiki-speed';
    expect(under('casting', composed).here[0]!.says).toContain('Robes are body armour');
    expect(under('casting', composed).notHere.length).toBeGreaterThan(10);
    expect(under('speed', composed).here.map(({ says }) => says)).toEqual([
      expect.stringContaining('A rider always has the speed of the steed'),
    ]);
    expect(under('combat', composed)).toMatchObject({ here: [], notHere: [] });
  });
});

describe('a search', () => {
  const idsOf = (words: string) => searchHandbook(house, words).map(({ id }) => id);

  it('finds sections by words of texts, tables and statements', () => {
    expect(idsOf('wresting')).toContain('charging.advice');
    expect(idsOf('SC-064..SC-065')).toEqual(['casting.fail']);
    expect(idsOf('half-troll')).toContain('combat.skill');
  });

  it('lists titles first, and leaves out words behind a minus', () => {
    expect(idsOf('wand')[0]).toBe('charging.wands');
    expect(idsOf('wand -charging')).not.toContain('charging.wands');
    expect(idsOf('')).toHaveLength(PLACES.length);
    expect(idsOf('zyzzyva')).toEqual([]);
  });
});

describe('the files', () => {
  it('are a list and a file a chapter, whose headings the list links to', () => {
    const files = handbookFiles(library);
    const contents = files[0]!.text;
    for (const [, path, anchor] of contents.matchAll(/\]\((\w+\.md)#([^)]+)\)/g)) {
      const { text } = files.find(file => file.path === path)!;
      const anchors = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    }
    expect(files.map(({ path }) => path)).toHaveLength(6);
  });
});

describe('explanations', () => {
  it('lead to sections that there are', () => {
    const ids = PLACES.map(({ id }) => id);
    expect(EXPLAINING_SECTIONS.filter(id => !ids.includes(id))).toEqual([]);
  });
});
