// What is on the square under the cursor or the mouse, and the odds of attacking the creature there.

import {
  distance,
  isSensed,
  offsetWords,
  type Square,
  sameSquare,
  seesSquare,
  squareQuestion,
  terrainAt,
  thingsAt,
} from '@roguewright/engine/face';
import type { GameView, ThingView } from '@roguewright/engine/game';
import { capitalised, squareLines, tellBearing, tellMood } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import { label, mean, percent } from '../figures.ts';
import { QUIVER } from '../play/mode.ts';
import type { Play } from '../play/play.ts';
import { useTelephone } from '../use-telephone.ts';
import { Icon } from './icon.tsx';
import { LeaveButton } from './leave-button.tsx';
import { HelpPart } from './odds/help-part.tsx';
import { LabLink } from './odds/lab-link.tsx';
import { Danger, Explanations, Labels, Summary, Target } from './odds/odds-parts.tsx';
import { answerOf, CALM, useOdds } from './odds/use-odds.ts';

interface LookProps {
  readonly play: Play;
  readonly view: GameView;
  readonly square: Square;
}

function Creature({
  play,
  creature,
  isBeside,
  isShort,
}: {
  play: Play;
  creature: ThingView;
  isBeside: boolean;
  isShort: boolean;
}) {
  const how = isBeside ? 'With what you wield' : 'With what you wield, if it were beside you';
  const isKnown = !isSensed(creature);
  const question = isKnown ? ({ ask: 'attack', target: creature.id } as const) : undefined;
  const state = useOdds(play.session, question, isShort ? CALM : 0);
  const answer = answerOf(state);
  const threat =
    isKnown && creature.hostile ? ({ ask: 'danger', target: creature.id } as const) : undefined;
  const danger = answerOf(useOdds(play.session, threat, isShort ? CALM : 0));
  return (
    <>
      <p class="seen">
        <Icon {...creature} />
        <strong>{creature.name}</strong>
        <span class="muted">
          {tellMood(creature)}
          {isKnown ? '' : ', sensed'}
          {tellBearing(creature).map(part => `, ${part}`)}
          {creature.health === '' ? '' : `, ${label(creature.health)}`}
        </span>
      </p>
      {!isKnown && (
        <p class="muted">
          You sensed it here earlier. There are no odds for a creature that you can’t see.
        </p>
      )}
      {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
      {answer !== undefined && (
        <>
          <p class="muted">{how}:</p>
          {!isShort && <Summary answer={answer} about={how} />}
          <Labels answer={answer} />
          {play.why.value && !isShort && <Explanations answer={answer} />}
          {answer.targets.map(target => (
            <Target
              key={target.id}
              target={target}
              hue="wounding"
              action="attacks"
              isShort={isShort}
              isNamed
            />
          ))}
          {!isShort && (
            <LabLink
              session={play.session}
              question={{ ask: 'lab', spell: 0, target: creature.id }}
            />
          )}
          {!isShort && <HelpPart session={play.session} spell={0} target={creature.id} />}
        </>
      )}
      {danger !== undefined && <Danger answer={danger} isShort={isShort} />}
    </>
  );
}

/** What a known trap may do, and how hidden ones are noticed. */
function Traps({ play, view, square, isShort }: LookProps & { isShort: boolean }) {
  const asked = squareQuestion(view, square);
  const question = isShort && asked?.ask === 'hidden' ? undefined : asked;
  const answer = answerOf(useOdds(play.session, question, isShort ? CALM : 0));
  const lines = answer === undefined ? [] : squareLines(answer, { percent, decimal: mean });
  return (
    <>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

function Contents({ play, view, square, isShort }: LookProps & { isShort: boolean }) {
  const things = thingsAt(view, square);
  const creature = things.find(({ kind }) => kind === 'creature');
  const others = things.filter(({ kind }) => kind !== 'creature');
  const terrain = terrainAt(view, square);
  return (
    <>
      <p class="muted">
        {terrain === 'unknown' ? 'You haven’t seen this square yet' : label(terrain)}
        {terrain !== 'unknown' && !seesSquare(view, square) && ', as you remember it'} ·{' '}
        {offsetWords(view.hero, square)}
      </p>
      {others.map((thing, place) => (
        <p class="seen" key={`${thing.kind} ${thing.id} ${place}`}>
          <Icon {...thing} /> {thing.name}
          {thing.text !== undefined && <q class="written">{thing.text}</q>}
        </p>
      ))}
      <Traps play={play} view={view} square={square} isShort={isShort} />
      {creature !== undefined && (
        <Creature
          key={creature.id}
          play={play}
          creature={creature}
          isBeside={distance(view.hero, square) === 1}
          isShort={isShort}
        />
      )}
    </>
  );
}

/** The card of the square under the mouse: figures only. */
export function HoverCard(props: LookProps) {
  return (
    <section class="card hover" aria-label="Under the mouse">
      <Contents {...props} isShort />
    </section>
  );
}

/**
 * The panel of the square under the cursor: with charts, reasons and commands. On a telephone it begins as a card of
 * figures, which leaves the map in view, and is opened by a tap.
 */
export function LookPanel({
  play,
  view,
  square,
  title,
}: LookProps & {
  /** What the cursor is for. */
  readonly title: 'Look' | 'Travel';
}) {
  const hostile = thingsAt(view, square).find(({ hostile }) => hostile);
  const creature = thingsAt(view, square).find(({ kind, id }) => kind === 'creature' && id !== 0);
  const isBeside = distance(view.hero, square) === 1;
  const canAct = !play.isOver;
  const isHere = sameSquare(view.hero, square);
  const spells =
    hostile === undefined || !canAct ? [] : view.spells.filter(spell => spell.needsDirection);
  const isTelephone = useTelephone();
  const [isOpen, setIsOpen] = useState(false);
  const isBrief = isTelephone && !isOpen;
  return (
    <section class={`sheet panel look${isBrief ? ' brief' : ''}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <LeaveButton play={play} />
      </header>
      <div class="panel-buttons">
        {canAct && !isHere && (hostile === undefined || isBeside) && (
          <button type="button" class="primary" onClick={() => play.confirm()}>
            {hostile === undefined ? 'Go there' : 'Attack'} <kbd>Enter</kbd>
          </button>
        )}
        {canAct && hostile !== undefined && !isBeside && view.readyToFire && (
          <button type="button" onClick={() => play.aim(QUIVER, square)}>
            Fire
          </button>
        )}
        {spells.map(spell => (
          <button
            type="button"
            key={spell.id}
            onClick={() => play.aim({ kind: 'cast', spell }, square)}
          >
            {capitalised(spell.name)}
          </button>
        ))}
        {creature !== undefined && (
          <button type="button" onClick={() => play.openSheet('recall', creature.id)}>
            Recall
          </button>
        )}
        {title === 'Travel' ? (
          <button type="button" onClick={() => play.chooseGoal()}>
            Next place
          </button>
        ) : (
          <button type="button" onClick={() => play.next(1)}>
            Next <kbd>m</kbd>
          </button>
        )}
        {creature !== undefined && !isBrief && (
          <button type="button" aria-pressed={play.why.value} onClick={() => play.toggleWhy()}>
            Why <kbd>x</kbd>
          </button>
        )}
        {isTelephone && (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Less' : 'More'}
          </button>
        )}
      </div>
      <div class="panel-body">
        <Contents play={play} view={view} square={square} isShort={isBrief} />
      </div>
    </section>
  );
}
