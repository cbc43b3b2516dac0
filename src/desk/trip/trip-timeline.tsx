import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Facts, Panel } from '../ui/parts.tsx';

type DeskTrip = NonNullable<TripQuery['trip']>;

/** What happened to the trip, the last first: changes by whom, mails, money, papers. */
export function TripTimeline({ trip }: { readonly trip: DeskTrip }) {
  const { t, named, money, instant } = useDesk();
  const fate = (sentAt: string | null, failedAt: string | null) =>
    sentAt !== null
      ? t('trip.sent', { at: instant(sentAt) })
      : failedAt === null
        ? t('trip.waits')
        : t('trip.failed', { at: instant(failedAt) });
  return (
    <div>
      <Panel title={t('trip.history')}>
        <Facts
          facts={trip.history
            .toReversed()
            .map(({ version, at, actor, actorName, event, detail }) => [
              `${version}. ${instant(at)}`,
              [`${named('events', event)}, ${actorName ?? named('actors', actor)}`, ...detail].join('\n'),
            ])}
        />
      </Panel>
      <Panel title={t('trip.mails')} count={trip.mails.length}>
        <Facts
          facts={trip.mails
            .toReversed()
            .map(({ kind, createdAt, sentAt, failedAt }, index) => [
              `${trip.mails.length - index}. ${instant(createdAt)}`,
              `${named('mails', kind)}: ${fate(sentAt, failedAt)}`,
            ])}
        />
      </Panel>
      <Panel title={t('trip.payments')} count={trip.payments.length}>
        <Facts
          facts={trip.payments.map(({ cents, status, paidAt, note }, index) => [
            `${index + 1}. ${paidAt === null ? '–' : instant(paidAt)}`,
            `${money(cents)} ${status} ${note}`,
          ])}
        />
      </Panel>
      <Panel title={t('trip.documents')} count={trip.documents.length}>
        <Facts facts={trip.documents.map(({ number, issuedAt, totalCents }) => [number, `${money(totalCents)}, ${instant(issuedAt)}`])} />
      </Panel>
    </div>
  );
}
