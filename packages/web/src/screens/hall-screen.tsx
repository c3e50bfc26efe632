// The hall of heroes: finished games on the server and on this device, sorted by any column.

import {
  HALL_BEGINNING,
  type HallLine,
  type HallMark,
  type HallOrder,
  type HallQuestion,
  type HallRanking,
} from '@roguewright/engine/game';
import type { ToldSeeds } from '@roguewright/engine/host';
import { tellHallEnd, tellHallMarks, tellKeptConducts, tellPlace } from '@roguewright/engine/words';
import { useEffect, useState } from 'preact/hooks';
import { type PlaceName, placeNamed } from '../host/places.ts';
import { savedGames } from '../host/saved-games.ts';
import { BackToTitle } from './book.tsx';
import { useOwnLines } from './own-lines.ts';
import { compareAddress, lookBackAddress, newHeroAddress, replayAddress } from './route.ts';
import { usePlaces } from './use-places.ts';

const PLACE_TITLES: Readonly<Record<PlaceName, string>> = {
  server: 'On the server',
  device: 'On this device',
};

/** The page. */
export function HallScreen() {
  const { places, problem } = usePlaces();
  const [chosen, choose] = useState<PlaceName>();
  useEffect(() => {
    document.title = 'Hall of heroes · Roguewright';
  }, []);
  const names = places?.names ?? [];
  const place = chosen ?? names[0];
  return (
    <main class="title hall-screen">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>Hall of heroes</h1>
          <p class="motto">
            Four points for each point of experience and fifty for each dungeon level below the
            first, doubled for heroes who escaped with the Amulet.
          </p>
          {problem !== undefined && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {names.length > 1 && (
            <fieldset class="tabs">
              <legend class="visually-hidden">Whose games</legend>
              {names.map(name => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={name === place}
                  onClick={() => choose(name)}
                >
                  {PLACE_TITLES[name]}
                </button>
              ))}
            </fieldset>
          )}
          {place !== undefined && <Hall key={place} place={place} />}
          <p>
            <a class="own-line" href={replayAddress({})}>
              Look at a game’s file
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}

/** The lists of a server's hall. */
const RANKINGS: readonly (readonly [ranking: HallRanking, title: string, about: string])[] = [
  [
    'verified',
    'Verified',
    'The server drew the seed and kept it secret during the game, and has replayed each game.',
  ],
  [
    'marked',
    'Marked',
    'The player chose the seed, or the game left the server as a file, so moves could be tried out beforehand.',
  ],
];

/** The lines of the hall that have been loaded. */
interface Read {
  readonly question: HallQuestion;
  readonly lines: readonly HallLine[];
  readonly total: number;
}

function useHall(place: PlaceName) {
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const ask = (question: HallQuestion, before: readonly HallLine[]) =>
    placeNamed(place)
      .hall(question)
      .then(
        ({ lines, total }) => setRead({ question, lines: [...before, ...lines], total }),
        (error: Error) => setProblem(error.message),
      );
  useEffect(() => void ask(HALL_BEGINNING, []), [place]);
  return {
    read,
    problem,
    rank: (ranking: HallRanking) => {
      const { seed: _, ...question } = read?.question ?? HALL_BEGINNING;
      void ask({ ...question, ranking, from: 0 }, []);
    },
    ofSeed: (seed: string) => {
      void ask({ ...(read?.question ?? HALL_BEGINNING), seed, from: 0 }, []);
    },
    sort: (order: HallOrder) => {
      const isSame = read?.question.order === order;
      const descending = isSame ? !read.question.descending : order !== 'hero';
      void ask({ ...(read?.question ?? HALL_BEGINNING), order, descending, from: 0 }, []);
    },
    more: () => {
      if (read !== undefined) {
        void ask({ ...read.question, from: read.lines.length }, read.lines);
      }
    },
  };
}

function Hall({ place }: { place: PlaceName }) {
  const { read, problem, rank, ofSeed, sort, more } = useHall(place);
  const seeds = useSeeds(place);
  const own = useOwnLines(place);
  if (problem !== undefined) {
    return (
      <p class="trouble" role="alert">
        {problem}
      </p>
    );
  }
  if (read === undefined) {
    return <p role="status">A moment…</p>;
  }
  const { ranking, seed } = read.question;
  const rankings = (
    <>
      <Rankings
        place={place}
        shown={seed ?? ranking}
        choose={rank}
        seeds={seeds}
        chooseSeed={ofSeed}
      />
      {seed !== undefined && (
        <p>
          <a href={newHeroAddress({ seed })}>Play this seed</a>{' '}
          <a href={compareAddress({ seed })}>Compare rules on it</a> <code>{seed}</code>
        </p>
      )}
    </>
  );
  if (read.total === 0) {
    return (
      <>
        {rankings}
        <p class="muted empty">
          No game has ended here yet. <a href="#/new">Be the first.</a>
          {place === 'server' && ranking === 'verified' && seed === undefined && (
            <> A game whose seed was chosen stands under “Marked”.</>
          )}
        </p>
      </>
    );
  }
  const left = read.total - read.lines.length;
  return (
    <>
      {rankings}
      <HallTable read={read} own={own} sort={sort} />
      <p class="muted more" role="status">
        {read.lines.length} of {read.total}{' '}
        {left > 0 && (
          <button type="button" onClick={more}>
            More
          </button>
        )}
      </p>
    </>
  );
}

/** The seeds of the day and the week; undefined until the place has told them. */
function useSeeds(place: PlaceName): ToldSeeds | undefined {
  const [seeds, setSeeds] = useState<ToldSeeds>();
  useEffect(() => {
    placeNamed(place)
      .seeds()
      .then(setSeeds, () => undefined);
  }, [place]);
  return seeds;
}

interface RankingsProps {
  readonly place: PlaceName;
  readonly seeds: ToldSeeds | undefined;
  readonly chooseSeed: (seed: string) => void;
  /** A ranking or a seed. */
  readonly shown: string;
  readonly choose: (ranking: HallRanking) => void;
}

function Rankings({ place, shown, choose, seeds, chooseSeed }: RankingsProps) {
  const rankings: typeof RANKINGS =
    place === 'server' ? RANKINGS : [['verified', 'All', 'Every game that ended on this device.']];
  const told =
    seeds === undefined
      ? []
      : ([
          [seeds.daily, 'Daily seed', 'The same dungeon for everybody, today.'],
          [seeds.weekly, 'Weekly seed', 'The same dungeon for everybody, this week.'],
        ] as const);
  return (
    <>
      <fieldset class="tabs">
        <legend class="visually-hidden">Which games</legend>
        {rankings.map(([ranking, title]) => (
          <button
            key={ranking}
            type="button"
            aria-pressed={ranking === shown}
            onClick={() => choose(ranking)}
          >
            {title}
          </button>
        ))}
        {told.map(([seed, title]) => (
          <button
            key={seed}
            type="button"
            aria-pressed={seed === shown}
            onClick={() => chooseSeed(seed)}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <p class="muted">{[...rankings, ...told].find(([name]) => name === shown)?.[2]}</p>
    </>
  );
}

const COLUMNS: readonly (readonly [order: HallOrder, title: string])[] = [
  ['hero', 'Hero and end'],
  ['level', 'Level'],
  ['deepest', 'Depth'],
  ['turns', 'Turns'],
  ['points', 'Points'],
];

interface TableProps {
  readonly read: Read;
  readonly own: ReadonlyMap<number, HallLine>;
  readonly sort: (order: HallOrder) => void;
}

function HallTable({ read: { question, lines }, own, sort }: TableProps) {
  const direction = question.descending ? 'descending' : 'ascending';
  return (
    <table class="hall">
      <caption class="visually-hidden">Games that are over</caption>
      <thead>
        <tr>
          {COLUMNS.map(([order, title]) => (
            <th
              key={order}
              scope="col"
              class={order}
              aria-sort={order === question.order ? direction : 'none'}
            >
              <button type="button" class="quiet" onClick={() => sort(order)}>
                {order === 'hero' && title}
                <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                  {order === question.order && (
                    <path d={question.descending ? 'M1 3h8L5 8z' : 'M1 7h8L5 2z'} />
                  )}
                </svg>
                {order !== 'hero' && title}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line key={line.entry} line={own.get(line.entry) ?? line} />
        ))}
      </tbody>
    </table>
  );
}

/** Whether this browser can still open the game. */
function isShelved(game: string): boolean {
  return savedGames(localStorage).some(listed => listed.game === game);
}

/** Why a game is ranked apart, a chip for each reason. */
function Marks({
  marks,
  heroes,
}: {
  readonly marks: readonly HallMark[];
  readonly heroes: number | undefined;
}) {
  return (
    <span class="marks">
      {marks.map((mark, at) => (
        <>
          {at > 0 && ' '}
          <span class="chip" key={mark}>
            {tellHallMarks([mark], heroes)}
          </span>
        </>
      ))}
    </span>
  );
}

function Line({ line }: { line: HallLine }) {
  const { hero, race, role, level, depth, deepest, turns, points, end, start, game } = line;
  const { entry, marks, heroes } = line;
  // What the others of a shared world knew isn't published.
  const hasRecord = heroes === undefined && marks?.includes('not-repeatable') === false;
  const kept = tellKeptConducts(line);
  return (
    <tr class={`${end}${start === undefined ? '' : ' own'}`}>
      <th scope="row">
        <span class="who">
          {hero} <span class="muted">{`${race} ${role}`}</span>
        </span>
        <span class="how">
          {tellHallEnd(line)}
          {end !== 'won' && depth !== deepest && `, ${tellPlace(depth)}`}
        </span>
        {kept !== '' && <span class="how muted">{kept}</span>}
        {marks !== undefined && (
          <span class="again">
            <Marks marks={marks} heroes={heroes} />{' '}
            {hasRecord && (
              <a href={`/api/hall/${entry}/file`} download>
                Replay file<span class="visually-hidden"> of {hero}</span>
              </a>
            )}{' '}
            {hasRecord && (
              <a href={replayAddress({ entry: `${entry}` })}>
                Watch<span class="visually-hidden"> {hero}</span>
              </a>
            )}
          </span>
        )}
        {start !== undefined && (
          <span class="again">
            <a href={newHeroAddress({ role: start.role, race: start.race, seed: start.seed })}>
              Play this seed<span class="visually-hidden"> {start.seed}</span>
            </a>{' '}
            <span class="muted">{start.seed}</span>
            {game !== undefined && isShelved(game) && (
              <>
                {' '}
                <a href={lookBackAddress(game)}>
                  Last map<span class="visually-hidden"> of {hero}</span>
                </a>{' '}
                <a href={replayAddress({ game })}>
                  Look back<span class="visually-hidden"> on {hero}</span>
                </a>
              </>
            )}
          </span>
        )}
      </th>
      <td>{level}</td>
      <td>{deepest}</td>
      <td>{turns}</td>
      <td class="points">{points}</td>
    </tr>
  );
}
