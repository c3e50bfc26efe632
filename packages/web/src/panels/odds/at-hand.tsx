// What the hero has at hand: blow, shot and spells, with the odds of each against the nearest enemy in sight; without
// one, with what it costs. A click aims it.

import {
  type Aimed,
  aimQuestion,
  distance,
  hostilesSeen,
  meetsHostile,
  proposedAim,
  tellOutOfRange,
} from '@roguewright/engine/face';
import type { GameView, ThingView } from '@roguewright/engine/game';
import { capitalised } from '@roguewright/engine/words';
import { percent, percentFigure } from '../../figures.ts';
import { QUIVER } from '../../play/mode.ts';
import type { Play } from '../../play/play.ts';
import { Icon } from '../icon.tsx';
import { answerOf, CALM, useOdds } from './use-odds.ts';

/** Spells that are listed. */
const MOST_SPELLS = 3;

/** Milliseconds of rest before they are asked: later than what is asked of bystanders, for they cost more. */
const REST = 400;

/** One way to act on an enemy. */
interface Way {
  readonly title: string;
  readonly icon: { readonly icon: string; readonly hue: string; readonly glyph: string };
  readonly what: Aimed;
  /** What it costs and how often it fails; empty for a shot. */
  readonly terms: string;
}

/** The shot and the attack spells that are ready, in the order of their letters. */
function waysIn(view: GameView): Way[] {
  const missile = view.inventory.find(({ wielded, uses }) => wielded && uses.includes('fire'));
  const shot: Way[] = view.readyToFire
    ? [
        {
          title: 'Fire',
          icon: missile ?? { icon: 'archer', hue: 'magic', glyph: ')' },
          what: QUIVER,
          terms: missile === undefined ? '' : `${missile.count} left`,
        },
      ]
    : [];
  const spells = view.spells
    .filter(({ needsDirection, price, pool, forgotten, forGround, school }) => {
      const has = pool === 'grace' ? view.hero.grace : view.hero.energy;
      const isAgainst = needsDirection && forGround !== true && school !== 'matter';
      return isAgainst && !forgotten && price <= has;
    })
    .slice(0, MOST_SPELLS)
    .map(spell => ({
      title: capitalised(spell.name),
      icon: { icon: spell.icon, hue: spell.hue, glyph: '*' },
      what: { kind: 'cast', spell } as const,
      terms: `fails ${percentFigure(spell.failPercent)} · ${spell.price} ${spell.pool}`,
    }));
  return [...shot, ...spells];
}

interface OddsProps {
  readonly play: Play;
  readonly view: GameView;
  readonly what: Aimed;
}

/** `fails 12 %, hits 80 %, kills 31 %` of the enemy that it is aimed at first; nothing where it meets none. */
export function NearestOdds({ play, view, what }: OddsProps) {
  const { aim } = proposedAim(view, what);
  const meets = meetsHostile(view, aim);
  const question = meets ? aimQuestion(view, what, aim) : undefined;
  const answer = answerOf(useOdds(play.session, question, REST));
  if (!meets) {
    return <span class="muted at-hand-odds">not in line</span>;
  }
  const enemies = new Set(hostilesSeen(view).map(({ id }) => id));
  const target = answer?.targets.find(({ id, hitChance }) => enemies.has(id) && hitChance > 0);
  if (target === undefined) {
    const isShort = answer !== undefined && tellOutOfRange(view, aim.square, answer) !== '';
    const none = isShort ? 'out of range' : 'no effect';
    return <span class="muted at-hand-odds">{answer === undefined ? '…' : none}</span>;
  }
  return (
    <span class="at-hand-odds">
      hit {percent(target.hitChance)}
      {' · '}
      <strong class="at-hand-kill">kill {percent(target.killChance)}</strong>
    </span>
  );
}

/** The blow with what is wielded; a click looks at the enemy. */
function Blow({ play, view, foe }: Omit<OddsProps, 'what'> & { readonly foe: ThingView }) {
  const question = { ask: 'attack', target: foe.id } as const;
  const target = answerOf(useOdds(play.session, question, CALM))?.targets[0];
  const weapon = view.inventory.find(({ wielded, uses }) => wielded && !uses.includes('fire'));
  const isBeside = distance(view.hero, foe) === 1;
  return (
    <li>
      <button type="button" class="near" onClick={() => play.lookAt(foe)}>
        <Icon {...(weapon ?? BARE)} />
        <span class="near-name">
          Strike{isBeside ? '' : <span class="muted"> when beside it</span>}
        </span>
        <span class="at-hand-odds">
          {target === undefined ? (
            '…'
          ) : (
            <>
              hit {percent(target.hitChance)}
              {' · '}
              <strong class="at-hand-kill">kill {percent(target.killChance)}</strong>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

/** The hand that holds no weapon. */
const BARE = { icon: 'punch-blast', hue: 'wounding', glyph: '-' };

/** The card; nothing for a hero who can neither shoot nor cast while no enemy is in sight. */
export function AtHand({ play, view }: { play: Play; view: GameView }) {
  const nearest: ThingView | undefined = hostilesSeen(view)[0];
  const ways = waysIn(view);
  return nearest === undefined && ways.length === 0 ? null : (
    <section class="card at-hand" aria-label="At hand">
      <h3>{nearest === undefined ? 'At hand' : `At hand, against the ${nearest.name}`}</h3>
      <ul>
        {ways.map(({ title, icon, what, terms }) => (
          <li key={title}>
            <button type="button" class="near" onClick={() => play.aim(what)}>
              <Icon {...icon} />
              <span class="near-name">{title}</span>
              {nearest === undefined ? (
                <span class="muted at-hand-odds">{terms}</span>
              ) : (
                <NearestOdds play={play} view={view} what={what} />
              )}
            </button>
          </li>
        ))}
        {nearest !== undefined && <Blow play={play} view={view} foe={nearest} />}
      </ul>
    </section>
  );
}
