import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../button.tsx';
import { TextInput } from '../inputs.tsx';

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'spellCheck' | 'ref'>;

/** A mail address. When the field loses the focus and its host looks mistyped, the form asks whether another was meant. */
export function EmailInput(props: EmailInputProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string | null>(null);
  // The check loads with the first address. Without it nobody is asked.
  const ask = async (email: string) => {
    const loaded = await import('#domain/input/email-typo.ts').catch(() => null);
    setMeant(loaded?.proposeEmail(email.trim()) ?? null);
  };
  const take = () => {
    if (input.current === null || meant === null) return;
    input.current.value = meant;
    // As if it had been typed: the draft stores it.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setMeant(null);
    input.current.focus();
  };
  return (
    <div>
      <TextInput
        {...props}
        ref={input}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        spellCheck={false}
        onBlur={({ target }) => void ask(target.value)}
      />
      <div role="status">
        {meant !== null && (
          <p>
            {t('form.emailMeant', { email: meant })}{' '}
            <Button variant="quiet" size="s" onClick={take}>
              {t('form.emailTake')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
