// Plays games past every question about danger, and lists the questions. Each act is weighed a second time, without the
// host that asks: a question that shouldn't have come, or one that should have, is a fault.

import type { Command, Performed } from '@roguewright/engine/game';
import { CautiousHost, type Doubt, LocalGame, SimplePlayer } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { riskOf } from '@roguewright/engine/words';

/** What is played. */
export interface PromptTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  /** Turns of all games together. */
  readonly turns: number;
  /** The player's threshold, 0…1. */
  readonly threshold: number;
  /** Called after each game. */
  readonly played?: (turns: number) => void;
}

/** One question. */
interface Prompt {
  /** Number of the game, from 1. */
  readonly game: number;
  readonly turn: number;
  readonly act: Command['kind'];
  /** The chances to be dead: of the act, and of standing his ground. */
  readonly share: number;
  readonly stands: number;
  readonly text: string;
}

/** What came. */
export interface PromptList {
  readonly prompts: readonly Prompt[];
  /** Acts that raised the danger above the threshold. */
  readonly rises: number;
  /** Questions at or below the threshold, and rises without a question, in words. */
  readonly faults: readonly string[];
}

const MOVES_AHEAD = 5;
const ROLES = ['valkyrie', 'wizard', 'priest', 'ranger', 'samurai', 'healer'];

/** Plays until the turns are over. */
export async function listPrompts(trial: PromptTrial): Promise<PromptList> {
  const { content, ruleset, turns, threshold } = trial;
  const prompts: Prompt[] = [];
  const faults: string[] = [];
  let rises = 0;
  let played = 0;
  let answered = 0;
  for (let number = 1; played < turns; number++) {
    const role = ROLES[number % ROLES.length]!;
    const start = { heroName: 'Ada', role, race: 'human', seed: `prompts ${number}` };
    const game = LocalGame.create(content, ruleset, start);
    const player = new SimplePlayer(`prompts ${number}`);
    let performed: Performed = game.look();
    const asked = (doubt: Doubt) => {
      const { command, share, stands, text, lets, inscribed } = doubt;
      const { turn } = game.look().view;
      // A question that isn't about the danger, such as one about goods that aren't paid.
      if (inscribed === true) {
        return;
      }
      answered++;
      if (lets === true) {
        return;
      }
      prompts.push({ game: number, turn, act: command.kind, share, stands, text });
      if (share <= threshold || share < stands) {
        faults.push(`game ${number}, turn ${turn}: ${command.kind}: ${text}`);
      }
    };
    const host = cautious(game, threshold, asked);
    while (performed.view.ending === undefined && played + performed.view.turn < turns) {
      const command = player.next(performed);
      const { turn } = performed.view;
      const isRise = raises(game, command, threshold);
      const before = answered;
      performed = await host.perform(command);
      rises += Number(isRise);
      if (isRise && answered === before) {
        faults.push(`game ${number}, turn ${turn}: ${command.kind} raised the danger unasked`);
      }
    }
    played += performed.view.turn;
    trial.played?.(Math.min(played, turns));
  }
  return { prompts, rises, faults };
}

function cautious(game: LocalGame, threshold: number, asked: (doubt: Doubt) => void) {
  return new CautiousHost(
    {
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    },
    {
      threshold: () => threshold,
      confirm: async doubt => {
        asked(doubt);
        return true;
      },
    },
  );
}

/** Whether an act lifts the danger over the threshold, as far as it is known what it does. */
function raises(game: LocalGame, act: Command, threshold: number): boolean {
  const { view } = game.look();
  if (
    view.ending !== undefined ||
    !view.things.some(({ kind, hostile }) => kind === 'creature' && hostile)
  ) {
    return false;
  }
  const stands = game.odds({ ask: 'survival', moves: MOVES_AHEAD }).survival!;
  if (riskOf(stands).share > threshold) {
    return false;
  }
  const after = game.odds({ ask: 'survival', moves: MOVES_AHEAD, act }).survival!;
  return after.foreseen && riskOf(after).share > threshold;
}

/** The list as text: a line for each question, then the sums. */
export function promptText({ prompts, rises, faults }: PromptList): string {
  const kinds = Map.groupBy(prompts, ({ act }) => act);
  const counts = [...kinds].map(([act, all]) => `${all.length} ${act}`).join(', ');
  return [
    'game  turn  act      figure',
    ...prompts.map(
      ({ game, turn, act, text }) =>
        `${String(game).padStart(4)} ${String(turn).padStart(5)}  ${act.padEnd(8)} ${text}`,
    ),
    `${prompts.length} questions${counts === '' ? '' : `: ${counts}`}; ${rises} acts raised the danger above the threshold`,
    ...(faults.length === 0 ? ['no fault'] : faults.map(fault => `fault: ${fault}`)),
  ].join('\n');
}
