// One chunk after the other, in this thread. A chunk that is checked is done again with nothing remembered.

import { contentWith } from '../../content/content-with.ts';
import { Bench } from '../runs/bench.ts';
import { type DoneChunk, isChecked, type Runner, type Wanted } from './runner.ts';

/** The runner without threads. */
export class InlineRunner implements Runner {
  readonly workers = 1;

  async *run({ experiment, packs, chunks, signal }: Wanted): AsyncGenerator<DoneChunk> {
    const content = contentWith(packs);
    const bench = new Bench(content, experiment);
    for (const chunk of chunks) {
      // Signals are handled between two chunks.
      await new Promise(resolve => setImmediate(resolve));
      if (signal.aborted) {
        return;
      }
      const done = (text: string, again: boolean) => ({ chunk, text, worker: 'inline', again });
      yield done(JSON.stringify(bench.do(chunk)), false);
      if (isChecked(chunk)) {
        yield done(JSON.stringify(new Bench(content, experiment).do(chunk)), true);
      }
    }
  }
}
