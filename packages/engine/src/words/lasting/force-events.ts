// The events of lasting effects in sentences.

import type { ForceEventKind, GameEventOf } from '../../game/index.ts';

type Names = Readonly<
  Record<number, { readonly name: string; readonly isHero: boolean; readonly common: boolean }>
>;
type Teller<Kind extends ForceEventKind> = (event: GameEventOf<Kind>, names: Names) => string;

/** One sentence for each event. */
export const forceTellers: { readonly [Kind in ForceEventKind]: Teller<Kind> } = {
  'force-began': ({ actor, spell }, names) =>
    names[actor]?.isHero
      ? `The ${nameOf(names, spell)} takes hold of you.`
      : `The ${nameOf(names, spell)} takes hold of ${whom(names, actor)}.`,
  'force-renewed': ({ spell }, names) => `The ${nameOf(names, spell)} is renewed.`,
  'force-fades': ({ spell }, names) => `The ${nameOf(names, spell)} is wearing thin.`,
  'force-ended': ({ actor, spell }, names) =>
    names[actor]?.isHero
      ? `The ${nameOf(names, spell)} leaves you.`
      : `The ${nameOf(names, spell)} leaves ${whom(names, actor)}.`,
  'grew-immune': ({ actor, spell }, names) =>
    names[actor]?.isHero
      ? `You are immune to the ${nameOf(names, spell)} now.`
      : `The ${nameOf(names, spell)} can’t take hold of ${whom(names, actor)} again.`,
};

function nameOf(names: Names, spell: number): string {
  return names[spell]?.name ?? 'spell';
}

function whom(names: Names, id: number): string {
  const named = names[id];
  return named === undefined ? 'something' : named.common ? `the ${named.name}` : named.name;
}
