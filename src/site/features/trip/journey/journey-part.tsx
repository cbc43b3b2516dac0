import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { useBookingRows } from '../booking/booking-rows.tsx';
import { FoldedPart } from '../shared/folded-part.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { fullNameOf } from '../shared/state/travel.ts';
import { JourneyForm } from './journey-form.tsx';
import styles from './journey-part.module.css';
import { journeyValuesOf, type SentJourney } from './journey-values.ts';

type JourneyPartProps = {
  readonly data: TripData;
  readonly idempotencyKey: string;
  readonly refusal: Refusal<SentJourney> | undefined;
};

/** The contact on the day, how the group arrives, and the form to change them until departure. */
export function JourneyPart({ data, idempotencyKey, refusal }: JourneyPartProps) {
  const { t } = useTranslation('trip');
  const { travel } = data;
  const rows = useBookingRows(data).contacts;
  const isSaved = useSearchParams()[0].get('saved') === 'journey';
  return (
    <FoldedPart
      heading={t('booking.contacts')}
      answer={travel.contacts.firstContact?.name ?? fullNameOf(travel.customer)}
      id="contacts"
      open={isSaved || refusal !== undefined}
    >
      {isSaved && refusal === undefined && (
        <Notice kind="success" live="status">
          {t('journey.saved')}
        </Notice>
      )}
      <SummaryList rows={rows} />
      {travel.canSaveJourney.allowed && (
        // After saving, the next version of the trip starts closed again.
        <details key={travel.version} className={styles.edit} open={refusal !== undefined}>
          <summary className={styles.summary}>{t('journey.edit')}</summary>
          <JourneyForm version={travel.version} initial={journeyValuesOf(travel, idempotencyKey)} refusal={refusal} />
        </details>
      )}
    </FoldedPart>
  );
}
