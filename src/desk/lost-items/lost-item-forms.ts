import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const reference = ({ params }: SentForm) => params.reference ?? '';

/** The forms for items left in a coach, on the page of their trip. */
export const lostItemForms = {
  'report-lost': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.lostItems.report({ reference: reference(sent), what: sent.text('what'), place: sent.text('place') }),
  'lost-found': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.lostItems.answer({ reference: reference(sent), id: sent.text('item'), isFound: true, note: sent.text('note') }),
  'lost-missing': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.lostItems.answer({ reference: reference(sent), id: sent.text('item'), isFound: false, note: sent.text('note') }),
  'lost-handed-over': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.lostItems.handOver({ reference: reference(sent), id: sent.text('item'), code: sent.text('code') }),
} satisfies Handlers;

export type LostItemIntent = keyof typeof lostItemForms;
