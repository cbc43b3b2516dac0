import { useDesk } from '../desk-texts.ts';
import { State } from '../ui/state.tsx';
import { useWork } from '../use-work.ts';
import { paidLooks } from './paid-state.ts';
import { useTripView } from './trip-view.ts';

/** The payment state of the trip, as shape and words. */
export function PaidText() {
  const { money } = useDesk();
  const w = useWork();
  const { trip, paid } = useTripView();
  if (paid.key === 'none') return '–';
  const { paidCents, outstandingCents } = trip.money;
  const text =
    paid.key === 'overdue'
      ? w('paid.overdue', { count: paid.days })
      : paid.key === 'refund'
        ? w('paid.refund', { amount: money(paid.cents) })
        : paid.key === 'part'
          ? w('paid.part', { paid: money(paidCents), total: money(paidCents + outstandingCents) })
          : w(`paid.${paid.key}`);
  return <State {...paidLooks[paid.key]}>{text}</State>;
}
