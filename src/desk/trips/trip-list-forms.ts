import type { Outcome, Refused } from '#desk-service/outcome.ts';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

/** What became of a selected trip: `done`, or the reason with the values of its text. */
export type BulkResult = { readonly reference: string; readonly result: string } & Readonly<Record<string, string | number>>;

type One = (
  reference: string,
) => Promise<{ readonly isDone: true } | { readonly isDone: false; readonly problem: string; readonly values: Refused['values'] }>;

/** The most trips on a page. */
const most = 50;

/** Does the same to each selected trip, one after the other. A refusal does not stop the others. */
async function toEach({ texts }: SentForm, act: One): Promise<Outcome<readonly BulkResult[], never>> {
  const results: BulkResult[] = [];
  for (const reference of new Set(texts('selected').slice(0, most))) {
    const outcome = await act(reference);
    results.push(outcome.isDone ? { reference, result: 'done' } : { ...outcome.values, reference, result: outcome.problem });
  }
  return { isDone: true, value: results };
}

/** The forms of saved views and of several trips at once. */
export const tripListForms = {
  'save-view': async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.views.save({ name: text('name'), query: text('query'), isForAll: text('forAll') === 'yes' }),
  'rename-view': async ({ acts }: DeskRequest, { text }: SentForm) => acts.views.rename({ id: text('view'), name: text('name') }),
  'delete-view': async ({ acts }: DeskRequest, { text }: SentForm) => acts.views.remove({ id: text('view') }),
  'give-many': async ({ acts }: DeskRequest, sent: SentForm) =>
    toEach(sent, (reference) => acts.trips.give({ reference, owner: sent.text('owner'), before: sent.text(`before ${reference}`) })),
  'hold-many': async ({ acts }: DeskRequest, sent: SentForm) =>
    toEach(sent, (reference) => acts.trips.pauseMails({ reference, reason: sent.text('reason') })),
  'release-many': async ({ acts }: DeskRequest, sent: SentForm) => toEach(sent, (reference) => acts.trips.releaseMails({ reference })),
} satisfies Handlers;

export type TripListIntent = keyof typeof tripListForms;
