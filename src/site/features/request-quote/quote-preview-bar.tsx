import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './quote-preview-bar.module.css';
import { findShownQuote, PreviewContent } from './quote-preview-content.tsx';
import type { TakenSuggestion } from './take-suggestion.ts';
import type { Preview } from './use-quote-preview.ts';

type BarProps = { readonly preview: Preview; readonly loading: boolean; readonly onTake: (suggestion: TakenSuggestion) => void };

/** On a phone: the total at the lower edge while one types, and everything behind it at a tap. */
export function PreviewBar({ preview, loading, onTake }: BarProps) {
  const { t } = useTranslation('form');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const quote = findShownQuote(preview);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const take = (suggestion: TakenSuggestion) => {
    dialog.current?.close();
    onTake(suggestion);
  };
  return (
    <>
      <div className={styles.bar} aria-busy={loading}>
        <p>
          {quote === null ? t('explain.bar.person') : <Price cents={quote.totalCents} size="l" />}
          {quote !== null && <span className={styles.vat}> {t('preview.inclVat')}</span>}
        </p>
        <Button variant="secondary" size="s" onClick={open} aria-haspopup="dialog">
          {t('explain.bar.open')}
        </Button>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('preview.label')} onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <Button variant="quiet" size="s" icon="close" onClick={() => dialog.current?.close()} className={styles.close}>
            {t('explain.bar.close')}
          </Button>
          {isOpen && <PreviewContent preview={preview} onTake={take} withoutPicture />}
        </div>
      </dialog>
    </>
  );
}
