import { useNavigation } from 'react-router';
import type { Issue } from '../../api/issue.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import type { LineFailure } from '../../send-over-line.ts';
import { type FormValues, readFormValues } from '../../trip-editor/form-values.ts';
import { issuesLeft } from '../../trip-editor/stop-intents.ts';
import styles from '../../trip-editor/trip-editor.module.css';
import { FormPart, TripEditor } from '../../trip-editor/trip-editor.tsx';
import { useIssueMessages } from '../../trip-editor/use-issue-messages.ts';
import { useTripEditor } from '../../trip-editor/use-trip-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import type { PriceAnswer } from './ask-price.ts';
import { CustomerFields } from './customer-fields.tsx';
import { latePart } from './late-part.tsx';
import { PriceButton, QuotePreview } from './quote-preview.tsx';
import { takeSuggestion } from './take-suggestion.ts';
import { useFirstMissing } from './use-first-missing.ts';
import { useQuotePreview } from './use-quote-preview.ts';
import { useTripDraft } from './use-trip-draft.ts';

const Asked = latePart((parts) => parts.Asked);
const AskUs = latePart((parts) => parts.AskUs);
const Understood = latePart((parts) => parts.Understood);
const TripSummary = latePart((parts) => parts.TripSummary);

type RequestFormProps = {
  readonly initial: FormValues;
  readonly issues: readonly Issue[];
  readonly today: string;
  /** Whether the form holds what was sent, rather than its initial values. */
  readonly wasSent: boolean;
  /** Where it could not be sent, or its response never arrived. */
  readonly line: LineFailure['line'] | null;
  /** The price of the initial values, where they were complete. */
  readonly price: PriceAnswer | null;
  /** Whether the page shows the price of a trip from its address. The price then comes first. */
  readonly isResult: boolean;
  /** It was sent to our people as it was, and by when they answer. */
  readonly asked: { readonly answerBy: string | null } | null;
};

/** The request for a quote: the trip, its price beside it, and where the quote goes. */
export function RequestForm({ initial, issues, today, wasSent, line, price, isResult, asked }: RequestFormProps) {
  const { t } = useTranslation('form');
  const editor = useTripEditor({ initial, read: readFormValues });
  useTripDraft({ editor, initial, wasSent });
  const messages = useIssueMessages(issuesLeft(issues, editor.values), editor.values.stops.length);
  const isSending = useNavigation().state !== 'idle';
  useFirstMissing({ form: editor.form, isAsked: isResult });
  const preview = useQuotePreview(editor.values, { values: initial, answer: price });
  const current = preview.isOld ? null : preview.preview;
  return (
    <>
      {isResult && <TripSummary values={editor.values} />}
      <TripEditor
        editor={editor}
        initial={initial}
        messages={messages}
        today={today}
        enter="send"
        aside={
          <QuotePreview
            values={editor.values}
            state={preview}
            onTake={(taken) => editor.change((values) => takeSuggestion(values, taken))}
          />
        }
        asideLabel={t('preview.label')}
        isAsideFirst={isResult}
        beneathPlace={(stop) => current !== null && <Understood preview={current} stop={stop} />}
        isWide
      >
        <noscript>
          <PriceButton isAgain={price?.preview != null} />
        </noscript>
        <FormPart heading={t('parts.customer')}>
          <CustomerFields values={initial} messages={messages} />
        </FormPart>
        {line !== null && !isSending && (
          <Notice kind="warning" title={t(`line.${line}.title`)} live="alert">
            {t(`line.${line}.text`)}
          </Notice>
        )}
        {asked !== null && <Asked answerBy={asked.answerBy} />}
        {issues.length > 0 && wasSent && <AskUs isSending={isSending} />}
        <div className={styles.send}>
          <Button type="submit" name="intent" value="send" size="l" busy={isSending} wide>
            {t('send')}
          </Button>
          <p className={styles.sendNote}>{t('sendNote')}</p>
        </div>
      </TripEditor>
    </>
  );
}
