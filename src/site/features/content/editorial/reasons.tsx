import { Card } from '../../../ui/card.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { Grid, Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { Fold } from '../fold/fold.tsx';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './reasons.module.css';

/** A drawing of each subject. */
const pictures: Readonly<Record<string, string>> = {
  price: 'scene-documents',
  lawful: 'scene-driver',
  change: 'scene-itinerary',
  people: 'scene-support',
  together: 'scene-together',
  reviews: 'scene-reviews',
};

/** Short arguments in any order. On a phone each is folded beneath its title. */
export function Reasons({ sections }: { readonly sections: readonly EditorialSection[] }) {
  return (
    <Section>
      <Grid as="ul">
        {sections.map(({ key, title, description }) => (
          <Card
            key={key}
            as="li"
            className={styles.reason}
            picture={<Illustration name={pictures[key] ?? 'map'} className={styles.picture} />}
          >
            <Fold summary={<h2 className={styles.title}>{title}</h2>}>
              <RichText html={description} className={styles.words} />
            </Fold>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
