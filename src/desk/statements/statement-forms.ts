import type { Handlers } from '../desk-action.ts';

/** The forms of a partner's statement. */
export const statementForms = {
  correct: async ({ acts }, { text }) => acts.statements.correct({ job: text('job'), amount: text('amount'), reason: text('reason') }),
  settle: async ({ acts }, { params, text }) => acts.statements.settle({ id: params.id ?? '', line: text('line') }),
  issue: async ({ acts }, { params }) => acts.statements.issue({ id: params.id ?? '' }),
} satisfies Handlers;

export type StatementIntent = keyof typeof statementForms;
