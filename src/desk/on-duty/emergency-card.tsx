import { Icon } from '../ui/icons/icon.tsx';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

/** In danger 112 comes first. This is the only filled red button of the product. */
export function EmergencyCard() {
  const { t } = useDriverWords();
  return (
    <div className={styles.danger}>
      <b>{t('problem.danger')}</b>
      <p>{t('problem.safety')}</p>
      <a className={styles.emergency} href="tel:112">
        <Icon name="phone" size={20} />
        {t('problem.call112')}
      </a>
    </div>
  );
}
