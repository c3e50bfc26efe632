// The page of a player for others: the games that are over.

import type { HallLine } from '@roguewright/engine/game';
import { tellHallEnd } from '@roguewright/engine/words';
import { useEffect, useState } from 'preact/hooks';
import { BackToTitle } from '../screens/book.tsx';
import { replayAddress } from '../screens/route.ts';
import { readPublic } from './lobby-screen.tsx';

interface Player {
  readonly name: string;
  readonly lines: readonly HallLine[];
}

/** The page. */
export function PlayerScreen({ name }: { readonly name: string }) {
  const [player, setPlayer] = useState<Player>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = `${name} · Roguewright`;
    readPublic<Player>(`/api/players/${encodeURIComponent(name)}`).then(setPlayer, (error: Error) =>
      setProblem(error.message),
    );
  }, []);
  return (
    <main class="title people-screen">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>{player?.name ?? name}</h1>
          {problem !== '' && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {player?.lines.length === 0 && <p class="muted">No game is over yet.</p>}
          {player !== undefined && player.lines.length > 0 && (
            <ul class="people-list">
              {player.lines.map(line => (
                <li key={line.entry}>
                  <a href={replayAddress({ entry: String(line.entry) })}>{line.hero}</a>{' '}
                  <span class="muted">
                    {line.race} {line.role}, level {line.level}
                  </span>
                  . {tellHallEnd(line)}. {line.points} points, {line.turns} turns.
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </main>
  );
}
