import type { TravelWords } from './travel-words.ts';

type Plan = { readonly from: string; readonly to: string; readonly issueOn: string; readonly dueOn: string };
type Writing = Pick<TravelWords, 't'> & { /** How the reader's document writes a day. */ readonly day: (date: string) => string };

/** Two sentences: which summary invoice a trip goes on, and when that is sent and due. */
export function saySummary({ from, to, ...days }: Plan, { t, day }: Writing): string {
  return `${t('payment.summary.agreed', { from: day(from), to: day(to) })} ${saySummaryDays(days, { t, day })}`;
}

/** When the summary invoice is sent, and by when it is paid. */
export function saySummaryDays({ issueOn, dueOn }: Pick<Plan, 'issueOn' | 'dueOn'>, { t, day }: Writing): string {
  return t('payment.summary.days', { issueOn: day(issueOn), dueOn: day(dueOn) });
}
