// What is studied besides the answer: what would help, a curve along one input, a heat table of two.

import type { LabForm } from '@roguewright/engine/face';
import type { Figure } from '@roguewright/engine/odds';
import { useId, useMemo } from 'preact/hooks';
import { label } from '../figures.ts';
import type { ColumnAnswer } from './answer-part.tsx';
import type { Change } from './asking/use-question.ts';
import { CurveStudy } from './curve-study.tsx';
import { HeatStudy } from './heat-study.tsx';
import { HelpStudy } from './help-study.tsx';
import { kept } from './kept.tsx';
import { columnInputs, type LabState, type Study, withInput } from './lab-state.ts';
import { useSteady } from './use-steady.ts';

interface StudyProps {
  readonly state: LabState;
  readonly form: LabForm | undefined;
  readonly answer: ColumnAnswer;
  readonly change: Change;
}

/** The studies, of the figure that is chosen. */
export function StudyPart({ state, form, answer, change }: StudyProps) {
  const figures = answer.result?.figures.filter(({ name }) => !SHARES.has(name)) ?? [];
  const figure = figures.find(({ name }) => name === state.study.figure) ?? figures[0];
  const swept = useMemo(() => form?.fields.filter(({ tries }) => tries.length > 1) ?? [], [form]);
  const by = swept.find(({ name }) => name === state.study.by);
  const and = swept.find(({ name }) => name === state.study.and && name !== state.study.by);
  const figureNames = useMemo(
    () => named(figures),
    figures.map(({ name }) => name),
  );
  const names = useMemo(() => [NOTHING, ...titled(swept)], [swept]);
  const others = useMemo(() => names.filter(({ name }) => name !== by?.name), [names, by]);
  const tell = (study: Study) => {
    change(before => {
      const all = Object.entries({ ...before.study, ...study }).filter(([, value]) => value !== '');
      return { ...before, study: Object.fromEntries(all) };
    });
  };
  const told = (inputs: Readonly<Record<string, string>>) =>
    change(before => withInput(before, 'a', inputs));
  const chooseFigure = useSteady((name: string) => tell({ figure: name }));
  const chooseBy = useSteady((name: string) => tell({ by: name }));
  const chooseAnd = useSteady((name: string) => tell({ and: name }));
  if (form === undefined || figure === undefined) {
    return null;
  }
  const study = { kind: state.kind, inputs: state.a, figure, told };
  return (
    <section class="study" aria-label="Study">
      <h2>Study</h2>
      <Pick title="Figure" chosen={figure.name} names={figureNames} choose={chooseFigure} />
      <Pick title="Along" chosen={by?.name ?? ''} names={names} choose={chooseBy} />
      {by !== undefined && (
        <Pick title="And along" chosen={and?.name ?? ''} names={others} choose={chooseAnd} />
      )}
      {by !== undefined && and === undefined && (
        <CurveStudy
          {...study}
          field={by}
          study={state.study}
          inputsOfB={state.b && columnInputs(state, 'b')}
          tell={tell}
        />
      )}
      {by !== undefined && and !== undefined && <HeatStudy {...study} down={by} across={and} />}
      <HelpStudy {...study} />
    </section>
  );
}

/** Figures that only ask for a share. */
const SHARES: ReadonlySet<string> = new Set(['exactly', 'at-least', 'at-most']);

/** The choice of no input. */
const NOTHING = { name: '', title: 'nothing' };

function named(figures: readonly Figure[]) {
  return figures.map(({ name }) => ({ name, title: label(name) }));
}

function titled(fields: LabForm['fields']) {
  return fields.map(({ name, label: title }) => ({ name, title }));
}

interface PickProps {
  readonly title: string;
  readonly chosen: string;
  readonly names: readonly { readonly name: string; readonly title: string }[];
  readonly choose: (name: string) => void;
}

const Pick = kept(({ title, chosen, names, choose }: PickProps) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {names.map(one => (
          <option key={one.name} value={one.name} selected={one.name === chosen}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  );
});
