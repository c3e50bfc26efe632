// roguewright arena: practice fights against a monster of the content, with the odds beside what comes.

import { Readable } from 'node:stream';
import { UsageError } from '@roguewright/engine/errors';
import { type ArenaPlan, MOST_FOES } from '@roguewright/engine/game';
import {
  FIGHTERS,
  itemCalled,
  LocalGame,
  MOST_FIGHTS,
  monsterCalled,
  practise,
} from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { DEFAULT_RULESET, type Ruleset } from '@roguewright/engine/rulesets';
import { pluralOf, withArticle } from '@roguewright/engine/words';
import { Command } from 'commander';
import { playPractice } from '../arena/arena-lines.ts';
import { rulesCalled } from '../arena/called.ts';
import { reportText } from '../arena/report-text.ts';
import { contentWith } from '../content/content-with.ts';
import { packFiles } from '../content/pack-files.ts';
import { contentOption } from '../content-option.ts';
import { OptionError } from '../failures.ts';
import { integerOption, nameOption } from '../options.ts';
import { Lines } from '../play/lines.ts';
import { ProgressLine } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readText } from '../text-file.ts';

const HELP = `
The fight is in a lit hall. The hero has the kit of his role, and what --item adds is worn or
wielded. He knows all of the kind that he fights, as if he had fought many; with --stranger he
knows what he sees, and the odds go by that. Without --play, --times fights are played with the
same hero and other luck, and set beside the odds of the first: the odds take a hero who stands
and strikes, which is what --player stand does. The simple player also shoots, casts and drinks.
The odds don't count on monsters that flee when they are hurt: such fights are seen to differ, and
one that goes on for 400 moves is broken off.

With --play you fight it yourself, in lines, with the odds after each move; at the end the result
and how lucky it was. Practice is kept nowhere, and counts for nothing.

Examples:
  roguewright arena --role valkyrie --level 5 --against "grey wolf"
  roguewright arena --role wizard --level 8 --against ogre --count 2 --times 300 --json
  roguewright arena --role samurai --against jackal --item long_sword --player stand
  roguewright arena --role priest --level 3 --against kobold --play`;

interface ArenaOptions {
  readonly role: string;
  readonly race: string;
  readonly level: string;
  readonly against: string;
  readonly count: string;
  readonly item?: readonly string[];
  readonly stranger?: true;
  readonly seed: string;
  readonly times: string;
  readonly player: string;
  readonly ruleset: string;
  readonly content?: readonly string[];
  readonly play?: true;
  readonly plain?: true;
  readonly script?: string;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function arenaCommand(terminal: Terminal): Command {
  return new Command('arena')
    .description('practice fights against a monster, with the odds beside what comes')
    .requiredOption('--against <MONSTER>', 'a monster of the content, by its name or id')
    .option('--count <N>', `how many of them, 1 to ${MOST_FOES}`, '1')
    .option('--role <ROLE>', 'role of the hero', 'valkyrie')
    .option('--race <RACE>', 'race of the hero', 'human')
    .option('--level <N>', 'level of the hero, 1 to 30', '1')
    .option(
      '--item <ITEM>',
      'an item of the content besides the kit, by its name or id; may be repeated',
      (item: string, before: readonly string[] = []) => [...before, item],
    )
    .option('--stranger', 'the hero knows nothing of the monster but what he sees')
    .option('--seed <TEXT>', 'seed of hero and fights, 1 to 64 characters', 'arena')
    .option('--times <N>', `fights that are played, 1 to ${MOST_FIGHTS}`, '1000')
    .option('--player <NAME>', `who fights them: ${FIGHTERS.join(' or ')}`, 'simple')
    .option('--ruleset <ID>', 'ruleset, composition or named rules', DEFAULT_RULESET)
    .addOption(contentOption('folder of a pack with further monsters and items'))
    .option('--play', 'fight it yourself, in lines')
    .option('--plain', 'with --play: no map, words only')
    .option('--script <FILE>', 'with --play: the lines of a file')
    .option('--json', 'print the report as one JSON document')
    .addHelpText('after', HELP)
    .action((options: ArenaOptions) => practice(options, terminal));
}

async function practice(options: ArenaOptions, terminal: Terminal): Promise<void> {
  checkForm(options);
  const times = integerOption('--times', options.times, 1, MOST_FIGHTS);
  const fighter = nameOption('--player', options.player, FIGHTERS);
  const ruleset = rulesCalled(options.ruleset);
  const content = contentWith(packFiles(options.content ?? []));
  const plan = planOf(options, content, ruleset);
  if (options.play === true) {
    await play(options, LocalGame.arena(content, ruleset, plan), plan, terminal);
    return;
  }
  const progress = new ProgressLine(terminal);
  const report = practise(content, ruleset, plan, times, fighter, played =>
    progress.show(() => `${played} of ${times} fights`),
  );
  progress.clear();
  if (options.json === true) {
    const { role, race, level, foe, count, seed } = plan;
    const asked = { role, race, level, against: foe.id, count, seed, player: fighter };
    terminal.write(`${JSON.stringify({ ...asked, ruleset: ruleset.id, ...report })}\n`);
    return;
  }
  const { role, race, level, foe, count } = plan;
  const hero = `A ${race} ${role} of level ${level}`;
  const against = count === 1 ? withArticle(foe.name) : `${count} ${pluralOf(foe.name)}`;
  terminal.write(reportText(report, hero, against));
}

async function play(
  { script, plain }: ArenaOptions,
  game: LocalGame,
  { count }: ArenaPlan,
  terminal: Terminal,
): Promise<void> {
  const input =
    script === undefined ? process.stdin : Readable.from([readText('--script', script)]);
  const lines = new Lines(input, terminal);
  try {
    await playPractice(game, count, lines, plain !== true);
  } finally {
    lines.close();
  }
}

function checkForm({ play, plain, script, json }: ArenaOptions): void {
  if (play === true && json === true) {
    throw new OptionError('--json', "can't be combined with --play");
  }
  const needing = plain === true ? '--plain' : script === undefined ? undefined : '--script';
  if (play !== true && needing !== undefined) {
    throw new OptionError(needing, 'needs --play');
  }
}

function planOf(options: ArenaOptions, content: Content, ruleset: Ruleset): ArenaPlan {
  const { roles, races } = ruleset.bridges;
  const { seed, item = [] } = options;
  if (seed === '' || seed.length > 64) {
    throw new UsageError('--seed', seed, '1 to 64 characters');
  }
  return {
    role: nameOption('--role', options.role, Object.keys(roles)),
    race: nameOption('--race', options.race, Object.keys(races)),
    level: integerOption('--level', options.level, 1, 30),
    items: item.map(written => itemCalled('--item', content, written)),
    foe: monsterCalled('--against', content, options.against),
    count: integerOption('--count', options.count, 1, MOST_FOES),
    seed,
    fight: seed,
    stranger: options.stranger === true,
  };
}
