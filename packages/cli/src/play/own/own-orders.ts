// Lines by which a player writes something down: `prefer pickup ! ?`, `note a shop here`.

import { type GameView, WISHES, type Wish } from '@roguewright/engine/game';
import { kindWords, matchesWords, noteLines, tellWish, WISH_HELP } from '@roguewright/engine/words';
import { listInventory } from '../describe.ts';
import { type Order, say } from '../order.ts';
import { creatureNamed } from '../things.ts';

/** `prefer` shows the rules, `prefer pickup ! ?` sets some, `prefer pickup off` takes them away. */
function readPrefer(words: readonly string[], view: GameView, raw: string): Order {
  const [first = ''] = words;
  if (first === '') {
    return say(WISHES.map(wish => `${tellWish(view, wish)} ${WISH_HELP[wish].about}`).join('\n'));
  }
  const about = WISHES.find(wish => wish === first);
  return about === undefined
    ? say(`Expected prefer pickup, prefer stops or prefer messages, got ${first}.`)
    : readRules(about)([], view, raw.slice(first.length));
}

/** The rules behind the word for what they are about; without any, those that there are. */
export function readRules(about: Wish) {
  return (_: readonly string[], view: GameView, raw: string): Order => {
    const rules = raw.trim();
    return rules === ''
      ? say(`${tellWish(view, about)} ${WISH_HELP[about].about}`)
      : {
          do: 'perform',
          command: { kind: 'prefer', about, rules: rules === 'off' ? '' : rules },
        };
  };
}

/** `note` reads the notes, `note TEXT` makes one, `note off` takes away the last. */
function readNote(_: readonly string[], view: GameView, raw: string): Order {
  const text = raw.trim();
  if (text === '') {
    return say(noteLines(view).join('\n') || 'You have made no notes.');
  }
  return { do: 'perform', command: { kind: 'note', text: text === 'off' ? '' : text } };
}

/** `inventory`; `inventory potion` lists the items with that word. */
export function readInventory(_: readonly string[], view: GameView, raw: string): Order {
  if (raw === '') {
    return { do: 'show', page: 'inventory' };
  }
  const inventory = view.inventory.filter(({ name, uses, glyph }) =>
    matchesWords(`${name} ${uses.join(' ')} ${kindWords(glyph)}`, raw),
  );
  return say(
    inventory.length === 0
      ? `You carry nothing like ${raw}.`
      : listInventory({ ...view, inventory }),
  );
}

/** `ignore` lets all enemies in sight be, `ignore eel` one of them. */
function readLetBe(_: readonly string[], view: GameView, raw: string): Order {
  const creature = raw.trim() === '' ? { id: 0 } : creatureNamed(view, raw.trim());
  return typeof creature === 'string'
    ? say(creature)
    : { do: 'perform', command: { kind: 'let-be', creature: creature.id } };
}

/** What reads each of these commands. */
export const OWN_READERS = { prefer: readPrefer, note: readNote, 'let-be': readLetBe };
