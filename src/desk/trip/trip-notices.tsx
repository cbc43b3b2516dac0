import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Warning } from '../ui/parts.tsx';
import { describeDetail } from './describe-detail.ts';

type DeskTrip = NonNullable<TripQuery['trip']>;

type TripNoticesProps = {
  readonly trip: DeskTrip;
  /** Changes after this version are new to whoever looks. */
  readonly since: number;
  readonly onSeen: () => void;
};

/** What everybody who opens the trip must know first: who else has it open, what was changed meanwhile, that its mails are held. */
export function TripNotices({ trip, since, onSeen }: TripNoticesProps) {
  const words = useDesk();
  const { t, named, instant } = words;
  const changes = trip.history.filter(({ version }) => version > since);
  return (
    <>
      {trip.hold !== null && (
        <Warning>
          {t('trip.held', { name: trip.hold.memberName, at: instant(trip.hold.at), reason: named('values', trip.hold.reason) })}
        </Warning>
      )}
      {trip.present.length > 0 && <Warning>{t('trip.present', { names: trip.present.join(', ') })}</Warning>}
      {changes.length > 0 && (
        <Warning>
          {t('trip.changedMeanwhile')}
          <ul>
            {changes.map(({ version, at, event, actor, actorName, detail }) => (
              <li key={version}>
                {[
                  instant(at),
                  actorName ?? named('actors', actor),
                  named('events', event),
                  ...detail.map((line) => describeDetail(line, words)),
                ].join(', ')}
              </li>
            ))}
          </ul>
          <Button type="button" onClick={onSeen}>
            {t('trip.goOn')}
          </Button>
        </Warning>
      )}
    </>
  );
}
