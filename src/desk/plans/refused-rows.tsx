import { Link } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Warning } from '../ui/parts.tsx';

type Refused = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly problem: string;
  readonly by: string;
  readonly after: string;
};

/** The rows that were not placed or not taken back, with who was faster or what speaks against them. */
export function RefusedRows({ answer }: { readonly answer: FormAnswer<DeskProblem, unknown> | undefined }) {
  const { p, called } = usePlanning();
  const refused = answer?.problem === null && Array.isArray(answer.value) ? answer.value.filter(isRefused) : [];
  if (refused.length === 0) return null;
  return (
    <Warning>
      <p>{p(answer?.act === 'undo' ? 'plans.stays' : 'plans.notPlaced', { count: refused.length })}</p>
      <ul>
        {refused.map(({ reference, vehicleIndex, problem, by, after }) => (
          <li key={`${reference} ${vehicleIndex}`}>
            <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{reference}</Link>:{' '}
            {problem === 'changed-since'
              ? p('plans.fasterWas', { by, after: after || p('plans.nobody') })
              : `${called('problems', problem, { by })} ${after}`}
          </li>
        ))}
      </ul>
    </Warning>
  );
}

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'reference' in value && 'problem' in value;
}
