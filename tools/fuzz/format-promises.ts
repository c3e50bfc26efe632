// What the readers of content promise for any text: nothing is thrown, the document is written as it was, what was read is written and read as the same, and each problem has a place.

import { isDeepStrictEqual } from 'node:util';
import type { ContentProblem } from '@roguewright/engine/errors';
import { surveyContent } from '@roguewright/engine/game';
import {
  type FacesReading,
  type FormatProblem,
  readArc,
  readArtifacts,
  readFaces,
  readRaces,
  readTreasure,
  writeArc,
  writeArchetypes,
  writeArtifacts,
  writeFaceDocument,
  writeFaces,
  writeRaceDocument,
  writeRaces,
  writeTreasure,
  writeTreasureLists,
} from '@roguewright/engine/objects';
import type { Format, Seed } from './format-cases.ts';

const mostProblems = 1000;

/** What goes wrong with a text; nothing when all promises hold. */
export function troubleWith({ format, text }: Seed): string | undefined {
  return TROUBLES[format](text) ?? contentTrouble(format, text);
}

/** A format's own promises: the document is written as it was, and what was read is written and read as the same. */
const TROUBLES: Readonly<Record<Format, (text: string) => string | undefined>> = {
  arc: text => {
    const options = { keepBlankLines: true };
    const { archetypes, document, problems } = readArc(text, 'fuzz.arc', options);
    const again = readArc(writeArchetypes(archetypes), 'again.arc', options).archetypes;
    return broken(text, writeArc(document), problems, archetypes, again);
  },
  trs: text => {
    const { lists, document, problems } = readTreasure(text, 'fuzz.trs', { newerKeys: true });
    const again = readTreasure(writeTreasureLists(lists), 'again.trs', { newerKeys: true }).lists;
    return broken(text, writeTreasure(document), problems, lists, again);
  },
  face: text => {
    const reading = readFaces(text, 'fuzz.face');
    const parts = ({ faces, smooths, animations }: FacesReading) => ({
      faces,
      smooths,
      animations,
    });
    const again = readFaces(writeFaces(parts(reading)), 'again.face');
    const { document, problems } = reading;
    return broken(text, writeFaceDocument(document), problems, parts(reading), parts(again));
  },
  artifacts: text => {
    const options = { keepBlankLines: true };
    const { artifacts, document, problems } = readArtifacts(text, 'artifacts', options);
    const again = readArtifacts(writeArtifacts(artifacts), 'again', options).artifacts;
    return broken(text, writeArc(document), problems, artifacts, again);
  },
  races: text => {
    const { races, document, problems } = readRaces(text, 'races');
    const again = readRaces(writeRaces(races), 'again').races;
    return broken(text, writeRaceDocument(document), problems, races, again);
  },
};

function broken(
  text: string,
  written: string,
  problems: readonly FormatProblem[],
  typed: unknown,
  again: unknown,
): string | undefined {
  if (written !== text) {
    return 'the document is not written as it was read';
  }
  if (problems.length > mostProblems) {
    return `${problems.length} problems`;
  }
  return isDeepStrictEqual(again, typed) ? unplaced(problems) : 'it is not written as it was read';
}

/** A problem that doesn't say where it is. */
function unplaced(problems: readonly ContentProblem[]): string | undefined {
  const lost = problems.find(
    ({ file, line, field, expected }) =>
      file === '' || field === '' || expected === '' || !Number.isInteger(line) || line < 1,
  );
  return lost === undefined ? undefined : `a problem without a place: ${JSON.stringify(lost)}`;
}

/** What goes wrong when a text is loaded as content: its problems must have a place each. */
function contentTrouble(format: Format, text: string): string | undefined {
  if (format !== 'arc' && format !== 'trs') {
    return undefined;
  }
  const { problems, facts, warnings } = surveyContent([{ path: `fuzz.${format}`, text }]);
  return unplaced([...problems, ...facts, ...warnings]);
}
