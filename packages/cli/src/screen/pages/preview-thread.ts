// What heroes begin with, worked out beside the keys: it takes seconds on a busy machine.

import { Worker } from 'node:worker_threads';
import type { HeroPreview } from '@roguewright/engine/host';

/** The rules of the heroes. */
export interface PreviewRules {
  /** Unless a question names others: an id or a composition. */
  readonly ruleset: string;
}

/** What the thread is asked. */
export interface PreviewQuestion {
  readonly id: number;
  readonly role: string;
  readonly race: string;
  readonly ruleset?: string | undefined;
}

/** What it answers. */
export type PreviewAnswer =
  | { readonly id: number; readonly preview: HeroPreview }
  | { readonly id: number; readonly problem: string };

/** The thread's program: as source beside the source, built beside the bundle. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './preview-worker.ts' : './preview-worker.js',
  import.meta.url,
);

interface Waiting {
  readonly resolve: (preview: HeroPreview) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that answers. It begins with the first question. */
export class PreviewThread {
  readonly #rules: PreviewRules;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(rules: PreviewRules) {
    this.#rules = rules;
  }

  /** What a hero of a role and a race begins with. */
  ask(role: string, race: string, ruleset?: string): Promise<HeroPreview> {
    const worker = this.#started();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, role, race, ruleset } satisfies PreviewQuestion);
    });
  }

  /** Ends the thread. What was asked stays without an answer. */
  close(): void {
    this.#waiting.clear();
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #started(): Worker {
    if (this.#worker !== undefined) {
      return this.#worker;
    }
    const worker = new Worker(PROGRAM, { workerData: this.#rules });
    worker.on('message', (answer: PreviewAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('preview' in answer) {
        waiting?.resolve(answer.preview);
      } else {
        waiting?.reject(new Error(answer.problem));
      }
    });
    worker.on('error', error => {
      for (const { reject } of this.#waiting.values()) {
        reject(error as Error);
      }
      this.#waiting.clear();
      this.#worker = undefined;
    });
    // A program that ends doesn't wait for it.
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}
