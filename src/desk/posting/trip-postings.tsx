import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Panel } from '../ui/parts.tsx';
import { CopyField } from './copy-field.tsx';
import styles from './posting.module.css';
import { PostingList } from './posting-list.tsx';

type CrewPostings = Awaited<ReturnType<DeskQueries['journey']['postings']>>[number];

/** Where the drivers of a trip abroad are posted, and what their declarations need. Empty for a trip within the drivers' own state. */
export function TripPostings({ crews }: { readonly crews: readonly CrewPostings[] }) {
  const { p } = usePlanning();
  const abroad = crews.filter(({ states }) => states.some(({ why }) => why !== 'own-state'));
  if (abroad.length === 0) return null;
  return (
    <Panel title={p('posting.title')}>
      {abroad.map((crew) => (
        <CrewPostings key={`${crew.vehicleIndex} ${crew.operator} ${crew.plate}`} crew={crew} />
      ))}
    </Panel>
  );
}

function CrewPostings({ crew: { vehicleIndex, operator, plate, isPartner, states, declaration } }: { readonly crew: CrewPostings }) {
  const { p } = usePlanning();
  const isOpen = states.some(({ verdict }) => verdict !== 'none');
  return (
    <>
      <p>{p('posting.of', { operator, vehicle: [vehicleIndex + 1, plate].filter((part) => part !== '').join(', ') })}</p>
      <PostingList states={states} />
      {isOpen && (
        <details className={styles.fold}>
          <summary>{p('posting.declaration')}</summary>
          <p>{p(isPartner ? 'posting.byPartner' : 'posting.byUs')}</p>
          <ul className={styles.fields}>
            {declaration.map(({ field, value }, index) => (
              // A second driver has the same fields as the first.
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a declaration never move
              <DeclaredLine key={`${field} ${index}`} field={field} value={value} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type LineProps = { readonly field: string; readonly value: string };

function DeclaredLine({ field, value }: LineProps) {
  const { country, date } = useDesk();
  const { p, called } = usePlanning();
  const label = called('posting.fields', field);
  if (value === '') {
    return (
      <li>
        <span className={styles.name}>{label}</span>
        <span className={styles.missing}>{p('posting.missing')}</span>
      </li>
    );
  }
  const shown =
    field === 'operatorCountry'
      ? country(value)
      : field === 'carriage'
        ? called('posting.carriage', value)
        : field === 'from' || field === 'until'
          ? date(value)
          : value;
  return (
    <li>
      <CopyField label={label} value={shown} />
    </li>
  );
}
