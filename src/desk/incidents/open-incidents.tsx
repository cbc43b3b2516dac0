import { Link } from 'react-router';
import type { IncidentPartsFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { Panel } from '../ui/parts.tsx';
import { NextWord } from './next-word.tsx';
import { useIncidents } from './use-incidents.ts';

/** What goes wrong now, the customer who waits longest first. */
export function OpenIncidents({ incidents }: { readonly incidents: readonly IncidentPartsFragment[] }) {
  const { i, called } = useIncidents();
  const { instant } = useDesk();
  if (incidents.length === 0) return null;
  return (
    <Panel title={i('open')} count={incidents.length}>
      <ul className={planning.list}>
        {incidents.map((incident) => (
          <li key={incident.id}>
            <Link to={`/trips/${incident.reference}/incident`}>
              {called('kinds', incident.kind)}: {incident.reference}
            </Link>
            <NextWord incident={incident} />
            <span className={planning.muted}>{i('openedBy', { name: incident.openedBy, at: instant(incident.openedAt) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
