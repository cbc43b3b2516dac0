import * as v from 'valibot';
import { code, line, requiredLine } from '#domain/input/fields.ts';
import { typedDate } from './fleet.ts';

/** Papers that end: of an operator, a vehicle, a driver (design/desk-domain.md, 3.5 and section 5). */
export const paperKinds = {
  operator: ['operator-licence', 'taxi-licence', 'insurance', 'signed-terms', 'self-billing', 'papers-check'],
  vehicle: ['inspection', 'vehicle-insurance', 'tachograph-check', 'licence-copy', 'extinguisher'],
  driver: ['licence-d', 'licence-b', 'code-95', 'driver-card', 'medical', 'a1'],
} as const;
export const paperSubjects = ['operator', 'vehicle', 'driver'] as const;
export type PaperSubject = (typeof paperSubjects)[number];
export type PaperKind = (typeof paperKinds)[PaperSubject][number];
export const allPaperKinds: readonly PaperKind[] = paperSubjects.flatMap((subject) => paperKinds[subject]);

/** Only who may read kinds of absence reads these. */
export const healthPapers: readonly PaperKind[] = ['medical'];

/** A paper that is on file. `validUntil` is its last day, `YYYY-MM-DD`. */
export type Paper = { readonly kind: PaperKind; readonly number: string; readonly validUntil: string };

export const typedPaper = v.object({
  kind: v.pipe(requiredLine(40), v.picklist(allPaperKinds, code('invalid'))),
  number: line(60),
  validUntil: typedDate(),
});

/** So many days before its end a paper asks to be renewed, once each. */
export const reminderDays = [60, 30, 7] as const;
