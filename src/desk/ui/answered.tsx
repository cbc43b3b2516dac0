import type { ReactNode } from 'react';
import type { FormAnswer } from '../desk-action.ts';
import { IssuesContext, TypedContext } from './typed.ts';

type AnsweredProps = { readonly answer: Pick<FormAnswer, 'problem' | 'typed' | 'issues'> | undefined; readonly children: ReactNode };

/** Gives the fields inside it back what was typed where their form was refused, and says beside each what is wrong with it. */
export function Answered({ answer, children }: AnsweredProps) {
  const isRefused = answer !== undefined && answer.problem !== null;
  return (
    <TypedContext value={isRefused ? answer.typed : {}}>
      <IssuesContext value={isRefused ? answer.issues : {}}>{children}</IssuesContext>
    </TypedContext>
  );
}
