import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

function wordOf({ params, text }: SentForm) {
  return { reference: params.reference ?? '', version: text('version'), text: text('text') };
}

/** The forms of the incident page. */
export const incidentForms = {
  open: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.incidents.open({ reference: params.reference ?? '', kind: text('kind'), minutes: text('minutes'), note: text('note') }),
  tell: async ({ acts }: DeskRequest, sent: SentForm) => acts.incidents.announce({ ...wordOf(sent), minutes: sent.text('minutes') }),
  close: async ({ acts }: DeskRequest, sent: SentForm) => acts.incidents.close(wordOf(sent)),
  step: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.incidents.noteStep({ reference: params.reference ?? '', step: text('key') }),
  call: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.incidents.noteCall({ reference: params.reference ?? '', role: text('key'), name: text('text') }),
  note: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.incidents.note({ reference: params.reference ?? '', text: text('text') }),
  /** Assigns another vehicle and driver to the trip, and marks the step as done. */
  replace: async ({ acts }: DeskRequest, { params, text }: SentForm) => {
    const reference = params.reference ?? '';
    const [vehicleId = '', driverId = ''] = text('crew').split(' ');
    const run = { reference, vehicle: text('vehicleIndex'), vehicleId, driverIds: [driverId] };
    const placed = await acts.plan.place({ ...run, reason: '', seen: text('seen') });
    if (placed.isDone) return await acts.incidents.noteStep({ reference, step: 'replacement' });
    return placed.problem === 'refused' ? { ...placed, problem: 'replacement-refused' as const } : placed;
  },
} satisfies Handlers;

export type IncidentIntent = keyof typeof incidentForms;
