// The lobby: the games that are played now and may be watched, and what heroes did for the first time.

import { problemOf } from '@roguewright/client';
import type { MilestoneKind } from '@roguewright/engine/game';
import { tellMilestone } from '@roguewright/engine/words';
import { useEffect, useState } from 'preact/hooks';
import { request } from '../host/own-server.ts';
import { BackToTitle } from '../screens/book.tsx';

/** A game that is played now. */
interface LobbyGame {
  readonly watch: string;
  readonly hero: string;
  readonly role: string;
  readonly race: string;
  readonly level: number;
  /** The deepest level reached. */
  readonly depth: number;
  readonly turn: number;
  readonly watchers: number;
  /** The account of the player. */
  readonly player?: string;
  /** Seconds since the last command. */
  readonly idle: number;
}

interface LobbyMilestone {
  readonly id: number;
  readonly watch: string;
  readonly hero: string;
  readonly role: string;
  readonly turn: number;
  readonly kind: MilestoneKind;
  readonly what: string;
}

interface Lobby {
  readonly games: readonly LobbyGame[];
  readonly milestones: readonly LobbyMilestone[];
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 5000;

/** Reads public data of the server. Throws errors worded for the page. */
export async function readPublic<Data>(path: string): Promise<Data> {
  const response = await request(path);
  if (!response.ok) {
    throw new Error(await problemOf(response).then(({ message }) => message));
  }
  return (await response.json()) as Data;
}

/** The page. */
export function LobbyScreen() {
  const [lobby, setLobby] = useState<Lobby>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = 'Watch others · Roguewright';
    const look = () =>
      readPublic<Lobby>('/api/lobby').then(
        found => {
          setLobby(found);
          setProblem('');
        },
        (error: Error) => setProblem(error.message),
      );
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <main class="title people-screen">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>Watch others</h1>
          {problem !== '' && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {lobby !== undefined && <Running games={lobby.games} />}
          {lobby !== undefined && lobby.milestones.length > 0 && (
            <Milestones milestones={lobby.milestones} />
          )}
        </div>
      </div>
    </main>
  );
}

function Running({ games }: { readonly games: readonly LobbyGame[] }) {
  if (games.length === 0) {
    return <p class="muted">Nobody plays at present, or shows it to others.</p>;
  }
  return (
    <div class="scrolls">
      <table class="lobby">
        <caption class="visually-hidden">Games that are played now</caption>
        <thead>
          <tr>
            {['Hero', 'Level', 'Deepest', 'Turn', 'Watched by', 'Idle'].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map(({ watch, hero, role, race, level, depth, turn, watchers, player, idle }) => (
            <tr key={watch}>
              <th scope="row">
                <a href={`#/watch/${watch}`}>{hero}</a>{' '}
                <span class="muted">
                  {race.replaceAll('-', ' ')} {role.replaceAll('-', ' ')}
                  {player !== undefined && (
                    <>
                      , played by <a href={`#/player/${encodeURIComponent(player)}`}>{player}</a>
                    </>
                  )}
                </span>
              </th>
              <td>{level}</td>
              <td>{depth}</td>
              <td>{turn}</td>
              <td>{watchers}</td>
              <td>{idle < 60 ? '' : `${Math.floor(idle / 60)} min`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Milestones({ milestones }: { readonly milestones: readonly LobbyMilestone[] }) {
  return (
    <section aria-label="Milestones">
      <h2>Milestones</h2>
      <ul class="people-list">
        {milestones.map(({ id, watch, hero, role, turn, ...milestone }) => (
          <li key={id}>
            <a href={`g/${watch}`}>{hero}</a> the {role} {tellMilestone(milestone)}{' '}
            <span class="muted">on turn {turn}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
