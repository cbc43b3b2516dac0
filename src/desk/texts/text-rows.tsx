import { useId } from 'react';
import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import styles from '../editing/editing.module.css';
import { fieldsOf } from '../editing/fields-of.ts';
import { useEditing } from '../editing/use-editing.ts';
import part from '../ui/parts.module.css';
import { Button } from '../ui/parts.tsx';

type Row = NonNullable<Awaited<ReturnType<DeskQueries['texts']['form']>>>['rows'][number];
type Typed = Readonly<Record<string, string>>;
type Issues = readonly { readonly field: string; readonly message: string }[];

const mark = 'text:';

/** What was typed, by the keys of the texts. */
export function typedTexts(typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (name.startsWith(mark) ? [[name.slice(mark.length), text]] : [])),
  );
}

export function readTyped(form: FormData): Typed {
  return typedTexts(fieldsOf(form));
}

type TextRowsProps = { readonly rows: readonly Row[]; readonly revision: number; readonly typed: Typed; readonly issues: Issues };

/** The texts that were found, each with its English. */
export function TextRows({ rows, revision, typed, issues }: TextRowsProps) {
  const { e, issue } = useEditing();
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      {issues.length > 0 && (
        <div className={part.problem} role="alert">
          <p>{e('issues.title', { count: issues.length })}</p>
          <ul>
            {issues.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <a href={`#text-${field}`}>{field}</a> {issue(message)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.map((row) => (
        <TextField key={row.key} row={row} text={typed[row.key] ?? row.text} issues={issues} />
      ))}
      <div className={styles.foot}>
        <Button kind="main" intent="keep">
          {e('pages.keep')}
        </Button>
      </div>
    </Form>
  );
}

function TextField({ row, text, issues }: { readonly row: Row; readonly text: string; readonly issues: Issues }) {
  const { e, called, issue } = useEditing();
  const id = useId();
  const { key, english, program, state } = row;
  const wrong = issues.find(({ field }) => field === key);
  return (
    <div className={`${styles.field} ${styles.wide}`} id={`text-${key}`}>
      <label htmlFor={id}>{key}</label>
      <small id={`${id}-help`} className={styles.muted}>
        {english !== program && `${e('texts.english', { text: english })} `}
        {text !== program && `${e('texts.program', { text: program })} `}
        {state !== 'own' && <strong>{called('texts.states', state)}</strong>}
      </small>
      <textarea
        id={id}
        name={mark + key}
        defaultValue={text}
        rows={text.length > 90 ? 3 : 1}
        aria-describedby={wrong === undefined ? `${id}-help` : `${id}-help ${id}-issue`}
        aria-invalid={wrong !== undefined || undefined}
      />
      {wrong !== undefined && (
        <strong id={`${id}-issue`} className={styles.issue}>
          {issue(wrong.message)}
        </strong>
      )}
    </div>
  );
}
