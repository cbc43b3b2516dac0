import * as v from 'valibot';
import { code, line, requiredLine } from '#domain/input/fields.ts';
import { typedDate } from './fleet.ts';

/** Certificates that expire, of an operator, a vehicle or a driver (docs/prices-and-law.md#certificates). */
export const certificateKinds = {
  operator: ['operator-licence', 'taxi-licence', 'insurance', 'signed-terms', 'self-billing', 'papers-check'],
  vehicle: ['inspection', 'vehicle-insurance', 'tachograph-check', 'licence-copy', 'extinguisher'],
  driver: ['licence-d', 'licence-b', 'code-95', 'driver-card', 'medical', 'a1'],
} as const;
export const certificateSubjects = ['operator', 'vehicle', 'driver'] as const;
export type CertificateSubject = (typeof certificateSubjects)[number];
export type CertificateKind = (typeof certificateKinds)[CertificateSubject][number];
export const allCertificateKinds: readonly CertificateKind[] = certificateSubjects.flatMap((subject) => certificateKinds[subject]);

/** Only visible with the right to see kinds of absence. */
export const healthCertificates: readonly CertificateKind[] = ['medical'];

/** A certificate on file. `validUntil` is its last day, `YYYY-MM-DD`. */
export type Certificate = { readonly kind: CertificateKind; readonly number: string; readonly validUntil: string };

export const typedCertificate = v.object({
  kind: v.pipe(requiredLine(40), v.picklist(allCertificateKinds, code('invalid'))),
  number: line(60),
  validUntil: typedDate(),
});

/** Days before expiry on which a certificate creates a task, once each. */
export const reminderDays = [60, 30, 7] as const;
