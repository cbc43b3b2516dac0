import { useEffect, useRef } from 'react';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/parts.tsx';
import styles from './palette.module.css';

const keys = [
  ['Ctrl K', 'palette.keys.find'],
  ['/', 'palette.keys.find'],
  ['j', 'palette.keys.next'],
  ['k', 'palette.keys.previous'],
  ['Enter', 'palette.keys.open'],
  ['Esc', 'palette.keys.close'],
  ['?', 'palette.keys.help'],
] as const;

/** Which keys do what, on every page. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('palette.keys.title')} onClose={onClose}>
      <h2>{t('palette.keys.title')}</h2>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Button type="button" onClick={() => dialog.current?.close()}>
        {t('palette.keys.close')}
      </Button>
    </dialog>
  );
}
