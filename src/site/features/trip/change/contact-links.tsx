import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** Our people, by telephone and mail. */
export function ContactLinks({ reference, isFirst = false }: { readonly reference: string; readonly isFirst?: boolean }) {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  const subject = encodeURIComponent(t('changeTrip.mailSubject', { reference }));
  return (
    <>
      <ButtonLink to={`tel:${brand.phone[site]}`} variant={isFirst ? 'primary' : 'secondary'} size="l" icon="phone">
        {t('changeTrip.call', { phone: brand.phoneShown[site] })}
      </ButtonLink>
      <ButtonLink to={`mailto:${brand.email}?subject=${subject}`} variant="secondary" size="l" icon="mail">
        {t('changeTrip.mail', { email: brand.email })}
      </ButtonLink>
    </>
  );
}
