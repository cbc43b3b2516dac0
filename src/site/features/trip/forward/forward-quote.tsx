import { useTranslation } from '../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { whatsAppLink } from '../share/whatsapp-link.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { FoldedPart } from '../shared/folded-part.tsx';
import panel from '../shared/panel.module.css';
import type { Travel } from '../shared/state/travel.ts';
import styles from './forward-quote.module.css';

type ForwardQuoteProps = { readonly travel: Travel /** The whole address of the page that reads alone. */; readonly address: string };

/** Forwards the quote to the person who decides, by a read-only link. Links and text, which work without a script. */
export function ForwardQuote({ travel, address }: ForwardQuoteProps) {
  const { t } = useTranslation('trip');
  const text = t('forward.message', { destination: travel.destination, reference: travel.reference, address });
  const mail = new URLSearchParams({ subject: t('forward.subject', { reference: travel.reference }), body: text });
  return (
    <FoldedPart heading={t('forward.heading')} answer={t('forward.answer')} id="forward" screenOnly>
      <p className={panel.text}>{t('forward.lead')}</p>
      <p className={styles.address}>{address}</p>
      <p className={panel.actions}>
        <CopyButton text={address} label={t('share.copy')} done={t('share.copied')} what={t('forward.address')} />
        <ButtonLink to={`mailto:?${mail.toString().replaceAll('+', '%20')}`} variant="secondary" icon="mail">
          {t('forward.mail')}
        </ButtonLink>
        <ButtonLink to={whatsAppLink(text)} variant="secondary" target="_blank" rel="noopener noreferrer">
          WhatsApp
        </ButtonLink>
      </p>
    </FoldedPart>
  );
}
