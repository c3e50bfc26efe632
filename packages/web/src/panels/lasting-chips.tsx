// What lasts on the hero, as chips: how long still, what it does, and what brought it.

import type { HeroView } from '@roguewright/engine/game';
import { type Causes, type Lasting, lastingOn, tellCause } from '@roguewright/engine/words';
import { label } from '../figures.ts';

interface ChipsProps {
  readonly hero: HeroView;
  readonly causes: Causes;
}

/** One chip for each, as items of a list. */
export function LastingChips({ hero, causes }: ChipsProps) {
  return (
    <>
      {lastingOn(hero).map(lasting => {
        const words = wordsOf(lasting, causes);
        const { name, turns, isBoon } = lasting;
        return (
          <li class={`chip ${isBoon ? 'boon' : 'trouble'}`} key={name} title={words}>
            {label(name)}
            {turns !== undefined && (
              <span class="turns">
                {' '}
                {turns}
                <span class="visually-hidden"> {turns === 1 ? 'turn' : 'turns'}</span>
              </span>
            )}
            {words !== '' && <span class="visually-hidden">: {words}</span>}
          </li>
        );
      })}
    </>
  );
}

/** The same in sentences, for the page of the hero; nothing where nothing lasts. */
export function LastingLines({ hero, causes }: ChipsProps) {
  const all = lastingOn(hero);
  return all.length === 0 ? null : (
    <section class="card lasting" aria-label="What lasts on you">
      <h3>What lasts on you</h3>
      <dl>
        {all.map(lasting => (
          <div key={lasting.name}>
            <dt class={lasting.isBoon ? 'boon' : 'trouble'}>{label(lasting.name)}</dt>
            <dd>{wordsOf(lasting, causes) || 'Until something ends it.'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `You reel: … 5 turns are left. Since turn 412: The ghoul hits you for 3.` */
function wordsOf({ name, turns, about }: Lasting, causes: Causes): string {
  const cause = causes[name];
  const left =
    turns === undefined ? undefined : turns === 1 ? '1 turn is left.' : `${turns} turns are left.`;
  return [about, left, cause && tellCause(cause)].filter(text => text !== undefined).join(' ');
}
