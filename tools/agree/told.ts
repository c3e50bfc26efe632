// Questions of the lab: their inputs as the options that are read, and as the address that opens them.

import {
  fieldsOf,
  type IsTold,
  type LabKindName,
  optionsOf,
  usualInputs,
} from '@roguewright/engine/face';
import { type Inputs, printAddress } from '@roguewright/engine/odds';

/** A question as its reading takes it. */
interface Told {
  /** Of the type that the reading of the kind declares. */
  readonly options: never;
  readonly isTold: IsTold;
}

/** Inputs of a question as its reading takes them. */
export function told(kind: LabKindName, inputs: Inputs): Told {
  const usual = usualInputs(kind);
  const all = { ...usual, ...inputs };
  return {
    options: optionsOf(fieldsOf(kind), all) as never,
    isTold: name => all[name] !== usual[name],
  };
}

/** The address that opens the question. */
export function titleOf(kind: LabKindName, inputs: Inputs): string {
  return printAddress({ question: kind, inputs }, usualInputs(kind)).replace(/^v=1&q=/, '');
}

/** A number among the inputs, which is as usual where none is told. */
export function numberOf(kind: LabKindName, inputs: Inputs, name: string): number {
  return Number(inputs[name] ?? usualInputs(kind)[name]);
}
