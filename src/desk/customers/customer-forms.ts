import { redirect } from 'react-router';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';
import { pathToCustomer } from './customer-page.ts';

const idOf = ({ params }: SentForm) => params.id ?? '';

/** What can be done with the record of a customer. */
export const customerForms = {
  rename: async ({ acts }: DeskRequest, sent: SentForm) => {
    const renamed = await acts.customers.rename({ id: idOf(sent), version: sent.text('version'), name: sent.text('name') });
    return renamed.isDone ? redirect(pathToCustomer(idOf(sent))) : renamed;
  },
  role: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { text } = sent;
    const given = await acts.customers.giveRole({ id: idOf(sent), version: text('version'), person: text('person'), role: text('role') });
    return given.isDone ? redirect(pathToCustomer(idOf(sent))) : given;
  },
  terms: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { text } = sent;
    return await acts.customers.agreeTerms({
      ...{ id: idOf(sent), version: text('version'), discountPercent: text('discountPercent'), discountText: text('discountText') },
      ...{ paymentDays: text('paymentDays'), isWithoutDeposit: text('isWithoutDeposit'), needsPurchaseOrder: text('needsPurchaseOrder') },
      ...{ creditLimit: text('creditLimit'), invoicing: text('invoicing'), invoiceEmail: text('invoiceEmail') },
      ...{ depositPercent: text('depositPercent'), depositDays: text('depositDays') },
    });
  },
  'agree-rates': async ({ acts }: DeskRequest, sent: SentForm) => {
    const { text } = sent;
    const ratesOf = (key: FleetKey) => ({
      ...{ dayCents: text(`${key}.dayCents`), kilometreCents: text(`${key}.kilometreCents`) },
      ...{ hourCents: text(`${key}.hourCents`), minimumCents: text(`${key}.minimumCents`) },
    });
    const vehicles = {
      ...{ taxiBus: ratesOf('taxiBus'), minibus: ratesOf('minibus'), midibus: ratesOf('midibus') },
      ...{ coachHire: ratesOf('coachHire'), doubleDecker: ratesOf('doubleDecker'), specialBus: ratesOf('specialBus') },
    };
    return await acts.customers.agreeRates({
      ...{ id: idOf(sent), version: text('version'), replaces: text('replaces'), from: text('from'), until: text('until') },
      ...{ sure: text('sure') === 'yes', vehicles },
    });
  },
  'drop-rates': async ({ acts }: DeskRequest, sent: SentForm) =>
    await acts.customers.dropRates({ id: idOf(sent), version: sent.text('version'), from: sent.text('from') }),
  note: async ({ acts }: DeskRequest, sent: SentForm) => await acts.customers.addNote({ id: idOf(sent), text: sent.text('text') }),
  'delete-note': async ({ acts }: DeskRequest, sent: SentForm) =>
    await acts.customers.deleteNote({ id: idOf(sent), note: sent.text('note') }),
  merge: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { text } = sent;
    const merged = await acts.customers.merge({
      ...{ id: text('other'), version: text('otherVersion') },
      ...{ into: idOf(sent), intoVersion: text('version') },
    });
    return merged.isDone ? redirect(pathToCustomer(idOf(sent))) : merged;
  },
  apart: async ({ acts }: DeskRequest, sent: SentForm) => await acts.customers.markDifferent({ id: idOf(sent), other: sent.text('other') }),
  split: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { text, texts } = sent;
    const asked = { id: idOf(sent), version: text('version'), people: texts('people'), name: text('name') };
    const split = await acts.customers.split(asked);
    return split.isDone ? redirect(pathToCustomer(split.value.id)) : split;
  },
  'undo-move': async ({ acts }: DeskRequest, { text }: SentForm) => {
    const undone = await acts.customers.undoMove({ move: text('move') });
    return undone.isDone ? redirect(pathToCustomer(undone.value.id)) : undone;
  },
} satisfies Handlers;

export type CustomerIntent = keyof typeof customerForms;
