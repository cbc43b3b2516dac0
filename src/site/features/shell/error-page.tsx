import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { PrivateHead } from '../../head/page-head.tsx';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';
import { ResendForm } from './resend-form.tsx';

/**
 * `refused`: the request itself was wrong; `slow`: it came in part only; `tooMany`: it came too often; `busy`: too many others came with it;
 * otherwise the fault is ours.
 */
type ErrorKind = 'error' | 'refused' | 'slow' | 'tooMany' | 'busy';

/** `data`: what the server said besides the status. */
export function errorKindOf(status: number, data: unknown): ErrorKind {
  if (data === 'busy') return 'busy';
  if (status === 429) return 'tooMany';
  if (status === 408) return 'slow';
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
      {(kind === 'busy' || kind === 'tooMany') && <ResendForm />}
      {children}
    </>
  );
}
