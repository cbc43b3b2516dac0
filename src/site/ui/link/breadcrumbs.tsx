import { Link as RouterLink } from 'react-router';
import { describeBreadcrumbs } from '../../head/describe-page.ts';
import { useStructuredData } from '../../head/structured-data.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { Icon } from '../icon.tsx';
import styles from './breadcrumbs.module.css';
import { SiteLink } from './site-link.tsx';

export type Crumb = { readonly name: string; readonly url: string };

/** The breadcrumbs: home first, the page itself last and not a link (docs/specification.md#screens). */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  return (
    <>
      {import.meta.env.SSR && <SaidBreadcrumbs items={items} />}
      <nav aria-label={t('breadcrumbs')}>
        <ol className={styles.list}>
          <li className={styles.item}>
            <SiteLink to={{ page: 'home' }} prefetch={false}>
              {t('home')}
            </SiteLink>
          </li>
          {items.map(({ name, url }, index) => (
            <li key={url} className={styles.item}>
              <Icon name="chevron-right" size="s" />
              {index === items.length - 1 ? <span aria-current="page">{name}</span> : <RouterLink to={url}>{name}</RouterLink>}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** The same for search engines, from the server only. */
function SaidBreadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  useStructuredData([describeBreadcrumbs(useSiteFrame(), items, t('home'))]);
  return null;
}
