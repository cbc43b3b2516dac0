import { createContext, use, useId } from 'react';
import { DateInput, TimeInput } from '../ui/fields/date-input.tsx';
import part from '../ui/parts.module.css';
import { useTyped } from '../ui/typed.ts';
import type { ShownIssue, ShownIssues } from './describe-issues.ts';
import styles from './sales.module.css';

/** What is wrong with the fields of a form. */
export const IssuesContext = createContext<ShownIssues>({});

type FieldProps = {
  readonly label: string;
  readonly name: string;
  /** The field as the API names it, where that is another name. */
  readonly issueOf?: string;
  readonly type?: 'text' | 'date' | 'time' | 'number' | 'email' | 'tel';
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly rows?: number;
};

/** A field that keeps what was typed and says beside it what is wrong. */
export function SalesField({ label, name, issueOf = name, type = 'text', options, rows }: FieldProps) {
  const id = useId();
  const issue = use(IssuesContext)[issueOf];
  const shared = {
    id,
    name,
    defaultValue: useTyped(name, ''),
    'aria-describedby': issue === undefined ? undefined : `${id}-issue`,
    'aria-invalid': issue === undefined ? undefined : (true as const),
  };
  return (
    <div className={part.field}>
      <label htmlFor={id}>{label}</label>
      {options !== undefined ? (
        <select {...shared}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : type === 'date' ? (
        <DateInput {...shared} />
      ) : type === 'time' ? (
        <TimeInput {...shared} />
      ) : rows === undefined ? (
        <input {...shared} type={type} autoComplete="off" />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
      {issue !== undefined && <IssueText id={`${id}-issue`} issue={issue} name={name} />}
    </div>
  );
}

/** What is wrong, and the places that may be meant: one of them is taken as it is. */
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

/** A box that is ticked where it was when the form was sent, or where it begins so. */
export function SalesTick({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <label className={part.choice}>
      <input type="checkbox" name={name} value="on" defaultChecked={useTyped(name, '') === 'on'} /> {label}
    </label>
  );
}
