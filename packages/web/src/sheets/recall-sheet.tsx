// What the hero knows of a creature in sight, and the odds of a fight between them.

import { distance } from '@roguewright/engine/face';
import type { GameView, ThingView } from '@roguewright/engine/game';
import type { FoeRecall, KindRecall, OddsAnswer } from '@roguewright/engine/odds';
import { kindLines, recallLines } from '@roguewright/engine/words';
import { BarChart } from '../charts/bar-chart.tsx';
import { mean, percent } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import { HelpPart } from '../panels/odds/help-part.tsx';
import { LabLink } from '../panels/odds/lab-link.tsx';
import { Figure } from '../panels/odds/odds-parts.tsx';
import { answerOf, useOdds } from '../panels/odds/use-odds.ts';
import type { Play } from '../play/play.ts';
import { arenaAddress } from '../screens/route.ts';
import { Sheet } from './sheet.tsx';

interface RecallProps {
  readonly play: Play;
  readonly view: GameView;
  /** Id of the creature; absent: one is to be chosen. */
  readonly subject: number | undefined;
}

function Yours({ answer }: { answer: OddsAnswer }) {
  const [weapon] = answer.weapons ?? [];
  if (weapon === undefined) {
    return null;
  }
  return (
    <section class="target" aria-label="You against it">
      <h3>You against it, with {weapon.name}</h3>
      <dl class="figures">
        <Figure name="blows a turn" value={mean(weapon.blows)} />
        <Figure name="to hit" value={percent(weapon.hitChance)} />
        <Figure
          name="turns to kill"
          value={weapon.turns.mean === undefined ? 'never' : mean(weapon.turns.mean)}
        />
      </dl>
      <BarChart
        title="Your damage a turn"
        valueTitle="damage"
        plot={weapon.damage}
        hue="missiles"
        mean={weapon.meanDamage}
      />
      {weapon.turns.plot.length > 0 && (
        <BarChart
          title="Turns until it is dead"
          valueTitle="turns"
          plot={weapon.turns.plot}
          isOpen
          hue="information"
        />
      )}
    </section>
  );
}

function Its({ recall }: { recall: FoeRecall }) {
  if (recall.blows.length === 0) {
    return null;
  }
  const { turns } = recall;
  return (
    <section class="target" aria-label="It against you">
      <h3>It against you, with the attacks that have hit you</h3>
      <dl class="figures">
        <Figure name="damage a move" value={mean(recall.meanDamage)} />
        <Figure
          name="moves to kill you"
          value={turns.mean === undefined ? 'never' : mean(turns.mean)}
        />
      </dl>
      <BarChart
        title="Its damage a move"
        valueTitle="damage"
        plot={recall.damage}
        hue="wounding"
        mean={recall.meanDamage}
      />
      {turns.plot.length > 0 && (
        <BarChart
          title="Its moves until you are dead"
          valueTitle="moves"
          plot={turns.plot}
          isOpen
          hue="information"
        />
      )}
    </section>
  );
}

function Recalled({ play, creature }: { play: Play; creature: ThingView }) {
  const state = useOdds(play.session, { ask: 'recall', target: creature.id });
  const answer = answerOf(state);
  if (answer?.recall === undefined) {
    return <p class="muted">{state?.kind === 'unanswered' ? state.message : 'A moment…'}</p>;
  }
  const { weapons: _, ...told } = answer;
  return (
    <>
      <p class="seen">
        <Icon {...creature} /> <strong>{creature.name}</strong>
      </p>
      {recallLines(told, { percent, decimal: mean }).map(line => (
        <p key={line}>{line}</p>
      ))}
      <HelpPart session={play.session} spell={0} target={creature.id} />
      <Yours answer={answer} />
      <Its recall={answer.recall} />
      <LabLink session={play.session} question={{ ask: 'lab-duel', target: creature.id }} />
      <p>
        <a class="own-line" href={arenaAddress(creature.name)} target="_blank" rel="noopener">
          Practise a fight with it
        </a>
      </p>
    </>
  );
}

function Kind({ kind }: { kind: KindRecall }) {
  return (
    <li class="entry">
      <Icon {...kind} />
      <span class="entry-words">
        <span class="entry-name">{kind.name}</span>
        {kindLines(kind).map(line => (
          <span class="muted" key={line}>
            {line}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Every kind of creature that the hero has met, in sight or not. */
function Met({ play }: { play: Play }) {
  const state = useOdds(play.session, { ask: 'recall', target: 0 });
  const answer = answerOf(state);
  const kinds = answer?.kinds ?? [];
  return (
    <section class="kinds" aria-label="Creatures you have met">
      <h3>Creatures you have met</h3>
      {answer !== undefined && kinds.length === 0 && <p class="muted">None yet.</p>}
      <ul class="entries">
        {kinds.map(kind => (
          <Kind key={kind.name} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

/** The sheet: one creature, or a choice of those in sight, and all kinds met so far. */
export function RecallSheet({ play, view, subject }: RecallProps) {
  const creatures = view.things
    .filter(({ kind, id }) => kind === 'creature' && id !== 0)
    .sort((one, other) => distance(view.hero, one) - distance(view.hero, other));
  const [only] = creatures;
  const chosen =
    creatures.find(({ id }) => id === subject) ?? (creatures.length === 1 ? only : undefined);
  return (
    <Sheet
      title={chosen === undefined ? 'Recall' : `Recall: ${chosen.name}`}
      close={() => play.leave()}
      kind="recall"
    >
      {creatures.length === 0 && <p class="muted">No creature is in sight.</p>}
      {chosen === undefined ? (
        <ul class="entries">
          {creatures.map(creature => (
            <li key={creature.id}>
              <button
                type="button"
                class="entry"
                onClick={() => play.openSheet('recall', creature.id)}
              >
                <Icon {...creature} />
                <span class="entry-words">{creature.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Recalled key={chosen.id} play={play} creature={chosen} />
      )}
      {subject === undefined && <Met play={play} />}
    </Sheet>
  );
}
