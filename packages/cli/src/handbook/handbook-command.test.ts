import { PLACES, sectionPage } from '@roguewright/engine/handbook';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function printed(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(parameters, terminal);
  return terminal;
}

async function book(...parameters: string[]) {
  return (await printed('handbook', ...parameters)).written;
}

describe('roguewright handbook', () => {
  it('lists the sections by chapter', async () => {
    const text = await book();
    expect(text).toMatch(/Spellcasting\n\s+casting\.cast\s+Casting a spell/);
    expect(text).toContain('charging.wands');
  });

  it('prints a section under a ruleset, with what differs', async () => {
    const text = await book('speed.moves');
    expect(text).toContain('The moves of a hero  speed.moves, ruleset house');
    expect(text).toMatch(/overtaxed\s+1\.5 \(2\)\s+2 \(2\.33\)\s+2\.5 \(2\.67\)/);
    const older = await book('speed.moves', '--ruleset', 'nethack-3.4.3');
    expect(older).toMatch(/overtaxed\s+2\s/);
  });

  it('prints a chapter with what other rulesets do', async () => {
    const text = await book('speed');
    expect(text).toContain('NetHackWiki: Speed otherwise follows nethack-3.6.7');
    const { pages, changes } = JSON.parse(await book('speed', '--json'));
    expect(pages).toHaveLength(10);
    expect(changes[0].id).toBe('wiki-speed');
  });

  it('prints how the chapter differs from the house under a composition', async () => {
    const composed = 'casting=slashem,speed=wiki-speed';
    const text = (await book('casting', '--ruleset', composed)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('What SLASH’EM does otherwise than the house - Robes are body armour');
    expect(text).toContain('What the house does, and SLASH’EM doesn’t');
    expect(await book('casting')).not.toContain('otherwise than the house');
    const { differs } = JSON.parse(await book('speed', '--ruleset', composed, '--json'));
    expect([differs.id, differs.here.length]).toEqual(['wiki-speed', 1]);
  });

  it('searches', async () => {
    expect(await book('--search', 'wrested')).toContain('charging.advice');
    expect(await book('--search', 'zyzzyva')).toBe('No section has all of these words.\n');
    const found = JSON.parse(await book('--search', 'half-troll', '--json'));
    expect(found.map(({ id }: { id: string }) => id)).toContain('combat.skill');
  });

  it('refuses an unknown section and an unknown ruleset', async () => {
    const terminal = await printed('handbook', 'casting.fial');
    expect(terminal.complaints).toContain('did you mean casting.fail?');
    expect(terminal.exitCode).toBe(2);
    const other = await printed('handbook', 'casting', '--ruleset', 'hose');
    expect(other.complaints).toContain('did you mean house');
  });
});

describe('odds --why', () => {
  it('names the sections that explain its lines', async () => {
    const { written } = await printed(...'odds cast --robe --int 18 --why'.split(' '));
    expect(written).toMatch(/Handbook: casting\.penalty, casting\.fail/);
    const json = await printed(...'odds speed --property fast --plays 10 --why --json'.split(' '));
    expect(json.written).toContain('"section": "speed.moves"');
  });
});

/** Where the answer of a link has the number of its cell, by a part of the table's caption. */
const FIGURES: readonly (readonly [
  caption: string,
  path: (answer: Answer) => number,
  of: number,
])[] = [
  ['Chance to fail of a Wizard', ({ ends }) => 1 - (ends?.cast ?? 0), 100],
  ['Blows of a class', ({ blows }) => blows!, 1],
  ['Points a turn on average, by burden', ({ meanPoints }) => meanPoints!, 1],
  ['A wand by the number of its recharges', ({ explodeChance }) => explodeChance!, 100],
  ['A ring of gain strength', ({ explodeChance }) => explodeChance!, 100],
];

interface Answer {
  readonly ends?: Readonly<Record<string, number>>;
  readonly blows?: number;
  readonly meanPoints?: number;
  readonly explodeChance?: number;
}

describe('the links of the handbook', () => {
  const library = createRulesets();
  const house = library.resolve('house');
  const pages = PLACES.map(({ id }) => sectionPage(library, house, id));
  const suggested = pages.flatMap(page => page.suggestions.map(one => [page.id, one] as const));

  it.each(suggested)('%s suggests a question that is understood', async (_, { command, link }) => {
    const alone = await printed(...command.split(' ').slice(1));
    expect(alone.complaints).toBe('');
    if (link !== undefined) {
      const { written, complaints } = await printed('odds', 'open', `#/lab?${link}`);
      expect(complaints).toBe('');
      expect(written).toBe(alone.written);
    }
  });

  it.each(FIGURES)('of “%s” ask for the number of their cell', async (caption, figureOf, of) => {
    const table = pages.flatMap(page => page.tables).find(one => one.caption.includes(caption))!;
    const cells = table.rows.flat().filter(({ link }) => link !== undefined);
    expect(cells.length).toBeGreaterThan(7);
    for (const cell of cells.filter((_, at) => at % 7 === 0)) {
      const { written, complaints } = await printed('odds', 'open', cell.link!, '--json');
      expect(complaints).toBe('');
      const figure = of * figureOf(JSON.parse(written) as Answer);
      expect(figure).toBeCloseTo(Number.parseFloat(cell.text), 1);
    }
  });
});
