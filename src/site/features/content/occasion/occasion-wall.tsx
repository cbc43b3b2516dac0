import type { OccasionKey } from '#domain/sites/keys.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './occasion-wall.module.css';

type OccasionWallProps = { readonly occasions: readonly (OccasionTile & { readonly description: string })[] };

type OccasionTile = { readonly slug: OccasionKey; readonly title: string; readonly image: string };

/** A grid of pictures to choose from: the first as wide as the page, the others beneath it in pairs. */
export function OccasionWall({ occasions }: OccasionWallProps) {
  return (
    <ul className={styles.wall}>
      {occasions.map(({ slug, title, image, description }) => (
        <li key={slug} className={styles.occasion}>
          <ContentPicture image={image} morph className={styles.picture} />
          <div className={styles.words}>
            <h2 className={styles.title}>
              <SiteLink to={{ page: 'occasion', occasion: slug }}>{title}</SiteLink>
            </h2>
            <p className={styles.text}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
