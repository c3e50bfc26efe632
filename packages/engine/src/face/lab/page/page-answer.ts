// An answer as a page shows it: plain JSON, with a line in words and the reasons.

import type { Explanation, Figure, Inputs } from '../../../odds/index.ts';
import { explainNotes } from '../../../words/index.ts';
import { usualInputs } from '../fields/kind-fields.ts';
import { shownValue } from '../figures/figures.ts';
import type { LabAnswer, LabPlot } from '../figures/lab-answer.ts';
import { answerInputs } from '../kinds/ask.ts';
import type { LabKindName, QuestionWorld } from '../kinds/lab-kind.ts';
import { fieldsOfFact, type ReasonField } from './why-controls.ts';

/** An answer in plain JSON. */
export interface PageAnswer
  extends Pick<
    LabAnswer,
    'title' | 'rules' | 'figures' | 'remarks' | 'details' | 'facts' | 'table' | 'map'
  > {
  /** The whole answer in a line. */
  readonly line: string;
  /** The distribution of which shares may be asked comes first. */
  readonly plots: readonly LabPlot[];
  /** What the first chart's chances are a share of; absent: there is no such chart. */
  readonly shareOf?: string;
  readonly why: readonly Reason[];
}

/** A reason, with the fields whose values it is about. */
export interface Reason extends Explanation {
  readonly fact: string;
  /** Empty: it follows from the others. */
  readonly fields: readonly ReasonField[];
}

/** Answers a question. Throws a UsageError that names the field. */
export function pageAnswer(world: QuestionWorld, kind: LabKindName, inputs: Inputs): PageAnswer {
  const answer = answerInputs(world, kind, inputs);
  const { title, rules, figures, remarks, plots, spread, notes, details, facts, table, map } =
    answer;
  const values = spread === undefined ? [] : [...spread.list];
  const mean = values.reduce((sum, [value, probability]) => sum + value * probability, 0);
  const first =
    spread === undefined || values.length === 0
      ? []
      : [{ title: capital(spread.unit), unit: spread.unit, values, mean, isOpen: false }];
  return {
    ...{ title, rules, figures, remarks },
    ...(details !== undefined && { details }),
    ...(facts !== undefined && { facts }),
    ...(table !== undefined && { table }),
    ...(map !== undefined && { map }),
    line: resultLine(title, figures, [...(facts ?? []), ...(table ?? []).slice(1).map(rowFact)]),
    plots: [...first, ...plots],
    ...(spread !== undefined && first.length > 0 && { shareOf: spread.of }),
    why: reasonsOf(kind, notes, { ...usualInputs(kind), ...inputs }),
  };
}

/** The reasons in the order in which the facts were noted, each fact told by itself. */
function reasonsOf(kind: LabKindName, notes: LabAnswer['notes'], inputs: Inputs): Reason[] {
  const facts = new Set(notes.map(({ fact }) => fact));
  return [...facts].flatMap(fact =>
    explainNotes(notes.filter(note => note.fact === fact)).map(line => ({
      ...line,
      fact,
      fields: fieldsOfFact(kind, fact, line.text, inputs),
    })),
  );
}

/** `A level 5 wizard casts fireball: fail 23.5 % of all attempts, price 15 energy.` */
function resultLine(
  title: string,
  figures: readonly Figure[],
  facts: NonNullable<LabAnswer['facts']>,
): string {
  const numbers = figures.map(({ name, kind, value, of }) => {
    const words = name.replaceAll('-', ' ');
    return `${words} ${shownValue(kind, value)} ${of}`;
  });
  const told = [...numbers, ...facts.map(([name, says]) => `${name}: ${says}`)];
  return told.length === 0 ? `${title}: refused.` : `${title}: ${told.join(', ')}.`;
}

/** A row of a table, in a line. */
function rowFact([key = '', ...cells]: readonly string[]): readonly [string, string] {
  return [key, cells.join(' · ')];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
