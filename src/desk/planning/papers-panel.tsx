import { todayIn } from '#domain/calendar/zoned.ts';
import { type CertificateSubject, certificateKinds } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { useDesk } from '../desk-texts.ts';
import { Panel } from '../ui/parts.tsx';
import styles from './planning.module.css';
import type { Sent } from './send-form.ts';
import { TypedForm } from './typed-form.tsx';
import { usePlanning, useRight } from './use-planning.ts';

type Paper = { readonly kind: string; readonly number: string; readonly validUntil: string };
type PapersProps = {
  readonly subject: CertificateSubject;
  readonly papers: readonly Paper[];
  readonly sent: Sent | undefined;
  readonly mayFile: boolean;
};

/** The papers that are on file, the first to end first, and a form for the next. */
export function CertificatesPanel({ subject, papers, sent, mayFile }: PapersProps) {
  const { date } = useDesk();
  const { p, called } = usePlanning();
  const readsHealth = useRight('see-absence-kinds');
  const today = todayIn(planningZone, new Date().toISOString());
  const kinds = certificateKinds[subject].filter((kind) => readsHealth || kind !== 'medical');
  return (
    <Panel title={p('papers.title')} count={papers.length}>
      <ul className={styles.list}>
        {papers.map(({ kind, number, validUntil }) => (
          <li key={kind}>
            <strong>{called('paperKinds', kind)}</strong>
            {validUntil < today ? (
              <strong className={styles.issue}>{p('papers.ended', { date: date(validUntil) })}</strong>
            ) : (
              <span>{p('papers.until', { date: date(validUntil) })}</span>
            )}
            {number !== '' && <span className={styles.muted}>{number}</span>}
          </li>
        ))}
      </ul>
      {mayFile && (
        <TypedForm
          key={papers.map(({ kind, validUntil }) => kind + validUntil).join()}
          intent="paper"
          sent={sent}
          send={p('papers.file')}
          fields={[
            { name: 'kind', label: p('papers.kind'), options: kinds.map((kind) => [kind, called('paperKinds', kind)]) },
            { name: 'validUntil', label: p('papers.validUntil'), type: 'date', required: true, help: p('papers.validUntilHelp') },
            { name: 'number', label: p('papers.number') },
          ]}
        />
      )}
    </Panel>
  );
}
