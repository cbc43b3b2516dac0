import type { ReactNode } from 'react';
import { PrivateHead } from '../../head/page-head.tsx';
import { useTranslation } from '../../i18n/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';

/** The body of a 404 (docs/specification.md#screens). */
export function NotFoundPage({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <PrivateHead title={t('notFound.title')} />
      <Hero
        heading={t('notFound.title')}
        description={t('notFound.description')}
        illustration="not-found"
        actions={
          <>
            <ButtonLink to={{ page: 'home' }}>{t('notFound.home')}</ButtonLink>
            <ButtonLink to={{ page: 'faq' }} variant="secondary">
              {t('notFound.faq')}
            </ButtonLink>
          </>
        }
      />
      {children}
    </>
  );
}
