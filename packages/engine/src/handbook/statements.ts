// Which statements of the documents each section covers.

import type { Place } from './handbook.ts';

const RANGE = /^([A-Z]{2})-(\d{3})(?:\.\.([A-Z]{2})-(\d{3}))?$/;

/**
 * The numbers of a section's statements, each written out: `SC-064`, `SC-065`.
 * @throws Error for a range that isn't written as `SC-064..SC-094`
 */
export function statementsOf({ id, section }: Place): readonly string[] {
  return section.statements.flatMap(written => {
    const [, document = '', first = '', other = document, last = first] = RANGE.exec(written) ?? [];
    if (document === '' || other !== document || Number(last) < Number(first)) {
      throw new Error(`${id}: ${written} is no range of statements such as SC-064..SC-094`);
    }
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${document}-${String(Number(first) + at).padStart(3, '0')}`,
    );
  });
}
