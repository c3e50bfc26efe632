// The hero's own numbers.

import type { GameView, HeroView } from '@roguewright/engine/game';
import {
  type Causes,
  capitalised,
  shortPlaceName,
  tellBill,
  tellDarkness,
  tellDeath,
  tellForm,
  tellGod,
  tellPaths,
  tellRank,
  tellShopping,
} from '@roguewright/engine/words';
import { label, percent } from '../figures.ts';
import type { Play } from '../play/play.ts';
import { LastingChips } from './lasting-chips.tsx';
import { Meter } from './meter.tsx';
import { DangerFigure } from './odds/danger-figure.tsx';
import { OutfitRow } from './outfit-row.tsx';

interface BarProps {
  readonly name: string;
  readonly hue: 'wounding' | 'protection';
  readonly now: number;
  readonly most: number;
}

function Bar({ name, hue, now, most }: BarProps) {
  return (
    <div class={`bar ${hue}`}>
      <span class="bar-name">{name}</span>
      <Meter now={now} most={most} />
      <span class="bar-figures">
        <strong>{now}</strong> / {most}
      </span>
    </div>
  );
}

/** Hunger, burden, conditions and forces, each as a chip with its words. */
function Chips({ hero, causes }: { hero: HeroView; causes: Causes }) {
  const isTroubled = ['hungry', 'weak', 'fainting'].includes(hero.hunger);
  return (
    <ul class="chips" aria-label="Condition">
      <li class={isTroubled ? 'chip trouble' : 'chip'}>{label(hero.hunger)}</li>
      <Burden hero={hero} />
      <LastingChips hero={hero} causes={causes} />
    </ul>
  );
}

/** How heavily he is laden, with what it costs; nothing while it costs nothing. */
function Burden({ hero: { burden, load } }: { hero: HeroView }) {
  const share = load.freePace === 0 ? 0 : 1 - load.pace / load.freePace;
  const kilos = (grams: number) => (grams / 1000).toFixed(1);
  const room = load.nextAt === 0 ? '' : ` The next burden begins above ${kilos(load.nextAt)} kg.`;
  const title = `You carry ${kilos(load.carried)} kg.${room}`;
  return burden === 'unencumbered' ? (
    <li class="chip" title={title}>
      {kilos(load.carried)} kg
    </li>
  ) : (
    <li class="chip trouble" title={title}>
      {label(burden)}: {percent(share)} slower
    </li>
  );
}

interface HeroPanelProps {
  /** The game that is asked for its danger; undefined: one that is looked back on. */
  readonly play: Play | undefined;
  readonly view: GameView;
  /** The seed, where the player chose it. */
  readonly seed: string | undefined;
  /** Opens all numbers, by a button on the name; absent: they are here. */
  readonly openAll?: () => void;
}

/** What is owed in the shop where the hero is; nothing elsewhere. */
function Bill({ view: { shop } }: Pick<HeroPanelProps, 'view'>) {
  const bill = shop === undefined ? '' : tellBill(shop);
  return shop === undefined || bill === '' ? null : (
    <div title={tellShopping(shop)}>
      <dt>Shop</dt>
      <dd>{bill}</dd>
    </div>
  );
}

/** The attributes, by their first three letters. */
function Attributes({ hero }: { hero: HeroView }) {
  return (
    <dl class="attributes" aria-label="Attributes">
      {Object.entries(hero.attributes).map(([name, value]) => (
        <div key={name}>
          <dt>{attributeName(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Race, role, level and rank. */
function Who({ hero }: { hero: HeroView }) {
  return (
    <p class="muted about">
      {hero.race} {hero.role}, level {hero.level}
      {hero.rank !== undefined && <span title={tellRank(hero)}> · {hero.rank.name}</span>}
    </p>
  );
}

/** The card at the top of the right column. */
export function HeroPanel({ play, view, seed, openAll }: HeroPanelProps) {
  const light = tellDarkness(view.map);
  const { hero } = view;
  return (
    <section class="card hero" aria-label="You">
      <h2>
        {openAll === undefined ? (
          hero.name
        ) : (
          <button type="button" class="hero-open" title="All numbers" onClick={openAll}>
            {hero.name}
          </button>
        )}
      </h2>
      <Who hero={hero} />
      {hero.form !== undefined && <p class="muted about">{tellForm(hero.form).join(' ')}</p>}
      <Bar name="Hit points" hue="wounding" now={hero.hitPoints} most={hero.maxHitPoints} />
      {play !== undefined && <DangerFigure play={play} view={view} />}
      <Bar name="Energy" hue="protection" now={hero.energy} most={hero.maxEnergy} />
      {hero.maxGrace > 0 && (
        <Bar name="Grace" hue="protection" now={hero.grace} most={hero.maxGrace} />
      )}
      <Chips hero={hero} causes={play?.session.causes.value ?? {}} />
      {play !== undefined && <OutfitRow play={play} items={view.inventory} />}
      <dl class="numbers">
        <div>
          <dt>Armour</dt>
          <dd>{hero.armourClass}</dd>
        </div>
        <div>
          <dt>Experience</dt>
          <dd>
            {hero.experience} of {hero.nextLevelAt}
          </dd>
        </div>
        <div>
          <dt>Nutrition</dt>
          <dd>{hero.nutrition}</dd>
        </div>
        <div>
          <dt>Gold</dt>
          <dd>{hero.gold}</dd>
        </div>
        <Bill view={view} />
        <div>
          <dt>Turn</dt>
          <dd>{view.turn}</dd>
        </div>
        <div>
          <dt>Place</dt>
          <dd>{shortPlaceName(view.dungeonLevel)}</dd>
        </div>
        {view.revives === true && (
          <div title={tellDeath(view)}>
            <dt>Death</dt>
            <dd>not final</dd>
          </div>
        )}
        {light !== '' && (
          <div>
            <dt>Light</dt>
            <dd>{light}</dd>
          </div>
        )}
        {seed !== undefined && (
          <div>
            <dt>Seed</dt>
            <dd>{seed}</dd>
          </div>
        )}
      </dl>
      <Attributes hero={hero} />
      {hero.god !== undefined && (
        <p class="muted god" title={[hero.god.about, ...tellGod(hero)].join(' ')}>
          {tellGod(hero).join(' ')}
        </p>
      )}
      {hero.paths.length > 0 && (
        <p class="muted paths" title={tellPaths(hero.paths).join(' ')}>
          {tellPaths(hero.paths).join(' ')}
        </p>
      )}
    </section>
  );
}

/** The first three letters; screen readers get the whole name. */
function attributeName(name: string) {
  return (
    <>
      <span aria-hidden="true">
        <abbr title={name}>{capitalised(name.slice(0, 3))}</abbr>
      </span>
      <span class="visually-hidden">{name}</span>
    </>
  );
}
