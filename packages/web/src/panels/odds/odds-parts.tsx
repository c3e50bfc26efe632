// The building blocks of the panels of odds.

import type { OddsAnswer, TargetOdds } from '@roguewright/engine/odds';
import {
  capitalised,
  sectionsOf,
  tellBrought,
  tellBroughtTurns,
  tellCertainty,
  tellDim,
  tellHitEffects,
  tellHitSquares,
  tellMayBe,
  withThe,
} from '@roguewright/engine/words';
import { BarChart } from '../../charts/bar-chart.tsx';
import { chanceFigure, mean, meanFigure, percent } from '../../figures.ts';
import { handbookAddress } from '../../screens/route.ts';

/** A large figure with its name under it. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** How exact an answer is, a warning, whether the target is in the dark, and what an unrecognised item may be. */
export function Labels({ answer, warning }: { answer: OddsAnswer; warning?: string | undefined }) {
  const mayBe = tellMayBe(answer, percent);
  const dim = tellDim(answer);
  return (
    <>
      <ul class="chips sureness" aria-label="How exact">
        {warning !== undefined && <li class="chip warning">{warning}</li>}
        {dim !== '' && <li class="chip warning">{dim}</li>}
        <li class="chip">{tellCertainty(answer, percent)}</li>
      </ul>
      {mayBe !== '' && <p class="muted">{mayBe}</p>}
    </>
  );
}

interface TargetProps {
  readonly target: TargetOdds;
  readonly hue: string;
  /** What is counted in the chart of turns. */
  readonly action: 'attacks' | 'casts' | 'throws' | 'turns' | 'zaps';
  /** Without charts: one line of figures. */
  readonly isShort: boolean;
  /** Whether its name already stands above. */
  readonly isNamed?: boolean;
}

/** What an action does to one creature. */
export function Target(props: TargetProps) {
  const { target, hue, action, isShort, isNamed = false } = props;
  const brought = tellBrought(target);
  const squares = tellHitSquares(target);
  if (brought !== undefined) {
    return <HarmlessTarget target={target} brought={brought} isNamed={isNamed} />;
  }
  return (
    <section class="target" aria-label={`Odds against ${withThe(target.name)}`}>
      {!isNamed && <h4>{target.name}</h4>}
      <dl class="figures">
        <Figure name="to hit" value={chanceFigure(target.hitChance)} />
        <Figure name="to kill" value={chanceFigure(target.killChance)} />
      </dl>
      {squares !== '' && <p class="muted">{capitalised(squares)}.</p>}
      <Effects target={target} />
      {!isShort && (
        <>
          <BarChart
            title="Damage"
            valueTitle="damage, hit points"
            plot={target.damage}
            hue={hue}
            mean={target.meanDamage}
            hitPoints={target.hitPoints}
          />
          <BarChart
            title={`${capitalised(action)} until it is dead`}
            valueTitle={action}
            plot={target.turnsToKill}
            isOpen
            hue="information"
          />
        </>
      )}
    </section>
  );
}

interface HarmlessProps extends Pick<TargetProps, 'target' | 'isNamed'> {
  /** `falls asleep` */
  readonly brought: string;
}

/** The effect of a spell without damage: there is no damage to draw. */
function HarmlessTarget({ target, brought, isNamed = false }: HarmlessProps) {
  const turns = tellBroughtTurns(target, { decimal: mean });
  return (
    <section class="target" aria-label={`Odds against ${withThe(target.name)}`}>
      {!isNamed && <h4>{target.name}</h4>}
      <dl class="figures">
        <Figure name={brought} value={chanceFigure(target.hitChance)} />
      </dl>
      {turns !== '' && <p class="muted">If so, {turns}.</p>}
      <Effects target={target} />
    </section>
  );
}

/** What the spell may do besides damage. */
function Effects({ target }: { target: TargetOdds }) {
  const effects = tellHitEffects(target, percent);
  return effects === '' ? null : <p class="muted">{capitalised(effects)}.</p>;
}

/** The damage that a creature may do to the hero in a turn. */
export function Danger({ answer, isShort }: { answer: OddsAnswer; isShort: boolean }) {
  const [you] = answer.targets;
  const least = answer.certainty.kind === 'at-least' ? 'at least ' : '';
  if (answer.certainty.kind === 'unknown') {
    const reasons = answer.explanation.map(({ text }) => text);
    return <p class="muted">{reasons.join(' ')}</p>;
  }
  if (you === undefined || you.damage.length < 2) {
    return <p class="muted">It doesn’t attack.</p>;
  }
  return (
    <section class="target danger" aria-label="What it may do to you">
      <h4>Each turn beside you, it</h4>
      <dl class="figures">
        <Figure name="hurts you" value={dangerFigure(least, you.hitChance)} />
        <Figure name="on average" value={least + meanFigure(you.meanDamage)} />
        <Figure name="kills you" value={dangerFigure(least, you.killChance)} />
      </dl>
      {!isShort && (
        <>
          <BarChart
            title="Damage to you"
            valueTitle="damage, hit points"
            plot={you.damage}
            hue="wounding"
            mean={you.meanDamage}
            hitPoints={you.hitPoints}
          />
          <ul class="kind-facts">
            {answer.explanation.map(({ text, probability }) => (
              <li key={text}>
                {text} {probability < 1 && <span class="muted">Hits {percent(probability)}.</span>}
              </li>
            ))}
          </ul>
          <p class="muted">{tellCertainty(answer, percent)}</p>
        </>
      )}
    </section>
  );
}

/** A chance of harm. What is known to be at least nothing may well come. */
function dangerFigure(least: string, chance: number): string {
  return least !== '' && chance <= 0 ? `${least}${percent(0)}` : least + chanceFigure(chance);
}

/** The figures of the panel in a sentence, which screen readers read aloud when it changes. */
export function Summary({ answer, about }: { answer: OddsAnswer; about: string }) {
  const targets = answer.targets.map(target => {
    const { name, hitChance, killChance } = target;
    const brought = tellBrought(target);
    return brought === undefined
      ? `${name}: to hit ${chanceFigure(hitChance)}, to kill ${chanceFigure(killChance)}`
      : `${name}: ${brought} ${chanceFigure(hitChance)}`;
  });
  return (
    <p class="visually-hidden" role="status">
      {[about, ...targets].join('. ')}.
    </p>
  );
}

/** Every fact behind the figures, with its probability unless it is certain. */
export function Explanations({ answer }: { answer: OddsAnswer }) {
  return (
    <section class="explanations" aria-label="Why">
      <h4>Why</h4>
      {answer.explanation.length === 0 ? (
        <p class="muted">There is nothing to explain.</p>
      ) : (
        <ul>
          {answer.explanation.map(({ text, probability }) => (
            <li key={text}>
              <span>{text}</span>
              {probability < 1 && <span class="muted"> {percent(probability)}</span>}
            </li>
          ))}
        </ul>
      )}
      <HandbookLinks answer={answer} />
    </section>
  );
}

/** The sections of the handbook about these facts. */
function HandbookLinks({ answer }: { answer: OddsAnswer }) {
  const sections = sectionsOf(answer.explanation);
  return sections.length === 0 ? null : (
    <p class="muted handbook-links">
      Handbook:{' '}
      {sections.map(section => (
        <a
          key={section}
          class="plain-link"
          href={handbookAddress(section)}
          target="_blank"
          rel="noopener"
        >
          {section}
        </a>
      ))}
    </p>
  );
}
