import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Notice } from '../../../ui/message/notice.tsx';

/** Our side does not answer. What was typed is still in the form. */
export function UnavailableNotice() {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  return (
    <Notice kind="error" title={t('unavailable.title')} live="alert">
      {t('unavailable.text', { phone: brand.phoneShown[site] })}
    </Notice>
  );
}
