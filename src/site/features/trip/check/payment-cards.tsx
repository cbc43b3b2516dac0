import { saySummary } from '#output/texts/travel/say-summary.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { type RadioCard, RadioCards } from '../../../ui/form/choices/radio-cards.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Choice, Travel } from '../shared/state/travel.ts';
import type { PaymentWays } from './load-check-page.ts';
import styles from './payment-cards.module.css';

type PaymentCardsProps = {
  readonly ways: PaymentWays;
  readonly invoice: Travel['invoice'];
  readonly totalCents: Choice['totalCents'];
  /** The choice of an order that was refused; empty for none. */
  readonly chosen: string;
  readonly error: string | undefined;
};

/** The payment methods: beside each what is due first, and below it the due date and later payments. */
export function PaymentCards({ ways: { methods, ...ways }, invoice, totalCents, chosen, error }: PaymentCardsProps) {
  const { t } = useTranslation('trip');
  const cards = useMethodCards({ ...ways, totalCents });
  const offered = methods.flatMap((method) => (isCard(cards, method) ? [cards[method]] : []));
  const wanted = [chosen, invoice?.paymentMethod].find((method) => methods.some((each) => each === method));
  return (
    <RadioCards
      legend={<span className={styles.legend}>{t('check.pay.legend')}</span>}
      name="paymentMethod"
      error={error}
      defaultValue={wanted ?? methods[0]}
      cards={offered}
    />
  );
}

type MethodCards = ReturnType<typeof useMethodCards>;

function isCard(cards: MethodCards, method: string): method is keyof MethodCards {
  return Object.hasOwn(cards, method);
}

function useMethodCards({
  plans: { inParts, afterwards },
  summaryPlan,
  totalCents,
}: Omit<PaymentWays, 'methods'> & Pick<Choice, 'totalCents'>) {
  const { t } = useTranslation('trip');
  const { t: ofTravel, paymentMethod, money, day } = useTravelWords();
  const [first, second] = inParts;
  const [last] = afterwards;
  const firstCents = first?.amountCents ?? totalCents;
  const by = first === undefined ? '' : t('check.pay.by', { date: day(first.dueOn) });
  const rest = second === undefined ? '' : t('check.pay.rest', { amount: money(second.amountCents), date: day(second.dueOn) });
  const alone = last === undefined ? [] : [t('check.pay.after', { amount: money(last.amountCents), date: day(last.dueOn) })];
  const later = summaryPlan === null ? alone : [saySummary(summaryPlan, { t: ofTravel, day })];
  const card = (value: string, { lines, cents }: { readonly lines: readonly string[]; readonly cents: number }): RadioCard => ({
    value,
    label: paymentMethod(value),
    description: lines.filter((line) => line !== '').join(' '),
    aside: <Price cents={cents} size="l" />,
  });
  return {
    'bank-transfer': card('bank-transfer', { lines: [by, rest], cents: firstCents }),
    online: card('online', { lines: [t('check.pay.online'), rest], cents: firstCents }),
    'invoice-afterwards': card('invoice-afterwards', {
      lines: [t('check.pay.nothingNow'), ...later],
      cents: 0,
    }),
  } as const;
}
