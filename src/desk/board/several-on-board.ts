import { type ActionFunctionArgs, data } from 'react-router';
import * as v from 'valibot';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { type Crew, crewFor } from './crew-for.ts';

const crewSchema = v.object({ vehicleId: v.string(), driverIds: v.string() });
const askedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The target row; null if each gets its previous crew back, or is removed. */
    onto: v.nullable(v.object({ id: v.string(), kind: v.picklist(['driver', 'vehicle']) })),
    runs: v.pipe(
      v.array(v.object({ reference: v.string(), vehicleIndex: v.number(), seen: v.number(), crew: v.nullable(crewSchema) })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
);
type Asked = v.InferOutput<typeof askedSchema>;
type AskedRun = Asked['runs'][number];

/** Places several duties on one row, or removes them, one after another as if by hand; reports the result of each. */
export async function severalOnBoard(args: ActionFunctionArgs) {
  const desk = requireSignedIn(args);
  const asked = v.safeParse(askedSchema, (await args.request.formData()).get('asked'));
  if (!asked.success) throw data(null, { status: 400 });
  const results = [];
  for (const run of asked.output.runs) results.push(await carryOut(desk, run, asked.output.onto));
  return { results };
}

async function carryOut({ acts, queries }: DeskRequest, run: AskedRun, onto: Asked['onto']) {
  const { reference, vehicleIndex } = run;
  const name = { reference, vehicle: String(vehicleIndex) };
  const found = await queries.plan.findCrew({ ...name, with: onto?.kind === 'vehicle' ? onto.id : '' });
  const had =
    found === null || found.placedVehicleId === null
      ? null
      : { vehicleId: found.placedVehicleId, driverIds: found.placedDriverIds.join(',') };
  const crew: Crew | null = onto === null || found === null ? run.crew : crewFor(onto, found);
  const said = { reference, vehicleIndex, before: had };
  if (found === null || (onto !== null && crew === null)) {
    return { ...said, problem: 'no-duty' as const, against: [], values: {}, version: null };
  }
  const seen = String(run.seen);
  const outcome =
    crew === null
      ? await acts.plan.takeOff({ ...name, seen })
      : await acts.plan.place({ ...name, vehicleId: crew.vehicleId, driverIds: crew.driverIds.split(','), reason: '', seen });
  if (!outcome.isDone) return { ...said, problem: outcome.problem, against: outcome.against, values: outcome.values, version: null };
  return { ...said, problem: null, against: [], values: {}, version: outcome.value };
}

export type Several = Awaited<ReturnType<typeof severalOnBoard>>;
