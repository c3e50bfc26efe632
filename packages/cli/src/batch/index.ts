// What tools of the workspace use of batches: experiments, and what performs them.

export { contentWith } from '../content/content-with.ts';
export { checkedExperiment } from './experiment/experiment.ts';
export { perform } from './perform.ts';
export type { ChunkResult } from './results/fold.ts';
export type { RunRow } from './results/run-result.ts';
export { ThreadsRunner } from './runners/threads.ts';
export { SqliteStore } from './stores/sqlite-store.ts';
