import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { applyIntent, type FormValues, parseIntent, readFormValues } from './form-values.ts';
import { GroupFields } from './group-fields.tsx';
import { QuotePreview } from './quote-preview.tsx';
import styles from './request-form.module.css';
import { StopList } from './stop-fields.tsx';
import { type Issue, useIssueMessages } from './use-issue-messages.ts';

const tripTypes = ['one-way', 'return', 'day-trip', 'tour'] as const;

type RequestFormProps = { readonly initial: FormValues; readonly issues: readonly Issue[]; readonly today: string };

/**
 * The request for a quote. Every button sends the form, so that all of it works without a script; with one, the buttons that change the
 * stops act at once and a price is shown beside as one types.
 */
export function RequestForm({ initial, issues, today }: RequestFormProps) {
  const { t } = useTranslation('form');
  const form = useRef<HTMLFormElement>(null);
  const { values, round, readAgain, onSubmit } = useFormValues(initial, form);
  const messages = useIssueMessages(issues, values.stops.length);
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate ref={form} onSubmit={onSubmit} onInput={readAgain} className={styles.form}>
      {/* The first button is the one that the Enter key presses. */}
      <button type="submit" name="intent" value="send" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="idempotencyKey" value={initial.idempotencyKey} />
      <div className={styles.fields}>
        <ErrorSummary problems={messages.problems} />
        <FormPart heading={t('parts.trip')}>
          <RadioCards
            legend={t('type.legend')}
            name="type"
            columns={2}
            error={messages.messageOf('type')}
            defaultValue={initial.type}
            cards={tripTypes.map((type) => ({ value: type, label: t(`type.${type}.label`), description: t(`type.${type}.description`) }))}
          />
          <StopList key={round} stops={values.stops} messages={messages} today={today} onChosen={readAgain} />
        </FormPart>
        <FormPart heading={t('parts.group')}>
          <GroupFields values={initial} messages={messages} />
        </FormPart>
      </div>
      <aside className={styles.aside} aria-label={t('preview.label')}>
        <QuotePreview values={values} />
      </aside>
      <div className={styles.fields}>
        <FormPart heading={t('parts.customer')}>
          <CustomerFields values={initial} messages={messages} />
        </FormPart>
        <div className={styles.send}>
          <Button type="submit" name="intent" value="send" size="l" busy={isSending} wide>
            {t('send')}
          </Button>
          <p className={styles.sendNote}>{t('sendNote')}</p>
        </div>
      </div>
    </Form>
  );
}

function FormPart({ heading, children }: { readonly heading: string; readonly children: React.ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partHeading}>{heading}</h2>
      {children}
    </section>
  );
}

/** The form's contents as they stand, for the list of stops and the price beside; the fields themselves belong to the browser. */
function useFormValues(initial: FormValues, form: React.RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(initial);
  const [round, setRound] = useState(0);
  const focusAfter = useRef<string | null>(null);

  useEffect(() => {
    if (focusAfter.current !== null) document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = round === 0 ? null : focusAfter.current;
  }, [round]);

  const readAgain = () => {
    // What a choice changed stands in the form only after it has been drawn.
    requestAnimationFrame(() => form.current && setValues(readFormValues(new FormData(form.current))));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const intent = parseIntent(submitter instanceof HTMLButtonElement ? submitter.value : 'send');
    if (intent.kind === 'send') return;
    event.preventDefault();
    const changed = applyIntent(readFormValues(new FormData(event.currentTarget)), intent);
    const index =
      intent.kind === 'add'
        ? changed.stops.length - 2
        : Math.min(intent.kind === 'down' ? intent.index + 1 : Math.max(0, intent.index - 1), changed.stops.length - 1);
    focusAfter.current = `stops-${index}-place`;
    setValues(changed);
    setRound(round + 1);
  };
  return { values, round, readAgain, onSubmit };
}
