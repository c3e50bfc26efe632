// The option that mounts packs, which several commands have.

import { Option } from 'commander';

/** What was given of it. */
export interface ContentOptions {
  readonly content?: readonly string[];
}

/** `--content DIR`, which may be given several times. */
export function contentOption(description: string): Option {
  return new Option('--content <DIR>', `${description}; may be repeated`).argParser(
    (folder: string, before: readonly string[] | undefined) => [...(before ?? []), folder],
  );
}
