import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../quote-preview.module.css';

/** Says of the price beneath that it is not that of what stands in the form now, and that another could not be had. */
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
