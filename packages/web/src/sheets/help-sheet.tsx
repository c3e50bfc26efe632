// The help page, made of the table of actions. Its search finds commands and sections of the handbook.

import { DIRECTION_KEYS, directionName, keysShown } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { matchesWords, PATH_HELP, tellPaths } from '@roguewright/engine/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BookLine } from '../handbook/book.ts';
import { ACTIONS, type Action } from '../play/actions.ts';
import { MOST_COUNTED } from '../play/count.ts';
import { keymap } from '../play/keymap.ts';
import type { Play } from '../play/play.ts';
import { handbookAddress } from '../screens/route.ts';
import type { KeySet, Settings } from '../settings.ts';
import { Sheet } from './sheet.tsx';

/** The rules under which the handbook is searched. */
const USUAL_RULES = 'house';

const GROUPS: readonly Action['group'][] = ['Do', 'Look', 'Game'];

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <>
      {keysShown(keymap.value, keys).map(key => (
        <kbd key={key}>{key}</kbd>
      ))}
    </>
  );
}

function Directions({ keys }: { keys: KeySet }) {
  const rows = DIRECTION_KEYS[keys];
  const name = rows.map(([, key]) => key).join(' ');
  return (
    <section class="for-keys">
      <h3>Walk and fight</h3>
      <div class="help-walk">
        <div class="key-rose" role="img" aria-label={`${name}: the eight directions`}>
          {rows.map(([direction, key]) => (
            <kbd key={key} title={directionName(direction)}>
              {key}
            </kbd>
          ))}
        </div>
        <p>
          These keys, the arrows and the number pad take one step. A step into an enemy attacks it;
          a step into a closed door opens it. Shift with an arrow
          {keys === 'letters' && ' or a letter'} runs. A click or tap on the map walks there; beside
          you it steps or attacks. Hover over a square to see what is there; the right button, or a
          long press, looks at it. The mouse wheel changes the size of the squares, as two fingers
          do that part or close. One finger that moves draws the map, until you act.{' '}
          {keys === 'digits' && (
            <>
              After <kbd>n</kbd> digits type a count.{' '}
            </>
          )}
          A number typed before a command or direction repeats it, up to {MOST_COUNTED} times:{' '}
          <kbd>2</kbd>
          <kbd>0</kbd>
          <kbd>s</kbd> searches 20 times, <kbd>5</kbd>
          {keys === 'letters' ? <kbd>l</kbd> : <kbd>→</kbd>} takes 5 steps. Before <kbd>d</kbd> it
          is the number of items to drop from a stack. <kbd>Esc</kbd> clears it. A command that
          needs a direction asks for it: <kbd>Enter</kbd>, <kbd>.</kbd> or the same key again takes
          the only direction with a target.
        </p>
      </div>
    </section>
  );
}

/** What the keys do, for fingers. */
function Touches() {
  return (
    <>
      <section class="for-fingers help-text">
        <h3>Walk and fight</h3>
        <p>
          Tap the map to walk there. Tap a square beside you to step onto it: a step into an enemy
          attacks it, and a step into a closed door opens it. Tap yourself to wait for one move.
        </p>
        <p>
          Press and hold a square to look at it: what is there, and the odds of a fight. Move one
          finger to draw the map, until you act. Move two fingers apart or together to change the
          size of the squares. Tap the log for all of its lines.
        </p>
      </section>
      <section class="for-fingers">
        <h3>While you aim</h3>
        <p>
          Tap a square to aim at it, and tap it again, or the button, to cast, zap, shoot or throw.
          “Why” explains every figure, and “Leave” cancels. Filled squares are certain to be hit,
          hatched ones if nobody moves. The small figure is the tick when a spell reaches the
          square; a move has 10 ticks.
        </p>
      </section>
    </>
  );
}

/** What spell paths are, and those of the hero. */
function Paths({ view }: { view: GameView }) {
  const { paths } = view.hero;
  return (
    <section class="help-text">
      <h3>Spell paths</h3>
      {PATH_HELP.map(text => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {paths.length === 0
          ? 'You are neither attuned to a path nor repelled by one, and none is denied to you.'
          : `You: ${tellPaths(paths).join(' ')}`}
      </p>
    </section>
  );
}

/** The sections of the handbook that have the words; undefined while they are looked for. */
function useSections(words: string): readonly BookLine[] | undefined {
  const [sections, setSections] = useState<readonly BookLine[]>();
  useEffect(() => {
    let isWanted = true;
    setSections(undefined);
    if (words.trim() !== '') {
      // The handbook is loaded when it is first searched.
      void import('../handbook/book.ts').then(({ bookList }) => {
        if (isWanted) {
          setSections(bookList(USUAL_RULES, words).flatMap(chapter => chapter.sections));
        }
      });
    }
    return () => {
      isWanted = false;
    };
  }, [words]);
  return sections;
}

/** The list whose results the arrows go through. */
function useArrows() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const press = (event: KeyboardEvent) => moveAmongResults(event, element);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return list;
}

/** The arrows go from the field to the results and among them. */
function moveAmongResults(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || list === null) {
    return;
  }
  const stops = [...list.querySelectorAll<HTMLElement>('input, button, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

interface ResultProps {
  readonly play: Play;
  readonly found: readonly Action[];
  readonly sections: readonly BookLine[] | undefined;
}

/** What was found: commands, which are carried out, and sections of the handbook, which open beside the game. */
function Results({ play, found, sections }: ResultProps) {
  const run = (action: Action) => {
    play.leave();
    action.run(play);
  };
  const isNothing = found.length === 0 && sections?.length === 0;
  return (
    <>
      {isNothing && <p class="muted">Neither a command nor the handbook has these words.</p>}
      {found.length > 0 && (
        <section aria-label="Commands found">
          <h3>Commands</h3>
          <ul class="help-results">
            {found.map(action => (
              <li key={action.name}>
                <button type="button" onClick={() => run(action)}>
                  <Keys keys={action.keys} /> {action.title}
                </button>
                <span class="muted">{action.about}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections !== undefined && sections.length > 0 && (
        <section aria-label="Found in the handbook">
          <h3>Handbook</h3>
          <ul class="help-results">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a class="plain-link" href={handbookAddress(id)} target="_blank" rel="noopener">
                  {title}
                </a>
                <span class="muted">{id}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface HelpProps {
  readonly play: Play;
  readonly view: GameView;
  readonly settings: Settings;
}

/** The sheet. */
export function HelpSheet({ play, view, settings }: HelpProps) {
  const [words, setWords] = useState('');
  const found = ACTIONS.filter(({ title, about, name }) =>
    matchesWords(`${title} ${name} ${about}`, words),
  );
  const sections = useSections(words);
  const list = useArrows();
  const isSearched = words.trim() !== '';
  return (
    <Sheet title="Help" kind="wide-sheet" close={() => play.leave()}>
      <div ref={list}>
        <input
          type="search"
          class="bag-words"
          aria-label="Search the commands, the help and the handbook"
          placeholder="Search: trap, potion, spell"
          value={words}
          onInput={event => setWords(event.currentTarget.value)}
        />
        {isSearched && <Results play={play} found={found} sections={sections} />}
      </div>
      {!isSearched && <Directions keys={settings.keys.value} />}
      {!isSearched && <Touches />}
      {!isSearched &&
        GROUPS.map(group => (
          <section key={group}>
            <h3>{group}</h3>
            <dl class="help">
              {ACTIONS.filter(action => action.group === group).map(
                ({ name, title, keys, about }) => (
                  <div key={name}>
                    <dt>
                      <Keys keys={keys} /> {title}
                    </dt>
                    <dd>{about}</dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ))}
      <section class="for-keys">
        <h3>While you aim</h3>
        <p>
          Direction keys or the mouse move the reticle, and <kbd>m</kbd> moves it to the next enemy.{' '}
          <kbd>Enter</kbd> or a click casts, zaps, shoots or throws. <kbd>x</kbd> explains every
          figure, <kbd>Esc</kbd> cancels. Missiles can be aimed at any square: Shift with a
          direction key moves the reticle by one square. Filled squares are certain to be hit,
          hatched ones if nobody moves. The small figure is the tick when a spell reaches the
          square; a move has 10 ticks.
        </p>
      </section>
      <Paths view={view} />
      <section>
        <h3>Lab</h3>
        <p>
          <a class="plain-link" href="#/lab" target="_blank" rel="noopener">
            The lab
          </a>{' '}
          answers any question about casts, fights, speed and charging, compares rules, and has a
          link for each question. The panels that aim and look open it with your own numbers.
        </p>
      </section>
      <section>
        <h3>Credits</h3>
        <p class="muted">
          <a class="plain-link" href="licences.txt" target="_blank" rel="noreferrer">
            Credits and licences
          </a>{' '}
          for everything on this page. Icons by Lorc, Delapouite and contributors, game-icons.net,
          CC BY 3.0. The rules are those of NetHack, Angband and Crossfire, rewritten from scratch.
        </p>
      </section>
    </Sheet>
  );
}
