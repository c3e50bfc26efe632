// The lessons of the tutorial in lines. Nothing of them is kept, and no hall lists them.

import {
  AFTER_LESSONS,
  type AskedAbout,
  afterDeed,
  courseLines,
  FIRST_COURSE,
  isCourseOver,
  type LessonCourse,
  lessonForWords,
  presentLesson,
  skipLesson,
  tellCourse,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { type LocalGame, PracticeHost } from '@roguewright/engine/host';
import type { Lines } from '../play/lines.ts';
import type { Order } from '../play/order.ts';
import { understand } from '../play/orders.ts';
import { Session } from '../play/session.ts';

/** Words that pass over the lesson at hand, and that say it again. */
const SKIP = 'skip';
const LESSON = 'lesson';

const INTRODUCTION =
  'Lessons: practice in a few rooms, of which nothing is kept. “lesson” says the lesson again, “skip” passes it over, “quit” ends the lessons, “help” lists the commands.';

/** Plays until the lessons are over, the player quits or the input ends. @param drawn the map is shown after everything done */
export async function takeLessons(game: LocalGame, lines: Lines, drawn: boolean): Promise<void> {
  let course = FIRST_COURSE;
  const host = new PracticeHost(game, (command, performed) => {
    course = afterDeed(course, { kind: 'performed', command, performed });
  });
  const session = await Session.begin(host, drawn);
  lines.write(`${session.introduction()}\n${INTRODUCTION}\n${toldLesson(course)}`);
  while (!session.over && !isCourseOver(course)) {
    const line = await lines.ask(session.prompt());
    if (line === undefined) {
      break;
    }
    const before = presentLesson(course);
    const word = line.trim().toLowerCase();
    if (word === SKIP || word === LESSON) {
      course = word === SKIP ? skipLesson(course) : course;
      lines.write(toldLesson(course));
      continue;
    }
    const { view } = game.look();
    const about = askedBy(understand(line, view), view);
    const answer = await session.answer(line);
    if (about !== undefined) {
      course = afterDeed(course, { kind: 'asked', about });
    }
    lines.write(answer);
    if (presentLesson(course) !== before && !isCourseOver(course)) {
      lines.write(toldLesson(course));
    }
  }
  const died = game.look().view.ending !== undefined;
  lines.write(
    [
      died ? session.ending().split('\n')[0]! : '',
      tellCourse(course, died),
      ...courseLines(course),
      AFTER_LESSONS,
      '“roguewright play” begins a game.',
    ]
      .filter(text => text !== '')
      .join('\n'),
  );
}

function toldLesson(course: LessonCourse): string {
  const present = presentLesson(course);
  if (present === undefined) {
    return '';
  }
  const { title, task, about } = lessonForWords(present);
  return `${title}. ${task} ${about}`;
}

/** What an order asks, as far as a lesson is about it. */
function askedBy(order: Order, view: GameView): AskedAbout | undefined {
  switch (order.do) {
    case 'ask-all':
      return 'odds';
    case 'danger':
      return 'danger';
    case 'ask':
      return order.question.ask === 'cast'
        ? 'aim'
        : order.question.ask === 'attack' || order.question.ask === 'danger'
          ? 'odds'
          : undefined;
    case 'look':
      return view.things.some(({ hostile, name }) => hostile && order.at.includes(name))
        ? 'odds'
        : undefined;
    default:
      return undefined;
  }
}
