import { accountActs, accountQueries } from './account.ts';
import { agencyActs, agencyQueries } from './agencies.ts';
import { approvalActs, approvalQueries } from './approvals.ts';
import { calendarActs, calendarQueries } from './calendars.ts';
import { callerActs, callerQueries } from './callers.ts';
import { capacityActs, capacityQueries } from './capacity.ts';
import type { DeskContext } from './context.ts';
import { customerActs, customerQueries } from './customers.ts';
import { driverActs, driverQueries } from './drivers.ts';
import { extraTimeActs, extraTimeQueries } from './extra-time.ts';
import { factActs, factQueries } from './facts.ts';
import { figureQueries } from './figures.ts';
import { fleetActs, fleetQueries } from './fleet.ts';
import { followUpActs, followUpQueries } from './follow-ups.ts';
import { incidentActs, incidentQueries } from './incidents.ts';
import { journeyQueries } from './journey.ts';
import { lostItemActs, lostItemQueries } from './lost-items.ts';
import { messageActs, messageQueries } from './messages.ts';
import { moneyActs, moneyQueries } from './money.ts';
import { offerActs, offerQueries } from './offers.ts';
import { onDutyActs, onDutyQueries } from './on-duty.ts';
import { pageActs, pageQueries } from './pages.ts';
import { partnerActs, partnerQueries } from './partners.ts';
import { peopleActs, peopleQueries } from './people.ts';
import { pictureActs, pictureQueries } from './pictures.ts';
import { planActs, planQueries } from './plan.ts';
import { planListActs, planListQueries } from './plans.ts';
import { presenceQueries } from './presence.ts';
import { priceActs, priceQueries } from './prices.ts';
import { privacyActs, privacyQueries } from './privacy.ts';
import { rateActs, rateQueries } from './rates.ts';
import { reviewActs, reviewQueries } from './reviews.ts';
import { statementActs, statementQueries } from './statements.ts';
import { summaryActs, summaryQueries } from './summaries.ts';
import { tachographActs, tachographQueries } from './tachograph.ts';
import { taskActs, taskQueries } from './tasks.ts';
import { templateActs, templateQueries } from './templates.ts';
import { textActs, textQueries } from './texts.ts';
import { todayActs, todayQueries } from './today.ts';
import { tripListQueries } from './trip-list.ts';
import { tripActs, tripQueries } from './trips.ts';
import { viewActs, viewQueries } from './views.ts';

/** Everything that the pages of the desk read and do, by subject. Add a new subject here. */
const queries = {
  account: accountQueries,
  agencies: agencyQueries,
  approvals: approvalQueries,
  calendars: calendarQueries,
  callers: callerQueries,
  capacity: capacityQueries,
  customers: customerQueries,
  drivers: driverQueries,
  extraTime: extraTimeQueries,
  facts: factQueries,
  figures: figureQueries,
  fleet: fleetQueries,
  followUps: followUpQueries,
  incidents: incidentQueries,
  journey: journeyQueries,
  lostItems: lostItemQueries,
  messages: messageQueries,
  money: moneyQueries,
  offers: offerQueries,
  onDuty: onDutyQueries,
  pages: pageQueries,
  partners: partnerQueries,
  people: peopleQueries,
  pictures: pictureQueries,
  plan: planQueries,
  plans: planListQueries,
  presence: presenceQueries,
  prices: priceQueries,
  privacy: privacyQueries,
  rates: rateQueries,
  reviews: reviewQueries,
  statements: statementQueries,
  summaries: summaryQueries,
  tachograph: tachographQueries,
  tasks: taskQueries,
  today: todayQueries,
  tripList: tripListQueries,
  templates: templateQueries,
  texts: textQueries,
  trips: tripQueries,
  views: viewQueries,
};
const acts = {
  account: accountActs,
  agencies: agencyActs,
  approvals: approvalActs,
  calendars: calendarActs,
  callers: callerActs,
  capacity: capacityActs,
  customers: customerActs,
  drivers: driverActs,
  extraTime: extraTimeActs,
  facts: factActs,
  fleet: fleetActs,
  followUps: followUpActs,
  incidents: incidentActs,
  lostItems: lostItemActs,
  messages: messageActs,
  money: moneyActs,
  offers: offerActs,
  onDuty: onDutyActs,
  pages: pageActs,
  partners: partnerActs,
  people: peopleActs,
  pictures: pictureActs,
  plan: planActs,
  plans: planListActs,
  prices: priceActs,
  privacy: privacyActs,
  rates: rateActs,
  reviews: reviewActs,
  statements: statementActs,
  summaries: summaryActs,
  tachograph: tachographActs,
  tasks: taskActs,
  today: todayActs,
  templates: templateActs,
  texts: textActs,
  trips: tripActs,
  views: viewActs,
};

type Subjects = { readonly [Subject: string]: { readonly [Name: string]: (context: DeskContext) => (input: never) => Promise<unknown> } };

/** The functions as pages see them, with the caller already bound. */
type Opened<All extends Subjects> = {
  readonly [Subject in keyof All]: { readonly [Name in keyof All[Subject]]: ReturnType<All[Subject][Name]> };
};

type OutcomesOf<All extends Subjects> = {
  [Subject in keyof All]: { [Name in keyof All[Subject]]: Awaited<ReturnType<ReturnType<All[Subject][Name]>>> }[keyof All[Subject]];
}[keyof All];

export type DeskQueries = Opened<typeof queries>;
export type DeskActs = Opened<typeof acts>;

/** Why an act of the desk may be refused: the failures of the use cases, and those of the pages. Each has a text in `desk.json`. */
export type DeskProblem =
  | Extract<OutcomesOf<typeof acts>, { readonly isDone: false }>['problem']
  | 'away'
  | 'refused'
  | 'replacement-refused';

/** Wraps each function, for example to answer while the database is away. */
type Guard = <Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer>) => (...given: Given) => Promise<Answer>;

/** The queries and acts of the desk for one person. */
export function openDeskService(context: DeskContext, guard: Guard): { readonly queries: DeskQueries; readonly acts: DeskActs } {
  return { queries: open(queries, context, guard), acts: open(acts, context, guard) };
}

function open<All extends Subjects>(all: All, context: DeskContext, guard: Guard): Opened<All> {
  const opened = Object.entries(all).map(([subject, functions]) => [
    subject,
    Object.fromEntries(Object.entries(functions).map(([name, create]) => [name, guard(create(context))])),
  ]);
  // TypeScript loses the names and types of `all` in `Object.entries`.
  return Object.fromEntries(opened) as Opened<All>;
}
