// The way to the lab, whose code is loaded with the first visit: players of the game don't wait for it.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Notice } from './notice.tsx';

type Lab = typeof import('../lab/lab-screen.tsx');

/** The lab once its code is here. */
export function LabDoor({ address }: { readonly address: string }) {
  const [lab, setLab] = useState<Lab>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    import('../lab/lab-screen.tsx').then(setLab, (error: Error) => setProblem(error.message));
  }, []);
  if (problem !== undefined) {
    return (
      <Notice title="Can’t open the lab">
        <p>{problem}</p>
      </Notice>
    );
  }
  // The lab follows the address itself.
  const screen = useMemo(() => lab && <lab.LabScreen address={address} />, [lab]);
  return screen ?? <main class="title" aria-busy="true" />;
}
