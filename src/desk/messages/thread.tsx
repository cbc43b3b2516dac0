import { tagOf } from '#domain/sites/language.ts';
import { useDesk } from '../desk-texts.ts';
import styles from './messages.module.css';
import type { ShownMessage } from './shown-message.ts';
import { useMessages } from './use-messages.ts';

type ThreadProps = { readonly lines: ShownMessage['thread']; readonly language: ShownMessage['language'] };

/** What both sides wrote, the first first. */
export function Thread({ lines, language }: ThreadProps) {
  const { t } = useMessages();
  const { instant } = useDesk();
  return (
    <ol className={styles.thread} aria-label={t('thread')}>
      {lines.map(({ id, direction, name, email, receivedAt, body }) => (
        <li key={id} data-direction={direction}>
          <p className={styles.lineHead}>
            <strong>{name || email}</strong> <time dateTime={receivedAt}>{instant(receivedAt)}</time>
          </p>
          <p className={styles.body} lang={tagOf(language)}>
            {body === '' ? t('noText') : body}
          </p>
        </li>
      ))}
    </ol>
  );
}
