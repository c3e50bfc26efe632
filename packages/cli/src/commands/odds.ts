// roguewright odds: exact questions to the rules.

import { Command } from 'commander';
import { kindCommand } from '../odds/lab/kind-command.ts';
import { KIND_COMMANDS } from '../odds/lab/kind-commands.ts';
import { oddsOpenCommand } from '../odds/lab/open-command.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { oddsAttackCommand } from './odds-attack.ts';
import { oddsBarsCommand } from './odds-bars.ts';
import { oddsCastCommand } from './odds-cast.ts';
import { oddsChargeCommand } from './odds-charge.ts';
import { oddsFormsCommand } from './odds-forms.ts';
import { oddsItemCommand } from './odds-item.ts';
import { oddsShootCommand, oddsThrowCommand } from './odds-missile.ts';
import { oddsPriceCommand } from './odds-price.ts';
import { oddsRideCommand } from './odds-ride.ts';
import { oddsSpeedCommand } from './odds-speed.ts';

/** The command with its subcommands, printing to a terminal. */
export function oddsCommand(terminal: Terminal): Command {
  const asked = [
    oddsAttackCommand(terminal),
    oddsShootCommand(terminal),
    oddsThrowCommand(terminal),
    oddsCastCommand(terminal),
    oddsSpeedCommand(terminal),
    oddsChargeCommand(terminal),
    ...KIND_COMMANDS.map(kind => kindCommand(terminal, kind)),
  ];
  const command = new Command('odds').description('ask the rules for exact odds');
  for (const question of asked) {
    command.addCommand(question);
  }
  return command
    .addCommand(oddsOpenCommand(terminal, asked))
    .addCommand(oddsRideCommand(terminal))
    .addCommand(oddsItemCommand(terminal))
    .addCommand(oddsPriceCommand(terminal))
    .addCommand(oddsBarsCommand(terminal))
    .addCommand(oddsFormsCommand(terminal));
}
