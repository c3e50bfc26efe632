// The command `roguewright`: its subcommands, its help, and how errors end it.

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { exitCodeOf, messageOf } from './failures.ts';
import { nameOption } from './options.ts';
import type { Terminal } from './terminal/terminal.ts';

const ABOUT =
  'Play the classic roguelikes, and ask their rules.\n\n' +
  "Every rule of NetHack's spellcasting, speed and charging, Angband's attacks and Crossfire's " +
  'spell objects is one function, played with dice or asked for its exact odds.';

const EXAMPLES = `
Examples:
  roguewright play                               play on the full screen of a terminal
  roguewright play --plain                       play in lines, without a map
  roguewright save export --out una.roguewright  write the game last played to a file
  roguewright replay una.roguewright             perform it again and compare
  roguewright hall                               how games ended, and what they were worth
  roguewright serve --port 8765                  serve the game to browsers
  roguewright odds attack --class warrior --level 20 --str 18/50 --weapon 2d5 --ac 30 --hp 60
  roguewright odds shoot --class ranger --launcher long-bow --missile 1d6 --ac 36 --hp 11d10
  roguewright odds cast --role wizard --level 8 --int 18 --spell-level 3 --school attack --why
  roguewright arena --role valkyrie --level 5 --against ogre   practice fights and their odds
  roguewright simulate fights --against ogre --runs 10000      fights on all cores
  roguewright film fireball                      a cast of a spell, tick by tick
  roguewright handbook casting.fail              the rules in words, with computed tables
  roguewright rulesets diff nethack-3.6.7 house  every number and step that differs
  roguewright content check my-spells/           read archetypes, list what is wrong
  roguewright verify                             compare the rules with the originals

roguewright COMMAND --help says more. Colours can be switched off with NO_COLOR=1.`;

/** What makes a command that prints to a terminal. */
type CommandMaker = (terminal: Terminal) => Command;

/** The commands in the order of the help page. Each is loaded when it is needed: that takes most of the time. */
const COMMANDS: Readonly<Record<string, () => Promise<CommandMaker>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  save: async () => (await import('./commands/save.ts')).saveCommand,
  hall: async () => (await import('./commands/hall.ts')).hallCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  backup: async () => (await import('./commands/hosting/backup.ts')).backupCommand,
  admin: async () => (await import('./commands/hosting/admin.ts')).adminCommand,
  seed: async () => (await import('./commands/seed.ts')).seedCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  simulate: async () => (await import('./simulate/command.ts')).simulateCommand,
  worker: async () => (await import('./simulate/worker.ts')).workerCommand,
  odds: async () => (await import('./commands/odds.ts')).oddsCommand,
  paths: async () => (await import('./commands/paths.ts')).pathsCommand,
  film: async () => (await import('./commands/film.ts')).filmCommand,
  handbook: async () => (await import('./handbook/handbook-command.ts')).handbookCommand,
  rulesets: async () => (await import('./commands/rulesets.ts')).rulesetsCommand,
  content: async () => (await import('./commands/content.ts')).contentCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
};

/** Runs the command on its arguments; how it ended is in the terminal's `exitCode`. */
export async function run(parameters: readonly string[], terminal: Terminal): Promise<void> {
  const program = build(terminal, await neededCommands(parameters));
  try {
    checkHelp(parameters);
    if (parameters.length === 0) {
      program.outputHelp();
      return;
    }
    await program.parseAsync(parameters, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has printed its message, or the help that was asked for.
      terminal.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    terminal.complain(`roguewright: ${messageOf(error)}\n`);
    terminal.exitCode = exitCodeOf(error);
  }
}

/** Commander prints the page of the program for `help NAME` with an unknown name. */
function checkHelp([first, name]: readonly string[]): void {
  if (first === 'help' && name !== undefined && name !== 'help') {
    nameOption('help', name, Object.keys(COMMANDS));
  }
}

/** The command that is named first; all of them where none is, so that they can be listed. */
function neededCommands([first = '']: readonly string[]): Promise<CommandMaker[]> {
  const named = Object.hasOwn(COMMANDS, first) ? [COMMANDS[first]!] : Object.values(COMMANDS);
  return Promise.all(named.map(load => load()));
}

function build(terminal: Terminal, commands: readonly CommandMaker[]): Command {
  const program = new Command('roguewright')
    .description(ABOUT)
    .version(version(), '-V, --version', 'print the version')
    // An option belongs to the command that it follows.
    .enablePositionalOptions()
    .addHelpText('after', EXAMPLES);
  for (const command of commands) {
    program.addCommand(command(terminal));
  }
  adopt(program, terminal);
  return program;
}

/** Has a command and its subcommands print to the terminal, and throw where they would exit. */
function adopt(command: Command, terminal: Terminal): void {
  command.helpOption('-h, --help', 'print this page');
  if (command.commands.length > 0) {
    command.helpCommand('help [COMMAND]', 'print the page of a command');
  }
  for (const option of command.options) {
    if (typeof option.defaultValue === 'string') {
      option.default(option.defaultValue, option.defaultValue || 'none');
    }
  }
  command
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: text => terminal.write(text),
      writeErr: text => terminal.complain(text),
      getOutHelpWidth: () => Math.min(terminal.columns, 100),
      getErrHelpWidth: () => Math.min(terminal.columns, 100),
      outputError: (text, write) => {
        const line = text
          .replace(/^error: /, '')
          .replaceAll('\n', ' ')
          .trim();
        write(`roguewright: ${line}${adviceFor(command, line)}\n`);
      },
    });
  for (const child of command.commands) {
    adopt(child, terminal);
  }
}

/** What a command is mostly about, as the option that names it. */
const SUBJECTS = ['--spell', '--creature', '--against', '--wand', '--list'];

/** What follows an error of commander, so that the user knows what to write instead. */
function adviceFor(command: Command, line: string): string {
  if (line.includes('Did you mean')) {
    return '';
  }
  if (line.startsWith('unknown command')) {
    return `; expected one of ${command.commands.map(child => child.name()).join(', ')}`;
  }
  const page = `“${pathOf(command)} --help” lists the options`;
  if (line.startsWith('unknown option')) {
    return `; ${page}`;
  }
  const [, words] =
    /^too many arguments .* Expected 0 arguments but got \d+: (.*)\.$/u.exec(line) ?? [];
  if (words === undefined) {
    return '';
  }
  const subject = SUBJECTS.find(name => command.options.some(({ long }) => long === name));
  const written = words.replaceAll(', ', '-');
  return subject === undefined ? ` ${page}.` : ` Perhaps ${subject} ${written} is meant; ${page}.`;
}

/** `roguewright odds cast`. */
function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
