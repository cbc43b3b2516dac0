import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import styles from './panel.module.css';
import type { TripData } from './state/load-trip.ts';

/** Where the last mail about the trip was not sent: when it will be, or that it never will. */
export function MailNotice({ data: { travel, zone } }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { moment } = useTravelWords();
  const { waitingMail, customer } = travel;
  if (waitingMail === null) return null;
  const { email } = customer;
  return (
    <div className={styles.shown}>
      {waitingMail.at === null ? (
        <Notice kind="warning" title={t('mailing.not')}>
          {t('mailing.notText', { email })}
        </Notice>
      ) : (
        <Notice title={t('mailing.later')}>{t('mailing.laterText', { email, moment: moment(waitingMail.at, { ...travel, zone }) })}</Notice>
      )}
    </div>
  );
}
