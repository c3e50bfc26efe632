// The events of lasting effects in sentences.

import { capitalised } from '../../english/index.ts';
import type { ForceEventKind, GameEventOf } from '../../game/index.ts';

type Names = Readonly<
  Record<number, { readonly name: string; readonly isHero: boolean; readonly common: boolean }>
>;
type Teller<Kind extends ForceEventKind> = (event: GameEventOf<Kind>, names: Names) => string;

/** One sentence for each event. The names of spells and diseases take no article. */
export const forceTellers: { readonly [Kind in ForceEventKind]: Teller<Kind> } = {
  'force-began': ({ actor, spell }, names) =>
    `${subject(names, spell)} takes hold of ${whom(names, actor)}.`,
  'fell-ill': ({ actor, spell }, names) =>
    `${capitalised(whom(names, actor))} ${isHero(names, actor) ? 'catch' : 'catches'} ${nameOf(names, spell)}.`,
  'force-renewed': ({ spell }, names) => `${subject(names, spell)} is renewed.`,
  'force-fades': ({ spell }, names) => `${subject(names, spell)} is wearing thin.`,
  'force-runs-out': ({ spell }, names) => `${subject(names, spell)} is almost gone.`,
  'force-ended': ({ actor, spell }, names) =>
    `${subject(names, spell)} leaves ${whom(names, actor)}.`,
  'grew-immune': ({ actor, spell }, names) =>
    `${capitalised(whom(names, actor))} ${isHero(names, actor) ? 'are' : 'is'} immune to ${nameOf(names, spell)} now.`,
};

function subject(names: Names, spell: number): string {
  return capitalised(nameOf(names, spell));
}

function nameOf(names: Names, spell: number): string {
  return names[spell]?.name ?? 'a spell';
}

function isHero(names: Names, id: number): boolean {
  return names[id]?.isHero === true;
}

function whom(names: Names, id: number): string {
  const named = names[id];
  if (named === undefined) {
    return 'something';
  }
  return named.isHero ? 'you' : named.common ? `the ${named.name}` : named.name;
}
