import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Panel } from '../ui/parts.tsx';
import styles from './messages.module.css';

type Line = Awaited<ReturnType<DeskQueries['messages']['ofTrip']>>[number];

/** What was written about a trip by either side, with the way to answer. */
export function TripMessages({ messages }: { readonly messages: readonly Line[] }) {
  const { t, instant } = useDesk();
  if (messages.length === 0) return null;
  return (
    <Panel title={t('nav.messages')} count={messages.length} anchor="messages">
      <ol className={styles.thread}>
        {messages.map(({ id, direction, name, email, receivedAt, subject, body, isOpen }) => (
          <li key={id} data-direction={direction}>
            <p className={styles.lineHead}>
              <strong>{name || email}</strong> <time dateTime={receivedAt}>{instant(receivedAt)}</time>{' '}
              <Link to={`/messages/${id}`} data-open={isOpen || undefined}>
                {subject}
              </Link>
            </p>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
