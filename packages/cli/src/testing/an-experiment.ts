// An experiment for tests: fights of a valkyrie against jackals, ten to a chunk.

import { ENGINE_VERSION } from '@roguewright/engine/host';
import {
  checkedExperiment,
  type Experiment,
  type StopRule,
} from '../batch/experiment/experiment.ts';

/** @param arms 2: both are alike @param otherwise fields that differ */
export function anExperiment(
  stop: StopRule,
  arms = 1,
  otherwise: Partial<Pick<Experiment, 'content' | 'chunk' | 'seed' | 'rows'>> = {},
): Experiment {
  const arm = {
    ...{ ruleset: 'house', role: 'valkyrie', race: 'human', level: 2, items: [] },
    ...{ against: 'jackal', foes: 1, stranger: false, player: 'stand' },
  };
  return checkedExperiment({
    ...{ format: 1, subject: 'fights', arms: Array.from({ length: arms }, () => arm) },
    ...{ content: 'none', engine: ENGINE_VERSION, seed: 'test', chunk: 10, rows: false, stop },
    ...otherwise,
  });
}
