import type { Handlers } from '../desk-action.ts';
import { readFiles } from '../read-files.ts';

/** The most trips that a transfer may be split over at once. */
export const mostParts = 3;

/** The forms of the money page, each by its button. */
export const moneyPageForms = {
  file: async ({ acts }, { form }) => acts.money.importFiles({ files: await readFiles(form, 'file') }),
  record: async ({ acts }, { text, texts }) => {
    const numbered = (name: string) => Array.from({ length: mostParts }, (_, index) => text(`${name}${index}`));
    const amounts = [...texts('amount'), ...numbered('amount')];
    const parts = [...texts('reference'), ...numbered('reference')]
      .map((reference, index) => ({ reference: reference.trim().toUpperCase(), amount: (amounts[index] ?? '').trim() }))
      .filter(({ reference }) => reference !== '');
    return acts.money.recordLine({ line: text('line'), parts, sure: text('sure') === 'yes' });
  },
  aside: async ({ acts }, { text }) => acts.money.putLineAside({ line: text('line') }),
  undo: async ({ acts }, { text }) => acts.money.undoLine({ line: text('line') }),
  certain: async ({ acts }) => acts.money.recordSure({}),
  'unread-done': async ({ acts }, { text }) => acts.money.unreadDone({ id: text('file') }),
  'record-by-hand': async ({ acts }, { text }) =>
    acts.money.recordPayment({
      ...{ reference: text('reference').toUpperCase(), amount: text('amount'), note: text('note'), date: text('date') },
      sure: text('sure') === 'yes',
    }),
  remind: async ({ acts }, { text }) => acts.money.sendReminder({ reference: text('reference') }),
  'remind-all': async ({ acts }) => acts.money.sendReminders({}),
  'send-invoice': async ({ acts }, { text }) => acts.money.sendInvoice({ reference: text('reference') }),
  'issue-summary': async ({ acts }, { text }) => acts.summaries.issue({ customer: text('customer'), from: text('from') }),
  'resend-summary': async ({ acts }, { text }) => acts.summaries.resend({ id: text('summary') }),
  'open-dispute': async ({ acts }, { text }) => acts.money.openDispute({ reference: text('disputed'), reason: text('reason') }),
  'close-dispute': async ({ acts }, { text }) => acts.money.closeDispute({ reference: text('disputed') }),
  'settle-case': async ({ acts }, { text }) => acts.money.settleCase({ id: text('case'), answer: text('answer') }),
  'order-refund': async ({ acts }, { text }) =>
    acts.money.orderRefund({ reference: text('reference'), amount: text('amount'), name: text('name'), iban: text('iban') }),
  'approve-refund': async ({ acts }, { text }) => acts.money.approveRefund({ id: text('refund') }),
  'refuse-refund': async ({ acts }, { text }) => acts.money.refuseRefund({ id: text('refund') }),
  'approve-write-off': async ({ acts }, { text }) => acts.money.approveWriteOff({ id: text('adjustment') }),
  'undo-write-off': async ({ acts }, { text }) => acts.money.undoWriteOff({ id: text('adjustment') }),
  'refund-file': async ({ acts }) => acts.money.makeRefundFile({}),
} satisfies Handlers;

export type MoneyIntent = keyof typeof moneyPageForms;
