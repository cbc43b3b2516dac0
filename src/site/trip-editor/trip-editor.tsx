import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '../i18n/site-texts.ts';
import { classNames } from '../ui/class-names.ts';
import { ErrorSummary } from '../ui/form/choices/error-summary.tsx';
import { RadioCards } from '../ui/form/choices/radio-cards.tsx';
import { Apart } from './apart.tsx';
import { GroupFields } from './group-fields.tsx';
import type { ItineraryValues } from './itinerary-values.ts';
import { StopList } from './stop-fields.tsx';
import styles from './trip-editor.module.css';
import type { IssueMessages } from './use-issue-messages.ts';
import type { TripEditorState } from './use-trip-editor.ts';

const tripTypes = ['one-way', 'return', 'day-trip', 'tour'] as const;

type TripEditorProps = {
  readonly editor: TripEditorState;
  /** The initial values of the fields. */
  readonly initial: ItineraryValues;
  readonly messages: IssueMessages;
  /** First selectable day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The act of the Enter key. */
  readonly enter: 'send' | 'preview';
  /** Shown before the fields. */
  readonly notices?: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
  /** Where a phone shows the content beside the fields above them. */
  readonly isAsideFirst?: boolean;
  /** What is known of the typed place of a stop. */
  readonly beneathPlace?: (stop: number) => ReactNode;
  /** The content beside the fields is wider than they are. */
  readonly isWide?: boolean;
  /** The form's last part, with the button that sends it. */
  readonly children: ReactNode;
};

/**
 * Edits a trip and its group, for a request or a change. Every button sends the form, so that everything works without a script. With one,
 * the buttons that change the stops act at once, and the price beside follows what is typed.
 */
export function TripEditor({
  editor,
  initial,
  messages,
  today,
  enter,
  notices,
  aside,
  asideLabel,
  isAsideFirst = false,
  beneathPlace,
  isWide = false,
  children,
}: TripEditorProps) {
  const { t } = useTranslation('form');
  const { form, values, round, readAgain, onSubmit } = editor;
  const beside = (
    <aside key="aside" className={styles.aside} aria-label={asideLabel}>
      {aside}
    </aside>
  );
  const fields = (
    <div key="fields" className={styles.fields}>
      <ErrorSummary problems={messages.problems} />
      {notices}
      <FormPart heading={t('parts.trip')}>
        <RadioCards
          key={`type ${round}`}
          legend={t('type.legend')}
          name="type"
          pills
          error={messages.messageOf('type')}
          defaultValue={values.type}
          cards={tripTypes.map((type) => ({ value: type, label: t(`type.${type}.label`) }))}
        />
        <StopList key={round} stops={values.stops} messages={messages} beneathPlace={beneathPlace} today={today} onChosen={readAgain} />
        <Apart round={round} values={values} {...messages.of(isApart)} onChosen={readAgain} />
      </FormPart>
      <FormPart heading={t('parts.group')}>
        <GroupFields values={initial} messages={messages} />
      </FormPart>
    </div>
  );
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      onSubmit={onSubmit}
      onInput={readAgain}
      className={classNames(styles.form, isWide && styles.wide)}
    >
      {/* The first button is the one that the Enter key presses. */}
      <button type="submit" name="intent" value={enter} hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="idempotencyKey" value={initial.idempotencyKey} />
      {isAsideFirst ? [beside, fields] : [fields, beside]}
      <div className={styles.fields}>{children}</div>
    </Form>
  );
}

/** The fields for people who board elsewhere or return later. */
function isApart(field: string): boolean {
  return field.startsWith('pickUps.') || field.startsWith('secondReturn');
}

/** One subject of the form. */
export function FormPart({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partHeading}>{heading}</h2>
      {children}
    </section>
  );
}
