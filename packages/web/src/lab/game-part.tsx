// The questions of a hero whose game file is dropped into the lab, or chosen. Nothing of it is stored.

import { useEffect, useId, useState } from 'preact/hooks';
import { device } from '../host/device.ts';
import { kept } from './kept.tsx';
import { type LabState, readLabAddress } from './lab-state.ts';

interface GameProps {
  readonly open: (state: LabState) => void;
}

type Brought = Awaited<ReturnType<ReturnType<typeof device>['labFile']>>;

/** The field with the questions. A file may be dropped anywhere on the page. */
export const GamePart = kept(({ open }: GameProps) => {
  const id = useId();
  const [brought, setBrought] = useState<Brought>();
  const [says, setSays] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) {
      return;
    }
    setBrought(undefined);
    setSays('Reading the file…');
    try {
      setBrought(await device().labFile(await file.text()));
      setSays('');
    } catch (error) {
      setSays(`${file.name}: ${(error as Error).message}`);
    }
  };
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void read(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <section class="lab-game" aria-label="From a game">
      <h3>From a game</h3>
      <p>
        <label for={id}>Drop a saved game here, or choose its file: </label>
        <input
          id={id}
          type="file"
          accept=".roguewright,.json"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </p>
      <p role="status">{says}</p>
      {brought !== undefined && <Questions brought={brought} open={open} />}
    </section>
  );
});

function Questions({
  brought: { hero, questions },
  open,
}: GameProps & { readonly brought: Brought }) {
  return (
    <>
      <p class="muted">
        {questions.length === 0
          ? `${hero} knows no spell and sees no creature.`
          : `What ${hero} can ask, with the numbers that ${hero} knows:`}
      </p>
      <ul>
        {questions.map(({ title, address }) => (
          <li key={title + address}>
            <button type="button" onClick={() => open(readLabAddress(address))}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
