// Archetypes edited as text. Wrong lines are marked where they stand, and told below.

import type { FormField, LabForm, OwnProblem } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { device } from '../host/device.ts';
import { useAsked } from './asking/use-asked.ts';
import { kept } from './kept.tsx';
import { useSteady } from './use-steady.ts';

interface ArchetypeProps {
  readonly id: string;
  readonly form: LabForm;
  readonly inputs: Inputs;
  readonly value: string;
  readonly tell: (text: string) => void;
}

/** Milliseconds without a key before the text is read: reading it reads all content. */
const REST = 400;

/** Fewest rows of the text. */
const ROWS = 8;

/** The editor. */
export function ArchetypePart({ id, form, inputs, value, tell }: ArchetypeProps) {
  const [draft, setDraft] = useState(value);
  const told = useRef(value);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (value !== told.current) {
      told.current = value;
      setDraft(value);
    }
  }, [value]);
  const put = (text: string) => {
    told.current = text;
    tell(text);
  };
  useEffect(() => {
    if (draft === told.current) {
      return;
    }
    const timer = setTimeout(() => put(draft), REST);
    return () => clearTimeout(timer);
  }, [draft]);
  const key = value === '' ? undefined : JSON.stringify([inputs.content, value]);
  const { result } = useAsked(key, () => device().labArchetypes(inputs));
  const problems = value === '' ? [] : (result?.problems ?? []);
  const wrong = new Set(problems.map(({ line }) => line));
  const lines = draft.split('\n');
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  const begin = (text: string) => {
    const all = draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`;
    setDraft(all);
    put(all);
  };
  const steadyBegin = useSteady(begin);
  return (
    <div class="arc">
      <Beginning form={form} begin={steadyBegin} />
      <div class="arc-text">
        <pre aria-hidden="true">
          {lines.map((_, at) => (
            <span key={at} class={wrong.has(at + 1) ? 'wrong' : ''}>
              {at + 1}
            </span>
          ))}
        </pre>
        <textarea
          id={id}
          ref={area}
          rows={Math.max(ROWS, lines.length)}
          wrap="off"
          value={draft}
          autoComplete="off"
          spellcheck={false}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-problems`}
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={() => draft !== told.current && put(draft)}
        />
      </div>
      <div id={`${id}-problems`} role="status">
        <Problems problems={problems} goTo={goTo} />
        {problems.length === 0 && value !== '' && result !== undefined && (
          <p class="muted">Read: {result.names.join(', ')}</p>
        )}
      </div>
    </div>
  );
}

interface ProblemsProps {
  readonly problems: readonly OwnProblem[];
  readonly goTo: (line: number) => void;
}

/** What is wrong, each with the way to its line. */
function Problems({ problems, goTo }: ProblemsProps) {
  return problems.length === 0 ? null : (
    <ul class="arc-problems">
      {problems.map(({ line, field, message }, at) => (
        <li key={at} class="trouble">
          {line === 0 ? (
            field
          ) : (
            <button type="button" class="quiet" onClick={() => goTo(line)}>
              Line {line}, {field}
            </button>
          )}
          : {message}
        </li>
      ))}
    </ul>
  );
}

interface BeginningProps {
  readonly form: LabForm;
  readonly begin: (text: string) => void;
}

/** Puts the text of an archetype that ships into the editor. */
const Beginning = kept(({ form, begin }: BeginningProps) => {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const fetch = async () => {
    try {
      begin(await device().labSource(name));
      setName('');
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <p class="control">
      <label for={id}>Begin with</label>
      <input
        id={id}
        type="text"
        value={name}
        list={`${id}-names`}
        autoComplete="off"
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <datalist id={`${id}-names`}>
        {namesOf(form.fields).map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="button" disabled={name.trim() === ''} onClick={() => void fetch()}>
        Take its text
      </button>
      {problem !== '' && <span class="trouble">{problem}</span>}
    </p>
  );
});

/** Fields that offer names of archetypes. */
const NAMING: ReadonlySet<string> = new Set(['spell', 'creature', 'weapon', 'missile', 'object']);

function namesOf(fields: readonly FormField[]): readonly string[] {
  return [...new Set(fields.flatMap(({ name, offers }) => (NAMING.has(name) ? offers : [])))];
}
