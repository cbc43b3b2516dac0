import type english from '../../../../locales/en/reminders.json';
import type { Translate as TranslateKeys } from '../create-translate.ts';
import { createStrictTexts } from '../strict-texts.ts';
import type { KeysOf } from '../text-keys.ts';
import type { SiteFormats } from '../travel/site-formats.ts';

type ReminderTextKey = KeysOf<typeof english>;
export type ReminderTranslate = TranslateKeys<ReminderTextKey>;

/** The texts of payment reminders, shared by mail and letter. A key without a text throws. */
export const getReminderTexts = createStrictTexts<ReminderTextKey>('reminders');

/** What a reminder is about. Dates `YYYY-MM-DD`. */
export type ReminderFacts = {
  readonly step: 1 | 2 | 3;
  readonly payBy: string;
  readonly feeCents: number;
  readonly laterFeeCents: number;
  /** The legally required text; null if none is required. */
  readonly clause: 'business-fee' | 'fourteen-days' | 'consumer-fee' | 'free-first' | 'free' | null;
  readonly law: string;
  readonly invoiceNumber: string;
  readonly dueOn: string;
  readonly cents: number;
  readonly from: string;
  readonly to: string;
  /** Of a summary invoice, the text names no route. */
  readonly isSummary?: boolean;
};

/** A reminder in words: the same in its mail and its letter. */
export function sayReminder(facts: ReminderFacts, formats: Pick<SiteFormats, 'money' | 'date' | 'words'>, t: ReminderTranslate) {
  const { step, invoiceNumber: number, clause, law, dueOn, cents, feeCents, laterFeeCents, payBy } = facts;
  const { money, date, words } = formats;
  const values = { number, route: words.route(facts), due: date(dueOn), payBy: date(payBy), amount: money(cents) };
  const costs = { fee: money(feeCents), laterFee: money(laterFeeCents), law };
  const total = { label: t('rows.total'), value: money(cents + feeCents), strong: true };
  return {
    subject: t(`subject.${step}`, values),
    heading: t(`heading.${step}`),
    paragraphs: [
      t(`${facts.isSummary === true ? 'introSummary' : 'intro'}.${step}`, values),
      ...(clause === null ? [] : [t(`clause.${clause}`, costs)]),
    ],
    rows: [
      { label: t('rows.invoice'), value: number },
      { label: t('rows.due'), value: date(dueOn) },
      { label: t('rows.open'), value: money(cents) },
      ...(feeCents === 0 ? [] : [{ label: t('rows.fee'), value: money(feeCents) }]),
      total,
      { label: t('rows.payBy'), value: date(payBy) },
    ],
    closing: [t('crossed'), t('disagree')],
  };
}
