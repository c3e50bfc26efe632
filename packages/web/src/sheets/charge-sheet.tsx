// The question which item to charge: the items that a scroll of charging is meant for, and the odds of charging
// each as far as the hero knows.

import type { GameView, ItemView } from '@roguewright/engine/game';
import type { ChargeAnswer, OddsAnswer, Plot } from '@roguewright/engine/odds';
import { PENDING_WORDS } from '@roguewright/engine/words';
import { useRef, useState } from 'preact/hooks';
import { BarChart } from '../charts/bar-chart.tsx';
import { percent } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import { Explanations, Figure, Labels } from '../panels/odds-parts.tsx';
import { answerOf, useOdds } from '../panels/use-odds.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface ChargeProps {
  readonly play: Play;
  readonly view: GameView;
  /** Id of the scroll to be read; 0 if none has been chosen. */
  readonly scroll: number;
}

/** The chances that the item explodes and that the charging is wasted. */
function Figures({ charge }: { charge: ChargeAnswer }) {
  return (
    <dl class="figures">
      <Figure name="to explode" value={percent(charge.explodes)} />
      {charge.loss > 0 && <Figure name="to be wasted" value={percent(charge.loss)} />}
    </dl>
  );
}

/** Whether two plots differ only by a shift: then the number of charges before is known. */
function isShifted(one: Plot, other: Plot): boolean {
  return (
    one.length === other.length &&
    one.every(([, probability], place) => probability === other[place]?.[1])
  );
}

/** `4 to 8`. */
function span(plot: Plot): string {
  const possible = plot.filter(([, probability]) => probability > 0);
  const [first, last] = [possible[0]?.[0] ?? 0, possible.at(-1)?.[0] ?? 0];
  return first === last ? String(first) : `${first} to ${last}`;
}

function Charts({ charge }: { charge: ChargeAnswer }) {
  const isKnown = isShifted(charge.charges, charge.gained);
  return (
    <>
      {charge.gained.length > 0 && (
        <BarChart
          title="Gained, unless it explodes"
          valueTitle="charges gained"
          plot={charge.gained}
          hue="restoration"
        />
      )}
      {charge.charges.length > 0 && isKnown && <p>Afterwards it has {span(charge.charges)}.</p>}
      {charge.charges.length > 0 && !isKnown && (
        <BarChart
          title="Afterwards, unless it explodes"
          valueTitle="charges"
          plot={charge.charges}
          hue="magic"
        />
      )}
      {charge.fuel.length > 0 && (
        <BarChart
          title="Oil afterwards"
          valueTitle="turns of light"
          plot={charge.fuel}
          hue="light"
        />
      )}
      {charge.damage.length > 0 && (
        <BarChart
          title="Damage, if it explodes"
          valueTitle="hit points"
          plot={charge.damage}
          hue="wounding"
        />
      )}
    </>
  );
}

function Outlook({ answer, play }: { answer: OddsAnswer; play: Play }) {
  const { charge } = answer;
  if (charge === undefined) {
    return null;
  }
  return (
    <>
      <Labels answer={answer} />
      {answer.certainty.kind === 'unknown' && (
        <p class="muted">You don’t know what this is, so the effect of charging it is unknown.</p>
      )}
      <Figures charge={charge} />
      <Charts charge={charge} />
      {play.why.value && <Explanations answer={answer} />}
      <button
        type="button"
        class="quiet"
        aria-pressed={play.why.value}
        onClick={() => play.toggleWhy()}
      >
        Why
      </button>
    </>
  );
}

interface EntryProps {
  readonly item: ItemView;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Entry({ item, isChosen, choose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        data-letter={item.letter}
        aria-pressed={isChosen}
        onClick={choose}
      >
        <kbd>{item.letter}</kbd>
        <Icon {...item} />
        <span class="entry-words">
          <span class="entry-name">{item.name}</span>
        </span>
      </button>
    </li>
  );
}

const words = PENDING_WORDS.charging;

/** The sheet: what is offered first, everything else when asked for. */
export function ChargeSheet({ play, view, scroll: inMind }: ChargeProps) {
  const waits = view.pending?.about === 'charging';
  const scroll = waits ? 0 : inMind;
  const others = view.inventory.filter(({ id }) => id !== scroll);
  const offered = others.filter(({ chargeable }) => chargeable === 'offered');
  const rest = others.filter(({ chargeable }) => chargeable !== 'offered');
  const [chosen, choose] = useState<number | undefined>(offered[0]?.id);
  const item = others.find(({ id }) => id === chosen);
  // A player who has chosen an item by its key goes on with Enter.
  const button = useRef<HTMLButtonElement>(null);
  const state = useOdds(
    play.session,
    item === undefined ? undefined : { ask: 'charge', item: scroll, target: item.id },
  );
  const answer = answerOf(state);
  const entryOf = (one: ItemView) => (
    <Entry
      key={one.id}
      item={one}
      isChosen={one.id === chosen}
      choose={() => {
        choose(one.id);
        button.current?.focus();
      }}
    />
  );
  if (scroll === 0 && !waits) {
    return (
      <Sheet title={words.title} close={() => play.leave()}>
        <p class="muted">
          You have no scroll that you know to be a scroll of charging. If you read an unidentified
          one, it asks which item to charge.
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet title={words.title} close={() => play.leave()}>
      {waits && (
        <p>
          {words.warning}{' '}
          <button
            type="button"
            onClick={() => play.order({ kind: 'answer', answer: { nothing: true } })}
          >
            {words.nothing}
          </button>
        </p>
      )}
      {offered.length === 0 && (
        <p class="muted">You carry no item that you know to be chargeable.</p>
      )}
      <ul class="entries">{offered.map(entryOf)}</ul>
      <details open={offered.length === 0}>
        <summary>Other items</summary>
        <ul class="entries">{rest.map(entryOf)}</ul>
      </details>
      {item !== undefined && (
        <section class="outlook" aria-label={`Charging ${item.name}`} aria-live="polite">
          <h3>{item.name}</h3>
          <button
            type="button"
            class="primary"
            ref={button}
            onClick={() =>
              play.order(
                waits
                  ? { kind: 'answer', answer: { item: item.id } }
                  : { kind: 'charge', item: scroll, target: item.id },
              )
            }
          >
            Charge it <kbd>Enter</kbd>
          </button>
          {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
          {answer !== undefined && <Outlook answer={answer} play={play} />}
        </section>
      )}
    </Sheet>
  );
}
