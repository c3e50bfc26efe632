// A film as one case of the verification: every tick of it has to be as recorded.

import { readFile } from 'node:fs/promises';
import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import type { FileResult } from '../file-result.ts';
import { compareFilm, compareFrame } from './film-compare.ts';
import { type Film, type FilmFrame, readFilm } from './film-file.ts';
import { isBuilt, playFilm } from './film-run.ts';

/** The result of verifying a film. */
type FilmResult = Omit<FileResult, 'path' | 'rule' | 'ruleset'>;

const NOTHING: FilmResult = {
  built: false,
  passed: 0,
  failed: 0,
  skipped: 0,
  mismatches: [],
  problem: undefined,
};

/** Plays a film under its ruleset. Throws when the file is no film. */
export async function verifyFilm(path: string, library: RulesetLibrary): Promise<FilmResult> {
  const film = readFilm(await readFile(path, 'utf8'));
  const { header } = film;
  const known = isBuilt(header) && library.ids.includes(header.ruleset);
  if (!known || !library.fills(header.ruleset, 'spells')) {
    return { ...NOTHING, skipped: 1 };
  }
  const difference = differenceOf(film, library);
  if (difference === undefined) {
    return { ...NOTHING, built: true, passed: 1 };
  }
  const { tick, expected, got } = difference;
  // Tick 0 is the line after the header.
  const mismatch = { line: tick + 2, input: `tick ${tick}`, expected, got, differences: [] };
  return { ...NOTHING, built: true, failed: 1, mismatches: [mismatch] };
}

function differenceOf(film: Film, library: RulesetLibrary) {
  const ruleset = library.resolve(film.header.ruleset);
  try {
    const nothingFree = new Set<string>();
    const fits = (frame: FilmFrame, played: FilmFrame) =>
      compareFrame(frame, undefined, played, nothingFree) === undefined;
    return compareFilm(film, playFilm(film, ruleset, fits));
  } catch (error) {
    return { tick: 0, expected: 'a film', got: String(error) };
  }
}
