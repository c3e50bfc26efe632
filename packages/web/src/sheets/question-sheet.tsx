// A question with its answers: items and choices to take, a text or a number to write. The odds of an answer
// are shown before it is given, where there are any.

import {
  type Asked,
  answerWritten,
  askedIn,
  firstWritten,
  type Offer,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';
import { answerOf, useOdds } from '../panels/odds/use-odds.ts';
import type { Play } from '../play/play.ts';
import { ChargeOutlook } from './charge-outlook.tsx';
import { PowerOutlook } from './power-outlook.tsx';
import { Sheet } from './sheet.tsx';

interface QuestionProps {
  readonly play: Play;
  readonly view: GameView;
}

interface AnswersProps {
  readonly play: Play;
  readonly asked: Asked;
}

/** The question that waits. */
export function QuestionSheet({ play, view }: QuestionProps) {
  const asked = askedIn(view);
  return asked === undefined ? null : <AskedSheet play={play} asked={asked} />;
}

function AskedSheet({ play, asked }: AnswersProps) {
  const { title, warning, nothing, asks, hint } = asked;
  const isWritten = asks.kind === 'text' || asks.kind === 'count';
  return (
    <Sheet title={title} close={() => play.leave()}>
      <p>{warning}</p>
      {hint !== '' && <p class="muted">{hint}</p>}
      {isWritten ? (
        <WrittenAnswer play={play} asked={asked} />
      ) : (
        <Offers key={title} play={play} asked={asked} />
      )}
      <p class="buttons">
        <button
          type="button"
          {...(isWritten ? {} : { 'data-letter': nothing.key })}
          onClick={() => play.order(nothing.command)}
        >
          {nothing.text} {!isWritten && <kbd>{nothing.key}</kbd>}
        </button>
      </p>
    </Sheet>
  );
}

/** A field for a text or a number; Enter answers. */
function WrittenAnswer({ play, asked: { asks, title } }: AnswersProps) {
  const [written, write] = useState(firstWritten(asks));
  const [trouble, tell] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // After the sheet, which takes the focus itself.
  useLayoutEffect(() => {
    const focus = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(focus);
  }, []);
  const answer = (event: Event) => {
    event.preventDefault();
    const given = answerWritten(asks, written);
    if (typeof given === 'string') {
      tell(given);
    } else {
      play.order(given);
    }
  };
  return (
    <form class="written-answer" onSubmit={answer}>
      <input
        ref={field}
        aria-label={title}
        value={written}
        autocomplete="off"
        inputMode={asks.kind === 'count' ? 'numeric' : 'text'}
        onInput={event => write(event.currentTarget.value)}
      />
      <button type="submit" class="primary">
        Answer <kbd>Enter</kbd>
      </button>
      <p class="trouble" role="status">
        {trouble}
      </p>
    </form>
  );
}

interface EntryProps {
  readonly offer: Offer;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Entry({ offer: { key, text, item }, isChosen, choose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        data-letter={key}
        aria-pressed={isChosen}
        onClick={choose}
      >
        <kbd>{key}</kbd>
        {item !== undefined && <Icon {...item} />}
        <span class="entry-words">
          <span class="entry-name">{text}</span>
        </span>
      </button>
    </li>
  );
}

/** The answers that are meant first, all others folded. */
function Offers({ play, asked }: AnswersProps) {
  const [meant, rest] = [true, false].map(is => asked.offers.filter(one => one.isMeant === is));
  const first = meant!.find(({ odds }) => odds !== undefined);
  const [chosen, choose] = useState(first?.key);
  const offer = asked.offers.find(({ key, odds }) => key === chosen && odds !== undefined);
  // A player who has chosen an item by its key goes on with Enter.
  const button = useRef<HTMLButtonElement>(null);
  const entryOf = (one: Offer) => (
    <Entry
      key={one.key}
      offer={one}
      isChosen={one === offer}
      choose={() => {
        if (one.odds === undefined) {
          play.order(one.command);
        } else {
          choose(one.key);
          button.current?.focus();
        }
      }}
    />
  );
  return (
    <>
      {meant!.length === 0 && <p class="muted">You carry no item that it is meant for.</p>}
      <ul class="entries">{meant!.map(entryOf)}</ul>
      {rest!.length > 0 && (
        <details open={meant!.length === 0}>
          <summary>Other items</summary>
          <ul class="entries">{rest!.map(entryOf)}</ul>
        </details>
      )}
      {offer !== undefined && (
        <Outlook play={play} offer={offer}>
          <button
            type="button"
            class="primary"
            data-enter
            ref={button}
            onClick={() => play.order(offer.command)}
          >
            This one <kbd>Enter</kbd>
          </button>
        </Outlook>
      )}
    </>
  );
}

interface OutlookProps {
  readonly play: Play;
  readonly offer: Offer;
  readonly children: ComponentChildren;
}

/** The odds of an answer. */
function Outlook({ play, offer, children }: OutlookProps) {
  const state = useOdds(play.session, offer.odds);
  const answer = answerOf(state);
  return (
    <section class="outlook" aria-label={offer.text} aria-live="polite">
      <h3>{offer.text}</h3>
      {children}
      {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
      {answer?.ask === 'form-power' || answer?.ask === 'deed' ? (
        <PowerOutlook answer={answer} />
      ) : (
        answer !== undefined && <ChargeOutlook answer={answer} play={play} />
      )}
    </section>
  );
}
