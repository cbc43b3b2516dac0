import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { PrivateHead } from '../../head/page-head.tsx';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './error-pages.module.css';
import { ResendForm } from './resend-form.tsx';

/**
 * `refused`: the request itself was wrong; `slow`: it arrived only partly; `tooMany`: too many requests from one visitor; `busy`: too many
 * from all; `tripAway`: trips cannot be read now; otherwise the fault is ours.
 */
type ErrorKind = 'error' | 'refused' | 'slow' | 'tooMany' | 'busy' | 'tripAway';

function kindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'error';
  const { status, data } = error;
  if (data === 'busy') return 'busy';
  if (data === 'trip-away') return 'tripAway';
  if (status === 429) return 'tooMany';
  if (status === 408) return 'slow';
  return status < 500 ? 'refused' : 'error';
}

/** The body of a page that failed: what happened, a retry, and a telephone number. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const { site } = useSiteFrame();
  const kind = kindOf(useRouteError());
  const call = (
    <ButtonLink to={`tel:${brand.phone[site]}`} variant="secondary" icon="phone">
      {t('header.call', { phone: brand.phoneShown[site] })}
    </ButtonLink>
  );
  if (kind === 'tripAway') return <TripAwayPage call={call} />;
  return (
    <>
      <PrivateHead title={t(`${kind}.title`)} />
      <Hero
        heading={t(`${kind}.title`)}
        description={t(`${kind}.description`)}
        illustration="error"
        actions={
          <>
            {kind === 'error' && <AgainLink />}
            {call}
            <ButtonLink to={{ page: 'home' }} variant="quiet" prefetch={false}>
              {t('error.home')}
            </ButtonLink>
          </>
        }
      />
      {(kind === 'busy' || kind === 'tooMany') && <ResendForm />}
    </>
  );
}

/** The page of a trip that cannot be read now, at the trip's own address: it is not missing (docs/specification.md#outage). */
function TripAwayPage({ call }: { readonly call: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <PrivateHead title={t('tripAway.title')} />
      <Hero heading={t('tripAway.title')} description={t('tripAway.description')} illustration="trip-not-found" />
      <Section heading={t('tripNotFound.heading')} width="text">
        <div className={styles.content}>
          <p>{t('tripAway.text')}</p>
          <div className={styles.buttons}>
            <AgainLink />
            {call}
          </div>
        </div>
      </Section>
    </>
  );
}

/**
 * A retry of the present address, so that one cached page serves all. Beneath it the error id that a customer can quote: the server writes
 * it; a page rendered in the browser has none.
 */
function AgainLink() {
  const { t } = useTranslation('common');
  return (
    <>
      <ButtonLink to="">{t('error.retry')}</ButtonLink>
      <small>
        {t('error.requestId')}{' '}
        <code data-request-id suppressHydrationWarning>
          {''}
        </code>
      </small>
    </>
  );
}
