import type { OccasionKey } from '#domain/sites/keys.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './occasion-tiles.module.css';

export type OccasionTile = { readonly slug: OccasionKey; readonly title: string; readonly image: string };

/** What people travel for, told by its picture: the first two large, the rest beneath. */
export function OccasionTiles({ occasions }: { readonly occasions: readonly OccasionTile[] }) {
  return (
    <Grid as="ul" columns="tiles" reel>
      {occasions.map(({ slug, title, image }) => (
        <li key={slug} className={styles.tile}>
          <ContentPicture image={image} morph />
          <h3 className={styles.title}>
            <SiteLink to={{ page: 'occasion', occasion: slug }}>{title}</SiteLink>
            <Icon name="arrow-right" size="s" />
          </h3>
        </li>
      ))}
    </Grid>
  );
}
