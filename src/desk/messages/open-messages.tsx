import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../tasks/tasks.module.css';
import { Panel } from '../ui/parts.tsx';

/** What people wrote that nobody has answered, the first due first. */
export function OpenMessages({ messages }: { readonly messages: Awaited<ReturnType<DeskQueries['messages']['listOpen']>> }) {
  const { t, instant } = useDesk();
  if (messages.length === 0) return null;
  return (
    <Panel title={t('today.messages')} count={messages.length}>
      <ul className={styles.list}>
        {messages.map(({ id, name, email, phone, subject, answerDueAt, ownerName }) => (
          <li key={id}>
            <Link to={`/messages/${id}`}>{name || email || phone}</Link> {subject}
            {answerDueAt !== null && ` · ${instant(answerDueAt)}`}
            {ownerName !== null && ` · ${ownerName}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
