import type { Link } from '#domain/sites/links.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import styles from './link-pills.module.css';

type Pill = { readonly to: Link; readonly title: string };

/** Pages by name, side by side. */
export function LinkPills({ links, icon }: { readonly links: readonly Pill[]; readonly icon: IconName }) {
  return (
    <ul className={styles.list}>
      {links.map(({ to, title }) => (
        <li key={title}>
          <SiteLink to={to} className={styles.link}>
            <Icon name={icon} className={styles.icon} />
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
