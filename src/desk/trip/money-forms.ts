import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

function transfer({ params, text }: SentForm) {
  return { reference: params.reference ?? '', amount: text('amount'), note: text('note'), date: text('date') };
}

/** Money of a trip that came in or went back by bank. */
export const moneyForms = {
  paid: async ({ acts }: DeskRequest, sent: SentForm) => acts.money.recordPayment({ ...transfer(sent), sure: sent.text('sure') === 'yes' }),
  refunded: async ({ acts }: DeskRequest, sent: SentForm) => acts.money.recordRefund(transfer(sent)),
  'write-off': async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.money.writeOff({ reference: params.reference ?? '', amount: text('amount'), reason: text('reason') }),
  'approve-write-off': async ({ acts }: DeskRequest, { text }: SentForm) => acts.money.approveWriteOff({ id: text('adjustment') }),
  'undo-write-off': async ({ acts }: DeskRequest, { text }: SentForm) => acts.money.undoWriteOff({ id: text('adjustment') }),
  'waive-reminder-fee': async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.money.waiveReminderFee({ reference: params.reference ?? '', reason: text('reason') }),
} satisfies Handlers;
