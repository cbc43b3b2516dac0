import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { makeReminder, reminderSteps } from '#operations/payments/rules/reminders.ts';
import { getFormats } from '../formats.ts';
import { createReminderPdf } from './reminder-document.ts';

describe('a printed reminder', () => {
  it.each(siteLanguages)('states in %s the open amount, the deadline, and the legally required text', (language) => {
    const invoice = { ...sampleInvoice(), language };
    const formats = getFormats({ site: invoice.site, language });
    for (const step of reminderSteps) {
      const reminder = makeReminder({ step, today: '2026-11-27', cents: 89_950, debtor: { isBusiness: false, country: 'NL' } });
      const letter = { invoice, reminder: { ...reminder, dueOn: '2026-10-10', cents: 89_950 }, sentOn: '2026-11-27' };
      const { heading, blocks, title } = createReminderPdf(letter, formats);
      const text = JSON.stringify(blocks);
      expect(heading).not.toBe('');
      expect(title).toContain(invoice.number);
      expect(text).toContain(formats.money(89_950));
      expect(text).toContain(formats.date(reminder.payBy));
      expect(text.includes(formats.money(13_493))).toBe(step > 1);
      expect(text.includes(formats.money(89_950 + 13_493))).toBe(step === 3);
    }
  });
});
