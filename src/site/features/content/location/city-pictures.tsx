import { Illustration } from '../../../ui/illustration.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import styles from './city-pictures.module.css';

type Place = { readonly slug: string; readonly title: string };

/** Places to leave from, each by its skyline: a popular one's drawing goes by its slug. */
export function CityPictures({ places }: { readonly places: readonly Place[] }) {
  return (
    <Grid as="ul" columns={5} reel>
      {places.map(({ slug, title }) => (
        <li key={slug} className={styles.city}>
          <Illustration name={`skyline-${slug}`} cover />
          <SiteLink to={{ page: 'location', slug }}>{title}</SiteLink>
        </li>
      ))}
    </Grid>
  );
}
