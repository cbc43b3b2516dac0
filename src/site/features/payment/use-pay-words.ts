import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import type { Payments } from './load-payments.ts';

/** How paying online is said in the page's language. */
export function usePayWords() {
  const { named: find } = useTranslation('trip');
  const tag = tagOf(useSiteFrame().language);
  // The API names parts and refusals, which the page cannot know at compile time.
  const named = (keys: readonly string[], values: Readonly<Record<string, string>> = {}) =>
    find(
      keys.map((key) => `payOnline.${key}`),
      values,
    );
  const amount = (cents: number) => formatCents(cents, tag);
  return {
    due: ({ part, nextCents, dueOn }: NonNullable<Payments['online']>) =>
      named([`due.${part}`, 'due.whole'], { amount: amount(nextCents), date: formatDate(dueOn) }),
    payNext: (cents: number) => named(['payNext'], { amount: amount(cents) }),
    payAll: (cents: number) => named(['payAll'], { amount: amount(cents) }),
    thanks: (cents: number) => named(['thanks'], { amount: amount(cents) }),
    refusal: (code: string) => named([`refusals.${code}`, 'refusals.other']),
    note: named(['note']),
    waitingTitle: named(['waitingTitle']),
    waiting: named(['waiting']),
  };
}
