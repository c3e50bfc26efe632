// Charging on the screen: a thing is chosen, what would come of it is shown, and only then it is done.

import type { OddsAnswer, Plot } from '@roguewright/engine/odds';
import { PENDING_WORDS } from '@roguewright/engine/words';
import { decimal, percent } from '../../terminal/numbers.ts';
import type { PlayedGame } from '../game/played-game.ts';
import { explainOn } from '../game/reasons-page.ts';
import { plotBars } from '../picture/odds-panel.ts';
import type { Line } from '../picture/panels.ts';
import { drawScene, panelRoom } from '../picture/picture.ts';
import type { Choice } from '../stage/stage.ts';
import { INK } from '../terminal/ink.ts';

const ASKING = 'Enter charges it, Esc cancels, another key chooses again; x explains';

/** Has something chosen for a scroll of charging. @param scroll its id; 0 for the one that was just read */
export async function chargeSomething(game: PlayedGame, scroll: number): Promise<void> {
  for (;;) {
    const { title } = PENDING_WORDS.charging;
    const target = await game.stage.choose(game.draw(''), title, choices(game, scroll));
    if (target === undefined) {
      return;
    }
    if (target === 'nothing') {
      await game.perform({ kind: 'answer', answer: { nothing: true } });
      return;
    }
    const answer = await game.ask({ ask: 'charge', item: scroll, target: target.id });
    const panel = answer === undefined ? [] : chargePanel(answer, target.name, game);
    const scene = game.scene(ASKING, { panel });
    const key = await game.stage.key(screen => drawScene(screen, scene));
    if (key === 'Enter' || key === ' ' || key === '.') {
      await game.perform(
        scroll === 0
          ? { kind: 'answer', answer: { item: target.id } }
          : { kind: 'charge', item: scroll, target: target.id },
      );
      return;
    }
    if (key === 'Escape' || key === '^C') {
      return;
    }
    if (key === 'x' && answer !== undefined) {
      await explainOn(game.stage, screen => drawScene(screen, scene), answer);
    }
  }
}

interface Target {
  readonly id: number;
  readonly name: string;
}

/** What is offered first, then all the rest. */
function choices(game: PlayedGame, scroll: number): Choice<Target | 'nothing'>[] {
  const others = game.view.inventory.filter(({ id }) => id !== scroll);
  const offered = others.filter(({ chargeable }) => chargeable === 'offered');
  const rest = others.filter(({ chargeable }) => chargeable !== 'offered');
  const things = [...offered, ...rest].map(({ letter, id, name, chargeable }) => ({
    key: letter,
    text: chargeable === 'offered' ? name : `(${name})`,
    value: { id, name },
  }));
  const nothing = { key: '-', text: PENDING_WORDS.charging.nothing, value: 'nothing' } as const;
  return scroll === 0 ? [...things, nothing] : things;
}

function chargePanel(answer: OddsAnswer, name: string, game: PlayedGame): Line[] {
  const { columns } = panelRoom(game.stage);
  const { charge, certainty, asFarAsYouKnow } = answer;
  const head: Line[] = [{ text: name, ink: INK.accent, bold: true }];
  if (charge === undefined) {
    return head;
  }
  const isUnknown = certainty.kind === 'unknown';
  const risk = charge.explodes > 0 || !isUnknown;
  return [
    ...head,
    ...(risk ? [riskLine(charge.explodes)] : []),
    ...(charge.damage.length > 0 ? [{ text: `Explosion: ${rangeOf(charge.damage)} damage` }] : []),
    ...(charge.loss > 0
      ? [{ text: `Can’t be charged: ${percent(charge.loss)}`, ink: INK.bad }]
      : []),
    ...titled('Gained', charge.gained, columns),
    ...titled('Afterwards', charge.charges, columns),
    ...titled('Turns of oil afterwards', charge.fuel, columns),
    {
      text: isUnknown
        ? 'You don’t know what it is.'
        : asFarAsYouKnow
          ? 'exact, as far as you know'
          : 'exact',
      ink: INK.muted,
    },
  ];
}

function riskLine(explodes: number): Line {
  const ink = explodes > 0 ? INK.bad : INK.good;
  return { text: `Explodes ${percent(explodes)}`, ink, bold: true };
}

function titled(title: string, plot: Plot, columns: number): Line[] {
  return plot.length === 0 ? [] : [{ text: title }, ...plotBars(plot, columns)];
}

/** `4 to 24, mean 13`. */
function rangeOf(plot: Plot): string {
  const mean = plot.reduce((sum, [value, probability]) => sum + value * probability, 0);
  return `${plot[0]![0]} to ${plot.at(-1)![0]}, mean ${decimal(mean)}`;
}
