import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { SummaryList } from '../ui/summary/summary-list.tsx';
import { useTravelWords } from './use-travel-words.ts';

/** The payments and their dates. */
export function PaymentList({ paymentPlan }: Pick<QuoteFieldsFragment, 'paymentPlan'>) {
  const { t } = useTranslation('form');
  const { money, day, paymentPart } = useTravelWords();
  const rows = paymentPlan.map(({ part, dueOn, amountCents }) => ({
    key: paymentPart(part),
    value: t('explain.payments.due', { price: money(amountCents), date: day(dueOn) }),
  }));
  return <SummaryList rows={rows} />;
}
