// What is wrong with a field besides its value.

import { UsageError } from '../../../errors/index.ts';

/** An option or argument that is wrong for another reason than its value. The message is the field and the problem. */
export class OptionError extends UsageError {
  constructor(field: string, problem: string) {
    super(field, '', '');
    this.message = `${field}${problem.startsWith(':') ? '' : ' '}${problem}`;
  }
}
