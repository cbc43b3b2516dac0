import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { PrivateHead } from '../../head/page-head.tsx';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';

/** `refused`: the request itself was wrong; `tooMany`: it came too often; otherwise the fault is ours. */
type ErrorKind = 'error' | 'refused' | 'tooMany';

export function errorKindOf(status: number): ErrorKind {
  if (status === 429) return 'tooMany';
  return status < 500 ? 'refused' : 'error';
}

type ErrorPageProps = {
  readonly kind?: ErrorKind | undefined;
  readonly children?: ReactNode;
};

/** The body of a page that failed: what happened, again, and a person to call. */
export function ErrorPage({ kind = 'error', children }: ErrorPageProps) {
  const { t } = useTranslation('common');
  const { site } = useSiteFrame();
  const { pathname, search } = useLocation();
  return (
    <>
      <PrivateHead title={t(`${kind}.title`)} />
      <Hero
        heading={t(`${kind}.title`)}
        description={t(`${kind}.description`)}
        illustration="error"
        actions={
          <>
            {kind === 'error' && <ButtonLink to={pathname + search}>{t('error.retry')}</ButtonLink>}
            <ButtonLink to={`tel:${brand.phone[site]}`} variant="secondary" icon="phone">
              {t('header.call', { phone: brand.phoneShown[site] })}
            </ButtonLink>
            <ButtonLink to={{ page: 'home' }} variant="quiet" prefetch={false}>
              {t('error.home')}
            </ButtonLink>
          </>
        }
      />
      {children}
    </>
  );
}
