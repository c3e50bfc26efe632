// The worker's end of the way to the page: calls in, answers out.

import { UsageError } from '@roguewright/engine/errors';
import {
  CALL_NAMES,
  type CallMessage,
  CallProblem,
  type DeviceCalls,
  type Port,
  type WorkerMessage,
} from './device-calls.ts';

/** Answers each call once the games can. A rejection is sent as a problem. */
export function serveCalls(
  port: Port<CallMessage, WorkerMessage>,
  games: Promise<DeviceCalls>,
  report: (error: unknown) => void,
): void {
  const answer = async ({ id, call, parameters }: CallMessage): Promise<WorkerMessage> => {
    try {
      return { kind: 'answer', id, result: await perform(await games, call, parameters) };
    } catch (error) {
      const isForeseen = error instanceof UsageError || error instanceof CallProblem;
      if (!isForeseen) {
        report(error);
      }
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'problem', id, field: isForeseen ? error.field : 'worker', message };
    }
  };
  port.hear(message => void answer(message).then(port.send));
}

function perform(
  games: DeviceCalls,
  call: CallMessage['call'],
  parameters: readonly unknown[],
): Promise<unknown> {
  if (!CALL_NAMES.includes(call)) {
    throw new UsageError('call', call, CALL_NAMES.join(', '));
  }
  return (games[call] as (...given: readonly unknown[]) => Promise<unknown>).apply(
    games,
    parameters as unknown[],
  );
}
