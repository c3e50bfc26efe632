// The lessons in lines: every lesson is taken, skipped or left by words.

import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Lines } from '../play/lines.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { lessonsUnder } from './begin-lessons.ts';
import { takeLessons } from './lesson-lines.ts';

/** Takes the lessons by lines. @returns what was written */
async function taken(...words: string[]): Promise<string> {
  const terminal = fakeTerminal();
  const lines = new Lines(Readable.from([words.map(line => `${line}\n`).join('')]), terminal);
  await takeLessons(lessonsUnder('house'), lines, false);
  lines.close();
  return terminal.written;
}

const WHOLE = [
  ...['east 3', 'explore', 'odds newt', 'go newt', 'attack newt', 'explore'],
  ...['odds cast force bolt jackal', 'cast force bolt jackal', 'danger', 'fight'],
  ...['rest 5', 'explore', 'search 10', 'go stairs', 'down'],
];

describe('the lessons in lines', () => {
  it('are noticed by what the player does, and end at the stairs with the way to a real game', async () => {
    const written = await taken(...WHOLE);
    const told = [...written.matchAll(/Lesson (\d) of 9/g)].map(([, number]) => Number(number));
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(written).toContain('9 of 9 lessons done');
    expect(written).toContain('“roguewright play” begins a game.');
  });

  it('are skipped and said again by words, and left at any time', async () => {
    const written = await taken('skip', 'lesson', 'save', 'quit');
    expect(written.match(/Lesson 2 of 9/g)).toHaveLength(2);
    expect(written).toContain('This is practice: nothing of it is kept.');
    expect(written).toContain('You leave the practice.');
    expect(written).toContain('0 of 9 lessons done');
  });

  it('block nothing: who goes straight to the stairs is through', async () => {
    const written = await taken(...Array.from({ length: 9 }, () => 'skip'));
    expect(written).toContain('The lessons are over. 0 of 9 lessons done.');
  });
});
