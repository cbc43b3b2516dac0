import type { Link } from '#domain/sites/links.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './item-rows.module.css';

export type ItemRow = { readonly link: Link; readonly title: string; readonly description: string; readonly image: string };

/** Things to choose from, one to a line with room to compare. */
export function ItemRows({ rows }: { readonly rows: readonly ItemRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ link, title, description, image }) => (
        <li key={title} className={styles.row}>
          <ContentPicture image={image} morph className={styles.picture} />
          <div className={styles.words}>
            <h2 className={styles.title}>
              <SiteLink to={link}>{title}</SiteLink>
            </h2>
            <p className={styles.text}>{description}</p>
          </div>
          <Icon name="arrow-right" size="l" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
