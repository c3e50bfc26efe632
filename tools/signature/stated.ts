// The signature that the history states, and whether the present one equals it.

import { spawnSync } from 'node:child_process';

/** What is read of a commit. */
interface Commit {
  readonly id: string;
  readonly message: string;
}

/** The history as far as it is here. */
export interface History {
  /** The newest first. */
  readonly commits: readonly Commit[];
  /** False where older commits exist that were not fetched, or no history at all is here. */
  readonly whole: boolean;
}

/** The result of a comparison. */
export interface Verdict {
  readonly passed: boolean;
  readonly text: string;
}

/** A line of a message that states a signature. */
const STATED = /^Signature: ([0-9a-f]{8})\s*$/m;

/** Digits of a commit's id that are shown. */
const SHOWN = 10;

/** Compares a computed signature with the newest one that a commit states. */
export function judge(computed: string, { commits, whole }: History): Verdict {
  const stating = commits.find(({ message }) => STATED.test(message));
  const line = `"Signature: ${computed}"`;
  if (stating === undefined) {
    return whole
      ? {
          passed: false,
          text: `No commit states a signature. State it in a line ${line} of a commit message.`,
        }
      : {
          passed: true,
          text:
            `Not compared: none of the ${commits.length} commits that are here states a signature, and ` +
            `older ones are missing. It is ${computed}. Fetch the whole history to compare.`,
        };
  }
  const [, stated] = STATED.exec(stating.message)!;
  const [subject] = stating.message.split('\n', 1);
  const where = `commit ${stating.id.slice(0, SHOWN)} (${subject})`;
  return stated === computed
    ? { passed: true, text: `The signature is ${computed}, as ${where} states.` }
    : {
        passed: false,
        text: [
          `The signature is ${computed}, but ${where} states ${stated}.`,
          `If the rules or the content are meant to change: say why in the message of the commit, and add ` +
            `the line ${line}.`,
          'If not: `npm run signature -- --parts`, here and at that commit, shows which parts differ.',
        ].join('\n'),
      };
}

/** Reads the history of the clone in a folder; an empty one where there is no git or no clone. */
export function readHistory(folder: string): History {
  const log = git(folder, ['log', '-z', '--format=%H%n%B']);
  const shallow = git(folder, ['rev-parse', '--is-shallow-repository']);
  const commits = (log ?? '')
    .split('\0')
    .filter(text => text !== '')
    .map(text => {
      const end = text.indexOf('\n');
      return { id: text.slice(0, end), message: text.slice(end + 1) };
    });
  return { commits, whole: log !== undefined && shallow?.trim() === 'false' };
}

/** What git prints; nothing when it fails. */
function git(folder: string, parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}
