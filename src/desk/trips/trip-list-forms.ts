import type { Outcome } from '#desk-service/outcome.ts';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

/** What became of each selected trip: `done`, or why not. */
type Results = Readonly<Record<string, string>>;

type One = (reference: string) => Promise<{ readonly isDone: true } | { readonly isDone: false; readonly problem: string }>;

/** A page shows no more trips. */
const most = 50;

/** Does the same to each selected trip, one after the other: one that is refused stops none of the others. */
async function toEach({ texts }: SentForm, act: One): Promise<Outcome<Results, never>> {
  const results: Record<string, string> = {};
  for (const reference of new Set(texts('selected').slice(0, most))) {
    const outcome = await act(reference);
    results[reference] = outcome.isDone ? 'done' : outcome.problem;
  }
  return { isDone: true, value: results };
}

/** What can be done to saved views, and to several trips at once. */
export const tripListForms = {
  'save-view': async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.views.save({ name: text('name'), query: text('query'), isForAll: text('forAll') === 'yes' }),
  'rename-view': async ({ acts }: DeskRequest, { text }: SentForm) => acts.views.rename({ id: text('view'), name: text('name') }),
  'delete-view': async ({ acts }: DeskRequest, { text }: SentForm) => acts.views.remove({ id: text('view') }),
  'give-many': async ({ acts }: DeskRequest, sent: SentForm) =>
    toEach(sent, (reference) => acts.trips.give({ reference, owner: sent.text('owner') })),
  'hold-many': async ({ acts }: DeskRequest, sent: SentForm) =>
    toEach(sent, (reference) => acts.trips.holdMails({ reference, reason: sent.text('reason') })),
  'release-many': async ({ acts }: DeskRequest, sent: SentForm) => toEach(sent, (reference) => acts.trips.releaseMails({ reference })),
} satisfies Handlers;

export type TripListIntent = keyof typeof tripListForms;
