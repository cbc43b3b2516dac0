import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import { editedOf, endAwayOf, fileCertificateOf, periodOf } from '../fleet/fleet-forms.ts';
import { driverLinkForms } from '../on-duty/on-duty-forms.ts';
import { calendarForms } from '../planning/calendar-panel.tsx';
import { readFiles } from '../read-files.ts';

function driverOf({ text, texts }: SentForm) {
  return {
    ...{ name: text('name'), phone: text('phone'), email: text('email'), depotId: text('depotId') },
    ...{ hoursAWeek: text('hoursAWeek'), taxNumber: text('taxNumber'), languages: texts('languages'), leftOn: text('leftOn') },
  };
}

/** The form of the page of all drivers. */
export const driversForms = {
  driver: async ({ acts }, sent) => {
    const added = await acts.drivers.add(driverOf(sent));
    return added.isDone ? redirect(`/drivers/${added.value.id}`) : added;
  },
} satisfies Handlers;

/** The forms of a driver's page. */
export const driverForms = {
  ...driverLinkForms,
  ...calendarForms('driver'),
  driver: async ({ acts }, sent) => acts.drivers.change({ ...editedOf(sent), opens: sent.text('opens'), ...driverOf(sent) }),
  away: async ({ acts }, sent) => acts.drivers.reportAbsence({ ...editedOf(sent), ...periodOf(sent), kind: sent.text('kind') }),
  back: endAwayOf('driver'),
  paper: fileCertificateOf('driver'),
  hours: async ({ acts }, { params, text }) =>
    acts.drivers.noteHours({
      ...{ id: params.id ?? '', date: text('date'), kind: text('kind'), from: text('from'), until: text('until') },
      ...{ drivingMinutes: text('drivingMinutes'), breakMinutes: text('breakMinutes'), note: text('note') },
    }),
  card: async ({ acts }, { params, form }) => acts.drivers.readCard({ id: params.id ?? '', file: await readFiles(form, 'file') }),
  'take-back-hours': async ({ acts }, { text }) => acts.drivers.takeBackHours({ id: text('id') }),
} satisfies Handlers;

export type DriverIntent = keyof typeof driverForms;
