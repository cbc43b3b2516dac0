import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './share-address-field.module.css';

/** The page's address, to copy by hand, or by the button where there is a script. */
export function ShareAddress({ address }: { readonly address: string }) {
  const { t } = useTranslation('trip');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [canCopy, setCanCopy] = useState(false);
  // Only a script knows, and only at an address that the browser considers secure.
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed here: the selected text can be copied by hand.
      setCopied(false);
    }
  };
  return (
    <div className={styles.box}>
      <TextInput name="shareAddress" label={t('share.address')} value={address} readOnly ref={field} spellCheck={false} />
      {canCopy && (
        <Button variant="secondary" onClick={copy}>
          {t(isCopied ? 'share.copied' : 'share.copy')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isCopied ? t('share.copied') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
