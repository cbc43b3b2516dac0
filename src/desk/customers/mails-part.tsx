import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Empty } from '../ui/empty.tsx';
import { Timeline } from '../ui/timeline.tsx';
import styles from './customers.module.css';
import { useCustomers } from './use-customers.ts';

type Mail = Awaited<ReturnType<DeskQueries['customers']['mails']>>[number];

/** What the customer wrote and what we wrote, of all trips, the last first. */
export function MailsPart({ mails }: { readonly mails: readonly Mail[] }) {
  const { t } = useCustomers();
  const { compactInstant } = useDesk();
  if (mails.length === 0) return <Empty title={t('noMails')} />;
  return (
    <div className={styles.lines}>
      <Timeline
        entries={mails.map(({ key, threadId, reference, direction, subject, opening, at }) => ({
          key,
          icon: direction === 'in' ? 'mail' : 'send',
          text: (
            <>
              {t(`mails.${direction}`)} <strong>{subject || t('mails.noSubject')}</strong>
            </>
          ),
          at: compactInstant(at),
          instant: at,
          more: (
            <>
              <p className={styles.opening}>{opening}</p>
              {threadId !== null && reference === null && <Link to={`/messages/${key}`}>{t('mails.open')}</Link>}
              {reference !== null && <Link to={`/trips/${reference}`}>{reference}</Link>}
            </>
          ),
        }))}
      />
    </div>
  );
}
