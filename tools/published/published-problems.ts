// What publint and arethetypeswrong say of a packed package.

import { readFileSync } from 'node:fs';
import {
  checkPackage,
  createPackageFromTarballData,
  type ResolutionKind,
} from '@arethetypeswrong/core';
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The ways of resolving imports that a package of ES modules is for. */
const RESOLUTIONS: readonly ResolutionKind[] = ['node16-esm', 'bundler'];

/** Everything that they find wrong, as texts. @param tarball path of the file that npm packed */
export async function publishedProblems(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer } });
  const published = messages.map(message => {
    const text = formatMessage(message, pkg, { color: false });
    return `publint: ${message.code}: ${text ?? message.path.join('.')}`;
  });
  const analysis = await checkPackage(createPackageFromTarballData(bytes));
  if (analysis.types === false) {
    return [...published, 'arethetypeswrong: there are no types'];
  }
  const wrong = analysis.problems
    .filter(problem =>
      RESOLUTIONS.some(kind => problemAffectsResolutionKind(problem, kind, analysis)),
    )
    .map(problem => `arethetypeswrong: ${JSON.stringify(problem)}`);
  return [...published, ...wrong];
}
