import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { Differences } from '../editing/differences.tsx';
import type { Difference } from '../editing/edited-field.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';
import { Button, Field } from '../ui/parts.tsx';

type DraftPanelProps = {
  readonly differences: readonly Difference[];
  readonly previews: readonly string[];
  readonly revision: number;
};

/** A draft: its changes, the pages that show it, and the button to publish. */
export function DraftPanel({ differences, previews, revision }: DraftPanelProps) {
  const { e } = useEditing();
  return (
    <Section title={e('rates.draft')}>
      <Differences differences={differences} caption={e('draft.differences')} />
      <h3 className={styles.part}>{e('pages.preview')}</h3>
      <ul className={styles.list}>
        {previews.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {nameOf(address)}
            </a>
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.part}>
        <input type="hidden" name="revision" value={revision} />
        <Field name="note" label={e('draft.note')} maxLength={textLimits.line} />
        <div className={styles.row}>
          <Button intent="publish" kind="main">
            {e('draft.publish')}
          </Button>
          <Button intent="discard" kind="danger">
            {e('draft.discard')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

/** The address without its key, as people read it. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}
