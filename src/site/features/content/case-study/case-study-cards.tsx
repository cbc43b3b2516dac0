import { useTranslation } from '../../../i18n/site-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Grid } from '../../../ui/section.tsx';
import { ContentPicture } from '../content-picture.tsx';
import type { CaseStudyItem } from '../load-lists.ts';
import styles from './case-study-cards.module.css';

/** Stories of other groups, two in a row. */
export function CaseStudyCards({ caseStudies }: { readonly caseStudies: readonly CaseStudyItem[] }) {
  const { t } = useTranslation('pages');
  return (
    <Grid as="ul" columns="two">
      {caseStudies.map(({ languageSlug: slug, sample, hero }) => (
        <Card key={slug} as="li" linked picture={<ContentPicture image={hero.image} morph />}>
          {sample && <Badge>{t('sample.label')}</Badge>}
          <h2 className={styles.title}>
            <SiteLink to={{ page: 'case-study', slug }}>{hero.title}</SiteLink>
          </h2>
          <p className={styles.text}>{hero.description}</p>
        </Card>
      ))}
    </Grid>
  );
}
