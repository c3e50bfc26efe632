// A report on content as text.

import type { FormatProblem } from '@roguewright/engine/objects';
import { paint } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ContentReport } from './check.ts';
import type { Coverage, KeyCount } from './coverage.ts';

/** The whole report, with a line break at its end. */
export function describeReport(report: ContentReport, terminal: Terminal): string {
  const { errors, warnings, coverage } = report;
  const heading = (text: string) => paint(terminal, 'muted', `${text}\n`);
  return [
    ...errors.map(problemLine),
    ...(warnings.length > 0 ? [heading('Warnings:'), ...warnings.map(problemLine)] : []),
    ...replacedLines(report, heading),
    ...passedOverLines(report, heading),
    ...coverageLines(coverage, heading),
    summary(report),
  ].join('');
}

type Heading = (text: string) => string;

function problemLine({ file, line, field, expected, got }: FormatProblem): string {
  return `${file}:${line}: ${field}: expected ${expected}, got ${got}\n`;
}

function replacedLines({ replaced }: ContentReport, heading: Heading): string[] {
  return replaced.length === 0
    ? []
    : [
        heading('Defined twice, so that the later definition counts:'),
        ...replaced.map(
          ({ kind, name, file, line, by }) =>
            `${file}:${line}: ${kind} ${name}: replaced by ${by.file}:${by.line}\n`,
        ),
      ];
}

/** What was passed over, by reason; up to a few of a reason by name. */
function passedOverLines({ passedOver }: ContentReport, heading: Heading): string[] {
  const byReason = Map.groupBy(passedOver, ({ reason }) => reason);
  return passedOver.length === 0
    ? []
    : [
        heading('Passed over:'),
        ...[...byReason].map(([reason, of]) => {
          const named = of.slice(0, MOST_NAMED).map(({ path }) => path);
          const more = of.length > MOST_NAMED ? ` and ${of.length - MOST_NAMED} more` : '';
          return `${reason}: ${named.join(', ')}${more}\n`;
        }),
      ];
}

const MOST_NAMED = 5;

function coverageLines({ kinds, subtypes }: Coverage, heading: Heading): string[] {
  const castable = subtypes.filter(each => each.castable);
  const idle = subtypes.filter(each => !each.castable);
  return [
    ...(kinds.length === 0
      ? []
      : [heading('Keys by kind of thing, with the number of archetypes that have them:')]),
    ...kinds.flatMap(({ kind, archetypes, read, kept, unknown }) => [
      `${kind} (${archetypes})\n`,
      keyLine('read', read),
      keyLine('kept, not read', kept),
      keyLine('unknown', unknown),
    ]),
    ...(subtypes.length === 0 ? [] : [heading('Spells by subtype:')]),
    ...castable.map(({ subtype, name, spells }) => `${subtype} ${name}: ${spells.length}\n`),
    ...(idle.length === 0 ? [] : [heading('Spells that can’t be cast yet:')]),
    ...idle.map(
      ({ subtype, name, spells }) =>
        `${subtype} ${name} (${spells.length}): ${spells.join(', ')}\n`,
    ),
  ];
}

function keyLine(what: string, keys: readonly KeyCount[]): string {
  return keys.length === 0
    ? ''
    : `  ${what}: ${keys.map(({ key, count }) => `${key} ${count}`).join(', ')}\n`;
}

function summary(report: ContentReport): string {
  const { files, archetypes, lists, faces, animations, artifacts, races, errors, warnings } =
    report;
  const further = [
    [faces, 'face'],
    [animations, 'animation'],
    [artifacts, 'artifact'],
    [races, 'race'],
  ] as const;
  const parts = [
    count(files, 'file'),
    count(archetypes, 'archetype'),
    count(lists, 'treasure list'),
    ...further.filter(([number]) => number > 0).map(([number, what]) => count(number, what)),
  ];
  return `${parts.join(', ')}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}\n`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
