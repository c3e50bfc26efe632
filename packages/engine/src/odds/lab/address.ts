// A question as an address: readable, sorted, defaults left out. `v=1&q=cast&int=18&spell=fireball`.

import { UsageError } from '../../errors/index.ts';
import type { Inputs } from './figure.ts';

/** A question and its inputs. */
export interface Address {
  /** The word on the command line, such as `cast`. */
  readonly question: string;
  readonly inputs: Inputs;
}

/** The version that is written. */
const VERSION = '1';

/** The address of a question. @param defaults inputs with these values are left out */
export function printAddress({ question, inputs }: Address, defaults: Inputs = {}): string {
  const told = Object.entries(inputs)
    .filter(([name, value]) => defaults[name] !== value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const pairs = [['v', VERSION], ['q', question], ...told];
  return pairs.map(pair => pair.map(part => escaped(part)).join('=')).join('&');
}

/**
 * Reads an address, also behind `#/lab?`. Inputs may have any name: the caller decides which are valid.
 * @throws UsageError for a missing or unknown version, for a missing question, and for a broken escape
 */
export function parseAddress(text: string): Address {
  const query = text.slice(text.indexOf('?') + 1);
  const pairs = query
    .split('&')
    .filter(pair => pair !== '')
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 0
        ? [plain(pair, text), '']
        : [plain(pair.slice(0, at), text), plain(pair.slice(at + 1), text)];
    });
  const heads = new Map(pairs.slice(0, 2));
  const question = heads.get('q');
  if (heads.get('v') !== VERSION || question === undefined || question === '') {
    throw new UsageError('address', text, `one that begins with v=${VERSION}&q= and a question`);
  }
  return { question, inputs: Object.fromEntries(pairs.slice(2)) };
}

function escaped(part: string): string {
  return encodeURIComponent(part).replaceAll('%2F', '/').replaceAll('%2C', ',');
}

function plain(part: string, text: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new UsageError('address', text, 'text whose % signs are escapes, such as %3D');
  }
}
