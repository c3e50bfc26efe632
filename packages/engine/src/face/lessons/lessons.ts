// The lessons of the tutorial: what each one asks for, and which deed of the player completes it. A face holds the
// course and tells it what the player did; nothing here stops him from doing anything else.

import type { Command, Performed } from '../../game/index.ts';
import { type Keymap, keysShown } from '../keymap/keymap.ts';

/** What the player asked of the game, which is no command. `aim`: a spell is being aimed. */
export type AskedAbout = 'odds' | 'aim' | 'danger';

/** Something that the player did. */
export type LessonDeed =
  | { readonly kind: 'asked'; readonly about: AskedAbout }
  | {
      readonly kind: 'performed';
      readonly command: Pick<Command, 'kind'>;
      readonly performed: Pick<Performed, 'refusal' | 'events' | 'view'>;
    };

interface LessonKind {
  readonly title: string;
  readonly isDoneBy: (deed: LessonDeed) => boolean;
  /** What to do, for faces with keys; a key stands in braces, by the usual key set. */
  readonly keys: string;
  /** What to do on a page with keys and a mouse; a key stands in braces, by the usual key set. */
  readonly page: string;
  /** What to do on a page under fingers, where there are no keys. */
  readonly fingers: string;
  /** What to do, for lines, where commands are words. */
  readonly words: string;
  /** Why it matters. */
  readonly about: string;
}

const asks = (about: AskedAbout) => (deed: LessonDeed) =>
  deed.kind === 'asked' && deed.about === about;

const does =
  (...kinds: readonly Command['kind'][]) =>
  (deed: LessonDeed) =>
    deed.kind === 'performed' &&
    deed.performed.refusal === undefined &&
    kinds.includes(deed.command.kind);

/** Whether the hero struck at a creature by hand, and hit or missed. */
function strikes(deed: LessonDeed): boolean {
  return (
    does('move', 'attack')(deed) &&
    deed.kind === 'performed' &&
    deed.performed.events.some(
      event =>
        (event.kind === 'hit' || event.kind === 'missed') &&
        event.actor === deed.performed.view.hero.id,
    )
  );
}

/** The id of a lesson. */
export type LessonId =
  | 'move'
  | 'odds'
  | 'attack'
  | 'aim'
  | 'cast'
  | 'danger'
  | 'rest'
  | 'search'
  | 'stairs';

const KINDS: Readonly<Record<LessonId, LessonKind>> = {
  move: {
    title: 'Walk',
    isDoneBy: does('move', 'travel', 'explore'),
    keys: 'Walk east with {l} or an arrow key. {L} runs.',
    page: 'Walk east: click or tap on the floor, or use the arrow keys.',
    fingers: 'Walk east: tap the floor where you want to go.',
    words: 'Walk with “east 3”, or with “explore”.',
    about: 'Time passes only when you act, so look around as long as you like.',
  },
  odds: {
    title: 'Ask the odds',
    isDoneBy: asks('odds'),
    keys: 'Follow the corridor to the newt. Before you strike, look at it with {;}.',
    page: 'Follow the corridor to the newt. Before you strike, look at it: press {;} or the button Look.',
    fingers:
      'Follow the corridor to the newt. Before you strike, look at it: tap Look, or press and hold the newt.',
    words: 'Follow the corridor to the newt. Before you strike, ask “odds newt”.',
    about: 'The odds come from the same rules as the blow itself. Asking takes no time.',
  },
  attack: {
    title: 'Strike',
    isDoneBy: strikes,
    keys: 'Strike the newt: step into it.',
    page: 'Strike the newt: step into it, or tap it when you stand beside it.',
    fingers: 'Strike the newt: tap it when you stand beside it.',
    words: 'Strike the newt: “attack newt” when you stand beside it.',
    about: 'A miss costs a move like a hit. The odds told you how often to expect one.',
  },
  aim: {
    title: 'Aim a spell',
    isDoneBy: asks('aim'),
    keys: 'Go on to the jackals. {Z} chooses a spell; then aim it with the direction keys.',
    page: 'Go on to the jackals. {Z} or the button Cast opens your spells: choose one, and aim it.',
    fingers: 'Go on to the jackals. Cast opens your spells: choose one, and tap what you aim at.',
    words: 'Go on to the jackals. Ask before you cast: “odds cast force bolt jackal”.',
    about: 'Aiming takes no time: you see the chance to fail, the damage and the chance to kill.',
  },
  cast: {
    title: 'Cast it',
    isDoneBy: does('cast', 'cast-at'),
    keys: 'Cast at a jackal: {Z}, the spell, a direction, then Enter.',
    page: 'Cast at a jackal, in the third room: choose the spell, aim with the direction keys or a tap, then press Enter or the button Cast.',
    fingers:
      'Cast at a jackal, in the third room: choose the spell, tap the jackal, then tap the button Cast.',
    words: 'Cast at a jackal: “cast force bolt jackal”.',
    about: 'A spell that fails still costs energy. Yours rarely fail; armour would change that.',
  },
  danger: {
    title: 'Read the danger',
    isDoneBy: asks('danger'),
    keys: 'Press {^X} while an enemy is in sight: it tells your chance to die.',
    page: 'While an enemy threatens you, your chance to die stands under your hit points. Open all your numbers: {@}, or your name.',
    fingers:
      'While an enemy threatens you, your chance to die stands above the map. Tap your name there for all your numbers.',
    words: 'Ask “danger” while an enemy is in sight: it tells your chance to die.',
    about:
      'The figure at your hit points is the chance to be dead after five moves of standing your ground.',
  },
  rest: {
    title: 'Rest',
    isDoneBy: does('rest'),
    keys: 'Rest with {R}. An enemy that comes into view ends the rest.',
    page: 'Rest with {R} or the button Rest. An enemy that comes into view ends the rest.',
    fingers: 'Rest with the button Rest. An enemy that comes into view ends the rest.',
    words: 'Rest with “rest 20”. An enemy that comes into view ends the rest.',
    about: 'Hit points and energy come back with time, and hunger comes with it.',
  },
  search: {
    title: 'Search',
    isDoneBy: does('search'),
    keys: 'Search with {s} at the east wall of the last room. One search ends the lesson; more may find what is hidden there.',
    page: 'Search with {s} or the button Search at the east wall of the last room. One search ends the lesson; more may find what is hidden there. On a phone it is under More.',
    fingers:
      'Search at the east wall of the last room. One search ends the lesson; more may find what is hidden there. The button Search is under More.',
    words:
      'Search at the east wall of the last room: “search”. One search ends the lesson; more may find what is hidden there.',
    about: 'Some doors are hidden. A search finds what is hidden beside you only with some chance.',
  },
  stairs: {
    title: 'Take the stairs',
    isDoneBy: does('descend'),
    keys: 'Walk onto the stairs down and press {>}. That ends the lessons.',
    page: 'Walk onto the stairs down, and press {>} or the button Down. That ends the lessons.',
    fingers: 'Walk onto the stairs down, and tap Down. That ends the lessons.',
    words: 'Walk to the stairs with “go stairs”, then “down”. That ends the lessons.',
    about: 'Each level is more dangerous than the one above. You may always go back up.',
  },
};

/** All lessons, in the order in which the rooms lead to them. */
export const LESSONS = Object.keys(KINDS) as readonly LessonId[];

/** How far the player has come. */
export interface LessonCourse {
  readonly done: readonly LessonId[];
  readonly skipped: readonly LessonId[];
}

/** Before the first lesson. */
export const FIRST_COURSE: LessonCourse = { done: [], skipped: [] };

/** Lessons as they were kept; what is none is left out. */
export function readLessons(kept: unknown): readonly LessonId[] {
  return Array.isArray(kept) ? LESSONS.filter(id => kept.includes(id)) : [];
}

/**
 * The course of a player who has done some lessons before: it goes on with the others. The stairs end it, so they are
 * asked again. Once all are done, it begins anew.
 */
export function courseAfter(done: readonly LessonId[]): LessonCourse {
  const isWhole = LESSONS.every(id => done.includes(id));
  return isWhole ? FIRST_COURSE : { done: done.filter(id => id !== 'stairs'), skipped: [] };
}

/** The course after a deed: it completes every lesson that asks for it, also one that was skipped. */
export function afterDeed(course: LessonCourse, deed: LessonDeed): LessonCourse {
  const learned = LESSONS.filter(id => !course.done.includes(id) && KINDS[id].isDoneBy(deed));
  return learned.length === 0
    ? course
    : {
        done: [...course.done, ...learned],
        skipped: course.skipped.filter(id => !learned.includes(id)),
      };
}

/** The lesson at hand: the first that is neither done nor skipped; undefined: there is none left. */
export function presentLesson({ done, skipped }: LessonCourse): LessonId | undefined {
  return LESSONS.find(id => !done.includes(id) && !skipped.includes(id));
}

/** The course without the lesson at hand. */
export function skipLesson(course: LessonCourse): LessonCourse {
  const present = presentLesson(course);
  return present === undefined ? course : { ...course, skipped: [...course.skipped, present] };
}

/** Whether the course is over: the stairs were taken, or no lesson is left. */
export function isCourseOver(course: LessonCourse): boolean {
  return course.done.includes('stairs') || presentLesson(course) === undefined;
}

/** What a face shows of a lesson. */
export interface LessonText {
  /** `Lesson 2 of 9: Ask the odds` */
  readonly title: string;
  readonly task: string;
  readonly about: string;
}

const textOf = (id: LessonId, task: string): LessonText => ({
  title: `Lesson ${LESSONS.indexOf(id) + 1} of ${LESSONS.length}: ${KINDS[id].title}`,
  task,
  about: KINDS[id].about,
});

/** A lesson for a face with keys, as the player has set them. */
export function lessonForKeys(id: LessonId, keymap: Keymap): LessonText {
  return textOf(id, withKeys(KINDS[id].keys, keymap));
}

/** A lesson for a page with keys and a mouse. */
export function lessonForPage(id: LessonId, keymap: Keymap): LessonText {
  return textOf(id, withKeys(KINDS[id].page, keymap));
}

/** A lesson for a page under fingers. */
export function lessonForFingers(id: LessonId): LessonText {
  return textOf(id, KINDS[id].fingers);
}

/** Keys in braces as the player has set them. */
function withKeys(task: string, keymap: Keymap): string {
  return task.replaceAll(/\{(.+?)\}/g, (_, key: string) => {
    const [shown = key] = keysShown(keymap, [key]);
    return shown;
  });
}

/** A lesson for lines, in which commands are words. */
export function lessonForWords(id: LessonId): LessonText {
  return textOf(id, KINDS[id].words);
}

/** How the course ended. @param died whether the hero died in it */
export function tellCourse({ done }: LessonCourse, died: boolean): string {
  const count = `${done.length} of ${LESSONS.length} lessons done.`;
  return died
    ? `The pupil is dead, and nothing is lost: this was practice. ${count}`
    : done.length === LESSONS.length
      ? `That was the last lesson. ${count}`
      : `The lessons are over. ${count}`;
}

/** One lesson of the list. */
export interface ListedLesson {
  readonly id: LessonId;
  readonly title: string;
  readonly isDone: boolean;
}

/** All lessons, and whether each was done. */
export function courseList({ done }: LessonCourse): readonly ListedLesson[] {
  return LESSONS.map(id => ({ id, title: KINDS[id].title, isDone: done.includes(id) }));
}

/** A line for each lesson: whether it was done. */
export function courseLines(course: LessonCourse): string[] {
  return courseList(course).map(({ title, isDone }) => `${isDone ? 'done' : 'left'}  ${title}`);
}

/** What is said at the end of the lessons. */
export const AFTER_LESSONS =
  'In a real game the dungeon is dug afresh from its seed, death is final, and the hall of heroes lists how it ended. Ask the odds before you act: they are exact, as far as your hero knows.';
