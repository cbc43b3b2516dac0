import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Differences } from '../editing/differences.tsx';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';

type Versions = NonNullable<Awaited<ReturnType<DeskQueries['pages']['form']>>>['versions'];

/** The published versions of a text, each with its changes, and the button to go back to it. */
export function VersionsPanel({ versions, mayTake }: { readonly versions: Versions; readonly mayTake: boolean }) {
  const { e } = useEditing();
  const { instant } = useDesk();
  if (versions.length === 0) return null;
  return (
    <Section title={e('rates.versions')} detail={versions.length}>
      <ul className={styles.list}>
        {versions.map(({ version, publishedAt, publishedBy, note, differences }) => (
          <li key={version}>
            <p>
              <strong>{version}</strong> · {e('rates.publishedBy', { name: publishedBy, at: instant(publishedAt) })} {note}
            </p>
            <details className={styles.more}>
              <summary>{e('rates.differences', { count: differences.length })}</summary>
              <Differences differences={differences} caption={e('rates.differences', { count: differences.length })} />
            </details>
            {mayTake && <TakeBack version={version} label={e('rates.goBack')} />}
          </li>
        ))}
        {mayTake && (
          <li>
            <TakeBack version={0} label={e('pages.backToFile')} />
          </li>
        )}
      </ul>
    </Section>
  );
}

function TakeBack({ version, label }: { readonly version: number; readonly label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <Button intent="back">{label}</Button>
    </Form>
  );
}
