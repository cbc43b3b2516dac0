import { type ActionFunctionArgs, data } from 'react-router';
import * as v from 'valibot';
import { requireSignedIn } from '../desk-request.ts';

const rowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      reference: v.string(),
      vehicleIndex: v.number(),
      vehicleId: v.string(),
      driverIds: v.array(v.string()),
      seen: v.number(),
    }),
  ),
);

/**
 * Requests a proposal, or places the accepted part of one: one row after another, as if by hand, so that each result includes what
 * colleagues did meanwhile.
 */
export async function proposeOnBoard(args: ActionFunctionArgs) {
  const { acts, queries } = requireSignedIn(args);
  const form = await args.request.formData();
  if (form.get('intent') !== 'take') {
    return { proposal: await queries.plan.propose({ day: String(form.get('day') ?? '') }), taken: null };
  }
  const rows = v.safeParse(rowsSchema, form.get('rows'));
  if (!rows.success) throw data(null, { status: 400 });
  const taken = [];
  for (const { reference, vehicleIndex, seen, ...crew } of rows.output) {
    const placed = await acts.plan.place({ reference, vehicle: String(vehicleIndex), ...crew, reason: '', seen: String(seen) });
    const came = placed.isDone ? { problem: null, against: [], values: {} } : placed;
    taken.push({ reference, vehicleIndex, problem: came.problem, against: came.against, values: came.values });
  }
  return { proposal: null, taken };
}
