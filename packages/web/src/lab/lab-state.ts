// What the lab's page shows, and the same as an address: inputs as on the command line, those of column B behind
// `b.`, and the study of the question behind `show.`.

import { LAB_KINDS, type LabKindName, usualInputs } from '@roguewright/engine/face';
import { type Inputs, parseAddress, printAddress } from '@roguewright/engine/odds';

/** What is studied besides the answer. */
export interface Study {
  /** The input of a curve, or of the rows of a heat table. */
  readonly by?: string;
  /** The input of the columns. */
  readonly and?: string;
  readonly figure?: string;
  /** The bound of a goal, in percent for a chance. */
  readonly bound?: string;
  readonly than?: string;
  /** The tick at which the small map is shown. */
  readonly tick?: string;
}

/** What the page shows. Inputs that are as usual are absent. */
export interface LabState {
  readonly kind: LabKindName;
  readonly a: Inputs;
  /** What differs in column B; undefined: there is none. */
  readonly b: Inputs | undefined;
  readonly study: Study;
}

/** The page without an address. */
export const FIRST_STATE: LabState = {
  kind: 'cast',
  a: { spell: 'fireball', level: '10', int: '18' },
  b: undefined,
  study: {},
};

const OF_B = 'b.';
const OF_STUDY = 'show.';
/** Stands for a column B that differs in nothing. */
const SAME = 'same';

/** The part of an address after `#/lab?`. */
export function labAddress({ kind, a, b, study }: LabState): string {
  const inputs: Record<string, string> = { ...a };
  for (const [name, value] of Object.entries(b ?? {})) {
    inputs[`${OF_B}${name}`] = value;
  }
  if (b !== undefined && Object.keys(b).length === 0) {
    inputs[OF_B] = SAME;
  }
  for (const [name, value] of Object.entries(study)) {
    inputs[`${OF_STUDY}${name}`] = value;
  }
  return printAddress({ question: kind, inputs }, usualInputs(kind));
}

/**
 * Reads an address. Names that the question doesn't have are kept.
 * @throws UsageError for a text that is no address
 */
export function readLabAddress(text: string): LabState {
  const { question, inputs } = parseAddress(text);
  const kind = LAB_KINDS.find(name => name === question) ?? 'cast';
  const behind = (prefix: string) =>
    Object.fromEntries(
      Object.entries(inputs)
        .filter(([name]) => name.startsWith(prefix) && name !== prefix)
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  const own = Object.entries(inputs).filter(
    ([name]) => !name.startsWith(OF_B) && !name.startsWith(OF_STUDY),
  );
  const b = behind(OF_B);
  const hasB = OF_B in inputs || Object.keys(b).length > 0;
  return {
    kind,
    a: Object.fromEntries(own),
    b: hasB ? b : undefined,
    study: behind(OF_STUDY),
  };
}

/** All inputs of a column, told or not. */
export function columnInputs({ a, b }: LabState, column: 'a' | 'b'): Inputs {
  return column === 'a' ? a : { ...a, ...b };
}

/** The state with an input of a column changed. In column A an input that is as usual is dropped. */
export function withInput(state: LabState, column: 'a' | 'b', changed: Inputs): LabState {
  const usual = usualInputs(state.kind);
  if (column === 'b') {
    const all = { ...usual, ...state.a };
    const b = Object.entries({ ...state.b, ...changed }).filter(
      ([name, value]) => (all[name] ?? '') !== value,
    );
    return { ...state, b: Object.fromEntries(b) };
  }
  const a = Object.entries({ ...state.a, ...changed }).filter(
    ([name, value]) => (usual[name] ?? '') !== value,
  );
  return { ...state, a: Object.fromEntries(a) };
}

/** Another kind of question, with the inputs that are pinned and that it has too. */
export function withKind({ a }: LabState, kind: LabKindName, pins: ReadonlySet<string>): LabState {
  const usual = usualInputs(kind);
  const kept = Object.entries(a).filter(
    ([name, value]) => pins.has(name) && name in usual && usual[name] !== value,
  );
  return { kind, a: Object.fromEntries(kept), b: undefined, study: {} };
}

/** Inputs of column A that the question doesn't have, as they are written. */
export function notUnderstood({ kind, a, b }: LabState): string[] {
  const usual = usualInputs(kind);
  return [...Object.entries(a), ...Object.entries(b ?? {})]
    .filter(([name]) => !(name in usual))
    .map(([name, value]) => `${name}=${value}`);
}
