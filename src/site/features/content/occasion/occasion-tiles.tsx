import { Card } from '../../../ui/card.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import styles from '../cards.module.css';
import { ContentPicture } from '../content-picture.tsx';
import type { OccasionItem } from '../load-lists.ts';

/** What people travel for: the first two large, the rest beneath. */
export function OccasionTiles({ occasions }: { readonly occasions: readonly OccasionItem[] }) {
  return (
    <Grid as="ul" columns="tiles" reel>
      {occasions.map(({ slug, title, hero }) => (
        <Card key={slug} as="li" linked picture={<ContentPicture image={hero.image} />}>
          <h3 className={styles.title}>
            <SiteLink to={{ page: 'occasion', occasion: slug }}>{title}</SiteLink>
          </h3>
          <p className={styles.text}>{hero.description}</p>
        </Card>
      ))}
    </Grid>
  );
}
