// A line of a server's hall, performed again here: nobody has to believe the server.

import { UsageError } from '@roguewright/engine/errors';
import { type HallLine, hallEntry } from '@roguewright/engine/game';
import { Replay } from '@roguewright/engine/host';
import type { ContentFile } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { messageOf } from '../failures.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { gameFileIn } from '../text-file.ts';
import { contentFor } from './chronicle-of.ts';

/** The fields of a line that the game itself decides. */
const COMPARED = [
  'hero',
  'role',
  'race',
  'level',
  'depth',
  'deepest',
  'turns',
  'points',
  'end',
  'killer',
] as const;

/** What the server says of a game. */
interface ToldLine extends HallLine {
  readonly ranking: string;
}

/**
 * Performs the game of an address again, and compares it with its line in the hall.
 * @param address such as `https://play.example/g/7`
 * @returns whether they agree
 * @throws UsageError for an address that leads to no game of a hall
 */
export async function verifyLine(
  address: string,
  packs: readonly ContentFile[],
  terminal: Terminal,
): Promise<boolean> {
  const { base, entry } = placeOf(address);
  const told = await textAt(address, `${base}/hall.jsonl?since=${entry - 1}&count=1`);
  const line = told === '' ? undefined : (JSON.parse(told.split('\n')[0]!) as ToldLine);
  if (line?.entry !== entry) {
    throw new UsageError('--verify', address, `a game of that hall: it has no line ${entry}`);
  }
  const file = gameFileIn(address, await textAt(address, `${base}/api/hall/${entry}/file`));
  const ruleset = createRulesets().resolve(parseRulesetName(file.ruleset));
  const run = new Replay(contentFor(file, packs), ruleset, file);
  while (!run.over) {
    run.step();
  }
  if (run.difference !== undefined) {
    const { sequence, turn, expected, got } = run.difference;
    terminal.write(
      `${address}: not verified. It differs in turn ${turn}, at command ${sequence}: ` +
        `expected ${expected}, got ${got}.\n`,
    );
    return false;
  }
  const found = hallEntry(run.game.look().view);
  const wrong = COMPARED.filter(field => found?.[field] !== line[field]);
  if (found === undefined || wrong.length > 0) {
    const fields = wrong.map(field => `${field}: told ${line[field]}, came ${found?.[field]}`);
    terminal.write(`${address}: not verified. ${fields.join('; ')}.\n`);
    return false;
  }
  terminal.write(
    `${address}: verified. ${line.hero} the ${line.race} ${line.role}, ${line.points} points: ` +
      `${file.commands.length} commands, ${file.hashes.length} states compared, ` +
      `state ${run.game.hash()}.\n`,
  );
  return true;
}

/** The server of an address, and the number of the line. */
function placeOf(address: string): { readonly base: string; readonly entry: number } {
  const wanted = 'the address of a game in a hall, such as https://play.example/g/7';
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError('--verify', address, wanted);
  }
  const { origin, pathname, hash } = new URL(address);
  const [, before = '', number] = /^(.*)\/g\/(\d{1,15})(?:\/[\w.]*)?$/.exec(pathname) ?? [];
  const [, entry = number] = /^#\/replay\?(?:.*&)?entry=(\d{1,15})/.exec(hash) ?? [];
  if (entry === undefined) {
    throw new UsageError('--verify', address, wanted);
  }
  const path = number === undefined ? pathname.replace(/\/[^/]*$/, '') : before;
  return { base: `${origin}${path}`, entry: Number(entry) };
}

/** What a server answers. @throws UsageError when it doesn't, or has no such game */
async function textAt(address: string, url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new UsageError('--verify', address, `a server that answers (${messageOf(error)})`);
  }
  if (!response.ok) {
    throw new UsageError(
      '--verify',
      address,
      `a recorded game: the server said ${response.status}`,
    );
  }
  return await response.text();
}
