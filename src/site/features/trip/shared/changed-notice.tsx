import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';

/** Shown once a change of the itinerary has led back to the trip. */
export function ChangedNotice({ email }: { readonly email: string }) {
  const { t } = useTranslation('trip');
  if (!useSearchParams()[0].has('changed')) return null;
  return (
    <Notice kind="success" live="status" title={t('changeTrip.done')}>
      {t('changeTrip.doneText', { email })}
    </Notice>
  );
}
