import type { Axis } from '@roguewright/engine/odds';
import { describe, expect, it } from 'vitest';
import { heatNumbers, type Numbers } from './heat-numbers.ts';

const axis = (input: string, size: number): Axis => ({
  input,
  values: Array.from({ length: size }, (_, at) => String(at)),
});

/** The table and the batches in which it was asked for. @param pace milliseconds that a row takes */
async function fill(rows: Axis, columns: Axis, pace = 10) {
  let now = 0;
  const asked: string[] = [];
  const ask = (some: Axis, others: Axis): Promise<Numbers> => {
    now += pace * some.values.length;
    asked.push(`${some.input} ${some.values.join()}`);
    const number = (one: string, other: string) =>
      some.input === rows.input
        ? 100 * Number(one) + Number(other)
        : 100 * Number(other) + Number(one);
    return Promise.resolve(some.values.map(one => others.values.map(other => number(one, other))));
  };
  const told: Numbers[] = [];
  for await (const known of heatNumbers([ask], rows, columns, () => now)) {
    told.push(known);
  }
  return { told, asked };
}

const TABLE = Array.from({ length: 30 }, (_, row) =>
  Array.from({ length: 4 }, (_, column) => 100 * row + column),
);

describe('the numbers of a heat table', () => {
  it('come in batches that grow where rows are quick, and stay small where they are slow', async () => {
    const quick = await fill(axis('level', 30), axis('int', 4));
    expect(quick.told.map(({ length }) => length)).toEqual([2, 12, 22, 30]);
    expect(quick.told.at(-1)).toEqual(TABLE);
    const slow = await fill(axis('level', 5), axis('int', 4), 400);
    expect(slow.told.map(({ length }) => length)).toEqual([2, 3, 4, 5]);
  });

  it('are asked for by columns where the rows are hit points', async () => {
    const { told, asked } = await fill(axis('hp', 30), axis('level', 4));
    expect(asked).toEqual(['level 0,1', 'level 2,3']);
    expect(told).toEqual([TABLE]);
    const both = await fill(axis('own-hp', 30), axis('hp', 4));
    expect(both.asked[0]).toBe('own-hp 0,1');
  });

  it('are asked for while the batch before is drawn, and a failure comes where it is waited for', async () => {
    const asked: string[] = [];
    const ask = ({ values }: Axis): Promise<Numbers> => {
      asked.push(values.join());
      return asked.length === 1
        ? Promise.resolve(values.map(() => [1]))
        : Promise.reject(new Error('no'));
    };
    const numbers = heatNumbers([ask], axis('level', 9), axis('int', 1), () => 0);
    expect((await numbers.next()).value).toHaveLength(2);
    expect(asked).toEqual(['0,1', '2,3,4,5,6,7,8']);
    await expect(numbers.next()).rejects.toThrow('no');
    // A reader who leaves doesn't hear of it.
    asked.length = 0;
    const left = heatNumbers([ask], axis('level', 9), axis('int', 1), () => 0);
    await left.next();
    await expect(left.return()).resolves.toEqual({ done: true, value: undefined });
  });

  it('come from several workers at the same time, each as quick as it is', async () => {
    const waiting: { readonly by: string; readonly rows: string; readonly answer: () => void }[] =
      [];
    const worker =
      (by: string) =>
      ({ values }: Axis): Promise<Numbers> =>
        new Promise(resolve => {
          const answer = () => resolve(values.map(value => [Number(value)]));
          waiting.push({ by, rows: values.join(), answer });
        });
    let now = 0;
    const numbers = heatNumbers(
      [worker('first'), worker('second')],
      axis('level', 8),
      axis('int', 1),
      () => now,
    );
    const told = numbers.next();
    expect(waiting.map(({ by, rows }) => `${by} ${rows}`)).toEqual(['first 0,1', 'second 2,3']);
    now = 100;
    // The later rows come first: nothing can be drawn yet, and their worker goes on.
    waiting[1]!.answer();
    await new Promise(resolve => setTimeout(resolve));
    expect(waiting.map(({ by, rows }) => `${by} ${rows}`).at(-1)).toBe('second 4,5');
    waiting[0]!.answer();
    expect((await told).value).toEqual([[0], [1], [2], [3]]);
    for (let at = 2; at < 4; at++) {
      waiting[at]!.answer();
    }
    const rest: Numbers[] = [];
    for await (const known of numbers) {
      rest.push(known);
    }
    expect(rest.at(-1)).toEqual(Array.from({ length: 8 }, (_, row) => [row]));
  });
});
