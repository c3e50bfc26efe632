// The folder of an experiment: its file, its chunks while it goes on, and what it came to.

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@roguewright/engine/errors';
import { readText } from '../../text-file.ts';
import {
  type Experiment,
  experimentText,
  nameOf,
  readExperiment,
} from '../experiment/experiment.ts';
import type { ChunkResult, Fold } from '../results/fold.ts';
import type { ChunkStore } from '../stores/chunk-store.ts';
import { plotSvg } from './plot-svg.ts';
import { type Summary, summaryText } from './summary.ts';

/** Names in the folder. */
const EXPERIMENT = 'experiment.json';
const CHUNKS = 'chunks.sqlite';

/** Where the chunks of a folder are kept. */
export function chunksIn(folder: string): string {
  return join(folder, CHUNKS);
}

/** The experiment of a folder. @throws UsageError when there is none, or it can't be read */
export function experimentIn(folder: string): Experiment {
  const path = join(folder, EXPERIMENT);
  if (!existsSync(path)) {
    throw new UsageError('--out', folder, `a folder with ${EXPERIMENT}, to go on with`);
  }
  return readExperiment(readText('--out', path));
}

/**
 * Makes the folder, with the file of the experiment.
 * @param goesOn whether a folder that holds this experiment may be gone on with
 * @throws UsageError when it holds another, or may not be gone on with
 */
export function beginFolder(folder: string, experiment: Experiment, goesOn: boolean): void {
  const path = join(folder, EXPERIMENT);
  if (existsSync(path)) {
    const there = readExperiment(readText('--out', path));
    if (nameOf(there) !== nameOf(experiment)) {
      throw new UsageError('--out', folder, 'a folder without another experiment');
    }
    if (!goesOn) {
      throw new UsageError('--out', folder, 'a new folder, or --resume to go on with what it has');
    }
  }
  mkdirSync(folder, { recursive: true });
  writeWhole(path, experimentText(experiment));
}

/** Writes what it came to. @returns the paths of the files */
export async function writeResults(
  folder: string,
  experiment: Experiment,
  summary: Summary,
  fold: Fold,
  store: ChunkStore,
): Promise<readonly string[]> {
  const titles = summary.arms.map(({ title }) => title);
  const files = [
    ['summary.json', `${JSON.stringify(summary, undefined, 2)}\n`],
    ['summary.txt', summaryText(summary)],
    ['plot.svg', plotSvg(summary.tally, titles)],
  ] as const;
  for (const [name, text] of files) {
    writeWhole(join(folder, name), text);
  }
  const paths = files.map(([name]) => join(folder, name));
  return experiment.rows ? [...paths, await writeRows(folder, experiment, fold, store)] : paths;
}

/** A line for each run, in their order. */
async function writeRows(
  folder: string,
  experiment: Experiment,
  fold: Fold,
  store: ChunkStore,
): Promise<string> {
  const path = join(folder, 'runs.jsonl');
  const file = openSync(`${path}.part`, 'w');
  try {
    for (let chunk = 0; chunk < fold.folded; chunk++) {
      const { text } = await store.read(nameOf(experiment), chunk);
      const { rows = [] } = JSON.parse(text) as ChunkResult;
      writeSync(file, rows.map(row => `${JSON.stringify(row)}\n`).join(''));
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
  return path;
}

/** A file is there as a whole or not at all. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
