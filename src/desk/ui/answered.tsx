import type { ReactNode } from 'react';
import type { FormAnswer } from '../desk-action.ts';
import { IssuesContext, TypedContext } from './typed.ts';

type AnsweredProps = { readonly answer: Pick<FormAnswer, 'problem' | 'typed' | 'issues'> | undefined; readonly children: ReactNode };

/** Restores what was typed in the fields of a refused form, and shows the issue beside each. */
export function Answered({ answer, children }: AnsweredProps) {
  const isRefused = answer !== undefined && answer.problem !== null;
  return (
    <TypedContext value={isRefused ? answer.typed : {}}>
      <IssuesContext value={isRefused ? answer.issues : {}}>{children}</IssuesContext>
    </TypedContext>
  );
}
