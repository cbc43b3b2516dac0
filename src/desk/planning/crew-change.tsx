import type { ReactNode } from 'react';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Banner } from '../ui/note.tsx';
import { usePlanning } from './use-planning.ts';

type Change = {
  readonly act: string;
  readonly by: string;
  readonly at: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
};

/** Who assigned or removed whom, when and why. */
export function CrewChange({ change: { act, by, at, before, after, reason } }: { readonly change: Change }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const values = { by: by === '' ? p('changes.program') : by, at: instant(at), before, after };
  const what =
    act === 'split' || act === 'join' || act === 'lock' || act === 'unlock'
      ? (`changes.${act}` as const)
      : before === after
        ? 'changes.startsLater'
        : after === ''
          ? 'changes.takenOff'
          : before === ''
            ? 'changes.placed'
            : 'changes.replaced';
  return (
    <>
      {p(what, { ...values, reason })} {reason !== '' && before !== after && p('changes.because', { reason })}
    </>
  );
}

/** What a colleague changed about a driver, a vehicle or an operator since the page was read, and how to continue. */
export function EditedSince({ values }: Pick<FormAnswer, 'values'>) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const read = (name: string) => String(values[name] ?? '');
  const [was, is] = [read('before') || p('changes.nothing'), read('after') || p('changes.nothing')];
  return (
    <>
      {p('changes.edited', { by: read('by'), at: instant(read('at')), before: was, after: is })} {p('changes.sendAgain')}
    </>
  );
}

/** What a colleague did since the page was read, from the values of a refusal. */
export function CrewChanged({ values }: Pick<FormAnswer, 'values'>) {
  const { p } = usePlanning();
  const read = (name: string) => String(values[name] ?? '');
  const change = { act: read('act'), by: read('by'), at: read('at'), before: read('before'), after: read('after'), reason: read('reason') };
  return (
    <span role="alert">
      <CrewChange change={change} /> {p('changes.notDone')}
    </span>
  );
}

type ConflictProps = {
  readonly answer: Pick<FormAnswer, 'problem' | 'values'> | undefined;
  /** How to continue: sends the refused form again, with the version that it answers. */
  readonly children: (version: number) => ReactNode;
};

/** Says what a colleague did since the page was read, and offers to continue anyway. Empty where nobody was faster. */
export function CrewConflict({ answer, children }: ConflictProps) {
  if (answer === undefined || answer.problem !== 'changed-since') return null;
  return (
    <Banner tone="amber" action={children(Number(answer.values.version))}>
      <CrewChanged values={answer.values} />
    </Banner>
  );
}
