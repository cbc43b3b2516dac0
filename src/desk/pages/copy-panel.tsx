import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { Button, Field } from '../ui/parts.tsx';

/** Starts a new question or story from an existing one. */
export function CopyPanel({ issues }: { readonly issues: readonly { readonly field: string; readonly message: string }[] }) {
  const { e, path, issue } = useEditing();
  return (
    <Section title={e('pages.copy')}>
      <p className={styles.muted}>{e('pages.copyHelp')}</p>
      {issues.length > 0 && (
        <ul className={part.problem} role="alert">
          {issues.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {path(field)}: {issue(message)}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className={styles.row}>
        <Field name="name" label={e('pages.copyName')} help={e('pages.copyNameHelp')} required maxLength={textLimits.line} />
        <Button intent="copy">{e('pages.begin')}</Button>
      </Form>
    </Section>
  );
}
