import type { FieldIssue } from '#domain/input/issues.ts';
import type { Result } from '#domain/result.ts';
import type { Period } from '#operations/duties/rules/period.ts';
import type { OpenedRun } from '#operations/duties/take-off.ts';
import type { CertificateTask, StoredCertificate } from '#operations/fleet/certificate-store.ts';
import type { Refused } from '#operations/fleet/refusal.ts';
import { type CertificateSubject, healthCertificates } from '#operations/fleet/rules/certificates.ts';
import type { Depot, Driver, Operator, Vehicle } from '#operations/fleet/rules/fleet.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { may } from '#operations/staff/signed-in.ts';
import { builder } from '../builder.ts';

export const OperatorRef = builder.objectRef<Operator>('FleetOperator').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    country: t.string({ resolve: ({ country }) => country }),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
  }),
});

export const DepotRef = builder.objectRef<Depot>('FleetDepot').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    operatorId: t.exposeString('operatorId'),
    name: t.exposeString('name'),
    country: t.exposeString('country'),
  }),
});

export const VehicleRef = builder.objectRef<Vehicle>('FleetVehicle').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    depotId: t.exposeString('depotId'),
    plate: t.exposeString('plate'),
    class: t.string({ resolve: (vehicle) => vehicle.class }),
    seats: t.exposeInt('seats'),
    wheelchairs: t.exposeInt('wheelchairs'),
    extras: t.stringList({ resolve: ({ extras }) => [...extras] }),
    look: t.exposeString('look'),
    massKg: t.exposeInt('massKg', { nullable: true }),
    euroNorm: t.exposeString('euroNorm'),
    tachograph: t.string({ resolve: ({ tachograph }) => tachograph }),
    zones: t.exposeString('zones'),
    soldOn: t.exposeString('soldOn', { nullable: true }),
  }),
});

export const DriverRef = builder.objectRef<Driver>('FleetDriver').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    depotId: t.exposeString('depotId'),
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    languages: t.stringList({ resolve: ({ languages }) => [...languages] }),
    hoursAWeek: t.exposeInt('hoursAWeek', { nullable: true }),
    taxNumber: t.exposeString('taxNumber'),
    leftOn: t.exposeString('leftOn', { nullable: true }),
  }),
});

export const PaperRef = builder.objectRef<StoredCertificate>('FleetPaper').implement({
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    number: t.exposeString('number'),
    validUntil: t.exposeString('validUntil'),
  }),
});

/** When a driver or a vehicle is not there; `why` is empty for whoever may not read it. */
export type Away = Period & { readonly id: string; readonly why: string };
export const AwayRef = builder.objectRef<Away>('FleetAway').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    from: t.exposeString('from'),
    until: t.exposeString('until', { nullable: true }),
    why: t.exposeString('why'),
  }),
});

/** Who may file a paper of one of them, and say that its end has been seen to. */
const paperRights = { operator: 'manage-fleet', vehicle: 'manage-fleet', driver: 'manage-drivers' } as const satisfies Record<
  CertificateSubject,
  StaffRight
>;

export function rightsToPaper({ subject, kind }: { readonly subject: CertificateSubject; readonly kind: string }): readonly StaffRight[] {
  return healthCertificates.some((each) => each === kind) ? [paperRights[subject], 'see-absence-kinds'] : [paperRights[subject]];
}

export const PaperTaskRef = builder.objectRef<CertificateTask>('PaperTask').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    subject: t.string({ resolve: ({ subject }) => subject }),
    ownerId: t.exposeString('ownerId'),
    owner: t.exposeString('owner'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    validUntil: t.exposeString('validUntil'),
    mayFinish: t.boolean({
      description: 'Whether the asker may say that it has been seen to.',
      resolve: (task, _arguments, { signedIn }) => rightsToPaper(task).every((right) => may(signedIn, right)),
    }),
  }),
});

const FieldIssueRef = builder.objectRef<FieldIssue>('FleetIssue').implement({
  fields: (t) => ({ field: t.exposeString('field'), code: t.string({ resolve: ({ code }) => code }) }),
});

/** What came of a change of the fleet: nothing wrong, one reason for all of it, or what is wrong field by field. */
type Kept = {
  readonly id: string | null;
  readonly problem: string | null;
  readonly issues: readonly FieldIssue[];
  /** What nobody drives any more because of it. */
  readonly opened?: readonly OpenedRun[];
};

const OpenedRunRef = builder.objectRef<OpenedRun>('OpenedRun').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    startsAt: t.exposeString('startsAt'),
    route: t.exposeString('route'),
  }),
});

export const KeptRef = builder.objectRef<Kept>('FleetOutcome').implement({
  fields: (t) => ({
    id: t.exposeString('id', { nullable: true, description: 'Of what was kept, where it has a page.' }),
    problem: t.exposeString('problem', { nullable: true }),
    issues: t.field({ type: [FieldIssueRef], resolve: ({ issues }) => [...issues] }),
    opened: t.field({
      type: [OpenedRunRef],
      description: 'Vehicles of trips that nobody drives any more because of it.',
      resolve: ({ opened = [] }) => [...opened],
    }),
  }),
});

export function keptOf(result: Result<string | true, Refused>): Kept {
  if (result.ok) return { id: result.value === true ? null : result.value, problem: null, issues: [] };
  const refused = result.failure;
  return { id: null, problem: refused.problem, issues: 'issues' in refused ? refused.issues : [] };
}

/** A field as a form sends it: a list has several values. The domain reads what it means. */
export const TypedFieldInput = builder.inputType('TypedField', {
  fields: (t) => ({ name: t.string({ required: true }), values: t.stringList({ required: true }) }),
});

/** The version that the page showed, which a form sends along; null where it sent none. */
export function readSeen(fields: readonly TypedField[]): number | null {
  const typed = fields.find(({ name }) => name === 'seen')?.values[0] ?? '';
  return /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

type TypedField = { readonly name: string; readonly values: readonly string[] };
const listFields = ['extras', 'languages', 'classes'];

export function readTyped(fields: readonly TypedField[]): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(fields.map(({ name, values }) => [name, listFields.includes(name) ? values : (values[0] ?? '')]));
}
