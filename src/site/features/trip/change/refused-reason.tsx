import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import { useRefusal } from '../shared/state/use-refusal.ts';

/** Why a change cannot be made here, and who can make it. */
export function RefusedReason({ code, live }: { readonly code: string | null; readonly live?: 'alert' | undefined }) {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  const refusal = useRefusal();
  return (
    <Notice kind="warning" title={t('changeTrip.refused')} live={live}>
      <p>{refusal(code)}</p>
      <p>
        <a href={`tel:${brand.phone[site]}`}>{t('changeTrip.call', { phone: brand.phoneShown[site] })}</a>
      </p>
    </Notice>
  );
}
