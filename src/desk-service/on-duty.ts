import { failure, success } from '#domain/result.ts';
import { saveJourneyForm } from '#operations/journey-documents/note-form.ts';
import { changeDriverLink } from '#operations/on-duty/driver-link.ts';
import { handleReport, releaseRun } from '#operations/on-duty/release-run.ts';
import { act, withoutValue } from './act.ts';
import { count, id, text, yesOrNo } from './fields.ts';

/** A vehicle of a trip by its place, from 0; whether the trip has so many is asked where the trip is read. */
const run = { reference: text(), vehicle: count(99) };

export const onDutyActs = {
  /** Sends the crew of a vehicle what they drive. */
  releaseSheets: act('assign-drivers', run, async (context, { vehicle, ...asked }) =>
    withoutValue(await releaseRun(context, { ...asked, vehicleIndex: vehicle })),
  ),
  /** Stores which form of which book goes along with a vehicle; both are empty where it was another. */
  noteJourneyForm: act('assign-drivers', { ...run, book: text(), number: text() }, async (context, { vehicle, ...asked }) =>
    saveJourneyForm(context, { ...asked, vehicleIndex: vehicle }),
  ),
  /** Says that somebody saw to what a driver asked. */
  handlePress: act('assign-drivers', { id: id() }, async (context, { id, staff }) => handleReport(context, { pressId: id, staff })),
  /** Gives a driver another link to his page, or ends it. */
  changeDriverLink: act('assign-drivers', { id: id(), isEnded: yesOrNo() }, async (context, { id, ...asked }) =>
    (await changeDriverLink(context, { ...asked, driverId: id })) ? success(true as const) : failure('gone' as const),
  ),
};
