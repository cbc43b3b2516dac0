import { readWhole } from '#domain/input/read-whole.ts';
import {
  CloseIncidentDocument,
  NoteIncidentDocument,
  OpenIncidentDocument,
  PlaceCrewDocument,
  TellIncidentDocument,
} from '../api/generated/operations.ts';
import type { requireSignedIn } from '../desk-request.ts';
import { typedIn } from '../trip/do-act.ts';

export type IncidentOutcome = {
  readonly intent: string;
  readonly problem: string | null;
  readonly typed: ReturnType<typeof typedIn>;
};

type Execute = ReturnType<typeof requireSignedIn>['execute'];

/** Does what one of the forms of an incident asks for. */
export async function doIncidentAct(execute: Execute, reference: string, form: FormData): Promise<IncidentOutcome> {
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
        return await replace(execute, reference, { crew: text('crew'), vehicleIndex: readWhole(text('vehicleIndex')) ?? 0 });
      default: {
        const noted = { reference, what: intent, key: text('key'), text: text('text') };
        return (await execute(NoteIncidentDocument, noted)).noteIncident.problem;
      }
    }
  }
}

/** Gives the trip to another vehicle and driver, and notes the step as done. */
async function replace(
  execute: Execute,
  reference: string,
  { crew, vehicleIndex }: { readonly crew: string; readonly vehicleIndex: number },
) {
  const [vehicleId = '', driverId = ''] = crew.split(' ');
  const { placeCrew } = await execute(PlaceCrewDocument, { reference, vehicleIndex, vehicleId, driverIds: [driverId], reason: '' });
  if (placeCrew.problem !== null) return placeCrew.problem === 'refused' ? 'replacement-refused' : placeCrew.problem;
  await execute(NoteIncidentDocument, { reference, what: 'step', key: 'replacement', text: '' });
  return null;
}
