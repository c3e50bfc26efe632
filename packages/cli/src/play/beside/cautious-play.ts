// Danger, fights by themselves and rests until something is so, in lines.

import type { Command, GameView, Performed } from '@roguewright/engine/game';
import {
  type CautiousHost,
  fight,
  readRestGoal,
  restUntil,
  THRESHOLDS,
  tellThreshold,
  USUAL_LIMITS,
} from '@roguewright/engine/host';
import { listOf, riskOf, survivalIn, tellNoEnemy, tellSurvival } from '@roguewright/engine/words';

/** Performs commands of a game in lines. */
export interface PlayedCommands {
  readonly host: CautiousHost;
  readonly view: () => GameView;
  /** Carries out a command, and keeps what it tells. */
  readonly act: (command: Command) => Promise<Performed>;
}

/** The danger of standing his ground, in sentences. */
export async function toldDanger({ host, view }: PlayedCommands): Promise<string> {
  const answer = await host.danger();
  const told = answer && survivalIn(answer);
  return told === undefined ? tellNoEnemy(view(), 'No enemy is in sight.') : tellSurvival(told);
}

/** The figure of the prompt: `, 2.3 % to die`; empty while nothing can kill him. */
export async function promptRisk(host: CautiousHost): Promise<string> {
  const survival = (await host.danger())?.survival;
  const told = survival === undefined ? '0 %' : riskOf(survival).told;
  return told === '0 %' ? '' : `, ${told} to die`;
}

/** Fights until there is a reason to stop. @returns the reason */
export function fightInLines(
  { host, view, act }: PlayedCommands,
  threshold: number,
): Promise<string> {
  const limits = { ...USUAL_LIMITS, danger: threshold };
  const acted = async (command: Command) => {
    const { view: after, refusal } = await act(command);
    return { view: after, refused: refusal !== undefined };
  };
  return fight(host, limits, acted, view());
}

/** Rests until something is so. @returns why it ended */
export function restInLines({ view, act }: PlayedCommands, until: string): Promise<string> {
  const goal = readRestGoal(until, view());
  return typeof goal === 'string' ? Promise.resolve(goal) : restUntil(goal, view(), act);
}

/** What the option of the prompt may be. */
export function expectedThresholds(): string {
  return `Expected: options danger ${listOf(THRESHOLDS.map(tellThreshold)).replace(/ and (?=[^ ]+ %$)/, ' or ')}.`;
}
