import { describe, expect, it } from 'vitest';
import { loadContent, surveyContent } from './load-content.ts';

const TRACE = 'Object trace\ntype 102\nend\n';

function file(lines: readonly string[]) {
  return { path: 'mine.arc', text: `Object mine\n${lines.join('\n')}\nend\n${TRACE}` };
}

const spell = (subtype: number, ...lines: readonly string[]) =>
  file(['name mine', 'type 101', `subtype ${subtype}`, 'other_arch trace', ...lines]);

const item = (type: number, ...lines: readonly string[]) =>
  file(['name mine', `type ${type}`, ...lines]);

describe('a word that names a power', () => {
  it.each([
    ['a ray', spell(101, 'ray sleeep'), 6, 'ray', 'sleeep', 'sleep'],
    ['a burst', spell(102, 'ray colt'), 6, 'ray', 'colt', 'cold'],
    ['a beam', spell(103, 'beam force-blot'), 6, 'beam', 'force-blot', 'force-bolt'],
    ['a spell', spell(104, 'effect blnk'), 6, 'effect', 'blnk', 'blink'],
    [
      'a spell that heals',
      spell(105, 'heals 1', 'rules_name heling'),
      7,
      'rules_name',
      'heling',
      'healing',
    ],
    ['a potion', item(5, 'effect confuson'), 4, 'effect', 'confuson', 'confusion'],
    ['a scroll', item(111, 'effect telportation'), 4, 'effect', 'telportation', 'teleportation'],
    ['a wand', item(109, 'effect hast'), 4, 'effect', 'hast', 'haste'],
    ['a tool', item(74, 'effect bel'), 4, 'effect', 'bel', 'bell'],
    ['what releases none', item(15, 'effect hast'), 4, 'effect', 'hast', 'haste'],
    [
      'a monster',
      file(['name mine', 'monster 1', 'beam polymorf']),
      4,
      'beam',
      'polymorf',
      'polymorph',
    ],
  ])('is known, else refused with its line: %s', (_, given, line, field, got, near) => {
    const expected = `a word such as ${near}`;
    expect(surveyContent([given]).facts).toContainEqual({
      ...{ file: 'mine.arc', line, field, expected, got },
    });
    expect(() => loadContent([given])).toThrow(`mine.arc:${line}`);
    const right = { ...given, text: given.text.replace(got, near) };
    expect(surveyContent([right]).facts.filter(problem => problem.field === field)).toEqual([]);
  });

  it('has the form that its file asks for', () => {
    // A bell can't be drunk, and blinking isn't a beam.
    expect(() => loadContent([item(5, 'effect bell')])).toThrow(/effect/);
    expect(() => loadContent([spell(103, 'beam blink')])).toThrow(/beam/);
    // A ray of sleep doesn't explode.
    expect(() => loadContent([spell(102, 'ray sleep')])).toThrow(/ray/);
  });

  it('leads to the same power whatever the file is called after', () => {
    for (const word of ['haste', 'speed']) {
      const files = [item(5, `effect ${word}`), spell(104, `effect ${word}`)];
      for (const given of [...files, item(109, `effect ${word}`)]) {
        expect(() => loadContent([given])).not.toThrow();
      }
    }
  });

  it('is missed in a spell that needs one, and never asked of what a spell leaves behind', () => {
    expect(surveyContent([spell(103)]).facts).toMatchObject([{ field: 'beam', got: 'nothing' }]);
    const trace = { path: 'mine.arc', text: 'Object trace\ntype 102\nsubtype 101\nend\n' };
    expect(() => loadContent([trace])).not.toThrow();
  });
});
