// Where the engine's film and the recorded one differ.

import type { Film, FilmFrame, FilmPiece } from './film-file.ts';
import { type FilmRun, generated } from './film-run.ts';

/** The first difference. */
export interface FilmDifference {
  /** Tick, from 0. */
  readonly tick: number;
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares success, and every frame whatever the order of its pieces. What generators have made lies
 * where luck of other parts of the server put it: it need only lie where it may.
 */
export function compareFilm({ header, frames }: Film, run: FilmRun): FilmDifference | undefined {
  if (header.success !== run.success) {
    return { tick: 0, expected: `success ${header.success}`, got: `success ${run.success}` };
  }
  const free = generated(header);
  for (const [index, frame] of frames.entries()) {
    const difference = compareFrame(frame, frames[index - 1], run.frames[index]!, free);
    if (difference !== undefined) {
      return difference;
    }
  }
  return undefined;
}

/** Compares one frame. @param free archetypes that need only lie where they may */
export function compareFrame(
  frame: FilmFrame,
  before: FilmFrame | undefined,
  played: FilmFrame,
  free: ReadonlySet<string>,
): FilmDifference | undefined {
  const ruled = ({ effects }: FilmFrame) => effects.filter(({ arch }) => !free.has(String(arch)));
  const [theirs, ours] = [texts(ruled(frame)), texts(ruled(played))];
  const stray = strayPiece(frame, before, free);
  if (stray !== undefined) {
    return { tick: frame.tick, expected: 'beside a generator', got: JSON.stringify(stray) };
  }
  const missing = theirs.filter(text => !ours.includes(text));
  const added = ours.filter(text => !theirs.includes(text));
  if (missing.length > 0 || added.length > 0) {
    return { tick: frame.tick, expected: shown(missing), got: shown(added) };
  }
  const [borne, carried] = [frame.carried ?? [], played.carried ?? []].map(list =>
    JSON.stringify(texts(list)),
  );
  if (borne !== carried) {
    return { tick: frame.tick, expected: borne!, got: carried! };
  }
  const [hurt, hit] = [frame.targets ?? [], played.targets ?? []].map(list =>
    JSON.stringify(list.map(sorted)),
  );
  return hurt === hit ? undefined : { tick: frame.tick, expected: hurt!, got: hit! };
}

/** A generated piece that neither lay on its square before nor is fresh and beside a generator. */
function strayPiece(
  { effects }: FilmFrame,
  before: FilmFrame | undefined,
  free: ReadonlySet<string>,
): FilmPiece | undefined {
  // A piece that has made something may have ended since.
  const makers = [...effects, ...(before?.effects ?? [])].filter(
    ({ arch }) => !free.has(String(arch)),
  );
  const isNear = (piece: FilmPiece, other: FilmPiece, most: number) =>
    Math.max(
      Math.abs(Number(piece.x) - Number(other.x)),
      Math.abs(Number(piece.y) - Number(other.y)),
    ) <= most;
  return effects
    .filter(({ arch }) => free.has(String(arch)))
    .find(piece => {
      const fresh = Math.fround(Number(piece.speedLeft)) === Math.fround(-0.1);
      return fresh
        ? !makers.some(maker => isNear(piece, maker, 1))
        : !before?.effects.some(older => older.arch === piece.arch && isNear(piece, older, 0));
    });
}

function shown(pieces: readonly string[]): string {
  return pieces.length === 0 ? 'nothing besides' : pieces.join(' ');
}

function texts(pieces: readonly FilmPiece[]): string[] {
  return pieces.map(piece => {
    const { speedLeft, ...rest } = piece;
    // Films print single precision with nine digits.
    const clock = speedLeft === undefined ? {} : { speedLeft: Math.fround(Number(speedLeft)) };
    return JSON.stringify(sorted({ ...rest, ...clock }));
  });
}

function sorted(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as object).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
