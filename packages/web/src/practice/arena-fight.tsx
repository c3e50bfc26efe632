// A practice fight on the page: what the odds told at its beginning, what they tell now, and what came.

import { signal } from '@preact/signals';
import {
  type PracticeOdds,
  PracticeTally,
  tellPracticeOdds,
  tellPracticeResult,
} from '@roguewright/engine/host';
import { pluralOf, withArticle } from '@roguewright/engine/words';
import { useEffect, useMemo } from 'preact/hooks';
import { openGame } from '../board/game-board.tsx';
import type { ArenaWish, BegunFight } from '../device/device-calls.ts';
import { device } from '../host/device.ts';
import { PracticeGame } from '../host/practice-game.ts';
import { NO_STORE } from '../play/no-store.ts';
import type { Settings } from '../settings.ts';
import { PracticeBoard, PracticeEnd } from './practice-board.tsx';

/** Milliseconds of rest before the odds of a new moment are asked: they are costly. */
const REST = 400;

interface FightProps {
  readonly begun: BegunFight;
  readonly wish: ArenaWish;
  readonly settings: Settings;
  /** The same fight with other luck. */
  readonly again: () => void;
  /** Back to the form. */
  readonly change: () => void;
}

/** The fight. */
export function ArenaFight({ begun, wish, settings, again, change }: FightProps) {
  const { open, fight, now } = useMemo(() => begin(begun, wish, settings), []);
  const { end, moves } = fight.value;
  useEffect(() => {
    if (moves === 0 || end !== 'undecided') {
      return undefined;
    }
    const timer = setTimeout(() => {
      device()
        .fightOdds(begun.game)
        .then(
          odds => {
            now.value = odds;
          },
          () => undefined,
        );
    }, REST);
    return () => clearTimeout(timer);
  }, [moves, end]);
  const { foe } = begun;
  const against = wish.count === 1 ? withArticle(foe) : `${wish.count} ${pluralOf(foe)}`;
  return (
    <PracticeBoard
      open={open}
      settings={settings}
      title={`Practice against ${against}`}
      ending={
        end === 'undecided' ? undefined : (
          <PracticeEnd title={end === 'won' ? 'You won' : 'You died'} died={end === 'died'}>
            <p class="ending-words">{tellPracticeResult(begun.odds, fight.value)}</p>
            <p>At the beginning: {tellPracticeOdds(begun.odds)}</p>
            <p class="buttons">
              <button type="button" class="primary" onClick={again}>
                Fight again
              </button>{' '}
              <button type="button" onClick={change}>
                Change the fight
              </button>{' '}
              <a class="beside" href="#/">
                Title page
              </a>
            </p>
          </PracticeEnd>
        )
      }
    >
      <section class="practice-strip" aria-label="Practice">
        <div>
          <h2>Practice against {against}</h2>
          <p role="status">{tellPracticeOdds(now.value)}</p>
          <p class="muted">{toldSoFar(fight.value)}</p>
        </div>
        <div class="practice-buttons">
          <button type="button" onClick={change}>
            Change the fight
          </button>
          <details>
            <summary>At the beginning</summary>
            <p>{tellPracticeOdds(begun.odds)}</p>
          </details>
        </div>
      </section>
    </PracticeBoard>
  );
}

function begin({ game, begun, odds }: BegunFight, { count }: ArenaWish, settings: Settings) {
  const tally = new PracticeTally(begun.view, count);
  const fight = signal(tally.fight);
  const now = signal<PracticeOdds>(odds);
  const host = new PracticeGame(device(), Promise.resolve(game), (...did) => {
    tally.count(...did);
    fight.value = tally.fight;
  });
  return { open: openGame(host, settings, game, NO_STORE), fight, now };
}

/** `So far: 3 moves, 2 turns of blows.` */
function toldSoFar({ moves, struck, killedAfter }: PracticeTally['fight']): string {
  const count = (number: number, noun: string, nouns: string) =>
    `${number} ${number === 1 ? noun : nouns}`;
  const blows = count(struck, 'turn of blows', 'turns of blows');
  const kill = killedAfter === undefined ? '' : `, the first kill after ${killedAfter} of them`;
  return `So far: ${count(moves, 'move', 'moves')}, ${blows}${kill}.`;
}
