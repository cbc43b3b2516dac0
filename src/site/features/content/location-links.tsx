import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './location-links.module.css';

type Place = { readonly slug: string; readonly title: string };

/** Places by name, side by side as far as the line goes. */
export function LocationLinks({ places, except }: { readonly places: readonly Place[]; readonly except?: string | undefined }) {
  return (
    <ul className={styles.list}>
      {places
        .filter(({ slug }) => slug !== except)
        .map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink to={{ page: 'location', slug }} className={styles.link}>
              <Icon name="map-pin" className={styles.pin} />
              {title}
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}
