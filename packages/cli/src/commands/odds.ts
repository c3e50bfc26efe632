// roguewright odds: exact questions to the rules.

import { Command } from 'commander';
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
  return new Command('odds')
    .description('ask the rules for exact odds')
    .addCommand(oddsAttackCommand(terminal))
    .addCommand(oddsShootCommand(terminal))
    .addCommand(oddsThrowCommand(terminal))
    .addCommand(oddsCastCommand(terminal))
    .addCommand(oddsSpeedCommand(terminal))
    .addCommand(oddsRideCommand(terminal))
    .addCommand(oddsChargeCommand(terminal))
    .addCommand(oddsItemCommand(terminal))
    .addCommand(oddsPriceCommand(terminal))
    .addCommand(oddsBarsCommand(terminal))
    .addCommand(oddsFormsCommand(terminal));
}
