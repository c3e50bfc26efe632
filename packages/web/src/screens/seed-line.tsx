// The seed of a game that is over, to be played again or passed on.

import { useEffect, useRef, useState } from 'preact/hooks';
import { placeOf } from '../host/places.ts';
import type { ListedGame } from '../host/saved-games.ts';

/** Says whether copying worked. */
type Copied = 'not yet' | 'copied' | 'selected';

/** The seed with a button that copies it; nothing until the game's place has told it. */
export function SeedLine({ listed }: { readonly listed: ListedGame }) {
  const seed = useToldSeed(listed);
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<Copied>('not yet');
  if (seed === undefined) {
    return null;
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(seed);
      setCopied('copied');
    } catch {
      // Pages without TLS have no clipboard, and a browser may refuse it.
      getSelection()?.selectAllChildren(text.current!);
      setCopied('selected');
    }
  };
  return (
    <p class="seed-line">
      <span class="muted">Seed</span> <code ref={text}>{seed}</code>{' '}
      <button type="button" class="quiet" onClick={() => void copy()}>
        Copy<span class="visually-hidden"> the seed</span>
      </button>{' '}
      <span class="muted" role="status">
        {copied === 'copied' && 'Copied.'}
        {copied === 'selected' && 'Press Ctrl-C to copy it.'}
      </span>
    </p>
  );
}

/** What the player chose; otherwise what the game's place tells when the game is over. */
function useToldSeed(listed: ListedGame): string | undefined {
  const [seed, setSeed] = useState(listed.seed);
  useEffect(() => {
    if (listed.seed !== undefined) {
      return;
    }
    placeOf(listed)
      .standing(listed)
      .then(
        standing => setSeed(standing?.seed),
        // Without an answer the page shows everything else.
        () => undefined,
      );
  }, [listed.game]);
  return seed;
}
