import type { PartnerPrice } from '#operations/partners/rules/price-list.ts';
import { usePartnerWords } from './use-partner-words.ts';

/** One price list in words: its class, its amounts and its days. */
export function useDescribePrice() {
  const { t, money, day, called } = usePartnerWords();
  return ({ class: kind, startCents, kilometreCents, hourCents, dayMinimumCents, fromDay, untilDay }: PartnerPrice) => {
    const amounts = t('prices.amounts', {
      start: money(startCents),
      kilometre: money(kilometreCents),
      hour: money(hourCents),
      minimum: money(dayMinimumCents),
    });
    const days =
      untilDay === null ? t('prices.since', { from: day(fromDay) }) : t('prices.days', { from: day(fromDay), until: day(untilDay) });
    return `${called('vehicles', kind)}: ${amounts}, ${days}`;
  };
}
