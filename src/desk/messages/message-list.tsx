import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { MessageList as ListName } from '#operations/messages/rules/message.ts';
import { useDesk } from '../desk-texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Empty } from '../ui/empty.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import styles from './messages.module.css';
import { useMessages } from './use-messages.ts';

export type MessageRow = Awaited<ReturnType<DeskQueries['messages']['list']>>['rows'][number];

type MessageListProps = {
  readonly rows: readonly MessageRow[];
  readonly list: ListName;
  readonly older: string | null;
  readonly search: string;
  readonly chosen: string | null;
  readonly now: string;
};

/** The messages of a list, the most urgent first. Each opens its pane. */
export function MessageList({ rows, list, older, search, chosen, now }: MessageListProps) {
  const { t } = useMessages();
  const address = { ...(list === 'open' ? {} : { list }), ...(search === '' ? {} : { q: search }) };
  const query = new URLSearchParams(address).toString();
  if (rows.length === 0) return <Empty title={t(`none.${list}`)} />;
  return (
    <>
      <table className={styles.rows}>
        <caption className={styles.caption}>{t(`lists.${list}`)}</caption>
        <colgroup>
          <col className={styles.iconColumn} />
          <col className={styles.nameColumn} />
          <col />
          <col className={styles.whenColumn} />
          <col className={styles.whoColumn} />
        </colgroup>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              to={`/messages/${row.id}${query === '' ? '' : `?${query}`}`}
              isChosen={row.id === chosen}
              now={now}
            />
          ))}
        </tbody>
      </table>
      {older !== null && (
        <p className={styles.older}>
          <Link to={`/messages?${new URLSearchParams({ ...address, list, before: older })}`}>{t('older')}</Link>
        </p>
      )}
    </>
  );
}

const channelIcons: Readonly<Record<MessageRow['channel'], IconName>> = {
  'contact-form': 'globe',
  'call-back': 'phone',
  mail: 'mail',
};

type RowProps = { readonly row: MessageRow; readonly to: string; readonly isChosen: boolean; readonly now: string };

function Row({ row, to, isChosen, now }: RowProps) {
  const { t } = useMessages();
  const { nearMoment } = useDesk();
  const { channel, kind, name, email, phone, subject, opening, ownerName, tripReference } = row;
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles.icon}>
        <Icon name={channelIcons[channel]} />
      </td>
      <th scope="row">
        <Link to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
          {name || email || phone}
        </Link>
        <span className={styles.kind}>{kind === 'message' ? t(`channels.${channel}`) : t(`kinds.${kind}`)}</span>
      </th>
      <td className={styles.words}>
        {tripReference !== null && <span className={styles.reference}>{tripReference} </span>}
        {subject} <span className={styles.muted}>{opening}</span>
      </td>
      <td className={styles.when}>{row.isOpen ? <Due at={row.answerDueAt} now={now} /> : nearMoment(row.receivedAt)}</td>
      <td className={styles.who}>{ownerName !== null && <Avatar name={ownerName} />}</td>
    </tr>
  );
}

/** The deadline for the answer; red once it has passed. */
export function Due({ at, now }: { readonly at: string | null; readonly now: string }) {
  const { t } = useMessages();
  const { nearMoment } = useDesk();
  if (at === null) return null;
  const isLate = at < now;
  return <span data-late={isLate || undefined}>{t(isLate ? 'late' : 'due', { at: nearMoment(at) })}</span>;
}
