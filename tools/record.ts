// `npm run record`: plays one game of every role with the simple player and writes it to
// test/recordings/, so that a test can perform it again under every later version of the rules; and one
// in which all of fighting occurs to test/recorded-fight/. All are played with the content that lies
// beside them; `npm run record -- --content` first puts today's content in its place.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import {
  GAME_FILE_ENDING,
  heroChoices,
  LocalGame,
  playSimply,
  writeGameFile,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { FIGHT_FOLDER, recordFight } from './record/fight-game.ts';
import { pinContent, pinnedFiles, RECORDINGS_FOLDER } from './record/pinned-content.ts';

/** The longest recording, in commands. */
const MOST_COMMANDS = 2500;

/** Seeds that are tried for the most varied game of a role: a short life shows little. */
const SEEDS = 16;

const parameters = process.argv.slice(2);
if (parameters.some(parameter => parameter !== '--content')) {
  throw new Error(`expected --content or nothing, got ${parameters.join(' ')}`);
}
if (parameters.length > 0) {
  console.log(`content: ${pinContent(readContent())}`);
}
const content = loadContent(pinnedFiles());
const house = createRulesets().resolve('house');

for (const { id: role } of heroChoices(content, house).roles) {
  const games = Array.from({ length: SEEDS }, (_, number) => {
    const seed = `${role} ${number + 1}`;
    const start = { heroName: 'Ada', role, race: 'human', seed };
    return playSimply(LocalGame.create(content, house, start), seed, MOST_COMMANDS);
  });
  const [best] = games.sort((one, other) => worthOf(other) - worthOf(one));
  const { file, turn, ending } = best!;
  writeFileSync(join(RECORDINGS_FOLDER, `${role}${GAME_FILE_ENDING}`), writeGameFile(file));
  console.log(
    `${role}: ${file.commands.length} commands, ${turn} turns, ${ending?.kind ?? 'broken off'}`,
  );
}

const fight = recordFight(house);
writeFileSync(join(FIGHT_FOLDER, `fight${GAME_FILE_ENDING}`), writeGameFile(fight));
console.log(`fight: ${fight.commands.length} commands`);

/** What a game shows: kinds of commands first, then whether it came to an end. */
function worthOf({ file, ending }: ReturnType<typeof playSimply>): number {
  const kinds = new Set(file.commands.map(({ kind }) => kind)).size;
  return kinds + (ending === undefined ? 0 : 2);
}
