import { Card } from '../../../ui/card.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Grid, Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './reasons.module.css';

const icons: Readonly<Record<string, IconName>> = {
  price: 'check',
  lawful: 'shield',
  change: 'edit',
  people: 'phone',
  together: 'users',
  reviews: 'star',
};

/** Short arguments that may be read in any order. */
export function Reasons({ sections }: { readonly sections: readonly EditorialSection[] }) {
  return (
    <Section>
      <Grid as="ul">
        {sections.map(({ key, title, description }) => (
          <Card key={key} as="li">
            <span className={styles.icon}>
              <Icon name={icons[key] ?? 'check'} size="l" />
            </span>
            <h2 className={styles.title}>{title}</h2>
            <RichText html={description} className={styles.words} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
