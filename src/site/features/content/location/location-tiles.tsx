import { SiteLink } from '../../../ui/link/site-link.tsx';
import { ContentPicture } from '../content-picture.tsx';
import type { LocationItem } from '../load-lists.ts';
import styles from './location-tiles.module.css';

type Props = { readonly locations: readonly LocationItem[]; readonly lead: string };

/** Cities by their skylines: the first large with its lead, the others as a grid of pictures. */
export function LocationTiles({ locations, lead }: Props) {
  return (
    <ul className={styles.tiles}>
      {locations.map(({ languageSlug: slug, title, region, hero }, index) => (
        <li key={slug} className={styles.tile}>
          <ContentPicture image={hero.image} morph />
          <div className={styles.words}>
            <h2>
              <SiteLink to={{ page: 'location', slug }}>{title}</SiteLink>
            </h2>
            <p>{index === 0 ? lead : region}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
