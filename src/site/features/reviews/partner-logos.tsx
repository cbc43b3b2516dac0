import { useTranslation } from '../../i18n/site-texts.ts';
import type { PartnerMark } from '../../ui/partner-mark.ts';
import { PartnerLogo } from './partner-logo.tsx';
import styles from './reviews-block.module.css';

export function PartnerLogos({ partners }: { readonly partners: readonly PartnerMark[] }) {
  const { t } = useTranslation('common');
  if (partners.length === 0) return null;
  return (
    <div className={styles.partners}>
      <h2 className={styles.partnersHeading}>{t('reviews.partners')}</h2>
      <ul className={styles.logos}>
        {partners.map((mark) => (
          <PartnerLogo key={mark.name} {...mark} />
        ))}
      </ul>
    </div>
  );
}
