// The odds of charging an item, as far as the hero knows.

import type { ChargeAnswer, OddsAnswer, Plot } from '@roguewright/engine/odds';
import { BarChart } from '../charts/bar-chart.tsx';
import { percent } from '../figures.ts';
import { Explanations, Figure, Labels } from '../panels/odds-parts.tsx';
import type { Play } from '../play/play.ts';

/** The chances that the item explodes and that the charging is wasted. */
function Figures({ charge }: { charge: ChargeAnswer }) {
  return (
    <dl class="figures">
      <Figure name="to explode" value={percent(charge.explodes)} />
      {charge.kills > 0 && <Figure name="to kill you" value={percent(charge.kills)} />}
      {charge.loss > 0 && <Figure name="to be wasted" value={percent(charge.loss)} />}
    </dl>
  );
}

/** Whether two plots differ only by a shift: then the number of charges before is known. */
function isShifted(one: Plot, other: Plot): boolean {
  return (
    one.length === other.length &&
    one.every(([, probability], index) => probability === other[index]?.[1])
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

/** The odds with their charts and their explanation. */
export function ChargeOutlook({ answer, play }: { answer: OddsAnswer; play: Play }) {
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
