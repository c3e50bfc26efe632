// The events of lasting effects in sentences. Names of effects may be plural, or begin with an article (`owl eyes`,
// `unheeded`, `the peeling`): they stand bare, and no verb depends on their number.

import { capitalised } from '../../english/index.ts';
import type { ForceEventKind, GameEventOf } from '../../game/index.ts';

type Names = Readonly<
  Record<number, { readonly name: string; readonly isHero: boolean; readonly common: boolean }>
>;
type Teller<Kind extends ForceEventKind> = (event: GameEventOf<Kind>, names: Names) => string;

/** One sentence for each event. */
export const forceTellers: { readonly [Kind in ForceEventKind]: Teller<Kind> } = {
  'force-began': ({ actor, spell }, names) =>
    names[actor]?.isHero
      ? `You feel ${nameOf(names, spell)} take hold of you.`
      : `You see ${nameOf(names, spell)} take hold of ${whom(names, actor)}.`,
  'force-renewed': ({ spell }, names) => `You feel ${nameOf(names, spell)} renewed.`,
  'force-fades': ({ spell }, names) => `You feel ${nameOf(names, spell)} wearing thin.`,
  'force-ended': ({ actor, spell }, names) =>
    names[actor]?.isHero
      ? `You feel ${nameOf(names, spell)} leave you.`
      : `You see ${nameOf(names, spell)} leave ${whom(names, actor)}.`,
  'grew-immune': ({ actor, spell }, names) =>
    names[actor]?.isHero
      ? `You are immune to ${nameOf(names, spell)} now.`
      : `${capitalised(nameOf(names, spell))} can’t take hold of ${whom(names, actor)} again.`,
};

function nameOf(names: Names, spell: number): string {
  return names[spell]?.name ?? 'spell';
}

function whom(names: Names, id: number): string {
  const named = names[id];
  return named === undefined ? 'something' : named.common ? `the ${named.name}` : named.name;
}
