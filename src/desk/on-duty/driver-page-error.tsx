import { isRouteErrorResponse, useRouteError } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { RequestIdLine } from '../ui/request-id-line.tsx';
import styles from './on-duty.module.css';

/** The language of the visitor is unknown, so each of our office languages has a line. */
const gone = {
  nl: 'Deze link opent niets meer. Vraag de planning om een nieuwe.',
  de: 'Dieser Link öffnet nichts mehr. Bitten Sie die Disposition um einen neuen.',
  fr: 'Ce lien n’ouvre plus rien. Demandez-en un autre à l’exploitation.',
  es: 'Este enlace ya no abre nada. Pida otro a la oficina de tráfico.',
  en: 'This link no longer opens anything. Ask the office for another.',
} as const;

const away = {
  nl: 'Er is nu geen verbinding. Probeer het zo weer.',
  de: 'Gerade gibt es keine Verbindung. Versuchen Sie es gleich noch einmal.',
  fr: 'Pas de connexion pour l’instant. Réessayez dans un moment.',
  es: 'Ahora no hay conexión. Inténtelo de nuevo enseguida.',
  en: 'There is no connection now. Try again in a moment.',
} as const;

/** The page for a driver's link that has ended or never existed, or that cannot be read now. */
export function DriverPageError() {
  const error = useRouteError();
  const lines = isRouteErrorResponse(error) && error.status === 404 ? gone : away;
  return (
    <main className={styles.page}>
      <title>{brand.name}</title>
      <h1>{brand.name}</h1>
      {Object.entries(lines).map(([language, line]) => (
        <p key={language} lang={language}>
          {line}
        </p>
      ))}
      <RequestIdLine label="No." />
    </main>
  );
}
