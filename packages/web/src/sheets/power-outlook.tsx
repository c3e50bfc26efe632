// What a power of the hero's form would do, before it is used.

import type { OddsAnswer } from '@roguewright/engine/odds';
import { tellCertainty, tellPrice, tellRefusal } from '@roguewright/engine/words';
import { percent } from '../figures.ts';
import { Target } from '../panels/odds/odds-parts.tsx';

interface OutlookProps {
  readonly answer: OddsAnswer;
}

/** Its price, and the odds against each creature that it meets. */
export function PowerOutlook({ answer }: OutlookProps) {
  const { refused, targets, outcomes = [] } = answer;
  if (refused !== undefined) {
    return <p class="trouble">{tellRefusal(refused as Parameters<typeof tellRefusal>[0])}</p>;
  }
  const isEmpty = targets.length === 0 && outcomes.length === 0;
  return (
    <>
      {answer.ask === 'form-power' && <p>Costs {tellPrice(answer)}. It never fails.</p>}
      {answer.asFarAsYouKnow && <p class="muted">As far as you know.</p>}
      {isEmpty && <p class="muted">It would hit nobody in sight.</p>}
      {targets.map(target => (
        <Target
          key={target.id}
          target={target}
          hue="magic"
          action="casts"
          isShort={targets.length > 1}
        />
      ))}
      {outcomes.length > 0 && (
        <ul class="kind-facts">
          {outcomes.map(({ text, probability }) => (
            <li key={text}>
              {text} <span class="muted">{percent(probability)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="muted">{tellCertainty(answer, percent)}</p>
    </>
  );
}
