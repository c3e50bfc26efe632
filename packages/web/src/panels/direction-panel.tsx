// "Which way?": a compass. The directions that make sense stand out; the only one is also a button.

import {
  candidateName,
  type Directed,
  directedQuestion,
  directionName,
  directionsFor,
  onlyDirection,
} from '@roguewright/engine/face';
import type { Direction, GameView } from '@roguewright/engine/game';
import { COMMAND_HELP, capitalised, squareLines } from '@roguewright/engine/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mean, percent } from '../figures.ts';
import type { Play } from '../play/play.ts';
import { Compass } from './compass.tsx';
import { LeaveButton } from './leave-button.tsx';
import { answerOf, useOdds } from './odds/use-odds.ts';

const TITLES: Readonly<Record<Directed, string>> = {
  open: 'Open which way?',
  close: 'Close which way?',
  force: 'Force which way?',
  attack: 'Fight which way?',
  disarm: 'Disarm which way?',
  pull: 'Pull which way?',
  kick: 'Kick which way?',
  dig: 'Dig which way?',
  steer: 'Send your golem which way?',
  'form-power': 'Use a power of your form which way?',
  ride: 'Ride which way?',
  unsaddle: 'Take the saddle off which way?',
  'call-creature': 'Give a name to whom?',
};

interface DirectionProps {
  readonly play: Play;
  readonly view: GameView;
  readonly command: Directed;
}

/** Said when the hero knows of no target beside him. */
const MISSING: Readonly<Record<Directed, string>> = {
  open: 'You know of no closed door beside you.',
  close: 'You know of no open door beside you.',
  force: 'You know of no locked door beside you.',
  attack: 'You see no enemy beside you.',
  disarm: 'You know of no trap beside you or under you.',
  pull: 'You see no lever beside you or under you.',
  kick: 'You see nothing to kick beside you.',
  dig: 'You know of nothing to dig through beside you.',
  steer: 'You see no golem of yours.',
  'form-power': 'You see no enemy in a straight line, or your form has no power.',
  ride: 'You see no saddled pet of yours beside you.',
  unsaddle: 'You see no saddled creature beside you.',
  'call-creature': 'You see nobody beside you.',
};

/** What the middle of the compass means. */
const MIDDLES: Readonly<Partial<Record<Directed, string>>> = {
  steer: 'stand still',
  dig: 'down',
};

/** The target in a direction, in words: `the jackal, north`. */
function candidateWords({ view, command }: Omit<DirectionProps, 'play'>, direction: Direction) {
  return `${candidateName(view, command, direction)}, ${directionName(direction)}`;
}

/** The button that takes the only candidate. It has the focus, so that Enter takes it, too. */
function OnlyCandidate({ play, view, command }: DirectionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const only = onlyDirection(view, command);
  return only === undefined ? null : (
    <div class="panel-buttons">
      <button ref={button} type="button" class="primary" onClick={() => play.confirm()}>
        {COMMAND_HELP[command].title} {candidateWords({ view, command }, only)} <kbd>Enter</kbd>
      </button>
    </div>
  );
}

/** Candidates whose odds are asked at once. */
const MOST_ASKED = 4;

/** What the command may come to in one direction; nothing where no odds are known of it. */
function CandidateOdds({
  play,
  view,
  command,
  direction,
  isNamed,
}: DirectionProps & { readonly direction: Direction; readonly isNamed: boolean }) {
  const answer = answerOf(useOdds(play.session, directedQuestion(view, command, direction)));
  if (answer === undefined) {
    return null;
  }
  const blows = answer.targets.map(
    ({ hitChance, killChance }) => `${percent(hitChance)} to hit, ${percent(killChance)} to kill.`,
  );
  const lines = command === 'attack' ? blows : squareLines(answer, { percent, decimal: mean });
  return lines.length === 0 ? null : (
    <div class="candidate-odds">
      {isNamed && <strong>{capitalised(candidateWords({ view, command }, direction))}</strong>}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The panel. */
export function DirectionPanel({ play, view, command }: DirectionProps) {
  const likely = directionsFor(view, command);
  const names = likely.map(direction => candidateWords({ view, command }, direction));
  return (
    <section class="sheet panel direction" aria-label={TITLES[command]}>
      <header>
        <h2>{TITLES[command]}</h2>
        <LeaveButton play={play} />
      </header>
      <OnlyCandidate play={play} view={view} command={command} />
      <div class="panel-body">
        <p role="status">
          {likely.length === 0 && MISSING[command]}
          {likely.length > 1 &&
            command !== 'steer' &&
            `${command === 'form-power' ? 'In a straight line' : 'Beside you'}: ${names.join('; ')}.`}
          {likely.length > 1 && command === 'steer' && 'The middle makes it stand.'}
        </p>
        {likely.slice(0, MOST_ASKED).map(direction => (
          <CandidateOdds
            key={direction}
            play={play}
            view={view}
            command={command}
            direction={direction}
            isNamed={likely.length > 1}
          />
        ))}
        <p class="muted">Press a direction key, or choose:</p>
        <Compass
          name="Direction"
          chosen={undefined}
          likely={likely}
          choose={direction => play.direct(direction)}
          middle={MIDDLES[command]}
        />
      </div>
    </section>
  );
}
