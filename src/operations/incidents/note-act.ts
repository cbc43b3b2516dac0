import { cleanText } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied, StaffsAct } from '#operations/trips/apply.ts';
import { insertIncidentLine } from './incident-store.ts';
import { findOpenIncident } from './open-incident.ts';
import { type CallRole, type IncidentStep, incidentSteps } from './rules/incident.ts';

/** What somebody did about an incident: a step of its list, a call, or what he wants kept. */
export type IncidentAct =
  | { readonly what: 'step'; readonly step: IncidentStep }
  | { readonly what: 'call'; readonly role: CallRole; readonly name: string }
  | { readonly what: 'note'; readonly text: string };

type ActProblem = 'nothing-typed' | 'no-incident';

const longestNote = 1_000;

export async function saveIncidentAct(
  context: ApplyContext,
  { reference, staff, act }: Omit<StaffsAct, 'version'> & { readonly act: IncidentAct },
): Promise<Result<true, { readonly why: ActProblem } | NotApplied>> {
  const audited = `incident-${act.what}`;
  return await actOnTrip(
    context,
    { reference, staff, right: 'change-trips', act: audited },
    async (held): Promise<Result<true, { readonly why: ActProblem }>> => {
      const incident = await findOpenIncident(held);
      if (incident === null) return failure({ why: 'no-incident' });
      const steps: readonly string[] = incidentSteps[incident.kind];
      if (act.what === 'step' && !steps.includes(act.step)) return failure({ why: 'no-incident' });
      const line = lineOf(act);
      if (line.what === 'note' && line.text === '') return failure({ why: 'nothing-typed' });
      await insertIncidentLine(held.tx, { incidentId: incident.id, by: nameInAudit(staff), ...line });
      return success(true);
    },
  );
}

function lineOf(act: IncidentAct) {
  if (act.what === 'step') return { what: act.what, key: act.step, text: '' } as const;
  if (act.what === 'call') return { what: act.what, key: act.role, text: cleanText(act.name).slice(0, longestNote) } as const;
  return { what: act.what, key: '', text: cleanText(act.text).slice(0, longestNote) } as const;
}
