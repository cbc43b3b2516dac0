import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel, Warning } from '../ui/parts.tsx';
import { MessageLine } from './message-line.tsx';
import styles from './messages.module.css';
import { useMessages } from './use-messages.ts';

export type MessagesOfTrip = Awaited<ReturnType<DeskQueries['messages']['ofTrip']>>;

/** All messages about a trip, with the link to answer. */
export function TripMessages({ messages: { lines, undeliverable } }: { readonly messages: MessagesOfTrip }) {
  const { t, instant } = useDesk();
  const { t: m } = useMessages();
  if (lines.length === 0 && undeliverable === null) return null;
  return (
    <Panel title={t('nav.messages')} count={lines.length} anchor="messages">
      {undeliverable !== null && <Warning>{m('undeliverable', { email: undeliverable })}</Warning>}
      <ol className={styles.thread}>
        {lines.map((line) => (
          <li key={line.id} data-direction={line.direction}>
            <p className={styles.lineHead}>
              <strong>{line.name || line.email}</strong> <time dateTime={line.receivedAt}>{instant(line.receivedAt)}</time>{' '}
              <Link to={`/messages/${line.id}`} data-open={line.isOpen || undefined}>
                {line.subject}
              </Link>
            </p>
            <MessageLine line={line} />
            {line.isOpen && (
              <ButtonLink size="small" to={`/messages/${line.id}`} icon="mail">
                {m('answer')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
