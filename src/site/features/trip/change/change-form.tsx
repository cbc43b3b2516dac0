import { useNavigation } from 'react-router';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { type ItineraryValues, issuesOfForm, readItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { issuesLeft } from '../../../trip-editor/stop-intents.ts';
import { TripEditor } from '../../../trip-editor/trip-editor.tsx';
import { useIssueMessages } from '../../../trip-editor/use-issue-messages.ts';
import { useTripEditor } from '../../../trip-editor/use-trip-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import styles from '../shared/form.module.css';
import { isOutdated } from '../shared/seen-trip.tsx';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import { ChangeMerged } from './change-merged.tsx';
import { ChangeOfferPanel } from './change-offer-panel.tsx';
import { mergeChange } from './merge-change.ts';
import { RefusedReason } from './refused-reason.tsx';
import type { ChangeAnswer, ChangePreview } from './send-itinerary-change.ts';
import { splitIssues } from './split-issues.ts';
import { useChangeOffer } from './use-change-offer.ts';

type ChangeFormProps = {
  readonly id: string;
  /** The trip and its version. */
  readonly before: ItineraryValues;
  readonly version: number;
  readonly answer: ChangeAnswer | undefined;
  readonly today: string;
};

/**
 * A trip in the editor, its new price, and the button that changes it at that price. Until the price of the form is known, the button
 * requests it, so that the form works without a script.
 */
export function ChangeForm({ id, before, version, answer: given, today }: ChangeFormProps) {
  const { t } = useTranslation('trip');
  const merged = given !== undefined && isOutdated(given) ? mergeChange(given, before) : null;
  // A merged form belongs to the present trip and has no price yet.
  const answer = merged === null ? given : undefined;
  const initial = merged?.values ?? answer?.values ?? before;
  const editor = useTripEditor({ initial, read: readItineraryValues });
  const stopCount = editor.values.stops.length;
  const issues = issuesOfForm(splitIssues(answer?.issues ?? []).mendable, initial);
  const messages = useIssueMessages(issuesLeft(issues, editor.values), stopCount);
  const offer = useChangeOffer({ id, values: editor.values, before, answer });
  return (
    <TripEditor
      editor={editor}
      initial={initial}
      messages={messages}
      today={today}
      enter="preview"
      notices={merged === null ? answer && <AnswerNotices answer={answer} /> : <ChangeMerged changed={merged.changed} />}
      aside={<ChangeOfferPanel offer={offer} stopCount={stopCount} />}
      asideLabel={t('changeTrip.offer.heading')}
    >
      <input type="hidden" name="version" value={answer?.version ?? version} />
      <input type="hidden" name="base" value={JSON.stringify(answer?.base ?? before)} />
      <LineNotice />
      <div className={styles.send}>
        {offer.kind === 'priced' ? <ChangeButton preview={offer.preview} /> : <PriceButton />}
        <p className={styles.note}>{t('changeTrip.note')}</p>
      </div>
    </TripEditor>
  );
}

/** The outcome of the sent form, where it does not concern a single field. */
function AnswerNotices({ answer }: { readonly answer: ChangeAnswer }) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const { refusal, hasChanged, isReused } = splitIssues(answer.issues);
  return (
    <>
      {answer.isUnavailable && <UnavailableNotice />}
      {refusal !== null && <RefusedReason code={refusal} live="alert" />}
      {isReused && (
        <Notice kind="warning" live="alert">
          {t('changeTrip.reused')}
        </Notice>
      )}
      {hasChanged && answer.preview !== null && (
        <Notice kind="warning" live="alert">
          {t('changeTrip.outdated', { total: money(answer.preview.totalCents) })}
        </Notice>
      )}
    </>
  );
}

function PriceButton() {
  const { t } = useTranslation('trip');
  const isSending = useNavigation().state !== 'idle';
  return (
    <Button type="submit" name="intent" value="preview" size="l" busy={isSending} wide>
      {t('changeTrip.seePrice')}
    </Button>
  );
}

function ChangeButton({ preview }: { readonly preview: ChangePreview }) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      <input type="hidden" name="expectedTotalCents" value={preview.totalCents} />
      <Button type="submit" name="intent" value="send" size="l" busy={isSending} wide>
        <NoWrap text={t('changeTrip.confirm', { total: money(preview.totalCents) })} part={money(preview.totalCents)} />
      </Button>
      {/* What is typed after the price was shown has a price of its own. */}
      <noscript>
        <Button type="submit" name="intent" value="preview" size="l" variant="secondary" wide>
          {t('changeTrip.seePrice')}
        </Button>
      </noscript>
    </>
  );
}
