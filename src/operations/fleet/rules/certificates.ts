import * as v from 'valibot';
import { code, line, requiredLine } from '#domain/input/fields.ts';
import { typedDate } from './fleet.ts';

/** Papers that end: of an operator, a vehicle, a driver (design/desk-domain.md, 3.5 and section 5). */
export const certificateKinds = {
  operator: ['operator-licence', 'taxi-licence', 'insurance', 'signed-terms', 'self-billing', 'papers-check'],
  vehicle: ['inspection', 'vehicle-insurance', 'tachograph-check', 'licence-copy', 'extinguisher'],
  driver: ['licence-d', 'licence-b', 'code-95', 'driver-card', 'medical', 'a1'],
} as const;
export const certificateSubjects = ['operator', 'vehicle', 'driver'] as const;
export type CertificateSubject = (typeof certificateSubjects)[number];
export type CertificateKind = (typeof certificateKinds)[CertificateSubject][number];
export const allCertificateKinds: readonly CertificateKind[] = certificateSubjects.flatMap((subject) => certificateKinds[subject]);

/** Only who may read kinds of absence reads these. */
export const healthCertificates: readonly CertificateKind[] = ['medical'];

/** A paper that is on file. `validUntil` is its last day, `YYYY-MM-DD`. */
export type Certificate = { readonly kind: CertificateKind; readonly number: string; readonly validUntil: string };

export const typedCertificate = v.object({
  kind: v.pipe(requiredLine(40), v.picklist(allCertificateKinds, code('invalid'))),
  number: line(60),
  validUntil: typedDate(),
});

/** So many days before its end a paper asks to be renewed, once each. */
export const reminderDays = [60, 30, 7] as const;
