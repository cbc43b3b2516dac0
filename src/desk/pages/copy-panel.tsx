import { Form } from 'react-router';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Button, Field, Panel } from '../ui/parts.tsx';

/** A new question or story begins from one that is there. */
export function CopyPanel() {
  const { e } = useEditing();
  return (
    <Panel title={e('pages.copy')}>
      <p className={styles.muted}>{e('pages.copyHelp')}</p>
      <Form method="post" className={styles.row}>
        <Field name="name" label={e('pages.copyName')} help={e('pages.copyNameHelp')} required />
        <Button intent="copy">{e('pages.begin')}</Button>
      </Form>
    </Panel>
  );
}
