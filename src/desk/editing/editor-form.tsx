import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { PictureField } from '../pictures/picture-field.tsx';
import part from '../ui/parts.module.css';
import { Button } from '../ui/parts.tsx';
import type { EditedField } from './edited-field.ts';
import styles from './editing.module.css';
import { createNodes, type FormNode } from './form-nodes.ts';
import { useEditing } from './use-editing.ts';

type Issues = readonly { readonly field: string; readonly message: string }[];

type EditorFormProps = {
  readonly intent: string;
  readonly fields: readonly EditedField[];
  readonly issues: Issues;
  /** The version that the form shows, so that somebody else's later change is not overwritten unseen. */
  readonly revision: number;
  readonly send: string;
  readonly children?: ReactNode;
};

/** A form made from a schema, field by field. Issues are shown beside their fields and listed at the top. */
export function EditorForm({ intent, fields, issues, revision, send, children }: EditorFormProps) {
  const nodes = createNodes(fields);
  const alone = nodes.filter(({ field }) => field !== null);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <IssueList issues={issues} />
      <div className={styles.grid}>
        {alone.map((node) => (
          <FieldOf key={node.path} node={node} issues={issues} />
        ))}
      </div>
      {nodes
        .filter(({ field }) => field === null)
        .map((node) => (
          <Section key={node.path} node={node} issues={issues} />
        ))}
      {children}
      <div className={styles.foot}>
        <Button kind="main" intent={intent}>
          {send}
        </Button>
      </div>
    </Form>
  );
}

function IssueList({ issues }: { readonly issues: Issues }) {
  const { e, path, issue } = useEditing();
  if (issues.length === 0) return null;
  return (
    <div className={part.problem} role="alert">
      <p>{e('issues.title', { count: issues.length })}</p>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field !== '' && <a href={`#field-${field}`}>{path(field)}</a>} {issue(message)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type NodeProps = { readonly node: FormNode; readonly issues: Issues };

/** A group of the form. Long ones start closed, unless they have an issue. */
function Section({ node, issues }: NodeProps) {
  const { part: nameOf } = useEditing();
  const isWrong = issues.some(({ field }) => field.startsWith(`${node.path}.`) || field === node.path);
  return (
    <details className={styles.section} open={isWrong || undefined}>
      <summary>{nameOf(node.name)}</summary>
      <Group node={node} issues={issues} isNamed={false} />
    </details>
  );
}

function Group({ node, issues, isNamed = true }: NodeProps & { readonly isNamed?: boolean }) {
  const { part: nameOf } = useEditing();
  return (
    <fieldset className={styles.group} id={`field-${node.path}`}>
      <legend className={isNamed ? styles.legend : styles.unseen}>{nameOf(node.name)}</legend>
      {node.children.map((child) =>
        child.field === null ? (
          <Group key={child.path} node={child} issues={issues} />
        ) : (
          <FieldOf key={child.path} node={child} issues={issues} />
        ),
      )}
    </fieldset>
  );
}

function FieldOf({ node, issues }: NodeProps) {
  const { part: nameOf, issue } = useEditing();
  const id = useId();
  const { field } = node;
  if (field === null) return null;
  // A list is one field, so the issue of one of its values is shown at the list.
  const wrong = issues.find((each) => each.field === node.path || each.field.startsWith(`${node.path}.`));
  if (field.input === 'remove' || field.input === 'yes-no') {
    return (
      <label className={part.choice} id={`field-${node.path}`}>
        <input type="checkbox" name={node.path} value="yes" defaultChecked={field.value === 'yes'} /> {nameOf(node.name)}
      </label>
    );
  }
  const described = wrong === undefined ? undefined : `${id}-issue`;
  return (
    <div className={isLong(field.input) ? `${styles.field} ${styles.wide}` : styles.field} id={`field-${node.path}`}>
      <label htmlFor={id}>
        {nameOf(node.name)}
        {field.input === 'euro' && ' (€)'}
      </label>
      <Input field={field} id={id} described={described} />
      {wrong !== undefined && (
        <strong id={described} className={styles.issue}>
          {issue(wrong.message)}
        </strong>
      )}
    </div>
  );
}

const isLong = (input: string) => input === 'text' || input === 'rich' || input === 'line';

type InputProps = { readonly field: EditedField; readonly id: string; readonly described: string | undefined };

function Input({ field, id, described }: InputProps) {
  const { called } = useEditing();
  const shared = {
    id,
    name: field.path,
    defaultValue: field.value,
    'aria-describedby': described,
    'aria-invalid': described === undefined ? undefined : true,
  };
  if (field.input === 'choice') {
    return (
      <select {...shared}>
        {['', ...field.options].map((option) => (
          <option key={option} value={option}>
            {option === '' ? '–' : called('options', option)}
          </option>
        ))}
      </select>
    );
  }
  if (field.input === 'picture') return <PictureField shared={shared} />;
  if (field.input === 'text' || field.input === 'rich') return <textarea {...shared} rows={field.input === 'rich' ? 8 : 3} />;
  const isNumber = field.input === 'euro' || field.input === 'number';
  return <input {...shared} type="text" inputMode={isNumber ? 'decimal' : undefined} autoComplete="off" />;
}
