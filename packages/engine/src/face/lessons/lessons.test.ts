// Which deeds complete which lessons, and what is shown of them.

import { describe, expect, it } from 'vitest';
import { COMMAND_HELP } from '../../words/index.ts';
import { USUAL_KEYMAP } from '../keymap/keymap.ts';
import { drawView, performed } from '../testing/index.ts';
import {
  afterDeed,
  courseAfter,
  courseLines,
  courseList,
  FIRST_COURSE,
  isCourseOver,
  LESSONS,
  type LessonDeed,
  lessonForFingers,
  lessonForKeys,
  lessonForPage,
  lessonForWords,
  presentLesson,
  readLessons,
  skipLesson,
  tellCourse,
} from './lessons.ts';

const VIEW = drawView(['.....', '.@...', '.....']);

const did = (kind: 'move' | 'cast' | 'rest' | 'search' | 'descend', events: unknown[] = []) =>
  ({
    kind: 'performed',
    command: { kind },
    performed: performed(VIEW, { events: events as never }),
  }) satisfies LessonDeed;

const ALL: readonly LessonDeed[] = [
  did('move', [{ kind: 'hit', actor: VIEW.hero.id, target: 9, damage: 1 }]),
  { kind: 'asked', about: 'odds' },
  { kind: 'asked', about: 'aim' },
  { kind: 'asked', about: 'danger' },
  did('cast'),
  did('rest'),
  did('search'),
  did('descend'),
];

describe('a course of lessons', () => {
  it('goes on with each deed that a lesson asks for, in any order', () => {
    expect(presentLesson(FIRST_COURSE)).toBe('move');
    const searched = afterDeed(FIRST_COURSE, did('search'));
    expect(searched.done).toEqual(['search']);
    expect(presentLesson(searched)).toBe('move');
    const walked = afterDeed(searched, did('move'));
    expect(walked.done).toEqual(['search', 'move']);
    expect(presentLesson(walked)).toBe('odds');
  });

  it('counts a blow only if the hero struck it, and no refused command', () => {
    const bitten = did('move', [{ kind: 'hit', actor: 99, target: VIEW.hero.id, damage: 1 }]);
    expect(afterDeed(FIRST_COURSE, bitten).done).toEqual(['move']);
    const refused: LessonDeed = {
      kind: 'performed',
      command: { kind: 'cast' },
      performed: performed(VIEW, { refusal: { reason: 'blocked', usesMove: false } }),
    };
    expect(afterDeed(FIRST_COURSE, refused)).toBe(FIRST_COURSE);
  });

  it('is over when all is done, when all is skipped, and when the stairs are taken', () => {
    expect(isCourseOver(FIRST_COURSE)).toBe(false);
    const whole = ALL.reduce(afterDeed, FIRST_COURSE);
    expect([...whole.done].sort()).toEqual([...LESSONS].sort());
    expect(isCourseOver(whole)).toBe(true);
    expect(isCourseOver(afterDeed(FIRST_COURSE, did('descend')))).toBe(true);
    const skipped = LESSONS.reduce(skipLesson, FIRST_COURSE);
    expect(skipped.skipped).toEqual(LESSONS);
    expect(isCourseOver(skipped)).toBe(true);
  });

  it('counts a skipped lesson as done when its deed comes later', () => {
    const skipped = skipLesson(FIRST_COURSE);
    expect(presentLesson(skipped)).toBe('odds');
    const walked = afterDeed(skipped, did('move'));
    expect(walked).toEqual({ done: ['move'], skipped: [] });
  });

  it('tells its end by what was done', () => {
    const walked = afterDeed(FIRST_COURSE, did('move'));
    expect(tellCourse(walked, false)).toBe('The lessons are over. 1 of 9 lessons done.');
    expect(tellCourse(walked, true)).toContain('nothing is lost');
    expect(courseLines(walked).slice(0, 2)).toEqual(['done  Walk', 'left  Ask the odds']);
  });
});

describe('the text of a lesson', () => {
  it('names keys by the player’s key set, and has no brace left', () => {
    for (const id of LESSONS) {
      expect(lessonForKeys(id, USUAL_KEYMAP).task).not.toMatch(/[{}]/);
    }
    expect(lessonForKeys('danger', USUAL_KEYMAP).task).toContain('^X');
    const own = new Map([['m', ['^X']]]);
    expect(lessonForKeys('danger', { ...USUAL_KEYMAP, own }).task).toContain('m');
  });

  it('names commands of the lines by their verbs', () => {
    const verbs = new Set<string>([
      ...Object.values(COMMAND_HELP).flatMap(each => each.verbs),
      ...['danger', 'odds', 'east', 'down'],
    ]);
    for (const id of LESSONS) {
      const quoted = [...lessonForWords(id).task.matchAll(/“(\w+)/g)].map(([, verb]) => verb!);
      expect(quoted.length).toBeGreaterThan(0);
      expect(quoted.filter(verb => !verbs.has(verb))).toEqual([]);
    }
  });
});

describe('lessons that were kept', () => {
  it('are read without what is none, and in their order', () => {
    expect(readLessons(['odds', 'flying', 7, 'move'])).toEqual(['move', 'odds']);
    expect(readLessons('move')).toEqual([]);
  });

  it('aren’t asked again, but for the stairs, until all are done', () => {
    const course = courseAfter(['move', 'stairs']);
    expect(presentLesson(course)).toBe('odds');
    expect(isCourseOver(course)).toBe(false);
    expect(courseList(course).filter(({ isDone }) => isDone)).toEqual([
      { id: 'move', title: 'Walk', isDone: true },
    ]);
    expect(courseAfter(LESSONS)).toEqual(FIRST_COURSE);
  });
});

it('under fingers no key is named', () => {
  for (const id of LESSONS) {
    const { task } = lessonForFingers(id);
    expect(task).not.toMatch(/[{}]|keys?\b|click|Enter|step into/);
    expect(task).not.toBe(lessonForPage(id, USUAL_KEYMAP).task);
  }
});

it('a page names keys beside what mouse and fingers do', () => {
  expect(lessonForPage('odds', USUAL_KEYMAP).task).toContain('look at it: press ; or');
  for (const id of LESSONS) {
    expect(lessonForPage(id, USUAL_KEYMAP).task).not.toMatch(/[{}]/);
  }
});
