// The page's end of the way to its worker: each call becomes a message, each answer settles a call.

import {
  CALL_NAMES,
  type CallMessage,
  type CallName,
  CallProblem,
  type DeviceCalls,
  type Port,
  type WorkerMessage,
} from '../device/device-calls.ts';

interface Unanswered {
  readonly resolve: (result: unknown) => void;
  readonly reject: (problem: CallProblem) => void;
}

/** The games of this device, as the page calls them. */
export interface DeviceClient extends DeviceCalls {
  /** Sets the listener for a game that another window has continued. @returns removes the listener */
  onPlayedElsewhere(listener: (game: string) => void): () => void;
  /** The worker is gone: rejects every call, now and later. */
  fail(message: string): void;
}

/** Calls over a port. */
export function callOver(port: Port<WorkerMessage, CallMessage>): DeviceClient {
  const unanswered = new Map<number, Unanswered>();
  const listeners = new Set<(game: string) => void>();
  let nextId = 1;
  let failure: string | undefined;
  port.hear(message => {
    if (message.kind === 'played-elsewhere') {
      for (const listener of listeners) {
        listener(message.game);
      }
      return;
    }
    const call = unanswered.get(message.id);
    unanswered.delete(message.id);
    if (message.kind === 'answer') {
      call?.resolve(message.result);
    } else {
      call?.reject(new CallProblem(message.field, message.message));
    }
  });
  const ask = (call: CallName, parameters: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure !== undefined) {
        reject(new CallProblem('worker', failure));
        return;
      }
      const id = nextId++;
      unanswered.set(id, { resolve, reject });
      port.send({ id, call, parameters });
    });
  const calls = Object.fromEntries(
    CALL_NAMES.map(name => [name, (...parameters: unknown[]) => ask(name, parameters)]),
  );
  return {
    ...(calls as unknown as DeviceCalls),
    onPlayedElsewhere: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: message => {
      failure = message;
      const waiting = [...unanswered.values()];
      unanswered.clear();
      for (const { reject } of waiting) {
        reject(new CallProblem('worker', message));
      }
    },
  };
}
