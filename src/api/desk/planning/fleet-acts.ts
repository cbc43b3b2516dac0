import { validate as isId } from 'uuid';
import { failure, type Result, success } from '#domain/result.ts';
import { type CertificateOwner, findTaskCertificate } from '#operations/fleet/certificate-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { endAway, reportAbsence, reportWorkshop } from '#operations/fleet/edit-absences.ts';
import { finishTask, saveCertificate } from '#operations/fleet/edit-certificates.ts';
import { saveDepot, saveDriver, saveOperator, saveVehicle } from '#operations/fleet/edit-fleet.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import type { Refused } from '#operations/fleet/refusal.ts';
import { certificateSubjects } from '#operations/fleet/rules/certificates.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { KeptRef, keptOf, readSeen, readTyped, rightsToPaper, TypedFieldInput } from './fleet-types.ts';

const gone: Result<never, Refused> = failure({ problem: 'gone' });

/** Of which of the three a paper is, by name; null where it is not there. */
async function findOwner({ db }: DeskContext, { subject, id }: CertificateOwner): Promise<string | null> {
  if (!isId(id)) return null;
  switch (subject) {
    case 'vehicle':
      return (await findVehicle(db, id))?.plate ?? null;
    case 'driver':
      return (await findDriver(db, id))?.name ?? null;
    case 'operator':
      return (await listOperators(db)).find((operator) => operator.id === id)?.name ?? null;
  }
}

type Typed = { readonly id?: string | null | undefined; readonly fields: Parameters<typeof readTyped>[0] };

function typedOf({ id, fields }: Typed) {
  return { id: id ?? null, input: readTyped(fields), seen: readSeen(fields) };
}

builder.mutationFields((t) => {
  const id = t.arg.string({ description: 'Left out: a new one.' });
  const known = t.arg.string({ required: true });
  const fields = t.arg({ type: [TypedFieldInput], required: true });
  return {
    keepOperator: t.field({
      type: KeptRef,
      args: { id, fields },
      resolve: async (_root, asked, context) => {
        require(context, 'manage-fleet');
        return keptOf(await saveOperator(context, context.signedIn.member, typedOf(asked)));
      },
    }),
    keepDepot: t.field({
      type: KeptRef,
      args: { fields },
      resolve: async (_root, asked, context) => {
        require(context, 'manage-fleet');
        const { member } = context.signedIn;
        return keptOf(await saveDepot(context, member, { input: readTyped(asked.fields), language: member.language }));
      },
    }),
    keepVehicle: t.field({
      type: KeptRef,
      args: { id, fields },
      resolve: async (_root, asked, context) => {
        require(context, 'manage-fleet');
        return keptOf(await saveVehicle(context, context.signedIn.member, typedOf(asked)));
      },
    }),
    keepDriver: t.field({
      type: KeptRef,
      args: { id, fields },
      resolve: async (_root, asked, context) => {
        require(context, 'manage-drivers');
        return keptOf(await saveDriver(context, context.signedIn.member, typedOf(asked)));
      },
    }),
    keepPaper: t.field({
      type: KeptRef,
      args: { subject: known, id: known, fields },
      resolve: async (_root, asked, context) => {
        const subject = certificateSubjects.find((each) => each === asked.subject) ?? 'operator';
        const input = readTyped(asked.fields);
        for (const right of rightsToPaper({ subject, kind: String(input.kind) })) require(context, right);
        const name = await findOwner(context, { subject, id: asked.id });
        if (name === null) return keptOf(gone);
        return keptOf(
          await saveCertificate(context, context.signedIn.member, {
            owner: { subject, id: asked.id },
            name,
            input,
            seen: readSeen(asked.fields),
          }),
        );
      },
    }),
    finishPaperTask: t.field({
      type: KeptRef,
      args: { id: known },
      resolve: async (_root, asked, context) => {
        require(context, 'see-fleet');
        const paper = isId(asked.id) ? await findTaskCertificate(context.db, asked.id) : null;
        if (paper === null) return keptOf(gone);
        for (const right of rightsToPaper(paper)) require(context, right);
        return keptOf(await finishTask(context, context.signedIn.member, asked.id));
      },
    }),
    reportAbsence: t.field({
      type: KeptRef,
      description: 'Whoever may not read why somebody is away does not say it either.',
      args: { id: known, fields },
      resolve: async (_root, asked, context) => {
        require(context, 'report-absences');
        const { kind: typed, ...typedPeriod } = readTyped(asked.fields);
        const input = { ...typedPeriod, kind: may(context.signedIn, 'see-absence-kinds') ? typed : '' };
        const reported = await reportAbsence(context, context.signedIn.member, { id: asked.id, input, seen: readSeen(asked.fields) });
        return reported.ok ? { ...keptOf(success(true)), opened: reported.value } : keptOf(reported);
      },
    }),
    reportWorkshop: t.field({
      type: KeptRef,
      args: { id: known, fields },
      resolve: async (_root, asked, context) => {
        require(context, 'report-absences');
        return keptOf(await reportWorkshop(context, context.signedIn.member, { ...typedOf(asked), id: asked.id }));
      },
    }),
    endAway: t.field({
      type: KeptRef,
      args: { id: known, of: known, seen: t.arg.string() },
      resolve: async (_root, asked, context) => {
        require(context, 'report-absences');
        const seen = readSeen([{ name: 'seen', values: [asked.seen ?? ''] }]);
        const away = { id: asked.id, seen, of: asked.of === 'vehicle' ? ('vehicle' as const) : ('driver' as const) };
        return keptOf(isId(asked.id) ? await endAway(context, context.signedIn.member, away) : gone);
      },
    }),
  };
});
