import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { useDesk } from '../desk-texts.ts';
import { Section } from '../ui/page.tsx';
import { Button, TextField } from '../ui/parts.tsx';
import styles from './incidents.module.css';
import { useIncidents } from './use-incidents.ts';

type TripIncidents = NonNullable<Awaited<ReturnType<DeskQueries['incidents']['ofTrip']>>>;
type Line = TripIncidents['lines'][number];

/** What was done, the latest first, and the state of each message. */
export function Lines({ of: { lines, open } }: { readonly of: TripIncidents }) {
  const { i } = useIncidents();
  const { instant } = useDesk();
  return (
    <Section title={i('lines.title')}>
      {open !== null && (
        <Form key={lines.length} method="post" preventScrollReset>
          <TextField label={i('note')} name="text" required maxLength={textLimits.message} />
          <Button intent="note">{i('keep')}</Button>
        </Form>
      )}
      <ul className={styles.lines}>
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            {instant(line.at)}, {line.by}: <Said line={line} />
            {line.messages > 0 && <Fate line={line} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Said({ line: { what, key, text } }: { readonly line: Line }) {
  const { i, called } = useIncidents();
  switch (what) {
    case 'step':
      return called('steps', key);
    case 'call':
      return i('lines.call', { name: text });
    case 'reported':
      return i('lines.reported', { kind: called('kinds', key), note: text });
    default:
      return (
        <>
          {what === 'told' && i('lines.told')}
          {what === 'closed' && i('lines.closed')}
          <p>{text}</p>
        </>
      );
  }
}

/** One mail, and one text message for each telephone: on their way, sent, or given up. */
function Fate({ line: { messages, sent, failed } }: { readonly line: Line }) {
  const { i } = useIncidents();
  const words = { sent: String(sent), all: String(messages), failed: String(failed) };
  return <small className={failed > 0 ? styles.overdue : styles.done}>{i(failed > 0 ? 'lines.failed' : 'lines.sent', words)}</small>;
}
