// A command in a few words: `strike south`, `cast fireball east`.

import type { Command, GameView } from '../../game/index.ts';
import { COMMAND_HELP } from '../../words/index.ts';
import { directionName } from '../compass.ts';
import { creatureAt } from '../known-map.ts';
import { neighbour } from '../square.ts';

/** What a command does under a view. */
export function tellAct(command: Command, view: GameView): string {
  switch (command.kind) {
    case 'move': {
      const foe = creatureAt(view, neighbour(view.hero, command.direction));
      return foe === undefined
        ? `step ${directionName(command.direction)}`
        : `strike the ${foe.name} ${directionName(command.direction)}`;
    }
    case 'attack': {
      const foe = creatureAt(view, neighbour(view.hero, command.direction));
      return `strike ${foe === undefined ? '' : `the ${foe.name} `}${directionName(command.direction)}`;
    }
    case 'cast':
    case 'cast-at': {
      const name = view.spells.find(({ id }) => id === command.spell)?.name ?? 'a spell';
      const way =
        command.kind === 'cast' && command.direction !== 0
          ? ` ${directionName(command.direction)}`
          : '';
      return `cast ${name}${way}`;
    }
    case 'pick-up':
      return 'pick up';
    case 'answer':
      return 'answer a question';
    default: {
      const [verb = command.kind] = COMMAND_HELP[command.kind].verbs;
      const item =
        'item' in command ? view.inventory.find(({ id }) => id === command.item)?.name : undefined;
      return item === undefined ? verb : `${verb} ${item}`;
    }
  }
}
