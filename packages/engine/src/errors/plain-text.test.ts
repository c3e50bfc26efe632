import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const name = (text: unknown) => plainText('heroName', text, 24);

describe('a name that a user chose', () => {
  it.each([
    'Ada',
    'Zoë',
    'Nguyễn',
    'Ἀχιλλεύς',
    'Владимир',
    '李小龍',
    'عنترة',
    '😀',
    "O'Brien-Smith II",
  ])('may be %s', text => {
    expect(name(text)).toBe(text.normalize('NFC'));
  });

  it('is composed, so that what looks alike is alike', () => {
    expect(name('Zoe\u0308')).toBe('Zo\u00eb');
  });

  it.each([
    ['half a surrogate pair', 'A\ud800', 'A{U+D800}'],
    ['the other half', '\udc00A', '{U+DC00}A'],
    ['a right-to-left override', 'A\u202eadA', 'A{U+202E}adA'],
    ['an isolate', 'A\u2066A', 'A{U+2066}A'],
    ['a zero-width space', 'A\u200bda', 'A{U+200B}da'],
    ['a zero-width joiner', 'A\u200dda', 'A{U+200D}da'],
    ['a soft hyphen', 'A\u00adda', 'A{U+00AD}da'],
    ['a Hangul filler', 'A\u3164', 'A{U+3164}'],
    ['a line separator', 'A\u2028B', 'A{U+2028}B'],
    ['a newline', 'A\nB', 'A{U+000A}B'],
    ['an escape', '\u001b[31mA', '{U+001B}[31mA'],
    ['piled marks', 'q\u0323\u0331\u0332', 'q{U+0323}{U+0331}{U+0332}'],
  ])('has not %s', (_, text, shown) => {
    expect(() => name(text)).toThrow(
      `heroName: expected 1 to 24 characters that can be seen, at most two marks on a letter, got "${shown}"`,
    );
  });

  it.each(['', '   ', 'x'.repeat(25), 7, null, undefined])('is not %j', text => {
    expect(() => name(text)).toThrow('heroName: expected 1 to 24 characters, not all blank');
  });
});
