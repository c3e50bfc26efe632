// The fields of a question as options of a command.

import {
  fieldHelp,
  type IsTold,
  type LabField,
  type LabWorld,
  OWN_FILE,
  worldOfQuestion,
} from '@roguewright/engine/face';
import { labHandbook } from '@roguewright/engine/handbook';
import type { Content } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { Command } from 'commander';
import { contentWith } from '../../content/content-with.ts';
import { packFiles } from '../../content/pack-files.ts';

/** The command with an option for each field. */
export function withFields(command: Command, fields: readonly LabField[]): Command {
  for (const field of fields) {
    const { name, kind, sign, usual } = field;
    if (kind === 'flag') {
      command.option(`--${name}`, fieldHelp(field));
    } else {
      const value = kind === 'switch' ? `[${sign}]` : `<${sign}>`;
      const isList = field.offers !== undefined && kind === 'text';
      const first = usual === '' && !isList && !PATHS.has(name) ? undefined : usual;
      command.option(`--${name} ${value}`, fieldHelp(field), first);
    }
  }
  return command;
}

/** Lists that are empty where nothing is told. */
const PATHS: ReadonlySet<string> = new Set(['attuned', 'repelled', 'denied', 'resist']);

/** Whether an option was written on the command line. */
export function toldIn(command: Command): IsTold {
  return name => {
    const option = command.options.find(({ long }) => long === `--${name}`);
    return option !== undefined && command.getOptionValueSource(option.attributeName()) === 'cli';
  };
}

/** What the questions of a command are put to, with the packs that it names. */
export function worldOf(command: Command): LabWorld {
  const { content: packs = [], archetypes = '' } = command.opts<{
    readonly content?: readonly string[];
    readonly archetypes?: string;
  }>();
  let content: Content | undefined;
  const rulesets = createRulesets();
  const world: LabWorld = {
    rulesets,
    content: () => {
      content ??= contentWith(packFiles(packs));
      return content;
    },
    contentWith: ({ own }) =>
      contentWith([...packFiles(packs), { path: OWN_FILE, text: own, overrides: true }]),
    handbook: labHandbook(rulesets),
  };
  return worldOfQuestion(world, { archetypes });
}
