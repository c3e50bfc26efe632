// Every kind of spell that can be cast, in one game, by lines in the program itself: what each does is read in the
// lines that follow.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUBTYPES } from '@roguewright/engine/spells';
import { GameKeeper } from '@roguewright/server';
import { programOf } from 'roguewright/testing/program';
import { afterAll, expect, it } from 'vitest';
import { CASTER, castGames } from './cast-stage.ts';
import { SPELL_OF, STEPS } from './casts.ts';

const folder = mkdtempSync(join(tmpdir(), 'all-casts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An explosion is what bullets make; no spell is one. */
const NOT_CAST = [6];

it('names every subtype that can be cast', () => {
  const numbers = SUBTYPES.map(({ number }) => number).filter(one => !NOT_CAST.includes(one));
  const cast = STEPS.flatMap(({ subtype }) => (subtype === undefined ? [] : [subtype]));
  expect([...new Set(cast)].toSorted((one, other) => one - other)).toEqual(numbers);
  expect(Object.keys(SPELL_OF).map(Number)).toEqual(numbers);
});

it('casts every kind of spell in one game, and says what each does', async () => {
  const keeper = await GameKeeper.open({
    dataFolder: folder,
    maker: castGames(Object.values(SPELL_OF), 'house'),
    report: error => {
      throw error;
    },
  });
  await keeper.create({ heroName: CASTER, role: 'wizard', race: 'human', seed: 'every cast' });
  await keeper.close();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    programOf('play', '--plain', '--continue'),
    {
      input: STEPS.map(({ line }) => `${line}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, ROGUEWRIGHT_DATA: folder },
    },
  );
  expect([stderr, status]).toEqual(['', 0]);
  // What follows each prompt.
  const answers = stdout.split(/^\d+\/\d+ > /m).slice(1);
  const told = STEPS.map(({ line, says }, place) => {
    const answer = answers[place] ?? '';
    const isSaid = typeof says === 'string' ? answer.includes(says) : says.test(answer);
    return isSaid ? line : `${line} says ${says}, but: ${answer}`;
  });
  expect(told).toEqual(STEPS.map(({ line }) => line));
});
