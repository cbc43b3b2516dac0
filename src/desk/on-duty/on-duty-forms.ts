import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

/** Says that somebody saw to what a driver asked. */
export const pressForms = {
  handle: async ({ acts }: DeskRequest, { text }: SentForm) => acts.onDuty.handlePress({ id: text('press') }),
} satisfies Handlers;

/** What is done about the crews of a trip, on its page. */
export const onDutyForms = {
  ...pressForms,
  release: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.onDuty.releaseSheets({ reference: params.reference ?? '', vehicle: text('vehicle') }),
  'journey-form': async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.onDuty.noteJourneyForm({
      reference: params.reference ?? '',
      vehicle: text('vehicle'),
      book: text('book'),
      number: text('number'),
    }),
} satisfies Handlers;

/** What is done about the link of a driver, on his page. */
export const driverLinkForms = {
  'renew-link': async ({ acts }: DeskRequest, { params }: SentForm) =>
    acts.onDuty.changeDriverLink({ id: params.id ?? '', isEnded: false }),
  'end-link': async ({ acts }: DeskRequest, { params }: SentForm) => acts.onDuty.changeDriverLink({ id: params.id ?? '', isEnded: true }),
} satisfies Handlers;

export type OnDutyIntent = keyof typeof onDutyForms | keyof typeof driverLinkForms;
