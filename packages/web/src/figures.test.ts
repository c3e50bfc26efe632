import { describe, expect, it } from 'vitest';
import { chanceFigure, label, mean, meanFigure, percent, percentFigure } from './figures.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('percent', () => {
  it('says 0 % and 100 % only of what is certain', () => {
    expect(plain(percent(0))).toBe('0 %');
    expect(plain(percent(1))).toBe('100 %');
    expect(plain(percent(1e-9))).toBe('< 1 %');
    expect(plain(percent(1 - 1e-9))).toBe('> 99 %');
  });

  it('rounds in between', () => {
    expect(plain(percent(0.724))).toBe('72 %');
    expect(plain(percent(0.01))).toBe('1 %');
    expect(plain(percentFigure(56.6))).toBe('57 %');
    expect(plain(percentFigure(99.6))).toBe('> 99 %');
  });
});

describe('a figure of a panel of odds', () => {
  it('is never 0 for what can come, and “never” for what can’t', () => {
    expect([0, 0.0004, 0.004, 0.0099, 0.01, 0.5, 1].map(chanceFigure).map(plain)).toEqual([
      'never',
      '< 0.1 %',
      '0.4 %',
      '1 %',
      '1 %',
      '50 %',
      '100 %',
    ]);
    expect([0, 0.04, 0.1, 2.5].map(meanFigure).map(plain)).toEqual(['0', '< 0.1', '0.1', '2.5']);
  });
});

describe('words', () => {
  it('drop hyphens and needless decimals', () => {
    expect(label('not-hungry')).toBe('not hungry');
    expect(mean(3)).toBe('3');
    expect(mean(3.46)).toBe('3.5');
  });
});
