import { useTranslation } from '../../i18n/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './quote-preview.module.css';

/** Says of the price beneath that it is not that of what stands in the form now, and whether another is on its way. */
export function OldPrice({ failed, onAskAgain }: { readonly failed: boolean; readonly onAskAgain: () => void }) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.old}>
      <p>
        <Icon name={failed ? 'warning' : 'info'} size="s" /> {t(failed ? 'preview.oldFailed' : 'preview.old')}
      </p>
      {failed && (
        <Button variant="secondary" size="s" onClick={onAskAgain}>
          {t('preview.askAgain')}
        </Button>
      )}
    </div>
  );
}
