import { expect, it } from 'vitest';
import { quietly } from './quiet-report.ts';

it('reports fifty defects at once, then one in five seconds, and how many were left out', () => {
  const lines: unknown[] = [];
  let time = 0;
  const report = quietly(
    error => lines.push(error),
    () => time,
  );
  for (let number = 1; number <= 80; number++) {
    report(number);
  }
  expect(lines).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
  time += 5000;
  report('later');
  expect(lines.slice(50)).toEqual(['30 further reports were left out.', 'later']);
});
