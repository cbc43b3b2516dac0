import { inspectedDays } from '#operations/inspection/rules/inspection.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';

type InspectionPanelProps = { readonly subject: 'driver' | 'vehicle'; readonly id: string };

/** The documents for an inspection, as one file. */
export function InspectionPanel({ subject, id }: InspectionPanelProps) {
  const { p } = usePlanning();
  return (
    <Section title={p('inspection.title')}>
      <p>{p('inspection.help', { days: inspectedDays })}</p>
      <p>
        <a href={`/inspection/${subject}/${id}`} download>
          {p('inspection.take')}
        </a>
      </p>
    </Section>
  );
}
