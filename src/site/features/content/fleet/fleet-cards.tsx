import { Card } from '../../../ui/card.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import styles from '../cards.module.css';
import type { FleetItem } from '../load-lists.ts';

/** The vehicles, each with its drawing. */
export function FleetCards({ fleet }: { readonly fleet: readonly FleetItem[] }) {
  return (
    <Grid as="ul" reel>
      {fleet.map(({ slug, title, hero }) => (
        <Card key={slug} as="li" linked picture={<Illustration name={`vehicle-${slug}`} />}>
          <h3 className={styles.title}>
            <SiteLink to={{ page: 'fleet-type', fleet: slug }}>{title}</SiteLink>
          </h3>
          <p className={styles.text}>{hero.description}</p>
        </Card>
      ))}
    </Grid>
  );
}
