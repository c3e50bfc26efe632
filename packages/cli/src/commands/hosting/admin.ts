// roguewright admin: what the operator of a server decides about players, also while it runs.

import { writeFileSync } from 'node:fs';
import { UsageError } from '@roguewright/engine/errors';
import { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { FOLDER, type FolderOptions } from '../data-folder.ts';

const HELP = `
NAME is the name of an account. Servers notice within a few seconds; they need not be stopped.
With DATABASE_URL, and without --data, the accounts are those of a PostgreSQL database.

A held account plays, but others don't see it and it can't talk. A banned account can't sign in, and its
games can't be opened by it. An address is banned by --address; the games of others are not touched.
A deleted account leaves its games, as nobody's.

Examples:
  roguewright admin ban Mallory
  roguewright admin ban --address 203.0.113.7
  roguewright admin ban Mallory --lift
  roguewright admin hold Mallory
  roguewright admin password Ada               prints a new password, to be given to its owner
  roguewright admin message "The server restarts in five minutes."
  roguewright admin export Ada --out ada.json  everything that is stored of the account
  roguewright admin delete Ada --yes`;

/** The work of an operator on one database. */
type Operator = Awaited<ReturnType<typeof import('@roguewright/server')['openOperator']>>;

interface LiftOptions extends FolderOptions {
  readonly lift?: true;
  readonly address?: string;
}

/** The command with its subcommands, printing to a terminal. */
export function adminCommand(terminal: Terminal): Command {
  return new Command('admin')
    .description(
      'ban, hold, export and delete accounts, set passwords, and tell all players something',
    )
    .addHelpText('after', HELP)
    .addCommand(banCommand(terminal))
    .addCommand(holdCommand(terminal))
    .addCommand(passwordCommand(terminal))
    .addCommand(messageCommand(terminal))
    .addCommand(exportCommand(terminal))
    .addCommand(deleteCommand(terminal));
}

function banCommand(terminal: Terminal): Command {
  return new Command('ban')
    .description('refuse an account or an address')
    .argument('[NAME]', 'an account')
    .option('--address <ADDRESS>', 'an address in place of an account')
    .option('--lift', 'admit it again')
    .option(...FOLDER)
    .action(async (name: string | undefined, options: LiftOptions) => {
      const { address, lift } = options;
      if ((name === undefined) === (address === undefined)) {
        throw new UsageError('NAME', name ?? '', 'either the name of an account or --address');
      }
      const what = lift === true ? 'admitted again' : 'banned';
      await withOperator(options, async operator => {
        if (address !== undefined) {
          await operator.banAddress(address, lift !== true);
          terminal.write(`${address} is ${what}.\n`);
        } else {
          terminal.write(`${await operator.ban(name!, lift !== true)} is ${what}.\n`);
        }
      });
    });
}

function holdCommand(terminal: Terminal): Command {
  return new Command('hold')
    .description('hide an account from others, and keep it from talking')
    .argument('<NAME>', 'an account')
    .option('--lift', 'show it again')
    .option(...FOLDER)
    .action(async (name: string, options: LiftOptions) => {
      const isHeld = options.lift !== true;
      await withOperator(options, async operator => {
        const held = await operator.hold(name, isHeld);
        terminal.write(`${held} is ${isHeld ? 'held' : 'shown again'}.\n`);
      });
    });
}

function passwordCommand(terminal: Terminal): Command {
  return new Command('password')
    .description('give an account a new password, and sign it out everywhere')
    .argument('<NAME>', 'an account')
    .option(...FOLDER)
    .action(async (name: string, options: FolderOptions) => {
      await withOperator(options, async operator => {
        const { account, password } = await operator.newPassword(name);
        terminal.write(`The new password of ${account} is ${password}\n`);
      });
    });
}

function messageCommand(terminal: Terminal): Command {
  return new Command('message')
    .description('tell all players something')
    .argument('<TEXT>', 'up to 500 characters')
    .option(...FOLDER)
    .action(async (text: string, options: FolderOptions) => {
      await withOperator(options, operator => operator.tell(text));
      terminal.write('All players are told within a few seconds.\n');
    });
}

function exportCommand(terminal: Terminal): Command {
  return new Command('export')
    .description('write everything that is stored of an account, without secrets')
    .argument('<NAME>', 'an account')
    .option('--out <FILE>', 'a file in place of the standard output')
    .option(...FOLDER)
    .action(async (name: string, options: FolderOptions & { readonly out?: string }) => {
      await withOperator(options, async operator => {
        const text = `${JSON.stringify(await operator.exported(name), null, 2)}\n`;
        if (options.out === undefined) {
          terminal.write(text);
        } else {
          writeFileSync(options.out, text, { flag: 'wx' });
          terminal.write(`${name} is written to ${options.out}.\n`);
        }
      });
    });
}

function deleteCommand(terminal: Terminal): Command {
  return new Command('delete')
    .description('delete an account; its games stay, as nobody’s')
    .argument('<NAME>', 'an account')
    .option('--yes', 'it can’t be undone')
    .option(...FOLDER)
    .action(async (name: string, options: FolderOptions & { readonly yes?: true }) => {
      if (options.yes !== true) {
        throw new UsageError('--yes', '', 'that option, since this can’t be undone');
      }
      await withOperator(options, async operator => {
        terminal.write(`${await operator.remove(name)} is deleted.\n`);
      });
    });
}

/** Opens the database, does the work, and closes it even if it fails. */
async function withOperator(
  { data }: FolderOptions,
  work: (operator: Operator) => Promise<void>,
): Promise<void> {
  const { dataFolderOf, openOperator, sharedOf } = await import('@roguewright/server');
  const shared = data === undefined ? sharedOf(process.env) : undefined;
  const folder = data ?? dataFolderOf(process.env);
  const operator = await openOperator(folder, shared?.database);
  try {
    await work(operator);
  } finally {
    await operator.close();
  }
}
