import { redirect } from 'react-router';
import type { TypedAgency } from '#operations/agencies/rules/agency.ts';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';
import { pathToAgency } from './agency-page.ts';

const idOf = ({ params }: SentForm) => params.id ?? '';

const termsOf = ({ text }: SentForm): TypedAgency => ({
  ...{ name: text('name'), site: text('site'), language: text('language'), firstName: text('firstName'), lastName: text('lastName') },
  ...{ email: text('email'), phone: text('phone'), street: text('street'), zipcode: text('zipcode'), city: text('city') },
  ...{
    country: text('country'),
    vatNumber: text('vatNumber'),
    organisationNumber: text('organisationNumber'),
    paymentMethod: text('paymentMethod'),
  },
  ...{ commissionPercent: text('commissionPercent'), monthLimit: text('monthLimit'), requestsPerMinute: text('requestsPerMinute') },
});

/** What can be done with an agency. */
export const agencyForms = {
  change: async ({ acts }: DeskRequest, sent: SentForm) =>
    await acts.agencies.change({ id: idOf(sent), version: sent.text('version'), ...termsOf(sent) }),
  'make-key': async ({ acts }: DeskRequest, sent: SentForm) => await acts.agencies.makeKey({ id: idOf(sent) }),
  'end-key': async ({ acts }: DeskRequest, sent: SentForm) => await acts.agencies.endKey({ id: idOf(sent), key: sent.text('key') }),
  webhook: async ({ acts }: DeskRequest, sent: SentForm) =>
    await acts.agencies.setWebhook({ id: idOf(sent), version: sent.text('version'), url: sent.text('url') }),
  resend: async ({ acts }: DeskRequest, sent: SentForm) => await acts.agencies.resend({ id: idOf(sent), delivery: sent.text('delivery') }),
  end: async ({ acts }: DeskRequest, sent: SentForm) =>
    await acts.agencies.end({ id: idOf(sent), version: sent.text('version'), isEnded: true }),
  resume: async ({ acts }: DeskRequest, sent: SentForm) =>
    await acts.agencies.end({ id: idOf(sent), version: sent.text('version'), isEnded: false }),
} satisfies Handlers;

export const newAgencyForms = {
  create: async ({ acts }: DeskRequest, sent: SentForm) => {
    const created = await acts.agencies.create({ ...termsOf(sent), sure: sent.text('sure') === 'yes' });
    return created.isDone ? redirect(pathToAgency(created.value.id, 'keys')) : created;
  },
} satisfies Handlers;

export type AgencyIntent = keyof typeof agencyForms | keyof typeof newAgencyForms;
