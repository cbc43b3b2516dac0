import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import styles from '../panel.module.css';

/** `?vat=ex` shows prices without VAT. */
export function useIsExVat(): boolean {
  return useSearchParams()[0].get('vat') === 'ex';
}

/** Switches the prices of the page. A link, so that it works without a script and keeps the chosen vehicle. */
export function VatSwitch() {
  const { t } = useTranslation('form');
  const isExVat = useIsExVat();
  const search = new URLSearchParams(useSearchParams()[0]);
  if (isExVat) search.delete('vat');
  else search.set('vat', 'ex');
  return (
    <p className={styles.switch}>
      <Link to={{ search: search.size === 0 ? '' : `?${search}` }} replace preventScrollReset rel="nofollow">
        {isExVat ? t('explain.vat.showIncl') : t('explain.vat.showExcl')}
      </Link>
    </p>
  );
}
