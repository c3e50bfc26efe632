// The question and its answer to be copied: link, command, JSON, CSV, picture.

import { commandLine, type PageAnswer } from '@roguewright/engine/face';
import { useState } from 'preact/hooks';
import { type LabState, labAddress } from './lab-state.ts';

interface CopyProps {
  readonly state: LabState;
  readonly answer: PageAnswer | undefined;
}

/** The buttons. */
export function CopyPart({ state, answer }: CopyProps) {
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`${what} copied`);
    } catch {
      setCopied('The browser doesn’t allow this page to copy.');
    }
  };
  const offers: readonly (readonly [what: string, text: () => string])[] = [
    ['Link', () => `${location.href.replace(/#.*/, '')}#/lab?${labAddress(state)}`],
    ['Command', () => commandLine(state.kind, state.a)],
    ['Line', () => answer?.line ?? ''],
    ['JSON', () => asJson(state, answer)],
    ['CSV', () => asCsv(answer)],
    ['SVG', () => document.querySelector('.answer .chart svg')?.outerHTML ?? ''],
  ];
  return (
    <section class="lab-copies" aria-label="Copy">
      <h3>Copy</h3>
      <p>
        {offers.map(([what, text]) => (
          <button key={what} type="button" onClick={() => void copy(what, text())}>
            {what}
          </button>
        ))}
        <span role="status">{copied}</span>
      </p>
      <p class="command">
        <code>{commandLine(state.kind, state.a)}</code>
      </p>
    </section>
  );
}

function asJson({ kind, a }: LabState, answer: PageAnswer | undefined): string {
  return JSON.stringify({ question: kind, inputs: a, ...answer }, undefined, 2);
}

function asCsv(answer: PageAnswer | undefined): string {
  const rows = (answer?.figures ?? []).map(
    ({ name, value, of }) => `${name},${value},"${of.replaceAll('"', '""')}"`,
  );
  return ['figure,value,of', ...rows, ''].join('\n');
}
