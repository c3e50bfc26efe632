// The events of forms, in sentences.

import { capitalised, withArticle } from '../../english/index.ts';
import type { FormEventKind, GameEventOf, ThingName } from '../../game/index.ts';

type Names = Readonly<Record<number, ThingName>>;

type Tellers = {
  readonly [Kind in FormEventKind]: (event: GameEventOf<Kind>, names: Names) => string;
};

/** One sentence for each event. */
export const formTellers: Tellers = {
  'form-taken': ({ actor, target }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'turn', 'turns')} into ${kind(names, target)}.`,
  'form-ended': ({ actor }, names) =>
    isHero(names, actor)
      ? 'You are yourself again.'
      : `${subject(names, actor)} is back in a body of their own.`,
  'new-self': ({ actor, level }, names) =>
    isHero(names, actor)
      ? `You are a new version of yourself, of level ${level}.`
      : `${subject(names, actor)} looks like somebody new.`,
  'unfit-self': () => 'Your new self isn’t fit to live.',
  'form-shock': ({ damage }) =>
    `Your body tries to change, and can’t: the shock takes ${damage} hit points.`,
  'form-unheard': () => 'You have never heard of such a creature.',
  'form-refused': ({ target }, names) => `Nobody turns into ${kind(names, target)}.`,
  'form-extinct': ({ target }, names) =>
    `For a moment you feel like ${kind(names, target)}. There are none any more.`,
  'outfit-burst': ({ actor, item }, names) =>
    `${whose(names, actor, item)} bursts: ${verb(names, actor, 'your', 'the')} body is too big for it.`,
  'outfit-fell': ({ actor, item }, names) =>
    `${whose(names, actor, item)} falls off: ${verb(names, actor, 'your', 'the')} body doesn’t hold it.`,
  'outfit-let-go': ({ item }, names) => `You can’t hold your ${thing(names, item)} any more.`,
  'load-dropped': ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'drop', 'drops')} the ${thing(names, item)}.`,
  'form-power-used': ({ actor, target }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'use', 'uses')} ${names[target]?.name ?? 'a power'}.`,
  'magic-eaten': ({ item }, names) => `The magic of the ${thing(names, item)} goes into you.`,
};

function isHero(names: Names, id: number): boolean {
  return names[id]?.isHero === true;
}

function subject(names: Names, id: number): string {
  const name = names[id];
  if (name === undefined) {
    return 'Something';
  }
  return name.isHero ? 'You' : capitalised(name.common ? `the ${name.name}` : name.name);
}

function verb(names: Names, id: number, you: string, others: string): string {
  return isHero(names, id) ? you : others;
}

function thing(names: Names, id: number): string {
  return names[id]?.name ?? 'thing';
}

function whose(names: Names, actor: number, item: number): string {
  return isHero(names, actor)
    ? `Your ${thing(names, item)}`
    : `The ${thing(names, item)} of ${lower(subject(names, actor))}`;
}

function lower(text: string): string {
  return text.replace(/^(The|Something)/, word => word.toLowerCase());
}

function kind(names: Names, id: number): string {
  return withArticle(names[id]?.name ?? 'something else');
}
