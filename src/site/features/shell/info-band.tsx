import { formatNumber } from '#domain/money/format-number.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link/site-link.tsx';
import { Container } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './info-band.module.css';

/** Trust facts and contact on every page. */
export function InfoBand() {
  const { t } = useTranslation('common');
  const { site } = useSiteFrame();
  return (
    <section className={styles.band} aria-label={t('infoBand.label')}>
      <Container className={styles.row}>
        <p className={styles.slogan}>
          <Icon name="shield" size="s" />
          {t('infoBand.slogan')}
        </p>
        <Rating />
        <a className={styles.phone} href={`tel:${brand.phone[site]}`} aria-label={t('header.call', { phone: brand.phoneShown[site] })}>
          <Icon name="phone" size="s" />
          {brand.phoneShown[site]}
        </a>
        <SiteLink to={{ page: 'faq' }} className={styles.more} prefetch={false}>
          {t('infoBand.faq')}
        </SiteLink>
        <SiteLink to={{ page: 'contact' }} className={classNames(styles.more, styles.inHeader)} prefetch={false}>
          {t('infoBand.contact')}
        </SiteLink>
      </Container>
    </section>
  );
}

const halfStars = 10;

/** The rating to the nearest half star. The link leads to how reviews are collected (docs/specification.md#rating-source). */
function Rating() {
  const { t } = useTranslation('common');
  const tag = tagOf(useSiteFrame().language);
  const { value, best, count } = brand.rating;
  return (
    <SiteLink to={{ page: 'review-policy' }} className={styles.rating} prefetch={false}>
      <span aria-hidden="true" className={styles.stars}>
        <Stars rating={Math.round((value / best) * halfStars) / 2} />
      </span>
      <span>
        <strong>{t('rating.short', { value: formatNumber(value, tag), best })}</strong>{' '}
        <span className={styles.count}>{t('rating.basedOn', { count: formatNumber(count, tag) })}</span>
      </span>
    </SiteLink>
  );
}
