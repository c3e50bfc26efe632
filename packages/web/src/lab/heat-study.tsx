// A heat table of two inputs, filled row by row.

import type { FormField } from '@roguewright/engine/face';
import { useEffect, useState } from 'preact/hooks';
import { HeatTable } from '../charts/heat-table.tsx';
import { label } from '../figures.ts';
import { tableWorkers } from '../host/table-workers.ts';
import { heatNumbers, type Numbers } from './heat-numbers.ts';
import type { StudiedQuestion } from './help-study.tsx';
import { thinned } from './thinned.ts';

interface HeatProps extends StudiedQuestion {
  readonly down: FormField;
  readonly across: FormField;
}

/** Values of an input at most. */
const MOST = 30;

/** Milliseconds between two drawings of a table that fills: each of them takes as long as several rows. */
const REDRAWN = 250;

/** The table. */
export function HeatStudy({ kind, inputs, figure, told, down, across }: HeatProps) {
  const [rows, columns] = [thinned(down.tries, MOST), thinned(across.tries, MOST)];
  const key = `${kind} ${JSON.stringify([inputs, figure.name, down.name, across.name])}`;
  const [filled, setFilled] = useState<Numbers>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const fill = async () => {
      setFilled([]);
      setProblem(undefined);
      const axes = [
        { input: down.name, values: rows },
        { input: across.name, values: columns },
      ] as const;
      let drawn = performance.now();
      for await (const known of heatNumbers(
        tableWorkers().map(
          labRows => (some, others) => labRows(kind, inputs, some, others, figure.name),
        ),
        ...axes,
        () => performance.now(),
      )) {
        if (!wanted) {
          return;
        }
        const now = performance.now();
        if (known.length === rows.length || now - drawn > REDRAWN) {
          drawn = now;
          setFilled(known);
        }
      }
    };
    fill().catch((error: Error) => wanted && setProblem(error.message));
    return () => {
      wanted = false;
    };
  }, [key]);
  return (
    <>
      <HeatTable
        caption={`${label(figure.name)}, ${figure.of}: ${down.label.toLowerCase()} downwards, ${across.label.toLowerCase()} to the right`}
        kind={figure.kind}
        better={figure.better}
        rows={rows}
        columns={columns}
        rowTitle={down.label}
        numbers={filled}
        choose={(row, column) => told({ [down.name]: row, [across.name]: column })}
      />
      {problem !== undefined && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
