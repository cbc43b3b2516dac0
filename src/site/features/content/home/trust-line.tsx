import type { Link } from '#domain/sites/links.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import ink from '../../../ui/ink.module.css';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Container } from '../../../ui/section.tsx';
import styles from './trust-line.module.css';

const promises: readonly { readonly key: 'law' | 'price' | 'vat' | 'cancel'; readonly icon: IconName; readonly to: Link }[] = [
  { key: 'law', icon: 'shield', to: { page: 'why-choose-us' } },
  { key: 'price', icon: 'check', to: { page: 'faq' } },
  { key: 'vat', icon: 'globe', to: { page: 'business' } },
  { key: 'cancel', icon: 'info', to: { page: 'terms' } },
];

/** Four claims that anybody can check, each with a link to the details. */
export function TrustLine() {
  const { t } = useTranslation('pages');
  return (
    <section className={classNames(ink.ink, styles.band)} aria-label={t('home.trust.label')}>
      <Container>
        <ul className={styles.list}>
          {promises.map(({ key, icon, to }) => (
            <li key={key}>
              <Icon name={icon} />
              <SiteLink to={to} prefetch={false}>
                {t(`home.trust.${key}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
