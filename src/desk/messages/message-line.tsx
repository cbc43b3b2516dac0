import { useDesk } from '../desk-texts.ts';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './messages.module.css';
import type { ShownMessage } from './shown-message.ts';
import { useMessages } from './use-messages.ts';

type Line = ShownMessage['thread'][number];

/** A message: its text, why a part of it is missing, and its attachments. */
export function MessageLine({ line, lang }: { readonly line: Line; readonly lang?: string | undefined }) {
  const { t } = useMessages();
  const { id, kind, email, body, incomplete, files } = line;
  return (
    <>
      {kind === 'bounce' && <p className={styles.marked}>{t('cameBack', { email })}</p>}
      {incomplete !== null && <p className={styles.marked}>{t(`incomplete.${incomplete}`)}</p>}
      <p className={styles.body} lang={lang}>
        {body === '' ? t('noText') : body}
      </p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files.title')}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} messageId={id} />
          ))}
        </ul>
      )}
    </>
  );
}

/** An attachment with its link, or why there is none. */
function FileLine({ file: { id, name, size, state }, messageId }: { readonly file: Line['files'][number]; readonly messageId: string }) {
  const { t } = useMessages();
  const { language } = useDesk();
  const kilobytes = new Intl.NumberFormat(language.slice(0, 2), { style: 'unit', unit: size < 1_000_000 ? 'kilobyte' : 'megabyte' });
  const length = kilobytes.format(size < 1_000_000 ? Math.max(1, Math.round(size / 1_000)) : Math.round(size / 100_000) / 10);
  return (
    <li>
      <Icon name="page" />
      {state === 'kept' ? (
        <a href={`/messages/${messageId}/files/${id}`} download={name}>
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}{' '}
      <span className={styles.muted}>{state === 'kept' ? length : `${length} · ${t(`files.${state}`)}`}</span>
    </li>
  );
}
