// Names that the player gives, in lines: `name e Sting`, `call murky potion healing?`, `call e ""`.

import type { Command, GameView } from '@roguewright/engine/game';
import { tellRefusal } from '@roguewright/engine/words';
import { unquoted } from './answer-orders.ts';
import { type Order, say } from './order.ts';
import { itemNamed } from './things.ts';

/** Reads what follows the verb: nothing, an item, or an item and its name, in quotes where that leaves doubt. */
export function nameOrder(kind: 'name' | 'call') {
  return (_: readonly string[], view: GameView, raw: string): Order => {
    if (raw === '') {
      return { do: 'perform', command: { kind, item: 0 } };
    }
    const named = itemFirst(kind, view, raw);
    if (typeof named === 'string') {
      return say(named);
    }
    const { item, name } = named;
    const command: Command = { kind, item };
    return name === undefined
      ? { do: 'perform', command }
      : { do: 'perform', command, answer: { kind: 'answer', answer: { text: name } } };
  };
}

interface Named {
  readonly item: number;
  /** Absent: it is asked for. */
  readonly name?: string;
}

/** The item that the longest beginning names, and the name that follows; or what to say. */
function itemFirst(kind: 'name' | 'call', view: GameView, raw: string): Named | string {
  const fitting = view.inventory.filter(({ callable }) => kind === 'name' || callable === true);
  if (fitting.length === 0) {
    return tellRefusal(kind === 'name' ? 'nothing-to-name' : 'nothing-to-call');
  }
  const find = (written: string) => itemNamed(view, written, 'drop', fitting);
  const [, before = '', quoted] = /^(.*?)\s*("[^"]*")$/.exec(raw) ?? [];
  if (quoted !== undefined && before !== '') {
    const item = find(before);
    return typeof item === 'string' ? item : { item: item.id, name: unquoted(quoted) };
  }
  const words = raw.split(/\s+/);
  for (let length = words.length; length > 0; length--) {
    const item = find(words.slice(0, length).join(' '));
    if (typeof item !== 'string') {
      const name = words.slice(length).join(' ');
      return { item: item.id, ...(name !== '' && { name }) };
    }
  }
  const said = find(words[0]!);
  return typeof said === 'string' ? said : raw;
}
