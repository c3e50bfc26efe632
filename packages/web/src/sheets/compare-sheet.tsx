// The wielded weapon beside another one: in numbers, and as distributions of damage.

import { hostiles } from '@roguewright/engine/face';
import type { GameView, ItemView } from '@roguewright/engine/game';
import { type ComparedRow, comparisonRows, tellVerdict } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import { BarChart } from '../charts/bar-chart.tsx';
import { mean, percent } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import { answerOf, useOdds } from '../panels/odds/use-odds.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface CompareProps {
  readonly play: Play;
  readonly view: GameView;
  /** Id of the weapon, 0 for bare hands; absent: one is to be chosen. */
  readonly subject: number | undefined;
}

function Choices({ play, weapons }: { play: Play; weapons: readonly ItemView[] }) {
  return (
    <ul class="entries">
      {weapons.map(item => (
        <li key={item.id}>
          <button
            type="button"
            class="entry"
            data-letter={item.letter}
            onClick={() => play.openSheet('compare', item.id)}
          >
            <kbd>{item.letter}</kbd>
            <Icon {...item} />
            <span class="entry-words">{item.name}</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          class="entry"
          data-letter="-"
          onClick={() => play.openSheet('compare', 0)}
        >
          <kbd>-</kbd>
          <span class="icon" />
          <span class="entry-words">bare hands</span>
        </button>
      </li>
    </ul>
  );
}

/** Names first, then a row for each number. */
function Numbers({ rows }: { rows: readonly ComparedRow[] }) {
  const [names = [], ...numbers] = rows;
  return (
    <table class="compared">
      <thead>
        <tr>
          {names.map((name, place) =>
            place === 0 ? (
              <td key="corner" />
            ) : (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {numbers.map(([title, ...values]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {values.map((value, place) => (
              <td key={names[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Compared({ play, view, item }: { play: Play; view: GameView; item: number }) {
  const foes = hostiles(view);
  const [target, setTarget] = useState(foes[0]?.id ?? 0);
  const state = useOdds(play.session, { ask: 'compare', item, target });
  const answer = answerOf(state);
  const verdict = answer === undefined ? '' : tellVerdict(answer, { percent, decimal: mean });
  const rows = answer === undefined ? [] : comparisonRows(answer, { percent, decimal: mean });
  return (
    <>
      <p>
        <label>
          Against{' '}
          <select
            value={String(target)}
            onChange={event => setTarget(Number(event.currentTarget.value))}
          >
            <option value="0">a typical monster of your level</option>
            {foes.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                the {name}
              </option>
            ))}
          </select>
        </label>
      </p>
      {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
      {state?.kind === 'asked' && <p class="muted">A moment…</p>}
      {answer !== undefined && (
        <>
          {verdict !== '' && <p class="verdict">{verdict}</p>}
          <Numbers rows={rows} />
          <p class="buttons">
            <button
              type="button"
              class="primary"
              onClick={() => play.order({ kind: 'wield', item })}
            >
              {item === 0 ? 'Empty your hands' : 'Wield it'}
            </button>
            <button type="button" onClick={() => play.leave()}>
              Keep the present weapon
            </button>
          </p>
          {answer.weapons?.map(weapon => (
            <BarChart
              key={weapon.item}
              title={`Damage a turn: ${weapon.name}`}
              valueTitle="damage"
              plot={weapon.damage}
              beside={answer.weapons?.find(other => other !== weapon)?.damage}
              hue={weapon.wielded ? 'information' : 'missiles'}
              mean={weapon.meanDamage}
            />
          ))}
          {answer.asFarAsYouKnow && <p class="muted">As far as you know.</p>}
        </>
      )}
    </>
  );
}

/** The sheet: the weapons to choose from, or one of them beside what is in hand. */
export function CompareSheet({ play, view, subject }: CompareProps) {
  const weapons = view.inventory.filter(({ weapon, wielded }) => weapon === true && !wielded);
  return (
    <Sheet title="Compare weapons" close={() => play.escape()} kind="compare">
      {subject === undefined ? (
        <Choices play={play} weapons={weapons} />
      ) : (
        <Compared key={subject} play={play} view={view} item={subject} />
      )}
    </Sheet>
  );
}
