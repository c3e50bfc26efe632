// What the lines of a vector file say: the header in the first, a case in each of the others.

/** What the first line of a vector file says. */
export interface VectorHeader {
  /** `casting/success-chance`; `spells/films` for a film, `scenes` for a scene. */
  readonly rule: string;
  readonly ruleset: string;
  /** `film`, `scene`: a spell on a map, tick by tick; the other lines are no cases. */
  readonly kind: 'value' | 'distribution' | 'film' | 'scene';
  /** Absolute, for probabilities. */
  readonly tolerance: number;
}

/** One case of a value rule or of a random rule. */
export interface VectorCase {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly input: unknown;
  readonly expected: Expected;
}

/** What the original program computed. */
export type Expected =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'distribution'; readonly outcomes: readonly (readonly [unknown, number])[] };

/** A file that isn't a vector file; the message says where, what was expected and what stood there. */
export class VectorError extends Error {
  override readonly name = 'VectorError';

  constructor(path: string, line: number, field: string, expected: string, got: unknown) {
    super(`${path}:${line}: ${field}: expected ${expected}, got ${excerpt(got)}`);
  }
}

/** Default tolerance of probabilities, absolute. */
const TOLERANCE = 1e-12;

type Fields = Readonly<Record<string, unknown>>;

/** The JSON object of one line. Throws a VectorError. */
export function parseRecord(path: string, line: number, text: string): Fields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new VectorError(path, line, 'line', 'a JSON object', text);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new VectorError(path, line, 'line', 'a JSON object', parsed);
  }
  return parsed as Fields;
}

/** Reads the first record of a file. Throws a VectorError. */
export function readHeader(path: string, line: number, fields: Fields): VectorHeader {
  const text = (field: string, expected: string) => {
    const value = fields[field];
    if (typeof value !== 'string' || value === '') {
      throw new VectorError(path, line, `header: ${field}`, expected, value);
    }
    return value;
  };
  const ruleset = text('ruleset', 'the name of a ruleset');
  if (fields.film !== undefined) {
    return { rule: 'spells/films', ruleset, kind: 'film', tolerance: TOLERANCE };
  }
  if (fields.scene !== undefined) {
    return { rule: 'scenes', ruleset, kind: 'scene', tolerance: TOLERANCE };
  }
  const rule = text('rule', 'a rule such as casting/success-chance');
  const kind = fields.kind;
  if (kind !== 'value' && kind !== 'distribution') {
    throw new VectorError(path, line, 'header: kind', 'value or distribution', kind);
  }
  const { tolerance = TOLERANCE } = fields;
  if (typeof tolerance !== 'number' || !(tolerance >= 0 && tolerance < 1)) {
    throw new VectorError(path, line, 'header: tolerance', 'a number from 0 to 1', tolerance);
  }
  return { rule, ruleset, kind, tolerance };
}

/** Reads any other record. Throws a VectorError. */
export function readCase(
  path: string,
  line: number,
  fields: Fields,
  kind: 'value' | 'distribution',
): VectorCase {
  if (!Object.hasOwn(fields, 'in')) {
    throw new VectorError(path, line, 'in', 'the input of a case', 'nothing');
  }
  const input = fields.in;
  if (kind === 'value') {
    if (!Object.hasOwn(fields, 'out')) {
      throw new VectorError(path, line, 'out', 'the value of a case', 'nothing');
    }
    return { line, input, expected: { kind, value: fields.out } };
  }
  const { dist } = fields;
  if (!Array.isArray(dist) || dist.length === 0) {
    throw new VectorError(path, line, 'dist', 'a list of [outcome, probability]', dist);
  }
  for (const pair of dist) {
    if (!isWeighted(pair)) {
      throw new VectorError(path, line, 'dist', '[outcome, probability]', pair);
    }
  }
  return { line, input, expected: { kind, outcomes: dist } };
}

function isWeighted(pair: unknown): boolean {
  return Array.isArray(pair) && pair.length === 2 && pair[1] >= 0 && pair[1] <= 1 + 1e-9;
}

/** JSON of a value, cut after 80 characters. */
function excerpt(value: unknown): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? value : toText(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
