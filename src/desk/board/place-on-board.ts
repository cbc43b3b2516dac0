import { type ActionFunctionArgs, data } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { PlaceCrewDocument, TakeOffCrewDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';

/** Places a crew, or puts back what was before; what it was is answered with it, so that it can be undone. */
export async function placeOnBoard(args: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const run = { reference: text('reference'), vehicleIndex: readWhole(text('vehicleIndex')) ?? 0 };
  const vehicleId = text('vehicleId');
  const undo = { ...run, vehicleId: text('beforeVehicle'), driverIds: text('beforeDrivers') };
  if (vehicleId === '') {
    const { problem } = (await execute(TakeOffCrewDocument, run)).takeOffCrew;
    return data({ problem, against: [], undo: null }, { status: problem === null ? 200 : 409 });
  }
  const driverIds = text('driverIds')
    .split(',')
    .filter((id) => id !== '');
  const isUndoing = text('intent') === 'undo';
  // What was open when it was lifted is not taken from a colleague who was faster.
  const onlyIfOpen = !isUndoing && undo.vehicleId === '';
  const { placeCrew } = await execute(PlaceCrewDocument, { ...run, vehicleId, driverIds, reason: '', onlyIfOpen });
  return data(
    { ...placeCrew, undo: isUndoing || placeCrew.problem !== null ? null : undo },
    { status: placeCrew.problem === null ? 200 : 409 },
  );
}
