import type { ReactNode } from 'react';
import { addDays } from '#domain/calendar/date.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { saySummary } from '#output/texts/travel/say-summary.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { Account } from '../documents/load-account.ts';
import { TransferDetails } from '../documents/transfer-details.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Travel } from '../shared/state/travel.ts';
import { type DatedStep, DatedSteps } from './dated-steps.tsx';

type NextStepsProps = {
  readonly data: Pick<TripData, 'flow' | 'travel'>;
  /** Null where it cannot be read now. */
  readonly account: Account | null;
  /** Paying online, where that is offered. */
  readonly online: ReactNode;
};

/** What happens after an order, by its day: the mail, each payment, the last changes, the driver, the trip itself. */
export function NextSteps({ data, account, online }: NextStepsProps) {
  const { travel } = data;
  const mail = useMailStep(travel);
  const payments = usePaymentSteps({ data, account, online });
  const trip = useTripSteps(travel);
  const dated = [...payments, ...trip].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  return <DatedSteps steps={[mail, ...dated]} />;
}

/** `day`: `YYYY-MM-DD`, for the order. */
type Sorted = DatedStep & { readonly day: string };

function useMailStep({ customer, bookedAt, now, timeZone }: Travel): DatedStep {
  const { t } = useTranslation('trip');
  const { day } = useTravelWords();
  const dateOf = (instant: string) => readMoment(instant, timeZone).date;
  const booked = dateOf(bookedAt ?? now);
  return {
    key: 'mail',
    when: booked === dateOf(now) ? t('success.when.today') : day(booked),
    title: t('success.steps.mail.title'),
    text: t('success.steps.mail.text', { email: customer.email }),
    isDone: true,
  };
}

/** The first step explains how to pay. A payment after the trip needs no account yet. */
function usePaymentSteps({ data, account, online }: NextStepsProps): readonly Sorted[] {
  const { t } = useTranslation('trip');
  const { t: ofTravel, money, day, paymentPart } = useTravelWords();
  if (account === null) return [];
  const { due, transfer, summaryPlan } = account;
  if (due.length === 0)
    return [{ key: 'paid', day: '', when: t('success.when.today'), title: t('payments.nothing'), more: online, isDone: true }];
  return due.map(({ part, dueOn, amountCents }, index) => {
    const words = { amount: money(amountCents), date: day(dueOn) };
    const step = { key: `pay-${part}`, day: dueOn, when: t('success.when.by', words), title: t('success.steps.pay.title', words) };
    if (summaryPlan !== null) return { ...step, text: saySummary(summaryPlan, { t: ofTravel, day }) };
    if (transfer === null) return { ...step, text: t('success.steps.pay.later') };
    if (index > 0) return { ...step, text: paymentPart(part) };
    return {
      ...step,
      text: due.length > 1 ? paymentPart(part) : undefined,
      more: (
        <>
          {online}
          <TransferDetails data={data} transfer={transfer} />
        </>
      ),
    };
  });
}

function useTripSteps({ stops, firstDate }: Travel): readonly Sorted[] {
  const { t } = useTranslation('trip');
  const { day } = useTravelWords();
  const [first] = stops;
  const time = first?.time ?? '';
  const before = addDays(firstDate, -1);
  const step = (key: 'driver' | 'day', date: string, values: Readonly<Record<string, string>>): Sorted => ({
    key,
    day: date,
    when: day(date),
    title: t(`success.steps.${key}.title`),
    text: t(`success.steps.${key}.text`, values),
  });
  return [
    step('driver', before, {}),
    step('day', firstDate, { place: first?.label ?? '', moment: [day(firstDate), time].filter((part) => part !== '').join(', ') }),
  ];
}
