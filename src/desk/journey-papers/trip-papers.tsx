import { Form } from 'react-router';
import type { JourneyPapersQuery } from '../api/generated/operations.ts';
import styles from '../planning/planning.module.css';
import { Button, Field, Panel } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';
import { useDocumentWords } from './use-papers.ts';

type Vehicles = JourneyPapersQuery['journeyPapers'];
type Paper = Vehicles[number]['papers'][number];

/** The papers that go along with a trip, vehicle by vehicle, and what is missing on each. */
export function TripDocuments({ reference, vehicles }: { readonly reference: string; readonly vehicles: Vehicles }) {
  const { t, called } = useDocumentWords();
  if (vehicles.length === 0) return null;
  return (
    <Panel title={t('desk.title')}>
      {vehicles.map(({ vehicleIndex, notices, papers }) => (
        <section key={vehicleIndex} aria-label={t('desk.vehicle', { number: String(vehicleIndex + 1) })}>
          {vehicles.length > 1 && <h3>{t('desk.vehicle', { number: String(vehicleIndex + 1) })}</h3>}
          {notices.map((notice) => (
            <p key={notice} className={styles.muted}>
              {called('notices', notice)}
            </p>
          ))}
          <ul className={styles.list}>
            {papers.map((paper) => (
              <li key={paper.kind}>
                <PaperLine reference={reference} vehicleIndex={vehicleIndex} paper={paper} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

type PaperLineProps = { readonly reference: string; readonly vehicleIndex: number; readonly paper: Paper };

function PaperLine({ reference, vehicleIndex, paper: { kind, missing, book, number } }: PaperLineProps) {
  const { t, called } = useDocumentWords();
  const items = missing.map((item) => called('items', item)).join(', ');
  const isBook = kind === 'eu-journey-form';
  return (
    <>
      <a href={`/trips/${reference}/papers/${vehicleIndex + 1}/${kind}`} target="_blank" rel="noreferrer">
        {called('names', kind)}
      </a>
      <span className={missing.length === 0 ? styles.muted : undefined}>
        {missing.length === 0 ? t('desk.complete') : t('desk.missing', { items })}
      </span>
      {isBook && number !== '' && <span>{t('desk.kept', { book, number })}</span>}
      {isBook && <NumbersForm reference={reference} vehicleIndex={vehicleIndex} book={book} number={number} />}
    </>
  );
}

type NumbersFormProps = Omit<PaperLineProps, 'paper'> & Pick<Paper, 'book' | 'number'>;

/** Which form of which book the driver was handed. */
function NumbersForm({ reference, vehicleIndex, book, number }: NumbersFormProps) {
  const { t } = useDocumentWords();
  if (!useRights().has('assign-drivers')) return null;
  return (
    <details className={styles.folded}>
      <summary>{t('desk.keep')}</summary>
      <Form method="post" action="/on-duty/acts" preventScrollReset>
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="vehicle" value={vehicleIndex} />
        <input type="hidden" name="back" value={`/trips/${reference}`} />
        <Field label={t('desk.book')} name="book" defaultValue={book} />
        <Field label={t('desk.form')} name="number" defaultValue={number} />
        <Button intent="journey-form">{t('desk.keep')}</Button>
      </Form>
    </details>
  );
}
