import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { listRuns, type RunLine } from '#operations/duties/duty-store.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { reportAbsence, reportWorkshop } from '#operations/fleet/edit-absences.ts';
import { saveCertificate } from '#operations/fleet/edit-certificates.ts';
import { saveDepot, saveDriver, saveOperator, saveVehicle } from '#operations/fleet/edit-fleet.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { type CertificateKind, certificateKinds } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { openDriverLink } from '#operations/on-duty/driver-link.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { firstNames, lastNames } from './demo-words.ts';
import { must } from './must.ts';

/** How many rows the sample board has. */
export type FleetCounts = { readonly vehicles: number; readonly drivers: number };

const by = { id: null, name: 'Sample' };

const sampleDepots = [
  { name: 'Nieuwegein', place: 'Nieuwegein', country: 'NL' },
  { name: 'Vilvoorde', place: 'Vilvoorde', country: 'BE' },
  { name: 'Köln', place: 'Köln', country: 'DE' },
] as const;

const vehicleKinds: readonly { readonly class: FleetKey; readonly seats: number }[] = [
  { class: 'coachHire', seats: 59 },
  { class: 'coachHire', seats: 50 },
  { class: 'midibus', seats: 30 },
  { class: 'minibus', seats: 19 },
];

/** Fleet and staff: depots in three countries with vehicles, drivers, their documents and absences. Most duties get a driver. */
export async function fillFleet(context: BookingContext, say: (line: string) => void, { vehicles, drivers }: FleetCounts): Promise<void> {
  const depots = await createDepots(context);
  const coaches = await inOrder(
    vehicles,
    async (index) => await createVehicle(context, { index, depotId: depots[index % depots.length] ?? '' }),
  );
  const people = await inOrder(
    drivers,
    async (index) => await createDriver(context, { index, depotId: depots[index % depots.length] ?? '' }),
  );
  say(`${vehicles} vehicles and ${drivers} drivers of three depots, with certificates, absences and the workshop`);
  const placed = await placeMost(context, { coaches, people });
  say(`${placed.length} duties with a crew, the others open`);
  const [soonest] = placed;
  if (soonest !== undefined) await showDriversPage(context, soonest, say);
}

async function inOrder<Value>(count: number, create: (index: number) => Promise<Value>): Promise<readonly Value[]> {
  const created: Value[] = [];
  for (let index = 0; index < count; index += 1) created.push(await create(index));
  return created;
}

/** The ids of the depots, each of one of our companies in its country: the working-time law is the operator's. */
async function createDepots(context: BookingContext): Promise<readonly string[]> {
  for (const { name, place, country } of sampleDepots) {
    const operator = { kind: 'own', name: `Sample coaches ${country}`, country, phone: '+31 20 123 45 67', email: '' };
    const operatorId = must(await saveOperator(context, by, { id: null, input: operator }));
    must(await saveDepot(context, by, { input: { operatorId, name, place }, language: 'en' }));
  }
  const depots = await listDepots(context.db);
  return sampleDepots.flatMap(({ name }) => depots.find((depot) => depot.name === name)?.id ?? []);
}

type Wanted = { readonly index: number; readonly depotId: string };
type Coach = { readonly id: string; readonly depot: number; readonly seats: number };

async function createVehicle(context: BookingContext, { index, depotId }: Wanted): Promise<Coach> {
  const { class: kind, seats } = vehicleKinds[Math.floor(index / sampleDepots.length) % vehicleKinds.length] ?? {
    class: 'coachHire',
    seats: 59,
  };
  const plate = `SAMPLE ${String(index + 1).padStart(3, '0')}`;
  const plain = { depotId, plate, class: kind, seats: String(seats), look: 'white, sample', tachograph: 'smart2', euroNorm: '6' };
  const id = must(
    await saveVehicle(context, by, { id: null, input: { ...plain, wheelchairs: index % 4 === 0 ? '2' : '0', extras: ['wifi'] } }),
  );
  await fileCertificates(context, { subject: 'vehicle', id, name: plate, index });
  if (index % 11 === 5) must(await reportWorkshop(context, by, { id, input: { ...daysAway(context, index), reason: 'Sample: brakes' } }));
  return { id, depot: index % sampleDepots.length, seats };
}

type Person = { readonly id: string; readonly depot: number };

async function createDriver(context: BookingContext, { index, depotId }: Wanted): Promise<Person> {
  const [first = '', last = ''] = [
    firstNames[index % firstNames.length],
    lastNames[Math.floor(index / firstNames.length) % lastNames.length],
  ];
  const name = `${first} ${last} (sample ${index + 1})`;
  const input = {
    depotId,
    name,
    phone: '+31 6 11 22 33 44',
    email: '',
    languages: ['nl', 'en'],
    hoursAWeek: index % 3 === 0 ? '24' : '40',
  };
  const id = must(await saveDriver(context, by, { id: null, input }));
  await fileCertificates(context, { subject: 'driver', id, name, index });
  if (index % 9 === 4) must(await reportAbsence(context, by, { id, input: { ...daysAway(context, index), kind: 'leave' } }));
  return { id, depot: index % sampleDepots.length };
}

/** Some days within the fortnight, the last of them whole. */
function daysAway(context: BookingContext, index: number) {
  const from = addDays(todayIn(planningZone, context.now()), index % 10);
  return { fromDate: from, fromTime: '', untilDate: addDays(from, 1 + (index % 4)), untilTime: '' };
}

/** Most are valid for long; some end so soon that a task is created, and a few have expired. */
async function fileCertificates(
  context: BookingContext,
  {
    subject,
    id,
    name,
    index,
  }: { readonly subject: 'vehicle' | 'driver'; readonly id: string; readonly name: string; readonly index: number },
): Promise<void> {
  const today = todayIn(planningZone, context.now());
  const kinds: readonly CertificateKind[] = certificateKinds[subject].filter((kind) => kind !== 'a1');
  for (const [place, kind] of kinds.entries()) {
    const isOdd = place === index % kinds.length;
    const days = isOdd && index % 20 === 7 ? -3 : isOdd && index % 6 === 3 ? 5 + (index % 50) : 200 + index;
    const input = { kind, number: `sample ${index + 1}`, validUntil: addDays(today, days) };
    must(await saveCertificate(context, by, { owner: { subject, id }, name, input }));
  }
}

/** How many drivers are tried before a duty is left open; ineligible ones are refused, as at the desk. */
const mostTries = 8;
const mostRuns = 5_000;
const daysAhead = 15;

/** Two of three duties in the next two weeks get the next eligible driver and the next vehicle; returns those duties. */
async function placeMost(
  context: BookingContext,
  { coaches, people }: { readonly coaches: readonly Coach[]; readonly people: readonly Person[] },
): Promise<readonly Placed[]> {
  for (let left = mostRuns; left > 0; left -= 100) if ((await planDutiesWhenDue(context, 100)) === 0) break;
  const until = new Date(Date.parse(context.now()) + daysAhead * 86_400_000).toISOString();
  const open = (await listRuns(context.db, { until, limit: mostRuns })).filter(({ isPlaced }) => !isPlaced);
  const placed: Placed[] = [];
  for (const [index, run] of open.entries()) {
    if (index % 3 === 2) continue;
    const driverId = await placeNext(context, { run, index, coaches, people });
    if (driverId !== null) placed.push({ run, driverId });
  }
  return placed;
}

type Placed = { readonly run: RunLine; readonly driverId: string };
type Next = { readonly run: RunLine; readonly index: number; readonly coaches: readonly Coach[]; readonly people: readonly Person[] };

async function placeNext(context: BookingContext, { run, index, coaches, people }: Next): Promise<string | null> {
  // Drivers of the trip's country come first, as in a real office; others are posted workers there.
  const isAtHome = ({ depot }: Coach) => run.reference.startsWith(sampleDepots[depot]?.country ?? '-');
  const large = coaches.filter(({ seats }) => seats >= run.seats);
  const home = large.filter(isAtHome);
  const fitting = home.length > 0 && index % 5 !== 0 ? home : large;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const coach = fitting[(index + attempt) % Math.max(1, fitting.length)];
    const colleagues = people.filter(({ depot }) => depot === coach?.depot);
    const driver = colleagues[(Math.floor(index / sampleDepots.length) + attempt * 5) % Math.max(1, colleagues.length)];
    if (coach === undefined || driver === undefined) return null;
    const { reference, vehicleIndex } = run;
    const crew = { vehicleId: coach.id, driverIds: [driver.id], overrideReason: null };
    if ((await placeCrew(context, { reference, vehicleIndex, staff: atCommandLine, ...crew, seen: null })).ok) return driver.id;
  }
  return null;
}

/** Tells the driver of the first duty, and prints where the driver's page is. */
async function showDriversPage(context: BookingContext, { run, driverId }: Placed, say: (line: string) => void): Promise<void> {
  await releaseRun(context, { ...run, staff: atCommandLine });
  const link = await openDriverLink(context, context.db, { driverId, by: by.name });
  if (link !== null) say(`a driver's page: ${link}`);
}
