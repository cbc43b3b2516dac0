import { tagOf } from '#domain/sites/language.ts';
import { useDesk } from '../desk-texts.ts';
import { MessageLine } from './message-line.tsx';
import styles from './messages.module.css';
import type { ShownMessage } from './shown-message.ts';
import { useMessages } from './use-messages.ts';

type ThreadProps = { readonly lines: ShownMessage['thread']; readonly language: ShownMessage['language'] };

/** The conversation, the oldest message first. */
export function Thread({ lines, language }: ThreadProps) {
  const { t } = useMessages();
  const { instant } = useDesk();
  return (
    <ol className={styles.thread} aria-label={t('thread')}>
      {lines.map((line) => (
        <li key={line.id} data-direction={line.direction}>
          <p className={styles.lineHead}>
            <strong>{line.name || line.email}</strong> <time dateTime={line.receivedAt}>{instant(line.receivedAt)}</time>
          </p>
          <MessageLine line={line} lang={tagOf(language)} />
        </li>
      ))}
    </ol>
  );
}
