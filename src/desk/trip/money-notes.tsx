import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/note.tsx';
import { useRights } from '../use-rights.ts';
import { useWork } from '../use-work.ts';
import { useTripView } from './trip-view.ts';

/** Money of the trip that went wrong, with what to do about it, and a dispute that stops the reminders. */
export function MoneyNotes() {
  const { t, money } = useDesk();
  const { has } = useRights();
  const w = useWork();
  const { cases, dispute, credit } = useTripView().trip.money;
  return (
    <>
      {cases.map(({ id, kind, cents }) => (
        <Banner
          key={id}
          tone="red"
          action={
            has('record-payments') && (
              <ButtonLink to="/payments?tab=problems" size="small">
                {t('money.problems')}
              </ButtonLink>
            )
          }
        >
          <b>
            {t(`money.kinds.${kind}`)}, {money(cents)}.
          </b>{' '}
          {t(`money.todo.${kind}`)}
        </Banner>
      ))}
      {credit !== null && (
        <Banner tone="amber">{w('credit', { limit: money(credit.limitCents), owed: money(credit.wouldOweCents) })}</Banner>
      )}
      {dispute !== '' && (
        <Banner tone="amber">
          {t('money.dispute')}: {dispute}
        </Banner>
      )}
    </>
  );
}
