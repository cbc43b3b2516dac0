import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { SummaryList } from '../ui/summary-list.tsx';
import { useExplainWords } from './use-explain-words.ts';

/** What is paid when. */
export function PaymentList({ paymentPlan }: Pick<QuoteFieldsFragment, 'paymentPlan'>) {
  const { t } = useTranslation('form');
  const { named, money, day } = useExplainWords();
  const rows = paymentPlan.map(({ part, dueOn, amountCents }) => ({
    key: named(`payments.${part}`),
    value: t('explain.payments.due', { price: money(amountCents), date: day(dueOn) }),
  }));
  return <SummaryList rows={rows} />;
}
