// Chapters as Markdown, for docs/handbook.

import { DEFAULT_RULESET, type RulesetLibrary } from '../rulesets/index.ts';
import type { Chapter } from './contract/section.ts';
import { CHAPTERS } from './handbook.ts';
import { chapterChanges, type PageTable, type SectionPage, sectionPage } from './page.ts';

/** A file of docs/handbook. */
export interface HandbookFile {
  readonly path: string;
  readonly text: string;
}

/** The files: a list of the chapters, and a file for each. */
export function handbookFiles(library: RulesetLibrary): HandbookFile[] {
  return [
    { path: 'README.md', text: contents() },
    ...CHAPTERS.map(chapter => ({
      path: `${chapter.name}.md`,
      text: chapterMarkdown(library, chapter),
    })),
  ];
}

function contents(): string {
  const lines = CHAPTERS.flatMap(({ name, title, about, sections }) => [
    `## [${title}](${name}.md)`,
    '',
    about,
    '',
    ...sections.map(section => `- [${section.title}](${name}.md#${anchorOf(section.title)})`),
    '',
  ]);
  return [
    '# Handbook',
    '',
    'The rules in words and tables. The numbers are those of the default ruleset, `house`. `npm run handbook` computes them again.',
    '',
    'The page `#/handbook` of the game shows the same chapters under any ruleset, with links into the lab. `npx roguewright handbook casting.fail --ruleset nethack-3.4.3` prints a section.',
    '',
    ...lines,
  ].join('\n');
}

/** The heading as Markdown hosts make an address of it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function chapterMarkdown(library: RulesetLibrary, chapter: Chapter): string {
  const ruleset = library.resolve(DEFAULT_RULESET);
  const pages = chapter.sections.map(({ name }) =>
    sectionPage(library, ruleset, `${chapter.name}.${name}`),
  );
  return [
    `# ${chapter.title}`,
    '',
    chapter.about,
    '',
    `The numbers are those of \`${DEFAULT_RULESET}\`. A number with a second number in brackets differs from \`${chapter.original}\`, which has the one in brackets.`,
    '',
    ...pages.flatMap(page => sectionLines(page)),
    '## What other rulesets do',
    '',
    ...chapterChanges(library, chapter).flatMap(({ id, title, parent, differences }) => [
      `### ${title}`,
      '',
      `\`${id}\`, which otherwise follows \`${parent}\`.`,
      '',
      ...differences.map(({ says, source }) => `- ${says} (${source})`),
      '',
    ]),
  ].join('\n');
}

function sectionLines(page: SectionPage): string[] {
  return [
    `## ${page.title}`,
    '',
    ...page.text.flatMap(paragraph => [paragraph, '']),
    ...page.tables.flatMap(tableLines),
    ...page.suggestions.flatMap(({ label, command }) => [`${label}: \`npx ${command}\``, '']),
    `Source: ${page.sources.join('; ')}. Statements: ${page.statements.join(', ')}.`,
    '',
  ];
}

function tableLines({ caption, titles, rows, others }: PageTable): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  const told = others.map(({ ruleset, cells }) => `\`${ruleset}\` (${cells})`).join(', ');
  return [
    `**${caption}**`,
    '',
    line(titles),
    line(titles.map(() => '---')),
    ...rows.map(row =>
      line(row.map(({ text, was }) => (was === undefined ? text : `${text} (${was})`))),
    ),
    '',
    ...(told === '' ? [] : [`Cells that differ elsewhere: ${told}.`, '']),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
