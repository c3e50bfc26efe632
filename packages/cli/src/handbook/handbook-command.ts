// roguewright handbook: the rules in words and tables, under any ruleset.

import {
  CHAPTERS,
  chapterChanges,
  chapterDifferences,
  chapterNamed,
  type PageTable,
  type Place,
  type SectionPage,
  searchHandbook,
  sectionNamed,
  sectionPage,
} from '@roguewright/engine/handbook';
import {
  createRulesets,
  DEFAULT_RULESET,
  parseRulesetName,
  type SlotDifferences,
  toldSentence,
} from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { paint } from '../terminal/paint.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { titledTable } from '../terminal/titled-table.ts';

const HELP = `
SECTION is a chapter (casting, combat, spells, speed, charging) or a section of it,
such as casting.fail. Without it the contents are printed.

A number with a second number in brackets differs from the original program, which
has the one in brackets.

Examples:
  roguewright handbook
  roguewright handbook casting.fail --ruleset nethack-3.4.3
  roguewright handbook --search "metal robe"
  roguewright handbook charging.wands --json`;

interface Options {
  readonly ruleset: string;
  readonly search?: string;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function handbookCommand(terminal: Terminal): Command {
  return new Command('handbook')
    .description('the rules in words and tables, computed under any ruleset')
    .argument('[SECTION]', 'a chapter, or a section such as casting.fail')
    .option('--ruleset <ID>', 'ruleset or composition', DEFAULT_RULESET)
    .option('--search <WORDS>', 'list the sections that have these words')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((section: string | undefined, options: Options) => {
      const library = createRulesets();
      const ruleset = library.resolve(parseRulesetName(options.ruleset));
      if (section === undefined || options.search !== undefined) {
        const found = searchHandbook(ruleset, options.search ?? '');
        terminal.write(options.json ? listJson(found) : listText(terminal, found));
        return;
      }
      const chapter = chapterNamed(section);
      const ids =
        chapter === undefined
          ? [sectionNamed(section).id]
          : chapter.sections.map(({ name }) => `${chapter.name}.${name}`);
      const pages = ids.map(id => sectionPage(library, ruleset, id));
      const changes = chapter === undefined ? [] : chapterChanges(library, chapter);
      const differs =
        chapter === undefined ? undefined : chapterDifferences(library, chapter, ruleset);
      if (options.json) {
        const document = chapter === undefined ? pages[0] : { pages, changes, differs };
        terminal.write(`${JSON.stringify(document, undefined, 2)}\n`);
        return;
      }
      terminal.write(pages.map(page => pageText(terminal, page)).join('\n'));
      if (differs !== undefined) {
        terminal.write(differsText(terminal, differs));
      }
      for (const { title, parent, differences } of changes) {
        terminal.write(`\n${paint(terminal, 'accent', title)} otherwise follows ${parent}\n`);
        terminal.write(differences.map(({ says }) => item(terminal, says)).join(''));
      }
    });
}

/** How the rules that are looked at differ from the house's; empty for the house's. */
function differsText(terminal: Terminal, { title, here, notHere }: SlotDifferences): string {
  const list = (head: string, differences: SlotDifferences['here']) =>
    differences.length === 0
      ? ''
      : `\n${paint(terminal, 'accent', head)}\n${differences.map(one => item(terminal, toldSentence(one))).join('')}`;
  return [
    list(`What ${title} does otherwise than the house`, here),
    list(`What the house does, and ${title} doesn’t`, notHere),
  ].join('');
}

function listJson(found: readonly Place[]): string {
  const list = found.map(({ id, section }) => ({ id, title: section.title }));
  return `${JSON.stringify(list, undefined, 2)}\n`;
}

function listText(terminal: Terminal, found: readonly Place[]): string {
  if (found.length === 0) {
    return 'No section has all of these words.\n';
  }
  const lists = CHAPTERS.flatMap(chapter => {
    const own = found.filter(place => place.chapter === chapter);
    return own.length === 0
      ? []
      : [
          `${paint(terminal, 'accent', chapter.title)}\n${table(
            own.map(({ id, section }) => [`  ${id}`, section.title]),
          )}`,
        ];
  });
  return lists.join('\n');
}

function pageText(terminal: Terminal, page: SectionPage): string {
  const columns = Math.min(terminal.columns, 90);
  const muted = (text: string) => paint(terminal, 'muted', wrap(text, columns).trimEnd());
  return [
    `${paint(terminal, 'accent', page.title)}  ${page.id}, ruleset ${page.ruleset}`,
    '',
    ...page.text.map(paragraph => wrap(paragraph, columns)),
    ...page.tables.map(one => tableText(terminal, one)),
    ...page.suggestions.map(({ label, command }) => `${label}:\n  ${command}\n`),
    muted(`Source: ${page.sources.join('; ')}`),
    muted(`Statements: ${page.statements.join(', ')}`),
    '',
  ].join('\n');
}

function tableText(terminal: Terminal, { caption, titles, rows, others }: PageTable): string {
  const columns = Math.min(terminal.columns, 90);
  const cells = rows.map(row =>
    row.map(({ text, was }) => (was === undefined ? text : `${text} (${was})`)),
  );
  const differ = others.map(({ ruleset, cells: count }) => `${ruleset} (${count})`).join(', ');
  return [
    wrap(caption, columns).trimEnd(),
    titledTable(terminal, [titles, ...cells]).trimEnd(),
    ...(differ === '' ? [] : [wrap(`Cells that differ elsewhere: ${differ}.`, columns).trimEnd()]),
    '',
  ].join('\n');
}

function item(terminal: Terminal, text: string): string {
  return `  - ${wrap(text, Math.min(terminal.columns, 90), '    ').trimStart()}`;
}
