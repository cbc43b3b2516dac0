import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../quote-preview.module.css';

/** Says that the price beneath does not belong to the form's present contents, and that a new one could not be loaded. */
export function OldPrice({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.old}>
      <p>
        <Icon name="warning" size="s" /> {t('preview.oldFailed')}
      </p>
      <Button variant="secondary" size="s" onClick={onAskAgain}>
        {t('preview.askAgain')}
      </Button>
    </div>
  );
}
