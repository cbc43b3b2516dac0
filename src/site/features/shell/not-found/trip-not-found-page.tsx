import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from '../error-pages.module.css';

type TripNotFoundPageProps = {
  /** Whether an order led here that came too late. */
  readonly isNotOrdered?: boolean;
  /** Fills the request form with the expired trip's data. */
  readonly askAgain?: Readonly<Record<string, string>> | undefined;
  readonly children?: ReactNode;
};

/** The page for a missing or expired trip (docs/specification.md#screens). */
export function TripNotFoundPage({ isNotOrdered = false, askAgain, children }: TripNotFoundPageProps) {
  const { t } = useTranslation('common');
  const { site } = useSiteFrame();
  return (
    <>
      <Hero
        heading={t(isNotOrdered ? 'tripNotFound.notOrdered' : 'tripNotFound.title')}
        description={t(isNotOrdered ? 'tripNotFound.notOrderedText' : 'tripNotFound.description')}
        illustration="trip-not-found"
      />
      <Section heading={t('tripNotFound.heading')} width="text">
        <div className={styles.content}>
          <p>{t('tripNotFound.text')}</p>
          <div className={styles.buttons}>
            <ButtonLink to={{ page: 'contact' }}>{t('tripNotFound.support')}</ButtonLink>
            <ButtonLink to={{ page: 'home' }} variant="secondary">
              {t('tripNotFound.home')}
            </ButtonLink>
          </div>
          <p>
            <SiteLink to={{ page: 'request-quote' }} search={askAgain} className={styles.again}>
              {t('tripNotFound.askAgain')}
            </SiteLink>
          </p>
          <p>
            {t('tripNotFound.callUs')}{' '}
            <a className={styles.phone} href={`tel:${brand.phone[site]}`}>
              {brand.phoneShown[site]}
            </a>
          </p>
        </div>
      </Section>
      {children}
    </>
  );
}
