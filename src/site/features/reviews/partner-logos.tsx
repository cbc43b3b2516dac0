import { useTranslation } from '../../i18n/site-texts.ts';
import { PartnerLogo } from './partner-logo.tsx';
import { assignMarks } from './partner-marks.ts';
import styles from './reviews-block.module.css';

export type Partner = { readonly name: string };

/** As many as one row holds on each site (specification 9). */
const shownPartners = 8;

export function PartnerLogos({ partners }: { readonly partners: readonly Partner[] }) {
  const { t } = useTranslation('common');
  if (partners.length === 0) return null;
  return (
    <div className={styles.partners}>
      <h2 className={styles.partnersHeading}>{t('reviews.partners')}</h2>
      <ul className={styles.logos}>
        {assignMarks(partners.slice(0, shownPartners).map(({ name }) => name)).map((mark) => (
          <PartnerLogo key={mark.name} {...mark} />
        ))}
      </ul>
    </div>
  );
}
