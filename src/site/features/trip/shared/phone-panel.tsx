import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import styles from './panel.module.css';

/** A person to call, on every page of a trip; on paper one line at the bottom. */
export function PhonePanel({ reference }: { readonly reference: string }) {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  const phone = brand.phoneShown[site];
  return (
    <Panel tone="sunken" className={styles.screenPanel}>
      <p className={styles.title}>{t('phone.heading')}</p>
      <p className={styles.text}>
        <NoWrap text={t('phone.text', { reference })} part={reference} />
      </p>
      <ButtonLink to={`tel:${brand.phone[site]}`} variant="secondary" icon="phone" wide>
        <NoWrap text={t('phone.call', { phone })} part={phone} />
      </ButtonLink>
    </Panel>
  );
}

/** The same on paper, where nothing can be tapped. */
export function PrintedPhone() {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  return (
    <p className={styles.printedPhone}>
      <strong>{t('phone.heading')}</strong> {t('phone.call', { phone: brand.phoneShown[site] })}
    </p>
  );
}
