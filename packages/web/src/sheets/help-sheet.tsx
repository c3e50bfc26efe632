// The help page, made of the table of actions.

import { DIRECTION_KEYS, directionName, keysShown } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { matchesWords, PATH_HELP, tellPaths } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import { ACTIONS, type Action } from '../play/actions.ts';
import { MOST_COUNTED } from '../play/count.ts';
import { keymap } from '../play/keymap.ts';
import type { Play } from '../play/play.ts';
import type { KeySet, Settings } from '../settings.ts';
import { Sheet } from './sheet.tsx';

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
    <section>
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
          you it steps or attacks. Hover over a square, or press it long, to see what is there. The
          mouse wheel changes the size of the squares.{' '}
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
  const groups = GROUPS.filter(group => found.some(action => action.group === group));
  const isNothing = found.length === 0;
  return (
    <Sheet title="Help" kind="wide-sheet" close={() => play.leave()}>
      <input
        type="search"
        class="bag-words"
        aria-label="Search the commands and the help"
        placeholder="Search: trap, potion, spell"
        value={words}
        onInput={event => setWords(event.currentTarget.value)}
      />
      {words === '' && <Directions keys={settings.keys.value} />}
      {isNothing && <p class="muted">No command has these words.</p>}
      {groups.map(group => (
        <section key={group}>
          <h3>{group}</h3>
          <dl class="help">
            {found
              .filter(action => action.group === group)
              .map(({ name, title, keys, about }) => (
                <div key={name}>
                  <dt>
                    <Keys keys={keys} /> {title}
                  </dt>
                  <dd>{about}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <section>
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
