import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/section.tsx';
import styles from './call-to-action.module.css';

type CallToActionProps = {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** A place that the request form begins with. */
  readonly from?: string | undefined;
};

/** The end of a page: to the price, or to a person. */
export function CallToAction({ title, text, from }: CallToActionProps) {
  const { t } = useTranslation('pages');
  return (
    <section className={styles.band}>
      <Container className={styles.content}>
        <div className={styles.words}>
          <h2>{title ?? t('callToAction.title')}</h2>
          <p>{text ?? t('callToAction.text')}</p>
        </div>
        <QuoteActions from={from} />
      </Container>
    </section>
  );
}

/** The ways on: the request form, filled in with what is known, a direct booking, and, more quietly, the telephone. */
export function QuoteActions({ from, label }: { readonly from?: string | undefined; readonly label?: string | undefined }) {
  const { t } = useTranslation('pages');
  const { site } = useSiteFrame();
  const search = from === undefined ? undefined : { from };
  return (
    <div className={styles.actions}>
      <ButtonLink to={{ page: 'request-quote' }} search={search} size="l" iconAfter="arrow-right">
        {label ?? t('callToAction.button')}
      </ButtonLink>
      <ButtonLink to={{ page: 'direct-booking-search' }} search={search} variant="secondary" size="l" prefetch={false}>
        {t('callToAction.direct')}
      </ButtonLink>
      <ButtonLink to={`tel:${brand.phone[site]}`} variant="quiet" size="l" icon="phone" className={styles.call}>
        {brand.phoneShown[site]}
      </ButtonLink>
    </div>
  );
}
