// Luck and the last turns of a record, with ways to the moments that are named.

import { LUCK_NOTE, momentText, percent, signed, sumText } from '@roguewright/engine/face';
import type { ToldLuck } from '@roguewright/engine/host';
import type { LuckMoment } from '@roguewright/engine/odds';
import type { MovesPage, RecordProgress } from '../device/device-calls.ts';
import { DangerPlot } from './danger-plot.tsx';
import { LuckPlot } from './luck-plot.tsx';

interface LuckProps {
  /** Undefined while it isn't known. */
  readonly luck: ToldLuck | undefined;
  /** Shows a point of the record by its number of commands; absent: a game that goes on has none to show. */
  readonly go?: (sequence: number) => void;
  /** How far the record has been read, while it is. */
  readonly progress?: RecordProgress | undefined;
}

/** How lucky the game was. */
export function LuckPage({ luck, go, progress }: LuckProps) {
  if (luck === undefined) {
    return <Reading progress={progress} />;
  }
  const { sums, z, percentile, luckiest, unluckiest } = luck;
  return (
    <section aria-label="Luck">
      {sums.length === 0 ? (
        <p>Nothing was left to luck whose odds were known.</p>
      ) : (
        <p>
          Luckier than <strong>{percent(percentile)}</strong> of games with the same acts (
          {signed(z)} standard deviations).
        </p>
      )}
      <ul>
        {sums.map(sum => (
          <li key={sum.kind}>{sumText(sum)}</li>
        ))}
      </ul>
      <LuckPlot path={luck.path} go={go} />
      <Moments title="The luckiest moments" moments={luckiest} go={go} />
      <Moments title="The unluckiest moments" moments={unluckiest} go={go} />
      <p class="muted">{LUCK_NOTE}</p>
    </section>
  );
}

interface MomentProps {
  readonly go: LuckProps['go'] | undefined;
  readonly title: string;
  readonly moments: readonly LuckMoment[];
}

function Moments({ title, moments, go }: MomentProps) {
  return moments.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ol class="moments">
        {moments.map(moment => (
          <li key={`${moment.sequence} ${moment.kind} ${moment.name}`}>
            {go === undefined ? (
              momentText(moment)
            ) : (
              <button type="button" class="quiet" onClick={() => go(moment.sequence)}>
                {momentText(moment)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface MovesProps {
  /** Shows a point of the record by its number of commands; absent: it can’t be shown. */
  readonly go?: (sequence: number) => void;
  readonly last: MovesPage | undefined;
  /** The number of commands of the point that is shown. */
  readonly at?: number;
  /** How far the record has been read, while it is. */
  readonly progress?: RecordProgress | undefined;
}

/** Tells how far a record has been read. */
function Reading({ progress }: { readonly progress: RecordProgress | undefined }) {
  return (
    <p role="status">
      Performing the game again…{' '}
      {progress === undefined ? (
        <progress />
      ) : (
        <progress value={progress.done} max={Math.max(1, progress.of)} />
      )}
    </p>
  );
}

/** The chance to die in each of the last moves. */
export function LastMovesPage({ last, at, go, progress }: MovesProps) {
  if (last === undefined) {
    return <Reading progress={progress} />;
  }
  if (last.moves.length < last.of) {
    return (
      <p role="status">
        Weighing the last turns… <progress value={last.moves.length} max={last.of} />
      </p>
    );
  }
  const { moves, unused } = last;
  return (
    <section aria-label="Last turns">
      <DangerPlot moves={moves} />
      <table class="last-moves">
        <caption>The chance to be dead five moves later, by what you knew</caption>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            <th scope="col">Hit points</th>
            <th scope="col">Act</th>
            <th scope="col">Death</th>
          </tr>
        </thead>
        <tbody>
          {moves
            .toReversed()
            .map(({ sequence, turn, hitPoints, text, death, plusMinus, safer, unseen }) => (
              <tr key={sequence} aria-current={sequence === at ? 'step' : undefined}>
                <td>
                  {go === undefined ? (
                    turn
                  ) : (
                    <button type="button" class="quiet" onClick={() => go(sequence - 1)}>
                      {turn}
                    </button>
                  )}
                </td>
                <td>{hitPoints}</td>
                <td>
                  {text}
                  {safer !== undefined && (
                    <div class="muted">
                      safer: {safer.text}, {percent(safer.death)}
                    </div>
                  )}
                </td>
                <td>
                  {unseen === true ? 'no enemy seen' : percent(death)}
                  {plusMinus > 0 && ` ± ${percent(plusMinus)}`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {moves.length === 0 && <p>There is no turn to look back on.</p>}
      <p>
        {unused.length === 0 ? 'Nothing was left unused.' : `Left unused: ${unused.join(', ')}.`}
      </p>
    </section>
  );
}
