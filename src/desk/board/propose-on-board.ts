import { type ActionFunctionArgs, data } from 'react-router';
import * as v from 'valibot';
import { PlaceCrewDocument, ProposeDayDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';

const rowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ reference: v.string(), vehicleIndex: v.number(), vehicleId: v.string(), driverIds: v.array(v.string()) })),
);

/** Looks for a proposal, or places what of one is taken: each as if by hand, one after another, so that what was done meanwhile is said. */
export async function proposeOnBoard(args: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const form = await args.request.formData();
  if (form.get('intent') !== 'take') {
    const { proposeDay } = await execute(ProposeDayDocument, { day: String(form.get('day') ?? '') });
    return { proposal: proposeDay, taken: null };
  }
  const rows = v.safeParse(rowsSchema, form.get('rows'));
  if (!rows.success) throw data(null, { status: 400 });
  const taken = [];
  for (const row of rows.output) {
    const { placeCrew } = await execute(PlaceCrewDocument, { ...row, reason: '', onlyIfOpen: true });
    taken.push({ reference: row.reference, vehicleIndex: row.vehicleIndex, ...placeCrew });
  }
  return { proposal: null, taken };
}
