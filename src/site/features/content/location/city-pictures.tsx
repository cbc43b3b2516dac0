import type { MenuLocation } from '../../../site-frame.ts';
import { Illustration } from '../../../ui/illustration.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import styles from './city-pictures.module.css';

type Place = Pick<MenuLocation, 'slug' | 'title' | 'drawing'>;

/** Places to leave from, each by its skyline. */
export function CityPictures({ places }: { readonly places: readonly Place[] }) {
  return (
    <Grid as="ul" columns="five" reel>
      {places.map(({ slug, title, drawing = slug }) => (
        <li key={slug} className={styles.city}>
          <Illustration name={`skyline-${drawing}`} cover morph />
          <SiteLink to={{ page: 'location', slug }}>{title}</SiteLink>
        </li>
      ))}
    </Grid>
  );
}
