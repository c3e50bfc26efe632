// roguewright odds ride: mounting, falling, kicks, whips and gallops, asked of the rules.

import { fallDamage, mount, whipProficiency } from '@roguewright/engine/actors';
import { type Distribution, Enumerator } from '@roguewright/engine/chance';
import { rulesetLine } from '@roguewright/engine/face';
import { createRulesets, parseRulesetName, type Ruleset } from '@roguewright/engine/rulesets';
import { gallopTurns, urgeSteed } from '@roguewright/engine/speed';
import { Command } from 'commander';
import { integerOption } from '../options.ts';
import { percent } from '../terminal/numbers.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
A try to mount costs anyone but a Knight a point of the steed's loyalty, and so does a kick.

Examples:
  roguewright odds ride --level 1 --loyalty 10 --role knight
  roguewright odds ride --level 8 --loyalty 5 --ruleset nethack-3.6.7
  roguewright odds ride --whip --dexterity 16`;

/** The options as commander gives them. */
interface RideOptions {
  readonly level: string;
  readonly loyalty: string;
  readonly role: string;
  readonly dexterity: string;
  readonly whip?: true;
  readonly ruleset: string;
  readonly json?: true;
}

/** Everything that is answered; probabilities from 0 to 1. */
interface RideAnswer {
  readonly mounts: number;
  readonly slips: number;
  readonly resists: number;
  /** Hit points, least and most. */
  readonly fall: readonly [least: number, most: number];
  readonly gallops: number;
  readonly throws: number;
  readonly whipSlips: number;
  /** Turns, least and most. */
  readonly gallop: readonly [least: number, most: number];
}

/** The command, printing to a terminal. */
export function oddsRideCommand(terminal: Terminal): Command {
  return new Command('ride')
    .description('mounting, being thrown, and galloping')
    .option('--level <N>', 'experience level of the rider, 1 to 30', '1')
    .option('--loyalty <N>', 'tameness of the steed, 1 to 20', '10')
    .option('--role <ROLE>', 'role of the rider', 'valkyrie')
    .option('--whip', 'the rider uses a whip instead of kicking')
    .option('--dexterity <N>', 'dexterity of the rider, 3 to 25', '12')
    .option('--ruleset <ID>', 'ruleset or composition, such as speed=nethack-3.6.7', 'house')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((options: RideOptions) => {
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const answer = answerOf(ruleset, options);
      terminal.write(
        options.json
          ? `${JSON.stringify({ ruleset: ruleset.id, ...answer })}\n`
          : `${rulesetLine(ruleset, ['speed', 'world'])}\n${textOf(answer)}\n`,
      );
    });
}

function answerOf({ slots }: Ruleset, options: RideOptions): RideAnswer {
  const ask = new Enumerator();
  const { companions } = slots.world;
  const { role } = options;
  const level = integerOption('--level', options.level, 1, 30);
  const tameness = integerOption('--loyalty', options.loyalty, 1, 20);
  const dexterity = integerOption('--dexterity', options.dexterity, 3, 25);
  const view = { role, level, tameness, confused: false, cursedSaddle: false };
  const tried = ask.ask(mount, companions, view);
  const whip = options.whip && whipProficiency(companions, role, dexterity);
  const urged = ask.ask(urgeSteed, slots.speed, {
    ...{ level, tameness, frozen: false },
    ...(whip !== undefined && { whipProficiency: whip }),
  });
  return {
    mounts: tried.probability(({ kind }) => kind === 'mounts'),
    slips: tried.probability(({ kind }) => kind === 'slips'),
    resists: tried.probability(({ kind }) => kind === 'resists'),
    fall: ends(ask.askNumber(fallDamage, companions, undefined as never)),
    gallops: urged.probability(({ kind }) => kind === 'gallops'),
    throws: urged.probability(({ kind }) => kind === 'throws'),
    whipSlips: urged.probability(({ kind }) => kind === 'slips'),
    gallop: ends(ask.askNumber(gallopTurns, slots.speed, undefined as never)),
  };
}

function ends({ min, max }: Distribution): readonly [number, number] {
  return [min, max];
}

function textOf(answer: RideAnswer): string {
  const { mounts, slips, resists, fall, gallops, throws, whipSlips, gallop } = answer;
  return [
    `mounts         ${percent(mounts)}`,
    `slips          ${percent(slips)}, for ${fall.join(' to ')} damage`,
    ...(resists > 0 ? [`resists        ${percent(resists)}`] : []),
    ...(whipSlips > 0 ? [`whip slips     ${percent(whipSlips)}`] : []),
    `gallops        ${percent(gallops)}, for ${gallop.join(' to ')} turns`,
    `throws         ${percent(throws)}, for ${fall.join(' to ')} damage`,
  ].join('\n');
}
