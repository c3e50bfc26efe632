// The panel under the reticle: what the spell costs, how likely it is to fail, and what it would do.

import type { OddsAnswer } from '@roguewright/engine/odds';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BarChart } from '../charts/bar-chart.tsx';
import { directionName, percentFigure } from '../figures.ts';
import { hostiles, type Square, sameSquare } from '../play/known-map.ts';
import type { Mode } from '../play/mode.ts';
import type { Play } from '../play/play.ts';
import { Compass } from './compass.tsx';
import { Icon } from './icon.tsx';
import { Explanations, Figure, Labels, Summary, Target } from './odds-parts.tsx';
import { answerOf, useOdds } from './use-odds.ts';

/** Ticks of one move. */
const TICKS_PER_MOVE = 10;

type AimMode = Mode & { kind: 'aim' };

/** The question that an aim puts. */
export function aimQuestion({ spell, aim }: AimMode) {
  return { ask: 'cast', spell: spell.id, direction: aim.direction } as const;
}

function timeWords(ticks: number): string {
  return ticks === TICKS_PER_MOVE ? 'one move' : `${ticks} ticks`;
}

/** Price, nutrition, time and the chance to fail: known with the spell, exact with the answer. */
function Costs({ mode, answer }: { mode: AimMode; answer: OddsAnswer | undefined }) {
  const { spell } = mode;
  return (
    <>
      <dl class="figures first">
        <Figure name="to fail" value={percentFigure(answer?.failPercent ?? spell.failPercent)} />
        <Figure name="energy" value={String(answer?.price ?? spell.price)} />
      </dl>
      <p class="muted costs">
        Takes {timeWords(answer?.ticks ?? spell.castingTime)} and{' '}
        {answer?.nutrition ?? spell.nutrition} nutrition.
      </p>
    </>
  );
}

interface EffectsProps {
  readonly mode: AimMode;
  readonly answer: OddsAnswer;
  readonly hero: Square;
}

function Effects({ mode, answer, hero }: EffectsProps) {
  const { spell, aim } = mode;
  const touchesHero = answer.squares.some(square => sameSquare(square, hero));
  const about = spell.needsDirection ? `To the ${directionName(aim.direction)}` : 'At yourself';
  return (
    <>
      <Summary answer={answer} about={`${about}, to fail ${percentFigure(answer.failPercent)}`} />
      <Labels answer={answer} warning={touchesHero ? 'touches your own square' : undefined} />
      {answer.targets.map((target, place) => (
        <Target
          key={target.id}
          target={target}
          hue={spell.hue}
          action="casts"
          isShort={place > 0}
        />
      ))}
      {answer.healing.length > 0 && (
        <BarChart
          title="Healing"
          valueTitle="hit points restored"
          plot={answer.healing}
          hue={spell.hue}
        />
      )}
      {spell.needsDirection && answer.targets.length === 0 && (
        <p>It touches nobody that you see to the {directionName(aim.direction)}.</p>
      )}
    </>
  );
}

/** The panel of a spell being aimed. */
export function AimPanel({ play, mode }: { play: Play; mode: AimMode }) {
  const { spell, aim } = mode;
  const state = useOdds(play.session, aimQuestion(mode));
  const answer = answerOf(state);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus();
  }, [spell.id]);
  const view = play.session.view;
  const canChoose = spell.needsDirection && view !== undefined && hostiles(view).length > 1;
  return (
    <section class="sheet panel aim" aria-label={`Aim ${spell.name}`}>
      <header>
        <Icon icon={spell.icon} hue={spell.hue} glyph="*" />
        <h2>{spell.name}</h2>
        <p class="muted">
          {spell.needsDirection ? `to the ${directionName(aim.direction)}` : 'at yourself'}
        </p>
      </header>
      <div class="panel-buttons">
        <button ref={button} type="button" class="primary" onClick={() => play.confirm()}>
          Cast <kbd>Enter</kbd>
        </button>
        {canChoose && (
          <button type="button" onClick={() => play.next(1)}>
            Next <kbd>m</kbd>
          </button>
        )}
        <button type="button" aria-pressed={play.why.value} onClick={() => play.toggleWhy()}>
          Why <kbd>x</kbd>
        </button>
        <button type="button" onClick={() => play.leave()}>
          Leave <kbd>Esc</kbd>
        </button>
      </div>
      <div class="panel-body">
        <Costs mode={mode} answer={answer} />
        {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
        {answer !== undefined && play.why.value && <Explanations answer={answer} />}
        {answer !== undefined && view !== undefined && (
          <Effects mode={mode} answer={answer} hero={view.hero} />
        )}
        {spell.needsDirection && (
          <Compass
            name="Direction"
            chosen={aim.direction}
            likely={[]}
            choose={direction => play.direct(direction)}
          />
        )}
      </div>
    </section>
  );
}
