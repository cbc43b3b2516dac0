import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { usePathTo } from '../../site-context.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/section.tsx';
import styles from './closing-scene.module.css';
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
        <h2 id="closing">{t('callToAction.title')}</h2>
        <p>{t('callToAction.text')}</p>
        {children ?? <PlacesForm from={from} />}
      </Container>
    </section>
  );
}

/** A plain GET form, as on the home page. It needs no script. */
function PlacesForm({ from }: Pick<ClosingSceneProps, 'from'>) {
  const { t } = useTranslation('pages');
  return (
    <>
      <QuoteActions from={from} isBesideForm />
      <form action={usePathTo()({ page: 'request-quote' })} aria-labelledby="closing">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {t(`home.form.${name}`)}
            <input name={name} autoComplete="off" defaultValue={name === 'from' ? from : undefined} />
          </label>
        ))}
        <Button type="submit" size="l" iconAfter="arrow-right">
          {t('callToAction.button')}
        </Button>
      </form>
    </>
  );
}
