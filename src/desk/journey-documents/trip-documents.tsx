import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import type { OnDutyIntent } from '../on-duty/on-duty-forms.ts';
import styles from '../planning/planning.module.css';
import { Answered } from '../ui/answered.tsx';
import { Button, Field, Panel } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';
import { useDocumentWords } from './use-document-words.ts';

type Vehicles = Awaited<ReturnType<DeskQueries['journey']['documents']>>;
type VehicleDocument = Vehicles[number]['documents'][number];

type TripDocumentsProps = { readonly reference: string; readonly vehicles: Vehicles; readonly outcome: FormAnswer | undefined };

/** The documents of a trip, vehicle by vehicle, and what is missing on each. */
export function TripDocuments({ reference, vehicles, outcome }: TripDocumentsProps) {
  const { t, called } = useDocumentWords();
  if (vehicles.length === 0) return null;
  return (
    <Panel title={t('desk.title')}>
      {vehicles.map(({ vehicleIndex, notices, documents }) => (
        <section key={vehicleIndex} aria-label={t('desk.vehicle', { number: String(vehicleIndex + 1) })}>
          {vehicles.length > 1 && <h3>{t('desk.vehicle', { number: String(vehicleIndex + 1) })}</h3>}
          {notices.map((notice) => (
            <p key={notice} className={styles.muted}>
              {called('notices', notice)}
            </p>
          ))}
          <ul className={styles.list}>
            {documents.map((journeyDocument) => (
              <li key={journeyDocument.kind}>
                <DocumentLine reference={reference} vehicleIndex={vehicleIndex} journeyDocument={journeyDocument} outcome={outcome} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

type DocumentLineProps = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly journeyDocument: VehicleDocument;
  readonly outcome: FormAnswer | undefined;
};

function DocumentLine({ reference, vehicleIndex, journeyDocument: { kind, missing, book, number, shown }, outcome }: DocumentLineProps) {
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
      {isBook && <NumbersForm vehicleIndex={vehicleIndex} book={book} number={number} shown={shown} outcome={outcome} />}
    </>
  );
}

type NumbersFormProps = Omit<DocumentLineProps, 'journeyDocument' | 'reference'> & Pick<VehicleDocument, 'book' | 'number' | 'shown'>;

/** The book and form that the driver received. */
function NumbersForm({ vehicleIndex, book, number, shown, outcome }: NumbersFormProps) {
  const { t } = useDocumentWords();
  const isMine = outcome?.act === 'journey-form' && outcome.typed.vehicle === String(vehicleIndex);
  const mine = isMine ? outcome : undefined;
  if (!useRights().has('assign-drivers')) return null;
  return (
    <details className={styles.folded} open={isMine}>
      <summary>{t('desk.keep')}</summary>
      <Answered answer={mine}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="vehicle" value={vehicleIndex} />
          {/* Whoever has read what a colleague noted may note another one. */}
          <input type="hidden" name="shown" value={mine?.values.after ?? shown} />
          <Field label={t('desk.book')} name="book" defaultValue={book} maxLength={textLimits.formNumber} />
          <Field label={t('desk.form')} name="number" defaultValue={number} maxLength={textLimits.formNumber} />
          <Button<OnDutyIntent> intent="journey-form">{t('desk.keep')}</Button>
        </Form>
      </Answered>
    </details>
  );
}
