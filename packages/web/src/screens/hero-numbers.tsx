// The numbers of a new hero, from the engine's preview.

import { rulesetField } from '@roguewright/engine/face';
import type {
  AttributePreview,
  Expected,
  HeroChoices,
  HeroPreview,
  SpellAtStart,
} from '@roguewright/engine/host';
import { capitalised, skillName, tellPaths, tellPrice, tellRanks } from '@roguewright/engine/words';
import { label, mean, percent, percentFigure, usual } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import type { Draft } from './new-game-form.tsx';
import { usePreview } from './use-preview.ts';

interface NumbersProps {
  readonly choices: HeroChoices;
  readonly draft: Draft;
}

/** The page of numbers. */
export function HeroNumbers({ choices, draft }: NumbersProps) {
  const { preview, problem } = usePreview(
    draft.place,
    draft.role,
    draft.race,
    rulesetField(choices.rules, draft.rules),
  );
  const isWorking = preview === undefined && problem === undefined;
  const titleOf = (list: HeroChoices['races'], id: string) =>
    list.find(choice => choice.id === id)?.name ?? '';
  const title = `${titleOf(choices.races, draft.race)} ${titleOf(choices.roles, draft.role)}`;
  return (
    <section class="numbers-page" aria-label="What this hero begins with" aria-busy={isWorking}>
      <h2>{title}</h2>
      {problem !== undefined && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      <p class="working muted" role="status">
        {isWorking && `Working out the numbers of the ${title}…`}
      </p>
      {preview !== undefined && (
        <div class="numbers-body">
          <Vitals preview={preview} />
          <Attributes attributes={preview.attributes} />
          <Fighting preview={preview} />
          <Paths paths={preview.paths} />
          <Spells spells={preview.spells} />
          <Skills skills={preview.skills} />
          <Ranks ranks={preview.ranks} />
          <Kit kit={preview.kit} />
          <Certainty preview={preview} />
        </div>
      )}
    </section>
  );
}

/** The most important numbers. */
function Vitals({ preview }: { preview: HeroPreview }) {
  const { hitPoints, energy, grace, armourClass, speed, burdened } = preview;
  const figures: readonly (readonly [string, string])[] = [
    ['Hit points', usual(hitPoints.values)],
    ['Energy', usual(energy.values)],
    ...(grace === undefined ? [] : [['Grace', usual(grace.values)] as const]),
    ['Armour class', String(armourClass)],
    ['Speed', String(speed)],
  ];
  return (
    <>
      <dl class="first-numbers">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {burdened > 0 && (
        <p class="hint">{percent(burdened)} of these heroes begin burdened, and slow.</p>
      )}
    </>
  );
}

/** The bar reaches from 3 to 25; strength and dexterity are on Angband's scale, where 18/220 is 238. */
const LEAST = 3;
const SHORT_END = 18;
const BAR_END = 25;
const LONG_STEP = (BAR_END - SHORT_END) / 220;

/** A place on the bar of an attribute, 0…100. */
function onBar(name: string, value: number): number {
  const isLong = name === 'strength' || name === 'dexterity';
  const at = isLong && value > SHORT_END ? SHORT_END + (value - SHORT_END) * LONG_STEP : value;
  return (100 * (at - LEAST)) / (BAR_END - LEAST);
}

function Attributes({ attributes }: { attributes: readonly AttributePreview[] }) {
  return (
    <table class="likely">
      <caption>Attributes: median and 90 % range</caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Median</th>
          <th scope="col">90 % range</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map(({ name, low, middle, high, expected }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="middle">{middle}</td>
            <td>
              <div class="measure">
                <Spread name={name} expected={expected} />
                <span class="nine">
                  {low}–{high}
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The distribution of an attribute as a strip, brighter where it is likelier. The figures stand beside it. */
function Spread({ name, expected: { values } }: { name: string; expected: Expected }) {
  const most = Math.max(...values.map(([, probability]) => probability));
  return (
    <span class="strip" aria-hidden="true">
      {values.map(([value, probability]) => (
        <i
          key={value}
          style={{ left: `${onBar(name, value)}%`, opacity: Math.sqrt(probability / most) }}
        />
      ))}
    </span>
  );
}

/** `1 blow`, `2–3 blows`. */
function counted({ values }: Expected, what: string): string {
  const count = usual(values);
  return `${count} ${what}${count === '1' ? '' : 's'}`;
}

function Fighting({ preview: { weapon, launcher } }: { preview: HeroPreview }) {
  return (
    <section>
      <h3>In a fight</h3>
      <p>
        <strong>{weapon.name}</strong>
        {weapon.damage !== '' && <>, {weapon.damage}</>}: {counted(weapon.blows, 'blow')} a turn;{' '}
        {percentFigure(weapon.hitPercent.mean)} to hit a jackal; {mean(weapon.dealt.mean)} damage a
        turn on average.
      </p>
      {launcher !== undefined && (
        <p>
          <strong>{launcher.name}</strong>: {counted(launcher.shots, 'shot')} a turn, damage times{' '}
          {launcher.multiplier}.
        </p>
      )}
    </section>
  );
}

/** The spell paths of role, race and worn items, and where each comes from. */
function Paths({ paths }: Pick<HeroPreview, 'paths'>) {
  return paths.length === 0 ? null : (
    <section>
      <h3>Spell paths</h3>
      <p>{tellPaths(paths).join(' ')}</p>
    </section>
  );
}

function Spells({ spells }: { spells: readonly SpellAtStart[] }) {
  if (spells.length === 0) {
    return null;
  }
  const sure = spells.filter(({ share }) => share === 1);
  const perhaps = spells.filter(({ share }) => share < 1);
  return (
    <section>
      <h3>Knows from the start</h3>
      <ul class="first-spells">
        {sure.map(spell => (
          <FirstSpell key={spell.name} spell={spell} />
        ))}
      </ul>
      {perhaps.length > 0 && (
        <>
          <h4>And by chance</h4>
          <ul class="perhaps">
            {perhaps.map(({ name, icon, hue, share, failPercent }) => (
              <li key={name}>
                <Icon icon={icon} hue={hue} glyph="*" />
                {name}{' '}
                <span class="muted">
                  {percent(share)} know it; it fails {usual(failPercent.values)} %
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** `grace for 1 cast` */
function castsWords({ casts, pool, andGrace }: SpellAtStart): string {
  const count = usual(casts.values);
  const paid = andGrace > 0 ? 'energy and grace' : pool;
  return count === '0'
    ? `too little ${paid} to cast it`
    : `${paid} for ${count} cast${count === '1' ? '' : 's'}`;
}

function FirstSpell({ spell }: { spell: SpellAtStart }) {
  const { name, about, icon, hue, spellLevel, school, failPercent } = spell;
  return (
    <li>
      <Icon icon={icon} hue={hue} glyph="*" />
      <div>
        <p>
          <strong class="spell-name">{capitalised(name)}</strong>{' '}
          <span class="muted">
            level {spellLevel}, {school}
          </span>
        </p>
        <p class="fails">
          <b>{usual(failPercent.values)} %</b> to fail · {tellPrice(spell)} · {castsWords(spell)}
        </p>
        <p class="muted">{about}</p>
        <details>
          <summary>Why</summary>
          <ul class="reasons">
            {spell.explanation.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}

/** The skill levels that a role can reach, the best first. */
const RANKS = ['grand-master', 'master', 'expert', 'skilled', 'basic'];

function Skills({ skills }: { skills: HeroPreview['skills'] }) {
  const ranks = RANKS.map(rank => [rank, skills.filter(({ most }) => most === rank)] as const);
  return (
    <section>
      <h3>Can learn</h3>
      <dl class="ranks">
        {ranks
          .filter(([, reached]) => reached.length > 0)
          .map(([rank, reached]) => (
            <div key={rank}>
              <dt>to {label(rank)}</dt>
              <dd>
                {reached.map(({ skill, level }, place) => (
                  <span key={skill}>
                    {place > 0 && ', '}
                    {level === 'unskilled' ? (
                      skillName(skill)
                    ) : (
                      <Known skill={skill} level={level} />
                    )}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** What the hero will be called as he rises. */
function Ranks({ ranks }: { ranks: HeroPreview['ranks'] }) {
  return ranks.length === 0 ? null : (
    <section>
      <h3>Ranks</h3>
      <p>{tellRanks(ranks)}.</p>
    </section>
  );
}

/** A skill that begins above unskilled. */
function Known({ skill, level }: { skill: string; level: string }) {
  return (
    <>
      <b>{skillName(skill)}</b> ({label(level)} already)
    </>
  );
}

const PLACES = {
  'in-hand': 'in hand',
  'in-quiver': 'in the quiver',
  worn: 'worn',
  carried: '',
} as const;

function Kit({ kit }: { kit: HeroPreview['kit'] }) {
  return (
    <section>
      <h3>Starting items</h3>
      <ul class="kit">
        {kit.map(({ name, icon, hue, place, share }) => (
          <li key={name}>
            <Icon icon={icon} hue={hue} glyph="·" />
            {name}
            {PLACES[place] !== '' && <span class="muted"> {PLACES[place]}</span>}
            {share < 1 && <span class="muted"> {percent(share)} of heroes</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Certainty({ preview }: { preview: HeroPreview }) {
  const { attributes, hitPoints, energy, grace } = preview;
  const certainty = attributes[0]?.expected.certainty;
  const pools = [hitPoints, energy, ...(grace === undefined ? [] : [grace])];
  const areExact = pools.every(pool => pool.certainty.kind === 'exact');
  return certainty?.kind !== 'estimated' ? null : (
    <p class="muted certainty">
      {areExact &&
        `${pools.length === 3 ? 'Hit points, energy and grace' : 'Hit points and energy'} are exact. `}
      Numbers that depend on attributes are estimated from many random heroes: percentages are
      accurate to ±{Math.ceil(100 * certainty.plusMinus)} points.
    </p>
  );
}
