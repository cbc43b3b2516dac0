import { Form, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { FoldedPart } from '../shared/folded-part.tsx';
import panel from '../shared/panel.module.css';
import type { Refusal } from '../shared/state/send-change.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import { parseShareIntent, type ShareIntent, type ShareValues, shareIntents } from './send-share.ts';
import { ShareAddress } from './share-address-field.tsx';
import { whatsAppLink } from './whatsapp-link.ts';

type SharePartProps = {
  /** The full address of the page; null while it is disabled. */
  readonly address: string | null;
  readonly idempotencyKey: string;
  readonly refusal: Refusal<ShareValues> | undefined;
};

const done = { 'share-on': 'share.done.on', 'share-off': 'share.done.off', 'share-renew': 'share.done.renew' } as const;

/** The page for the passengers: the customer creates, shares, moves and disables it here. */
export function SharePart({ address, idempotencyKey, refusal }: SharePartProps) {
  const { t } = useTranslation('trip');
  const saved = parseShareIntent(useSearchParams()[0].get('saved'));
  const { problems } = useTripIssues(refusal?.issues ?? []);
  return (
    <FoldedPart
      heading={t('share.heading')}
      answer={t(address === null ? 'booking.answers.shareOff' : 'booking.answers.shareOn')}
      id="share"
      screenOnly
      open={saved !== null || refusal !== undefined}
    >
      <p className={panel.text}>{t(address === null ? 'share.off' : 'share.on')}</p>
      <ErrorSummary problems={problems} />
      {refusal?.isUnavailable && <UnavailableNotice />}
      <LineNotice intents={shareIntents} />
      {saved !== null && refusal === undefined && (
        <Notice kind="success" live="status">
          {t(done[saved])}
        </Notice>
      )}
      <Form method="post" preventScrollReset className={panel.stack}>
        <input type="hidden" name="idempotencyKey" value={refusal?.isUnavailable ? refusal.values.idempotencyKey : idempotencyKey} />
        {address === null ? (
          <p className={panel.actions}>
            <ShareButton intent="share-on" label={t('share.switchOn')} />
          </p>
        ) : (
          <>
            <ShareAddress address={address} />
            <p className={panel.actions}>
              <ButtonLink to={address} variant="secondary" target="_blank" rel="noopener">
                {t('share.open')}
              </ButtonLink>
              <ButtonLink to={whatsAppLink(t('share.message', { address }))} variant="secondary" target="_blank" rel="noopener noreferrer">
                WhatsApp
              </ButtonLink>
              <ShareButton intent="share-renew" label={t('share.renew')} />
              <ShareButton intent="share-off" label={t('share.switchOff')} />
            </p>
            <p className={panel.text}>{t('share.renewHint')}</p>
          </>
        )}
      </Form>
    </FoldedPart>
  );
}

function ShareButton({ intent, label }: { readonly intent: ShareIntent; readonly label: string }) {
  const isSending = useNavigation().formData?.get('intent') === intent;
  return (
    <Button type="submit" name="intent" value={intent} variant={intent === 'share-on' ? 'secondary' : 'quiet'} busy={isSending}>
      {label}
    </Button>
  );
}
