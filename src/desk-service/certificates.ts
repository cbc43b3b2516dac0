import { failure, type Result, success } from '#domain/result.ts';
import { type CertificateOwner, findTaskCertificate } from '#operations/fleet/certificate-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { finishTask, saveCertificate } from '#operations/fleet/edit-certificates.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import type { Refused } from '#operations/fleet/refusal.ts';
import { type CertificateSubject, certificateSubjects, healthCertificates } from '#operations/fleet/rules/certificates.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { may } from '#operations/staff/signed-in.ts';
import { act } from './act.ts';
import type { DeskContext } from './context.ts';
import { id, oneOf, seen, text } from './fields.ts';

/** The rights to file a certificate of this kind of owner, and to confirm that its end was dealt with. */
const rightToFile = { operator: 'manage-fleet', vehicle: 'manage-fleet', driver: 'manage-drivers' } as const satisfies Record<
  CertificateSubject,
  StaffRight
>;

type Kind = { readonly kind: string };

function isHealth({ kind }: Kind): boolean {
  return healthCertificates.some((each) => each === kind);
}

/** Whether a person may file such a certificate. One that is close to health data needs another right as well. */
export function mayFile({ signedIn }: DeskContext, asked: Kind & { readonly subject: CertificateSubject }): boolean {
  return may(signedIn, rightToFile[asked.subject]) && (!isHealth(asked) || may(signedIn, 'see-absence-kinds'));
}

/** The certificates that a person may read. Those close to health data are left out for people without the right. */
export function withoutHealth<Known extends Kind>({ signedIn }: DeskContext, certificates: readonly Known[]): Known[] {
  const mayRead = may(signedIn, 'see-absence-kinds');
  return certificates.filter((each) => mayRead || !isHealth(each));
}

/** The name of the owner of a certificate; null if there is none. */
async function findOwner({ db }: DeskContext, { subject, id: of }: CertificateOwner): Promise<string | null> {
  switch (subject) {
    case 'vehicle':
      return (await findVehicle(db, of))?.plate ?? null;
    case 'driver':
      return (await findDriver(db, of))?.name ?? null;
    case 'operator':
      return (await listOperators(db)).find((operator) => operator.id === of)?.name ?? null;
  }
}

export const certificateActs = {
  /** Files a certificate in place of the one of its kind. */
  fileCertificate: act(
    ({ subject }) => rightToFile[subject],
    { subject: oneOf(certificateSubjects), id: id(), seen: seen(), kind: text(), number: text(), validUntil: text() },
    async (context, { subject, id: of, seen: version, staff: _staff, ...input }): Promise<Result<true, Refused | 'no-right'>> => {
      if (!mayFile(context, { subject, kind: input.kind })) return failure('no-right');
      const name = await findOwner(context, { subject, id: of });
      if (name === null) return failure({ why: 'gone' });
      return await saveCertificate(context, context.signedIn.member, { owner: { subject, id: of }, name, input, seen: version });
    },
  ),
  /** Records that the end of a certificate was dealt with. */
  finishTask: act('see-fleet', { id: id() }, async (context, { id: of }): Promise<Result<true, Refused | 'no-right'>> => {
    const certificate = await findTaskCertificate(context.db, of);
    if (certificate === null) return failure({ why: 'gone' });
    return mayFile(context, certificate) ? await finishTask(context, context.signedIn.member, of) : failure('no-right');
  }),
};

/** The result of an act after which the page goes to what was stored. */
export function storedAs(result: Result<string, Refused>): Result<{ readonly id: string }, Refused> {
  return result.ok ? success({ id: result.value }) : result;
}
