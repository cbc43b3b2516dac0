import { requestCosts, tripCosts, visitPattern, webProcess } from './costs.ts';
import { createRandom, loadOf, serversFor, simulateQueue, type Waiting } from './queue.ts';

/** What a number of visits a day asks of the machines. */
export type LoadPlan = {
  readonly visits: number;
  /** In the busiest hour, a second. */
  readonly rate: number;
  readonly webProcesses: number;
  readonly webMegabytes: number;
  /** Cores, without reserve. */
  readonly databaseCores: number;
  /** Cores that make mails and their documents. */
  readonly mailCores: number;
  readonly tripsADay: number;
  readonly mailsADay: number;
  readonly databaseGigabytesAYear: number;
  readonly megabitsASecond: number;
  readonly waiting: Waiting;
};

const simulated = 200_000;
const secondsAnHour = 3_600;

const sumOf = (of: (cost: (typeof requestCosts)[number]) => number) => requestCosts.reduce((sum, cost) => sum + cost.share * of(cost), 0);
const shareOfRequests = requestCosts.find(({ name }) => name === 'request or order')?.share ?? 0;

/** From measured costs and the assumptions of `costs.ts`. Half of the requests and orders are new trips, the others order one. */
export function planLoad(visits: number): LoadPlan {
  const requests = visits * visitPattern.requestsAVisit;
  const rate = (requests * visitPattern.busiestHour) / secondsAnHour;
  const webProcesses = serversFor({ rate, works: requestCosts, mostBusy: visitPattern.mostBusy });
  const tripsADay = (requests * shareOfRequests) / 2;
  const mailsADay = tripsADay * tripCosts.mails;
  return {
    visits,
    rate,
    webProcesses,
    webMegabytes: webProcesses * webProcess.megabytes,
    databaseCores: (rate * sumOf(({ databaseMilliseconds }) => databaseMilliseconds)) / 1_000,
    mailCores: (mailsADay * visitPattern.busiestHour * tripCosts.mailMilliseconds) / secondsAnHour / 1_000,
    tripsADay,
    mailsADay,
    databaseGigabytesAYear: (tripsADay * 365 * tripCosts.bytes) / 1e9,
    megabitsASecond: (rate * sumOf(({ bytes }) => bytes) * 8) / 1e6,
    waiting: simulateQueue({ rate, servers: webProcesses, works: requestCosts, requests: simulated, random: createRandom(44) }),
  };
}

const columns: readonly (readonly [heading: string, cell: (plan: LoadPlan) => string])[] = [
  ['visits a day', ({ visits }) => visits.toLocaleString('en')],
  ['requests a second in the busiest hour', ({ rate }) => show(rate)],
  ['web processes, a core each', ({ webProcesses }) => show(webProcesses)],
  ['busy', ({ rate, webProcesses }) => `${Math.round(loadOf({ rate, servers: webProcesses, works: requestCosts }) * 100)} %`],
  ['their memory', ({ webMegabytes }) => `${show(webMegabytes / 1_000)} GB`],
  ['p50, p99', ({ waiting }) => `${show(waiting.p50)}, ${show(waiting.p99)} ms`],
  ['cores of the database', ({ databaseCores }) => show(databaseCores)],
  ['cores for mails', ({ mailCores }) => show(mailCores)],
  ['new trips a day', ({ tripsADay }) => show(tripsADay)],
  ['mails a day', ({ mailsADay }) => show(mailsADay)],
  ['database, a year', ({ databaseGigabytesAYear }) => `${show(databaseGigabytesAYear)} GB`],
  ['sent', ({ megabitsASecond }) => `${show(megabitsASecond)} Mbit/s`],
];

/** Two significant digits, or a whole number. */
function show(value: number): string {
  return (value >= 100 ? Math.round(value) : Number(value.toPrecision(2))).toLocaleString('en', { maximumSignificantDigits: 4 });
}

/** A table in Markdown, a column for each plan. */
export function formatPlans(plans: readonly LoadPlan[]): string {
  const rows = columns.map(([heading, cell]) => `| ${[heading, ...plans.map(cell)].join(' | ')} |`);
  const [first = '', ...others] = rows;
  return [first, `|${'---|'.repeat(plans.length + 1)}`, ...others].join('\n');
}
