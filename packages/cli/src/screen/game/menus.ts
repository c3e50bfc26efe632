// What can be chosen of a view: spells, things for a use, what lies here, skills.

import type { GameView, ItemUse, ItemView, SpellView } from '@roguewright/engine/game';
import { skillName, tellLearning } from '@roguewright/engine/words';
import { piecesOf } from '../../play/describe.ts';
import { spellTable } from '../../play/spell-table.ts';
import type { Choice } from '../stage/stage.ts';

/** The known spells with what decides about them. */
export function spellMenu(view: GameView, columns: number) {
  // A sheet and the letter of a choice take four columns each.
  const { head, lines } = spellTable(view, columns - 8);
  return { heads: head, choices: spellChoices(view, lines) };
}

function spellChoices(view: GameView, lines: readonly string[]): Choice<SpellView>[] {
  return view.spells.map((spell, place) => ({
    key: spell.letter,
    text: lines[place]!,
    value: spell,
  }));
}

/** The ids of the things that a command fits. */
export function itemChoices(view: GameView, kind: ItemUse): Choice<number>[] {
  const usable = view.inventory.filter(({ uses }) => uses.includes(kind));
  // Enter chooses the first: that is never to throw away the weapon in hand.
  const isHeld = ({ wielded, uses }: ItemView) => wielded && !uses.includes('fire');
  const inOrder =
    kind === 'throw' ? [...usable.filter(item => !isHeld(item)), ...usable.filter(isHeld)] : usable;
  const carried = inOrder.map(item => ({
    key: item.letter,
    text: `${piecesOf(item)}${kind === 'read' ? promiseOf(item.learning) : ''}`,
    value: item.id,
  }));
  const lying = kind === 'eat' ? view.underfoot.filter(({ uses }) => uses.includes('eat')) : [];
  const eaten = lying.map(({ id, name }, index) => ({
    key: String(index + 1),
    text: `${name}, lying here`,
    value: id,
  }));
  const bare = kind === 'wield' ? [{ key: '-', text: 'bare hands', value: 0 }] : [];
  return [...carried, ...eaten, ...bare];
}

/** What a book promises its reader. */
function promiseOf(learning: ItemView['learning']): string {
  return learning === undefined ? '' : `: ${tellLearning(learning)}`;
}

/** The ids of what can be taken here; 0 is everything. */
export function lyingChoices({ underfoot }: GameView): Choice<number>[] {
  const lying = underfoot.filter(({ uses }) => uses.includes('pick-up'));
  return [
    { key: ',', text: 'everything', value: 0 },
    ...lying.map(({ id, name }, index) => ({ key: lettered(index), text: name, value: id })),
  ];
}

/** The skills, and which of them can be enhanced. */
export function skillChoices({ skills }: GameView): Choice<string>[] {
  return skills.map(({ skill, level, most, ready }, index) => {
    const step = ready ? ', can be enhanced' : '';
    const text = `${skillName(skill)}: ${level} (${level === most ? 'its highest level' : `at most ${most}`})${step}`;
    return { key: lettered(index), text, value: skill };
  });
}

/** a…z, then A…Z. */
export function lettered(index: number): string {
  return String.fromCharCode(index < 26 ? 97 + index : 39 + index);
}
