import type { ReactNode } from 'react';
import { Button } from '../ui/parts.tsx';
import { TypedContext } from '../ui/typed.ts';
import type { CallerAnswer } from './caller-answer.ts';
import type { JourneyChoices } from './journey-choices.ts';
import { GroupFields, StopsFields } from './journey-fields.tsx';
import { JourneyPreview } from './journey-preview.tsx';
import { countStops } from './journey-values.ts';
import { PickUpFields } from './pick-up-fields.tsx';
import styles from './sales.module.css';
import { IssuesContext, NotesContext } from './sales-field.tsx';
import { SalesProblem } from './sales-problem.tsx';
import { useSales } from './use-sales.ts';

type CallerFormProps = {
  readonly answer: CallerAnswer;
  readonly choices: JourneyChoices;
  /** The words of the button that completes the form; null before a price was shown. */
  readonly send: string | null;
  /** Hidden fields. */
  readonly hidden: readonly string[];
  /** Above the fields of the trip. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
};

/** The form for a caller's journey, with its price beside it. Nothing is stored before the price was shown. */
export function CallerForm({
  answer: { typed, problem, issues, preview, reading = null },
  choices,
  send,
  hidden,
  above,
  children,
}: CallerFormProps) {
  const s = useSales();
  return (
    <TypedContext value={typed}>
      <IssuesContext value={issues}>
        <NotesContext value={reading?.notes ?? {}}>
          {hidden.map((name) => (
            <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
          ))}
          {/* What the Enter key does. */}
          <button type="submit" name="intent" value="show" hidden tabIndex={-1} />
          <SalesProblem code={problem} />
          {above}
          <div className={styles.columns}>
            <div>
              <StopsFields count={countStops(typed)} types={choices.types} />
              <PickUpFields />
              <GroupFields choices={choices} />
            </div>
            <div>
              {children}
              {preview !== null && <JourneyPreview preview={preview} />}
              <p className={styles.buttons}>
                <Button intent="show" kind={send === null ? 'main' : 'plain'}>
                  {s('journey.show')}
                </Button>
                {send !== null && (
                  <Button intent="send" kind="main">
                    {send}
                  </Button>
                )}
              </p>
              {preview !== null && <input type="hidden" name="toldCents" value={preview.toldCents ?? ''} />}
            </div>
          </div>
        </NotesContext>
      </IssuesContext>
    </TypedContext>
  );
}
