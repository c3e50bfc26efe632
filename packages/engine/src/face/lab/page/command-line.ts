// A question as a line for the command line.

import type { Inputs } from '../../../odds/index.ts';
import { SHARE_NAMES, usualInputs } from '../fields/kind-fields.ts';
import type { LabKindName } from '../kinds/lab-kind.ts';

/** The question as a line for the command line. Inputs that are as usual are left out. */
export function commandLine(kind: LabKindName, inputs: Inputs): string {
  const usual = usualInputs(kind);
  const words = Object.entries(inputs)
    .filter(([name, value]) => name in usual && usual[name] !== value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => optionWord(name, value, usual[name] ?? ''));
  return ['roguewright odds', kind, ...words].join(' ');
}

function optionWord(name: string, value: string, usual: string): string {
  if (value === 'yes' && usual === 'no') {
    return `--${name}`;
  }
  const isPlain = /^[\w./+-]+$/.test(value);
  const isShare = SHARE_NAMES.some(share => share === name);
  const told = isPlain ? value : `'${value.replaceAll("'", "'\\''")}'`;
  return isShare || value.startsWith('-') ? `--${name}=${told}` : `--${name} ${told}`;
}
