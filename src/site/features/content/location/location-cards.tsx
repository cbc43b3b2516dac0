import { Card } from '../../../ui/card.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import styles from '../cards.module.css';
import { ContentPicture } from '../content-picture.tsx';
import type { LocationItem } from '../load-lists.ts';

/** Cities, each with its skyline. */
export function LocationCards({ locations }: { readonly locations: readonly LocationItem[] }) {
  return (
    <Grid as="ul">
      {locations.map(({ languageSlug: slug, title, hero }) => (
        <Card key={slug} as="li" linked picture={<ContentPicture image={hero.image} />} className={styles.compact}>
          <h2 className={styles.title}>
            <SiteLink to={{ page: 'location', slug }}>{title}</SiteLink>
          </h2>
          <p className={styles.text}>{hero.description}</p>
        </Card>
      ))}
    </Grid>
  );
}
