// The panel of something that is aimed: the price of a spell and its chance to fail, and the odds of the
// spell, the wand or the missile.

import {
  type Aimed,
  aimLabQuestion,
  aimQuestion,
  creatureAt,
  directionName,
  hostiles,
  isAimed,
  isAtSquare,
  isHelp,
  offsetWords,
  targetAims,
  tellOutOfRange,
} from '@roguewright/engine/face';
import type { GameView, ItemView, RefusalReason } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import {
  capitalised,
  lackingPool,
  outcomeLines,
  tellAffinity,
  tellMoves,
  tellPrice,
  tellRefusal,
  withThe,
} from '@roguewright/engine/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BarChart } from '../charts/bar-chart.tsx';
import { percentFigure } from '../figures.ts';
import type { AimMode } from '../play/mode.ts';
import type { Play } from '../play/play.ts';
import { Compass } from './compass.tsx';
import { Icon } from './icon.tsx';
import { LeaveButton } from './leave-button.tsx';
import { friendInWay, verdict } from './odds/aim-verdict.ts';
import { HelpPart } from './odds/help-part.tsx';
import { LabLink } from './odds/lab-link.tsx';
import { Explanations, Figure, Labels, Summary, Target } from './odds/odds-parts.tsx';
import { answerOf, useOdds } from './odds/use-odds.ts';

/** The hue of what is aimed. */
export function hueOf(what: Aimed): string {
  if (what.kind === 'cast') {
    return what.spell.hue;
  }
  return what.item === undefined || what.item.hue === '' ? 'wounding' : what.item.hue;
}

const VERBS = { cast: 'Cast', zap: 'Zap', apply: 'Apply', fire: 'Fire', throw: 'Throw' } as const;
/** What is counted in the chart of turns. */
const ACTIONS = {
  cast: 'casts',
  zap: 'zaps',
  apply: 'zaps',
  // A turn has one shot or more: it is what the odds count.
  fire: 'turns',
  throw: 'throws',
} as const;

function nameOf(what: Aimed, view: GameView | undefined): string {
  if (what.kind === 'cast') {
    return what.spell.name;
  }
  return what.item?.name ?? quiverWords(view);
}

/** The item in the quiver. */
function quiverOf(view: GameView | undefined): ItemView | undefined {
  return view?.inventory.find(({ wielded, uses }) => wielded && uses.includes('fire'));
}

/** The contents of the quiver: `arrow (24 left)`. */
function quiverWords(view: GameView | undefined): string {
  const quiver = quiverOf(view);
  return quiver === undefined ? 'a missile' : `${quiver.name} (${quiver.count} left)`;
}

/** `Aim fireball` for a spell, `Throw dagger` for an item. */
function titleOf(what: Aimed, view: GameView | undefined): string {
  return `${what.kind === 'cast' ? 'Aim' : VERBS[what.kind]} ${nameOf(what, view)}`;
}

/** The target, in words. */
function whereTo({ what, aim }: AimMode, view: GameView | undefined): string {
  if (!isAimed(what) || (aim.direction === 0 && !isAtSquare(what))) {
    return 'at yourself';
  }
  const helped = view !== undefined && isHelp(what) ? creatureAt(view, aim.square) : undefined;
  if (helped !== undefined) {
    return `at ${withThe(helped.name)}, to the ${directionName(aim.direction)}`;
  }
  if (!isAtSquare(what) || view === undefined) {
    return `to the ${directionName(aim.direction)}`;
  }
  const offset = offsetWords(view.hero, aim.square);
  const target = creatureAt(view, aim.square);
  return target === undefined ? `at the square ${offset}` : `at ${withThe(target.name)}, ${offset}`;
}

interface CostsProps {
  readonly what: Aimed;
  readonly answer: OddsAnswer | undefined;
  /** The energy and grace that the hero has. */
  readonly hero: Pick<GameView['hero'], 'energy' | 'grace'> | undefined;
}

/** Chance to fail, price, time and nutrition: from the spell at first, then from the answer. */
function Costs({ what, answer, hero }: CostsProps) {
  if (what.kind !== 'cast') {
    return null;
  }
  const { spell } = what;
  const { nutrition, price, pool, andGrace, forGrace } = answer ?? spell;
  return (
    <>
      <dl class="figures first">
        <Figure name="to fail" value={percentFigure(answer?.failPercent ?? spell.failPercent)} />
        <Figure name={`${pool}, of ${hero?.[pool] ?? 0}`} value={String(price)} />
        {andGrace > 0 && <Figure name={`grace, of ${hero?.grace ?? 0}`} value={String(andGrace)} />}
      </dl>
      <p class="muted costs">
        {forGrace > 0 && `${tellPrice(answer ?? spell)}. `}
        Takes {tellMoves(answer?.ticks ?? spell.castingTime)}
        {nutrition > 0 && ` and ${nutrition} nutrition`}. {tellAffinity(spell.affinity)}
      </p>
    </>
  );
}

/** Why the cast would be refused. A price that is too high is known before the answer comes. */
function Refusal({ what, answer, hero }: CostsProps) {
  const refused =
    answer !== undefined || hero === undefined || what.kind !== 'cast'
      ? (answer?.refused as RefusalReason | undefined)
      : lackingPool(what.spell, hero);
  return refused === undefined ? null : (
    <p class="trouble" role="status">
      {tellRefusal(refused)}
    </p>
  );
}

/** A missile's chances to break. */
function Missile({ answer: { breaks } }: { answer: OddsAnswer }) {
  return breaks === undefined ? null : (
    <p class="muted">
      {breaks.hit === breaks.miss
        ? `It breaks ${percentFigure(breaks.hit)} of the time, whether it hits or not.`
        : `If it hits, it breaks ${percentFigure(breaks.hit)} of the time; if it misses, ${percentFigure(breaks.miss)}.`}
    </p>
  );
}

interface EffectsProps {
  readonly mode: AimMode;
  readonly answer: OddsAnswer;
  readonly view: GameView;
}

function Effects({ mode, answer, view }: EffectsProps) {
  const { what } = mode;
  const ownChance = answer.targets.find(({ id }) => id === view.hero.id)?.hitChance ?? 0;
  const where = whereTo(mode, view);
  const outcomes = outcomeLines(answer, share => percentFigure(100 * share));
  const short = tellOutOfRange(view, mode.aim.square, answer);
  const failing = what.kind === 'cast' ? `, to fail ${percentFigure(answer.failPercent)}` : '';
  return (
    <>
      <Summary answer={answer} about={`${capitalised(where)}${failing}`} />
      {short !== '' && <p class="trouble">{short}</p>}
      <Labels answer={answer} warning={warningOf(ownChance)} />
      {answer.targets.map((target, place) => (
        <Target
          key={target.id}
          target={target}
          hue={hueOf(what)}
          action={ACTIONS[what.kind]}
          isShort={place > 0}
        />
      ))}
      {answer.healing.length > 0 && (
        <BarChart
          title="Healing"
          valueTitle="hit points restored"
          plot={answer.healing}
          hue={hueOf(what)}
        />
      )}
      <Missile answer={answer} />
      {outcomes.map(text => (
        <p key={text} class="outcome">
          {text}
        </p>
      ))}
      {((isAimed(what) && !isHelp(what)) || answer.inVain === true) &&
        answer.certainty.kind !== 'unknown' &&
        answer.targets.length === 0 &&
        outcomes.length === 0 && (
          <p>It hits no creature that you can see{isAimed(what) ? ` ${where}` : ''}.</p>
        )}
    </>
  );
}

/** That the hero may be among those that it hits. */
function warningOf(ownChance: number): string | undefined {
  return ownChance >= 1 ? 'it hits you too' : ownChance > 0 ? 'it may hit you' : undefined;
}

/** The creature that a cast harms; 0: none. */
function hurtBy(answer: OddsAnswer | undefined): number {
  return answer?.targets.find(({ damage }) => damage.length > 0)?.id ?? 0;
}

/** Whether the direction is for ground, doors or things. */
function isForGround(what: Aimed): boolean {
  return what.kind === 'cast' && what.spell.forGround === true;
}

/** Whether it is aimed at enemies. */
function isForEnemies(what: Aimed): boolean {
  return isAimed(what) && !isHelp(what) && !isForGround(what);
}

interface DoubtProps {
  readonly mode: AimMode;
  readonly answer: OddsAnswer | undefined;
  /** Who may be hit, and is no enemy. */
  readonly friend: string | undefined;
}

/** That the proposed aim may not be meant, and that Enter asks for confirmation. */
function Doubt({ mode, answer, friend }: DoubtProps) {
  const { what, doubt, aim } = mode;
  if (doubt === undefined) {
    return <p class="aim-doubt trouble" role="status" />;
  }
  const verb = VERBS[what.kind];
  const isAsked = doubt === 'asked';
  const again = (
    <>
      <span class="for-keys">Press Enter again to {verb.toLowerCase()}.</span>
      <span class="for-fingers">Tap the button again to {verb.toLowerCase()}.</span>
    </>
  );
  if (isForGround(what)) {
    const towards = `to the ${directionName(aim.direction)}`;
    return (
      <p class="aim-doubt trouble" role="status">
        {isAsked ? (
          <>
            {verb} {towards}? {again}
          </>
        ) : (
          'Choose a direction.'
        )}
      </p>
    );
  }
  const vain = answer?.inVain === true ? 'As far as you know, this would have no effect.' : '';
  const inWay = friend === undefined ? '' : `This may hit ${friend}.`;
  const choose = inWay || `${vain || 'No enemy is in line with you.'} Choose where to aim.`;
  const isFree = isForEnemies(what) && inWay === '';
  const question = `${verb} ${isFree ? 'at nobody' : 'it all the same'}?`;
  return (
    <p class="aim-doubt trouble" role="status">
      {isAsked ? (
        <>
          {question} {again}
        </>
      ) : isForEnemies(what) ? (
        choose
      ) : (
        vain
      )}
    </p>
  );
}

/** The number of targets to choose from. */
function choices(view: GameView, what: Aimed): number {
  return isHelp(what) ? targetAims(view, what).length : hostiles(view).length;
}

interface ButtonsProps {
  readonly play: Play;
  readonly mode: AimMode;
  readonly friend: string | undefined;
}

function Buttons({ play, mode, friend }: ButtonsProps) {
  const { what } = mode;
  const view = play.session.view;
  const button = useRef<HTMLButtonElement>(null);
  const subject = what.kind === 'cast' ? what.spell.id : what.item?.id;
  useLayoutEffect(() => {
    button.current?.focus();
  }, [what.kind, subject]);
  const canChoose = isAimed(what) && view !== undefined && choices(view, what) > 1;
  return (
    <div class="panel-buttons">
      <button
        ref={button}
        type="button"
        class={mode.doubt === undefined ? 'primary' : ''}
        onClick={() => play.confirm()}
      >
        {VERBS[what.kind]}
        {mode.doubt !== undefined && isForEnemies(what) && (friend ? ' anyway' : ' at nobody')}{' '}
        <kbd>Enter</kbd>
      </button>
      {what.kind === 'cast' && what.spell.strain > 0 && (
        <button
          type="button"
          onClick={() =>
            play.order({ kind: 'strain', spell: what.spell.id, direction: mode.aim.direction })
          }
        >
          Cast on {what.spell.strain} hit points
        </button>
      )}
      {canChoose && (
        <button type="button" onClick={() => play.next(1)}>
          Next <kbd>m</kbd>
        </button>
      )}
      <button type="button" aria-pressed={play.why.value} onClick={() => play.toggleWhy()}>
        Why <kbd>x</kbd>
      </button>
    </div>
  );
}

/** The picture of what is aimed. */
function Picture({ what, view }: { what: Aimed; view: GameView | undefined }) {
  if (what.kind === 'cast') {
    return <Icon icon={what.spell.icon} hue={what.spell.hue} glyph="*" />;
  }
  const item = what.item ?? quiverOf(view);
  return item === undefined ? <Icon icon="" hue="wounding" glyph=")" /> : <Icon {...item} />;
}

/** The panel of what is being aimed. */
export function AimPanel({ play, mode }: { play: Play; mode: AimMode }) {
  const { what, aim } = mode;
  const view = play.session.view;
  const question = view && aimQuestion(view, what, aim);
  const state = useOdds(play.session, question);
  const answer = answerOf(state);
  const friend = isForEnemies(what) ? friendInWay(view, answer) : undefined;
  const weighed = verdict(view, mode, answer, friend, isForGround(what));
  useLayoutEffect(() => {
    if (weighed !== undefined) {
      play.weigh(weighed);
    }
  }, [play, weighed]);
  return (
    <section class="sheet panel aim" aria-label={titleOf(what, view)}>
      <header>
        <Picture what={what} view={view} />
        <h2>{what.kind === 'cast' ? what.spell.name : titleOf(what, view)}</h2>
        <p class="muted">{whereTo(mode, view)}</p>
        <LeaveButton play={play} />
      </header>
      <Buttons play={play} mode={mode} friend={friend} />
      <Doubt mode={mode} answer={answer} friend={friend} />
      <div class="panel-body">
        <Refusal what={what} answer={answer} hero={view?.hero} />
        <Costs what={what} answer={answer} hero={view?.hero} />
        {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
        {answer !== undefined && play.why.value && <Explanations answer={answer} />}
        {answer !== undefined && answer.refused === undefined && view !== undefined && (
          <Effects mode={mode} answer={answer} view={view} />
        )}
        <LabLink session={play.session} question={aimLabQuestion(what, question, hurtBy(answer))} />
        {what.kind === 'cast' && (
          <HelpPart session={play.session} spell={what.spell.id} target={hurtBy(answer)} />
        )}
        {isAimed(what) && (
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
