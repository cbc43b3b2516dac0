import { inspectedDays } from '#operations/inspection/rules/inspection.ts';
import { Panel } from '../ui/parts.tsx';
import { usePlanning } from './use-planning.ts';

type InspectionPanelProps = { readonly subject: 'driver' | 'vehicle'; readonly id: string };

/** All for a check, as one file. */
export function InspectionPanel({ subject, id }: InspectionPanelProps) {
  const { p } = usePlanning();
  return (
    <Panel title={p('inspection.title')}>
      <p>{p('inspection.help', { days: inspectedDays })}</p>
      <p>
        <a href={`/inspection/${subject}/${id}`} download>
          {p('inspection.take')}
        </a>
      </p>
    </Panel>
  );
}
