import type { TravelQuery } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { Notice } from '../ui/message/notice.tsx';
import { momentOf } from './stop-times.ts';
import { useTravelWords } from './use-travel-words.ts';

type TightStop = NonNullable<TravelQuery['getTravel']>['tightStops'][number];

/** Stops that have a price although the coach arrives after its departure, and the time that would fix each. */
export function TightStops({ tightStops }: { readonly tightStops: readonly TightStop[] }) {
  const { t } = useTranslation('form');
  const { duration, departure } = useTravelWords();
  if (tightStops.length === 0) return null;
  return (
    <Notice kind="warning" title={t('explain.tight.heading')}>
      {tightStops.map(({ stop, name, minutes, ...local }) => (
        <p key={stop}>
          {t('explain.tight.stop', { stop: name, duration: duration(minutes) })}{' '}
          <strong>{t('explain.tight.mend', { stop: name, earliest: departure(momentOf(local)) })}</strong>
        </p>
      ))}
    </Notice>
  );
}
