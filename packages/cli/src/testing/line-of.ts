// Commands as a player would write them: the other way around from `understand`.

import { askedIn, directionName, placeOf } from '@roguewright/engine/face';
import type { Answer, Command, GameView } from '@roguewright/engine/game';
import { levelWords } from '../play/map/journey-order.ts';

/** A line that means the command. Throws when the view has no letter for what it names. */
export function lineOf(command: Command, view: GameView): string {
  const letter = (id: number) => letterOf(view.inventory, id);
  switch (command.kind) {
    case 'move':
      return directionName(command.direction);
    case 'attack':
    case 'kick':
    case 'open':
    case 'close':
    case 'force':
    case 'disarm':
    case 'pull':
    case 'steer':
    case 'form-power':
    case 'ride':
    case 'call-creature':
      return `${command.kind} ${directionName(command.direction)}`;
    case 'cast':
    case 'strain': {
      const spell = view.spells.find(({ id }) => id === command.spell);
      const isAimed = spell?.needsDirection === true || (spell?.helps && command.direction !== 0);
      const way = isAimed ? ` ${directionName(command.direction)}` : '';
      return `${command.kind} ${letterOf(view.spells, command.spell)}${way}`;
    }
    case 'cast-at':
      return `aim ${letterOf(view.spells, command.spell)} ${placeOf(view.hero, command)}`;
    case 'fire':
    case 'throw': {
      const item = command.item === 0 ? '' : `${letter(command.item)} `;
      return `${command.kind} ${item}at ${placeOf(view.hero, command)}`;
    }
    case 'zap':
    case 'apply':
      return `${command.kind} ${letter(command.item)} ${directionName(command.direction)}`;
    case 'answer':
      return `answer ${answerWords(command.answer, view)}`;
    case 'charge':
      return `charge ${letter(command.target)} with ${letter(command.item)}`;
    case 'pick-up':
      return command.item === 0 ? 'pick up' : `pick up ${nameUnderfoot(view, command.item)}`;
    case 'drop':
      return `drop ${command.count} ${letter(command.item)}`;
    case 'read':
    case 'study':
    case 'quaff':
    case 'invoke':
    case 'break':
    case 'rub':
    case 'eat':
    case 'wield':
    case 'wear':
    case 'take-off':
      return `${command.kind} ${letter(command.item)}`;
    case 'name':
    case 'call':
    case 'dip':
      return command.item === 0 ? command.kind : `${command.kind} ${letter(command.item)}`;
    case 'search':
    case 'rest':
      return `${command.kind} ${command.count}`;
    case 'enhance':
      return `enhance ${command.skill}`;
    case 'swap-spells':
      return `swap ${[command.spell, command.other].map(id => letterOf(view.spells, id)).join(' ')}`;
    case 'sort-spells':
      return `sort ${command.order}`;
    case 'reletter-spells':
      return 'letters';
    case 'travel':
      return `go ${placeOf(view.hero, command)}`;
    case 'journey':
      return `journey ${levelWords(command.level)}`;
    default:
      // The others have no fields.
      return command.kind;
  }
}

function answerWords(answer: Answer, view: GameView): string {
  if ('nothing' in answer) {
    return 'nothing';
  }
  if ('item' in answer) {
    return letterOf(view.inventory, answer.item);
  }
  if ('square' in answer) {
    const [x, y] = answer.square;
    return placeOf(view.hero, { x, y });
  }
  if ('direction' in answer) {
    return directionName(answer.direction);
  }
  if ('yes' in answer) {
    return answer.yes ? 'yes' : 'no';
  }
  if ('choice' in answer) {
    const { choice } = answer;
    const offers = askedIn(view)?.offers ?? [];
    const offer = offers.find(
      ({ command }) =>
        command.kind === 'answer' && 'choice' in command.answer && command.answer.choice === choice,
    );
    return offer?.key ?? choice;
  }
  return 'text' in answer ? `"${answer.text}"` : String(answer.count);
}

function letterOf(
  things: readonly { readonly letter: string; readonly id: number }[],
  id: number,
): string {
  const thing = things.find(one => one.id === id);
  if (thing === undefined) {
    throw new Error(`nothing in the view has the id ${id}`);
  }
  return thing.letter;
}

function nameUnderfoot({ things }: GameView, item: number): string {
  return things.find(({ id }) => id === item)?.name ?? '';
}
