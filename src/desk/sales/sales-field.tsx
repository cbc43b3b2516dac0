import { type ComponentProps, createContext, use, useId } from 'react';
import { DateInput, TimeInput } from '../ui/fields/date-input.tsx';
import part from '../ui/parts.module.css';
import { useTyped } from '../ui/typed.ts';
import type { ShownIssue, ShownIssues } from './describe-issues.ts';
import { splitHour } from './journey-values.ts';
import type { ShownReading } from './read-description.ts';
import styles from './sales.module.css';
import { useSales } from './use-sales.ts';

/** The issues of a form's fields. */
export const IssuesContext = createContext<ShownIssues>({});

/** What a description says about the fields. */
export const NotesContext = createContext<ShownReading['notes']>({});

type FieldProps = {
  readonly label: string;
  readonly name: string;
  /** The name of the field in the API, where it differs. */
  readonly issueOf?: string;
  readonly type?: 'text' | 'date' | 'time' | 'number' | 'email' | 'tel';
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly rows?: number;
  readonly maxLength?: number;
};

/** A field that keeps what was typed, and shows its issue or the words behind its value. */
export function SalesField({ label, name, issueOf = name, ...control }: FieldProps) {
  const id = useId();
  const issue = use(IssuesContext)[issueOf];
  const note = use(NotesContext)[name];
  const beside = [issue === undefined ? '' : `${id}-issue`, note === undefined ? '' : `${id}-note`].join(' ').trim();
  const typed = useTyped(name, '') ?? '';
  const shared = {
    id,
    name,
    defaultValue: control.type === 'time' ? splitHour(typed).time : typed,
    'aria-describedby': beside || undefined,
    'aria-invalid': issue === undefined ? undefined : (true as const),
  };
  return (
    <div className={part.field}>
      <label htmlFor={id}>{label}</label>
      <Control {...control} shared={shared} />
      {note !== undefined && (
        <span id={`${id}-note`} className={styles.readNote} data-kind={note.kind}>
          {note.text}
        </span>
      )}
      {issue !== undefined && <IssueText id={`${id}-issue`} issue={issue} name={name} />}
    </div>
  );
}

type HourFieldProps = {
  readonly name: string;
  /** The field of the time. */
  readonly of: string;
  /** The name of the time in the API, where it differs. */
  readonly issueOf?: string;
};

/** Which of the two is meant by a time that the clocks have twice that night; nothing for any other time. */
export function HourField({ name, of, issueOf = of }: HourFieldProps) {
  const s = useSales();
  const id = useId();
  const { time, hour } = splitHour(useTyped(of, '') ?? '');
  const chosen = useTyped(name, hour);
  const isAsked = use(IssuesContext)[issueOf]?.isTwice === true && time !== '';
  if (!isAsked && hour === '') return null;
  return (
    <div className={part.field}>
      <label htmlFor={id}>{s('journey.hour')}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">{s('journey.hours.none')}</option>
        <option value="first">{s('journey.hours.first')}</option>
        <option value="second">{s('journey.hours.second')}</option>
      </select>
    </div>
  );
}

type ControlProps = Pick<FieldProps, 'type' | 'options' | 'rows' | 'maxLength'> & { readonly shared: ComponentProps<typeof DateInput> };

function Control({ type = 'text', options, rows, maxLength, shared }: ControlProps) {
  if (options !== undefined) {
    return (
      <select {...shared}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'date') return <DateInput {...shared} />;
  if (type === 'time') return <TimeInput {...shared} />;
  if (rows !== undefined) return <textarea {...shared} rows={rows} maxLength={maxLength} />;
  return <input {...shared} type={type} autoComplete="off" />;
}

/** The issue, and the places that may be meant. Choosing one takes it as it is. */
function IssueText({ id, issue, name }: { readonly id: string; readonly issue: ShownIssue; readonly name: string }) {
  return (
    <>
      <strong id={id} className={styles.issue}>
        {issue.text}
      </strong>
      {issue.choices.map(({ key, label }) => (
        <label key={key} className={part.choice}>
          <input type="radio" name={name.replace(/place$/, 'choice')} value={`${key}|${label}`} /> {label}
        </label>
      ))}
    </>
  );
}

/** A box that is ticked as it was sent, or as the form starts. */
export function SalesTick({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <label className={part.choice}>
      <input type="checkbox" name={name} value="on" defaultChecked={useTyped(name, '') === 'on'} /> {label}
    </label>
  );
}
