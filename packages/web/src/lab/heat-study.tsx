// A heat table of two inputs, filled row by row.

import type { FormField } from '@roguewright/engine/face';
import { figureNamed } from '@roguewright/engine/odds';
import { useEffect, useState } from 'preact/hooks';
import { HeatTable } from '../charts/heat-table.tsx';
import { label } from '../figures.ts';
import { device } from '../host/device.ts';
import type { StudiedQuestion } from './help-study.tsx';
import { thinned } from './thinned.ts';

interface HeatProps extends StudiedQuestion {
  readonly down: FormField;
  readonly across: FormField;
}

/** Values of an input at most. */
const MOST = 30;

/** The table. */
export function HeatStudy({ kind, inputs, figure, told, down, across }: HeatProps) {
  const [rows, columns] = [thinned(down.tries, MOST), thinned(across.tries, MOST)];
  const key = `${kind} ${JSON.stringify([inputs, figure.name, down.name, across.name])}`;
  const [filled, setFilled] = useState<readonly (readonly (number | undefined)[])[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const fill = async () => {
      setFilled([]);
      setProblem(undefined);
      for (const value of rows) {
        const row = { input: down.name, value };
        const axis = { input: across.name, values: columns };
        const cells = await device().labRow(kind, inputs, row, axis);
        if (!wanted) {
          return;
        }
        const numbers = cells.map(({ figures }) => figureNamed(figures, figure.name)?.value);
        setFilled(before => [...before, numbers]);
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
