import { createContext, useContext } from 'react';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

/** The key of the link that opened the page. */
export const DriverKeyContext = createContext('');

/** For the European form there is only the content. */
const formless = 'eu-journey-form';

type OfDuty = Pick<DriverDuty, 'dutyId' | 'journeyDocuments'>;

/** Where the documents of a duty are read. */
export function listDocumentPaths(driverKey: string, { dutyId, journeyDocuments }: OfDuty): string[] {
  return journeyDocuments.map((kind) => `/on-duty/${driverKey}/papers/${dutyId}/${kind}`);
}

/** What the driver shows at a roadside check. */
export function JourneyDocuments({ duty }: { readonly duty: OfDuty }) {
  const driverKey = useContext(DriverKeyContext);
  const { called } = useDriverWords();
  const paths = listDocumentPaths(driverKey, duty);
  if (paths.length === 0) return null;
  return (
    <section aria-label={called('journeyPapers.desk', 'onDuty')}>
      <h2>{called('journeyPapers.desk', 'onDuty')}</h2>
      {duty.journeyDocuments.some((kind) => kind !== formless) && (
        <p className={styles.muted}>{called('journeyPapers.desk', 'onDutyHelp')}</p>
      )}
      <ul className={styles.people}>
        {duty.journeyDocuments.map((kind, index) => (
          <li key={kind}>
            <a className={styles.call} href={paths[index]}>
              {called('journeyPapers.names', kind)}
            </a>
            {kind === formless && <p className={styles.muted}>{called('journeyPapers.desk', 'onDutyForm')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
