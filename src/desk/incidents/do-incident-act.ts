import { CloseIncidentDocument, NoteIncidentDocument, OpenIncidentDocument, TellIncidentDocument } from '../api/generated/operations.ts';
import { typedIn } from '../desk-action.ts';
import type { requireSignedIn } from '../desk-request.ts';

export type IncidentOutcome = {
  readonly intent: string;
  readonly problem: string | null;
  readonly typed: ReturnType<typeof typedIn>;
};

type Desk = Pick<ReturnType<typeof requireSignedIn>, 'execute' | 'acts'>;

/** Does what one of the forms of an incident asks for. */
export async function doIncidentAct({ execute, acts }: Desk, reference: string, form: FormData): Promise<IncidentOutcome> {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  return { intent, problem: await problemOf(), typed: typedIn(form) };

  async function problemOf(): Promise<string | null> {
    const version = /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : null;
    const word = { reference, version, text: text('text') };
    switch (intent) {
      case 'open': {
        const reported = { reference, kind: text('kind'), minutes: text('minutes'), note: text('note') };
        return (await execute(OpenIncidentDocument, reported)).openIncident.problem;
      }
      case 'tell':
        return (await execute(TellIncidentDocument, { ...word, minutes: text('minutes') })).tellIncident.problem;
      case 'close':
        return (await execute(CloseIncidentDocument, word)).closeIncident.problem;
      case 'replace':
        return await replace({ execute, acts }, reference, { crew: text('crew'), vehicle: text('vehicleIndex'), seen: text('seen') });
      default: {
        const noted = { reference, what: intent, key: text('key'), text: text('text') };
        return (await execute(NoteIncidentDocument, noted)).noteIncident.problem;
      }
    }
  }
}

/** Gives the trip to another vehicle and driver, and notes the step as done. */
async function replace(
  { execute, acts }: Desk,
  reference: string,
  { crew, vehicle, seen }: { readonly crew: string; readonly vehicle: string; readonly seen: string },
) {
  const [vehicleId = '', driverId = ''] = crew.split(' ');
  const placed = await acts.plan.place({ reference, vehicle, vehicleId, driverIds: [driverId], reason: '', seen });
  if (!placed.isDone) return placed.problem === 'refused' ? 'replacement-refused' : placed.problem;
  const { noteIncident } = await execute(NoteIncidentDocument, { reference, what: 'step', key: 'replacement', text: '' });
  return noteIncident.problem;
}
