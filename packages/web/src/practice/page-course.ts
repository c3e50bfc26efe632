// The course of the lessons on this page: what the player does and asks, told to the course.

import { computed, effect, signal } from '@preact/signals';
import {
  type AskedAbout,
  afterDeed,
  courseAfter,
  creatureAt,
  hostilesSeen,
  isCourseOver,
  type LessonCourse,
  type LessonDeed,
  type LessonId,
  presentLesson,
  skipLesson,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { Mode } from '../play/mode.ts';
import type { Play } from '../play/play.ts';
import type { Settings } from '../settings.ts';

/** The lessons of one game; those that are done are kept in the settings. */
export class PageCourse {
  readonly #course;
  readonly #settings: Settings;
  readonly present;
  readonly isOver;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#course = signal<LessonCourse>(courseAfter(settings.lessonsDone.peek()));
    this.present = computed(() => presentLesson(this.#course.value));
    this.isOver = computed(() => isCourseOver(this.#course.value));
  }

  get course(): LessonCourse {
    return this.#course.value;
  }

  /** Takes in something that the player did. */
  take(deed: LessonDeed): void {
    this.#course.value = afterDeed(this.#course.peek(), deed);
    this.#keep(this.#course.peek().done);
  }

  /** Passes over the lesson at hand. */
  skip(): void {
    this.#course.value = skipLesson(this.#course.peek());
  }

  /** Notices what the player asks on purpose. @returns ends that */
  follow(play: Play): () => void {
    return effect(() => {
      const { view } = play.session;
      const about = view && askedBy(play.mode.value, view);
      if (about !== undefined) {
        this.take({ kind: 'asked', about });
      }
    });
  }

  #keep(done: readonly LessonId[]): void {
    const { lessonsDone } = this.#settings;
    const all = [...new Set([...lessonsDone.peek(), ...done])];
    if (all.length > lessonsDone.peek().length) {
      lessonsDone.value = all;
    }
  }
}

/** What a mode asks, as far as a lesson is about it. */
function askedBy(mode: Mode, view: GameView): AskedAbout | undefined {
  switch (mode.kind) {
    case 'look':
      return creatureAt(view, mode.square)?.hostile === true ? 'odds' : undefined;
    case 'aim':
      return mode.what.kind === 'cast' ? 'aim' : undefined;
    case 'sheet':
      return mode.sheet === 'you' && hostilesSeen(view).length > 0 ? 'danger' : undefined;
    default:
      return undefined;
  }
}
