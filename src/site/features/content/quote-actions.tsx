import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './quote-actions.module.css';

type QuoteActionsProps = {
  readonly from?: string | undefined;
  /** The button beside it opens the request form. */
  readonly isBesideForm?: boolean | undefined;
};

/** The next steps: the request form with what is known, a direct booking, and less prominently the telephone. */
export function QuoteActions({ from, isBesideForm }: QuoteActionsProps) {
  const { t } = useTranslation('pages');
  const { site } = useSiteFrame();
  const search = from === undefined ? undefined : { from };
  return (
    <div className={styles.actions}>
      {!isBesideForm && (
        <ButtonLink to={{ page: 'request-quote' }} search={search} size="l" iconAfter="arrow-right">
          {t('callToAction.button')}
        </ButtonLink>
      )}
      <ButtonLink to={{ page: 'direct-booking-search' }} search={search} variant="secondary" size="l" prefetch={false}>
        {t('callToAction.direct')}
      </ButtonLink>
      <ButtonLink to={`tel:${brand.phone[site]}`} variant="quiet" size="l" icon="phone" className={styles.call}>
        {brand.phoneShown[site]}
      </ButtonLink>
    </div>
  );
}
