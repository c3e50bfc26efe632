import { describe, expect, it } from 'vitest';
import { anExperiment } from '../../testing/an-experiment.ts';
import { experimentText, mostChunks, nameOf, readExperiment, runsOf } from './experiment.ts';

describe('the file of an experiment', () => {
  const experiment = anExperiment({ kind: 'count', runs: 25 });

  it('has a name that depends on every field, and not on their order', () => {
    const turned = Object.fromEntries(Object.entries(experiment).toReversed());
    expect(nameOf(readExperiment(JSON.stringify(turned)))).toBe(nameOf(experiment));
    expect(nameOf(readExperiment(experimentText(experiment)))).toBe(nameOf(experiment));
    for (const change of [{ seed: 'other' }, { chunk: 11 }, { rows: true }, { content: 'other' }]) {
      expect(nameOf({ ...experiment, ...change })).not.toBe(nameOf(experiment));
    }
  });

  it('is divided into chunks, of which the last may be smaller', () => {
    expect(mostChunks(experiment)).toBe(3);
    expect([0, 1, 2].map(chunk => runsOf(experiment, chunk))).toEqual([
      { from: 0, to: 10 },
      { from: 10, to: 20 },
      { from: 20, to: 25 },
    ]);
  });

  it.each([
    ['{', 'JSON'],
    ['{}', 'subject'],
    [text({ chunk: 0 }), 'chunk'],
    [text({ format: 2 }), 'format'],
    [text({ more: 1 }), 'more'],
    [text({ seed: 'x'.repeat(41) }), 'seed'],
    [
      text({ stop: { kind: 'interval', of: 'lucky', width: 0.1, most: 5 } }),
      'won, died, undecided',
    ],
    [
      text({ stop: { kind: 'sprt', of: 'won', ratio: 2, alpha: 0.1, beta: 0.1, most: 5 } }),
      'a second arm',
    ],
  ])('is refused with the field that is wrong: %s', (written, says) => {
    expect(() => readExperiment(written)).toThrow(says);
  });

  function text(change: object): string {
    return JSON.stringify({ ...anExperiment({ kind: 'count', runs: 25 }), ...change });
  }
});
