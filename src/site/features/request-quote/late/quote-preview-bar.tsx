import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Preview } from '../ask-price.ts';
import { findShownQuote, PreviewContent } from '../quote-preview-content.tsx';
import type { TakenSuggestion } from '../take-suggestion.ts';
import styles from './quote-preview-bar.module.css';
import { useInSight } from './use-in-sight.ts';

type BarProps = {
  readonly preview: Preview;
  readonly isOld: boolean;
  readonly loading: boolean;
  readonly onTake: (suggestion: TakenSuggestion) => void;
  /** The panel's own button to continue. */
  readonly action: RefObject<HTMLDivElement | null>;
};

/**
 * On a phone: the total at the bottom while the visitor types, its details at a tap, and the button to continue, unless that is visible
 * already.
 */
export function PreviewBar({ preview, isOld, loading, onTake, action }: BarProps): ReactNode {
  const { t } = useTranslation('form');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isAway = useInSight(action);
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
      <div className={styles.bar} data-away={isAway || undefined} aria-busy={loading}>
        <BarPrice preview={preview} isOld={isOld} onOpen={open} />
        <ButtonLink to="#firstName" size="s">
          {t(preview.personReasons.length > 0 ? 'preview.toRequest' : 'preview.toQuote')}
        </ButtonLink>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('preview.label')} onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <Button variant="quiet" size="s" icon="close" onClick={() => dialog.current?.close()} className={styles.close}>
            {t('explain.bar.close')}
          </Button>
          {isOpen && <PreviewContent preview={preview} isOld={isOld} onTake={take} withoutPicture />}
        </div>
      </dialog>
    </>
  );
}

/** The total, which opens its details. */
function BarPrice({ preview, isOld, onOpen }: Pick<BarProps, 'preview' | 'isOld'> & { readonly onOpen: () => void }) {
  const { t } = useTranslation('form');
  const quote = findShownQuote(preview);
  const content = (
    <>
      <span className={isOld ? styles.old : undefined}>
        {quote === null ? t('explain.bar.person') : <Price cents={quote.totalCents} size="l" />}
      </span>
      <span className={styles.more}>
        {isOld ? t('preview.oldShort') : t('explain.bar.open')}
        <Icon name="chevron" size="s" />
      </span>
    </>
  );
  return (
    <button type="button" onClick={onOpen} aria-haspopup="dialog" className={styles.price}>
      {content}
    </button>
  );
}
