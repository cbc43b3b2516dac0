import { useTranslation } from '../../../i18n/site-texts.ts';
import { FoldedPart } from '../shared/folded-part.tsx';
import { LostForm, type LostRefusal, useLostSent } from './lost-form.tsx';

/** On the page of a booking: reports an item left in the coach. */
export function LostPart({ refusal }: { readonly refusal: LostRefusal }) {
  const { t } = useTranslation('trip');
  const isSent = useLostSent();
  return (
    <FoldedPart heading={t('lost.heading')} answer={t('lost.answer')} id="lost" screenOnly open={isSent || refusal !== undefined}>
      <LostForm refusal={refusal} isOfGroup={false} />
    </FoldedPart>
  );
}
