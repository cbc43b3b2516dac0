import type { ShownCrewProblem } from '#desk-service/crew-problem.ts';
import { useDesk } from '../desk-texts.ts';
import { formatDuration } from './format-duration.ts';
import { usePlanning } from './use-planning.ts';

type ProblemProps = { readonly problem: ShownCrewProblem };

/** The objections to a driver or a vehicle, and the remedies. */
export function CrewProblem({ problem }: ProblemProps) {
  const { called } = usePlanning();
  switch (problem.why) {
    case 'hours':
      return <HoursText problem={problem} />;
    case 'paper':
      return <CertificateText problem={problem} />;
    case 'busy':
      return <BusyText problem={problem} />;
    default:
      return <>{called('against', problem.why)}</>;
  }
}

/** The rule with its article, its limit and the planned value; then the remedy. */
function HoursText({ problem: { rule, article, overMinutes, limitMinutes, actualMinutes, cure } }: ProblemProps) {
  const { p, called } = usePlanning();
  const over = formatDuration(overMinutes ?? 0);
  const figures =
    limitMinutes === null || actualMinutes === null
      ? p('against.over', { over })
      : p('against.figures', { actual: formatDuration(actualMinutes), limit: formatDuration(limitMinutes) });
  return (
    <>
      {called('rules', rule ?? '')}: {figures} ({article}). {called('cures', cure ?? '', { over })}
    </>
  );
}

function CertificateText({ problem: { certificate, validUntil } }: ProblemProps) {
  const { date } = useDesk();
  const { p, called } = usePlanning();
  const name = called('paperKinds', certificate ?? '');
  return <>{validUntil === null ? p('against.noPaper', { name }) : p('against.paperEnds', { name, date: date(validUntil) })}</>;
}

function BusyText({ problem: { until: end, reference } }: ProblemProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  if (reference === null) return <>{end === null ? p('against.awayOpen') : p('against.away', { until: instant(end) })}</>;
  return <>{p('against.busy', { reference, until: end === null ? p('away.open') : instant(end) })}</>;
}
