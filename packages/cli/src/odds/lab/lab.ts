// Asks a command's question more than once, where an option of the lab says so.

import {
  answerInputs,
  fieldsOf,
  type LabAnswer,
  type LabKindName,
  type LabWorld,
  labSteps,
} from '@roguewright/engine/face';
import {
  type Ask,
  compareOdds,
  type Inputs,
  printAddress,
  solveOdds,
  sweepOdds,
} from '@roguewright/engine/odds';
import { parseRulesetName } from '@roguewright/engine/rulesets';
import type { Command } from 'commander';
import { OptionError } from '../../failures.ts';
import { refuseOptions } from '../../options.ts';
import { paint } from '../../terminal/paint.ts';
import { wrap } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { axisOption, byOption } from './axes.ts';
import { defaultInputs, inputsOf } from './command-inputs.ts';
import { worldOf } from './field-options.ts';
import { figureOption } from './figure-option.ts';
import { goalOption } from './goal-option.ts';
import type { LabOptions } from './lab-options.ts';
import { compareText, figuresText, solveText, stepsText } from './lab-reports.ts';
import { settingsOption } from './settings-option.ts';
import { heatMap, sweepCsv, sweepTable } from './sweep-report.ts';

/** The question as it stands, and what asks it under other inputs. */
interface Desk {
  readonly command: Command;
  readonly options: LabOptions;
  readonly kind: LabKindName;
  readonly world: LabWorld;
  readonly base: Inputs;
  readonly answer: LabAnswer;
  readonly ask: Ask;
}

/** What a mode of the lab prints: text, with the head of the question above it, or a JSON document. */
interface Printed {
  readonly text: (terminal: Terminal) => string;
  readonly json: object;
  /** Printed as it is, without a head. */
  readonly bare?: true;
}

const MODES = {
  sweep: swept,
  compare: compared,
  solve: solved,
  helpMe: helped,
  link: linked,
  exactly: told,
  atLeast: told,
  atMost: told,
} as const satisfies Partial<Record<keyof LabOptions, (desk: Desk) => Printed>>;

type Mode = keyof typeof MODES;

/** Options that exclude each other. */
const ALONE: readonly Mode[] = ['sweep', 'compare', 'solve', 'helpMe', 'link'];

/** What a command does: what the lab is asked for, else what it does by itself. */
export function lab<Options>(
  terminal: Terminal,
  kind: LabKindName,
  alone: (options: Options, command: Command) => void,
): (options: Options & LabOptions & { readonly plain?: true }, command: Command) => void {
  return (options, command) => {
    const mode = modeOf(options, command);
    if (mode === undefined) {
      alone(options, command);
      return;
    }
    refuseOptions(command, ['why'], 'explains a single question');
    const base = inputsOf(command);
    const world = worldOf(command);
    const ask: Ask = inputs => answerInputs(world, kind, inputs, true).figures;
    const answer = answerInputs(world, kind, base, true);
    const printed = MODES[mode]({ command, options, kind, world, base, answer, ask });
    if (options.json) {
      const head = { question: command.name(), inputs: base };
      terminal.write(`${JSON.stringify({ ...head, ...printed.json }, undefined, 2)}\n`);
      return;
    }
    const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
    const title = wrap(answer.title, Math.min(terminal.columns, 100));
    const head = printed.bare ? '' : `${paint(drawn, 'accent', title)}${answer.rules}\n\n`;
    terminal.write(`${head}${printed.text(drawn)}`);
  };
}

function modeOf(options: LabOptions, command: Command): Mode | undefined {
  const [first, second] = ALONE.filter(mode => options[mode] !== undefined);
  if (first !== undefined && second !== undefined) {
    refuseOptions(command, [second], `can't be combined with ${longOf(command, first)}`);
  }
  if (options.sweep === undefined) {
    refuseOptions(command, ['csv'], 'needs --sweep');
  }
  if (options.sweep === undefined && options.helpMe === undefined) {
    refuseOptions(command, ['figure'], 'needs --sweep or --help-me');
  }
  if (options.solve === undefined) {
    refuseOptions(command, ['by'], 'needs --solve');
  }
  if (options.json) {
    refuseOptions(command, ['csv'], "can't be combined with --json");
  }
  const asked = Object.keys(MODES) as Mode[];
  return asked.find(mode => options[mode] !== undefined);
}

function longOf(command: Command, mode: Mode): string {
  return command.options.find(option => option.attributeName() === mode)?.long ?? mode;
}

function swept({ command, options, base, ask, answer }: Desk): Printed {
  const axes = (options.sweep ?? []).map(text => axisOption(command, '--sweep', text));
  const [down, across, third] = axes;
  if (down === undefined || third !== undefined || down.input === across?.input) {
    throw new OptionError('--sweep', 'takes one input, or two different ones');
  }
  const rows = sweepOdds(ask, base, down, across);
  const cells = rows.flat();
  const any = cells.find(({ figures }) => figures.length > 0)?.figures ?? answer.figures;
  if (across === undefined) {
    refuseOptions(command, ['figure'], 'needs two inputs of --sweep: one shows all figures');
  }
  const json = { axes, answers: cells.map(({ at, figures }) => ({ at, figures: figures })) };
  if (options.csv) {
    return { json, bare: true, text: () => sweepCsv(axes, cells) };
  }
  const figure = figureOption('--figure', options.figure, any);
  return {
    json,
    text: terminal =>
      across === undefined
        ? sweepTable(down, cells)
        : heatMap(terminal, [down, across], rows, figure),
  };
}

function compared({ command, options, kind, world, base, ask }: Desk): Printed {
  const [a, b, third] = options.compare ?? [];
  if (a === undefined || b === undefined || third !== undefined) {
    throw new OptionError('--compare', 'takes two sides: two rulesets, or two texts of settings');
  }
  const [ofA, ofB] = [settingsOption(command, a), settingsOption(command, b)];
  const answers = [ofA, ofB].map(inputs => answerInputs(world, kind, { ...base, ...inputs }, true));
  const figures = compareOdds(ask, { ...base, ...ofA }, { ...base, ...ofB });
  return {
    json: { a: ofA, b: ofB, figures },
    bare: true,
    text: terminal => compareText(terminal, answers, figures),
  };
}

function solved({ command, options, kind, world, base, ask, answer }: Desk): Printed {
  if (options.by === undefined) {
    throw new OptionError('--solve', 'needs --by, the input that is varied');
  }
  const ruleset = world.rulesets.resolve(parseRulesetName(base.ruleset ?? ''));
  const axis = byOption(command, fieldsOf(kind), ruleset, options.by);
  const goal = goalOption(options.solve ?? '', answer.figures);
  const solution = solveOdds(ask, base, goal, axis);
  const figure = figureOption('--solve', goal.figure, answer.figures);
  return {
    json: { goal, by: axis.input, of: figure.of, ...solution },
    text: () => solveText(goal, figure, axis, solution),
  };
}

function helped({ options, kind, world, base, answer }: Desk): Printed {
  const figure = figureOption('--figure', options.figure, answer.figures);
  const steps = labSteps(world, kind, base, figure.name)!;
  return { json: steps, text: () => stepsText(steps) };
}

function linked({ command, base }: Desk): Printed {
  const address = printAddress({ question: command.name(), inputs: base }, defaultInputs(command));
  return { json: { address }, bare: true, text: () => `${address}\n` };
}

function told({ answer }: Desk): Printed {
  return { json: { figures: answer.figures }, text: () => figuresText(answer.figures) };
}
