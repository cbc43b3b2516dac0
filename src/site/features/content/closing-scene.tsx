import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Container } from '../../ui/section.tsx';
import styles from './closing-scene.module.css';
import { PlacesForm } from './places-form.tsx';
import { QuoteActions } from './quote-actions.tsx';

type ClosingSceneProps = {
  /** The place of the page. */
  readonly from?: string | undefined;
  /** The next step, where the page begins with a form of its own. */
  readonly children?: ReactNode;
};

/** The end of a page: an evening sky with the first two questions of a trip, above the skyline of the footer. */
export function ClosingScene({ from, children }: ClosingSceneProps) {
  const { t } = useTranslation('pages');
  return (
    <section className={styles.scene}>
      <Container>
        <h2>{t('callToAction.title')}</h2>
        <p>{t('callToAction.text')}</p>
        {children ?? (
          <>
            <QuoteActions from={from} isBesideForm />
            <PlacesForm from={from} />
          </>
        )}
      </Container>
    </section>
  );
}
