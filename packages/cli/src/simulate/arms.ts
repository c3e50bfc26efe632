// The arms of an experiment, from the options: A as they say, B as A with what --b changes.

import { UsageError } from '@roguewright/engine/errors';
import { MOST_FOES } from '@roguewright/engine/game';
import { FIGHTERS, heroChoices, itemCalled, monsterCalled } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { rulesCalled } from '../arena/called.ts';
import type { FightArm, GameArm } from '../batch/experiment/experiment.ts';
import { integerOption, nameOption, nearName } from '../options.ts';

/** Fields of an arm as they are written, by the names of the options. */
type Written = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** Options of fights, which --b may change. */
const FIGHT_FIELDS = [
  ...['ruleset', 'role', 'race', 'level', 'item', 'against', 'count', 'stranger', 'player'],
] as const;

/** Options of games, which --b may change. */
const GAME_FIELDS = ['ruleset', 'player', 'role', 'race', 'commands', 'replay'] as const;

/** Commands after which a game is broken off. */
const MOST_COMMANDS = { simple: 5000, odds: 20_000 } as const;

/** @param changes of B: `role=wizard`; empty: there is no B */
export function fightArms(options: Written, changes: readonly string[], content: Content) {
  return armsOf(options, changes, FIGHT_FIELDS, written => fightArm(written, content));
}

/** @param changes of B: `player=odds`; empty: there is no B */
export function gameArms(options: Written, changes: readonly string[], content: Content) {
  return armsOf(options, changes, GAME_FIELDS, written => gameArm(written, content));
}

function armsOf<Arm>(
  options: Written,
  changes: readonly string[],
  fields: readonly string[],
  read: (written: Written) => Arm,
): Arm[] {
  const first = read(options);
  return changes.length === 0
    ? [first]
    : [first, read({ ...options, ...changed(changes, fields) })];
}

function changed(changes: readonly string[], fields: readonly string[]): Written {
  const written: Record<string, string | string[] | boolean> = {};
  for (const change of changes) {
    const [, name = '', value = ''] = /^([a-z]+)=(.*)$/.exec(change) ?? [];
    if (!fields.includes(name)) {
      const near = nearName(name || change, fields);
      const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
      throw new UsageError('--b', change, `one of ${fields.join(', ')}, =, and a value${hint}`);
    }
    if (name === 'item') {
      const items = Array.isArray(written.item) ? written.item : [];
      written.item = value === '' ? items : [...items, value];
    } else if (name === 'stranger' || name === 'replay') {
      written[name] = nameOption('--b', value, ['yes', 'no']) === 'yes';
    } else {
      written[name] = value;
    }
  }
  return written;
}

function fightArm(written: Written, content: Content): FightArm {
  const text = (name: string) => String(written[name]);
  const ruleset = rulesCalled(text('ruleset'));
  const items = Array.isArray(written.item) ? (written.item as readonly string[]) : [];
  return {
    ruleset: ruleset.id,
    role: nameOption('--role', text('role'), Object.keys(ruleset.bridges.roles)),
    race: nameOption('--race', text('race'), Object.keys(ruleset.bridges.races)),
    level: integerOption('--level', text('level'), 1, 30),
    items: items.map(item => itemCalled('--item', content, item).id),
    against: monsterCalled('--against', content, text('against')).id,
    foes: integerOption('--count', text('count'), 1, MOST_FOES),
    stranger: written.stranger === true,
    player: nameOption('--player', text('player'), FIGHTERS),
  };
}

function gameArm(written: Written, content: Content): GameArm {
  const text = (name: string) => String(written[name]);
  const ruleset = rulesCalled(text('ruleset'));
  const { roles, races } = heroChoices(content, ruleset);
  const named = (field: string, list: readonly { readonly id: string }[]) =>
    nameOption(`--${field}`, text(field), ['all', ...list.map(({ id }) => id)]);
  const player = nameOption('--player', text('player'), ['simple', 'odds'] as const);
  const commands = written.commands === undefined ? MOST_COMMANDS[player] : text('commands');
  return {
    ruleset: ruleset.id,
    ...{ player, role: named('role', roles), race: named('race', races) },
    commands: integerOption('--commands', String(commands), 1, 1_000_000),
    replay: written.replay !== false,
  };
}
