// The lessons on the screen: the lesson at hand stands in the last row, and each new one is told in the log.

import {
  AFTER_LESSONS,
  type AskedAbout,
  afterDeed,
  courseLines,
  FIRST_COURSE,
  isCourseOver,
  type Keymap,
  type LessonCourse,
  type LessonDeed,
  lessonForKeys,
  presentLesson,
  skipLesson,
  tellCourse,
} from '@roguewright/engine/face';
import type { Command, Performed } from '@roguewright/engine/game';
import type { Footer } from '../terminal/lines.ts';
import type { Guide } from './guide.ts';

/** The key that passes over the lesson at hand. */
export const SKIP_KEY = '^N';

/** The lessons of one game. */
export class LessonGuide implements Guide {
  readonly #keymap: () => Keymap;
  #course: LessonCourse = FIRST_COURSE;

  constructor(keymap: () => Keymap) {
    this.#keymap = keymap;
  }

  get isOver(): boolean {
    return isCourseOver(this.#course);
  }

  get footer(): Footer {
    const present = presentLesson(this.#course);
    if (present === undefined) {
      return 'S leaves';
    }
    const { title, task } = lessonForKeys(present, this.#keymap());
    const [count = ''] = title.split(':');
    return [`${count}. ${task} ${SKIP_KEY} skips it, S leaves`, task, count];
  }

  get first(): readonly string[] {
    return [
      `Practice in a few rooms, of which nothing is kept. ${SKIP_KEY} skips a lesson, S leaves.`,
      this.#told(),
    ];
  }

  asked(about: AskedAbout): readonly string[] {
    return this.#after({ kind: 'asked', about });
  }

  async performed(command: Command, performed: Performed): Promise<readonly string[]> {
    return this.#after({ kind: 'performed', command, performed });
  }

  skip(): readonly string[] {
    this.#course = skipLesson(this.#course);
    return this.isOver ? [] : [this.#told()];
  }

  /** The page at the end. @param died whether the pupil did */
  ending(died: boolean): string {
    const lines = [tellCourse(this.#course, died), '', ...courseLines(this.#course)];
    return [...lines, '', AFTER_LESSONS].join('\n');
  }

  #after(deed: LessonDeed): readonly string[] {
    const before = presentLesson(this.#course);
    this.#course = afterDeed(this.#course, deed);
    return presentLesson(this.#course) === before || this.isOver ? [] : [this.#told()];
  }

  #told(): string {
    const present = presentLesson(this.#course);
    if (present === undefined) {
      return '';
    }
    const { title, task, about } = lessonForKeys(present, this.#keymap());
    return `${title}. ${task} ${about}`;
  }
}
