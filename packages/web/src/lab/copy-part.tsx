// The question and its answer to be copied: link, command, JSON, CSV, picture.

import { commandLine, type PageAnswer } from '@roguewright/engine/face';
import { useRef, useState } from 'preact/hooks';
import { kept } from './kept.tsx';
import { type LabState, labAddress } from './lab-state.ts';

interface CopyProps {
  readonly state: LabState;
  readonly answer: PageAnswer | undefined;
}

/** What is copied, and the command. */
export function CopyPart(props: CopyProps) {
  const present = useRef(props);
  present.current = props;
  const { kind, a } = props.state;
  return (
    <section class="lab-copies" aria-label="Copy">
      <h3>Copy</h3>
      <Buttons present={present} />
      <p class="command">
        <code>{commandLine(kind, a)}</code>
      </p>
    </section>
  );
}

/** What each button copies. */
const TEXTS: readonly (readonly [what: string, text: (props: CopyProps) => string])[] = [
  ['Link', ({ state }) => `${location.href.replace(/#.*/, '')}#/lab?${labAddress(state)}`],
  ['Command', ({ state }) => commandLine(state.kind, state.a)],
  ['Line', ({ answer }) => answer?.line ?? ''],
  ['JSON', ({ state, answer }) => asJson(state, answer)],
  ['CSV', ({ answer }) => asCsv(answer)],
  ['SVG', () => document.querySelector('.answer .chart svg')?.outerHTML ?? ''],
];

/** The buttons, which copy what is there when they are pressed. */
const Buttons = kept(({ present }: { readonly present: { readonly current: CopyProps } }) => {
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`${what} copied`);
    } catch {
      setCopied('The browser doesn’t allow this page to copy.');
    }
  };
  return (
    <p>
      {TEXTS.map(([what, text]) => (
        <button key={what} type="button" onClick={() => void copy(what, text(present.current))}>
          {what}
        </button>
      ))}
      <span role="status">{copied}</span>
    </p>
  );
});

function asJson({ kind, a }: LabState, answer: PageAnswer | undefined): string {
  return JSON.stringify({ question: kind, inputs: a, ...answer }, undefined, 2);
}

function asCsv(answer: PageAnswer | undefined): string {
  const rows = (answer?.figures ?? []).map(
    ({ name, value, of }) => `${name},${value},"${of.replaceAll('"', '""')}"`,
  );
  return ['figure,value,of', ...rows, ''].join('\n');
}
