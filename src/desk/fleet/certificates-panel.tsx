import { todayIn } from '#domain/calendar/zoned.ts';
import { type CertificateSubject, certificateKinds } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { Tag } from '../ui/state.tsx';
import { type PageAnswer, TypedForm } from './typed-form.tsx';

type Certificate = { readonly kind: string; readonly number: string; readonly validUntil: string };
type CertificatesProps = {
  readonly subject: CertificateSubject;
  readonly certificates: readonly Certificate[];
  readonly answer: PageAnswer;
  readonly mayFile: boolean;
};

/** The stored certificates, the first to end first, and a form for a new one. */
export function CertificatesPanel({ subject, certificates, answer, mayFile }: CertificatesProps) {
  const { date } = useDesk();
  const { p, called } = usePlanning();
  const readsHealth = useRight('see-absence-kinds');
  const today = todayIn(planningZone, new Date().toISOString());
  const kinds = certificateKinds[subject].filter((kind) => readsHealth || kind !== 'medical');
  return (
    <Section title={p('papers.title')} detail={certificates.length}>
      <ul className={styles.list}>
        {certificates.map(({ kind, number, validUntil }) => (
          <li key={kind}>
            <strong>{called('paperKinds', kind)}</strong>
            {validUntil < today ? (
              <Tag tone="red">{p('papers.ended', { date: date(validUntil) })}</Tag>
            ) : (
              <span>{p('papers.until', { date: date(validUntil) })}</span>
            )}
            {number !== '' && <span className={styles.muted}>{number}</span>}
          </li>
        ))}
      </ul>
      {mayFile && (
        <TypedForm
          key={certificates.map(({ kind, validUntil }) => kind + validUntil).join()}
          intent="paper"
          answer={answer}
          send={p('papers.file')}
          fields={[
            { name: 'kind', label: p('papers.kind'), options: kinds.map((kind) => [kind, called('paperKinds', kind)]) },
            { name: 'validUntil', label: p('papers.validUntil'), type: 'date', required: true, help: p('papers.validUntilHelp') },
            { name: 'number', label: p('papers.number') },
          ]}
        />
      )}
    </Section>
  );
}
