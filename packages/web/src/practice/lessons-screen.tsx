// The lessons on the page: practice in a few rooms, with the lesson at hand over the map.

import {
  AFTER_LESSONS,
  courseList,
  isCourseOver,
  LESSONS,
  lessonForFingers,
  lessonForPage,
  tellCourse,
} from '@roguewright/engine/face';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openGame } from '../board/game-board.tsx';
import { device } from '../host/device.ts';
import { PracticeGame } from '../host/practice-game.ts';
import { keymap } from '../play/keymap.ts';
import { NO_STORE } from '../play/no-store.ts';
import type { Settings } from '../settings.ts';
import { PageCourse } from './page-course.ts';
import { PracticeBoard, PracticeEnd } from './practice-board.tsx';

/** The key that passes over the lesson at hand: no command has it, and no browser wants it. */
const SKIP_KEY = 'F9';

/** The lessons, begun anew as often as the player likes. */
export function LessonsScreen({ settings }: { readonly settings: Settings }) {
  const [round, setRound] = useState(0);
  return <Lessons key={round} settings={settings} again={() => setRound(round + 1)} />;
}

interface LessonsProps {
  readonly settings: Settings;
  readonly again: () => void;
}

function Lessons({ settings, again }: LessonsProps) {
  const { course, open } = useMemo(() => begin(settings), []);
  useEffect(() => course.follow(open.play), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === SKIP_KEY && !event.repeat && !isCourseOver(course.course)) {
        event.preventDefault();
        course.skip();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const died = open.play.session.view?.ending !== undefined;
  const isOver = course.isOver.value || died;
  return (
    <PracticeBoard
      open={open}
      settings={settings}
      title="Learn to play"
      ending={
        isOver ? (
          <LessonsEnd course={course} died={died} settings={settings} again={again} />
        ) : undefined
      }
    >
      <LessonStrip course={course} again={again} settings={settings} />
    </PracticeBoard>
  );
}

function begin(settings: Settings) {
  const course = new PageCourse(settings);
  const client = device();
  const host = new PracticeGame(client, client.beginLessons(), (command, performed) =>
    course.take({ kind: 'performed', command, performed }),
  );
  return { course, open: openGame(host, settings, 'lessons', NO_STORE) };
}

interface StripProps extends LessonsProps {
  readonly course: PageCourse;
}

/** The lesson at hand, the way past it, and the list of all. */
function LessonStrip({ course, settings, again }: StripProps) {
  const present = course.present.value;
  const lesson = present && lessonForPage(present, keymap.value);
  const startOver = () => {
    settings.lessonsDone.value = [];
    again();
  };
  return (
    <section class="practice-strip" aria-label="Lesson">
      <div role="status">
        <h2>{lesson?.title}</h2>
        <p>
          <span class="for-keys">{lesson?.task}</span>
          <span class="for-fingers">{present && lessonForFingers(present).task}</span>
        </p>
        <p class="muted practice-about">{lesson?.about}</p>
      </div>
      <div class="practice-buttons">
        <button type="button" onClick={() => course.skip()}>
          Skip <kbd>{SKIP_KEY}</kbd>
        </button>
        <details>
          <summary>
            {course.course.done.length} of {LESSONS.length} done
          </summary>
          <LessonList course={course} />
          <button type="button" onClick={startOver}>
            Start over
          </button>
        </details>
      </div>
    </section>
  );
}

function LessonList({ course }: { readonly course: PageCourse }) {
  const present = course.present.value;
  return (
    <ol class="lesson-list">
      {courseList(course.course).map(({ id, title, isDone }) => (
        <li key={id} aria-current={id === present ? 'step' : undefined}>
          {title} <span class={isDone ? 'boon' : 'muted'}>{isDone ? 'done' : 'left'}</span>
        </li>
      ))}
    </ol>
  );
}

/** The page at the end, with the way to a real game. */
function LessonsEnd({ course, died, again }: StripProps & { readonly died: boolean }) {
  return (
    <PracticeEnd title="The lessons" died={died}>
      <p class="ending-words">{tellCourse(course.course, died)}</p>
      <LessonList course={course} />
      <p>{AFTER_LESSONS}</p>
      <p class="buttons">
        <a class="primary" href="#/new">
          New game
        </a>{' '}
        <button type="button" onClick={again}>
          Practise again
        </button>{' '}
        <a class="beside" href="#/">
          Title page
        </a>
      </p>
    </PracticeEnd>
  );
}
