/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CallerInput = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisation: string;
  readonly phone: string;
};

export type CallersJourneyInput = {
  readonly babySeats: string;
  readonly boosterSeats: string;
  readonly childSeats: string;
  readonly extras: ReadonlyArray<string>;
  readonly flightNumber: string;
  readonly luggage: string;
  readonly notes: string;
  readonly occasion: string;
  readonly passengers: string;
  /** Where else parts of the group board. */
  readonly pickUps: ReadonlyArray<CallersPickUpInput>;
  readonly secondReturnPassengers: string;
  readonly secondReturnTime: string;
  readonly stops: ReadonlyArray<CallersStopInput>;
  readonly suppliesDriverRoom: boolean;
  readonly type: string;
  readonly wheelchairPlaces: string;
};

export type CallersPickUpInput = {
  readonly passengers: string;
  /** Of a place that was chosen, or `pickUp:0` for the first of the trip as it is. */
  readonly placeKey: string;
  readonly placeText: string;
  /** HH:MM; empty where it is left to us. */
  readonly time: string;
};

export type CallersStopInput = {
  readonly arriveByDate: string;
  readonly arriveByTime: string;
  /** YYYY-MM-DD, local to the stop, like all times here. */
  readonly date: string;
  readonly localKilometres: string;
  readonly notes: string;
  /** Of a place that was chosen, or `stop:1` for the second stop of the trip as it is. */
  readonly placeKey: string;
  readonly placeText: string;
  /** HH:MM */
  readonly time: string;
};

export type TypedField = {
  readonly name: string;
  readonly values: ReadonlyArray<string>;
};

export type TripRowFragment = { readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQuery = { readonly today: { readonly missingBanYears: ReadonlyArray<number>, readonly requests: ReadonlyArray<{ readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean }>, readonly endingQuotes: ReadonlyArray<{ readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean }>, readonly departures: ReadonlyArray<{ readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean }>, readonly failedMails: ReadonlyArray<{ readonly reference: string, readonly kind: string, readonly failedAt: string }>, readonly reviews: ReadonlyArray<{ readonly reference: string, readonly author: string, readonly text: string, readonly createdAt: string, readonly driver: number, readonly bus: number, readonly platform: number }>, readonly overdue: ReadonlyArray<{ readonly outstandingCents: number, readonly dueDate: string, readonly row: { readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean } }>, readonly mentions: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly memberName: string, readonly text: string, readonly at: string }>, readonly cardsDue: ReadonlyArray<{ readonly driverId: string, readonly driver: string, readonly dueAt: string, readonly isOverdue: boolean }>, readonly unreadSheets: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly startsAt: string }> } };

export type RingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RingsQuery = { readonly rings: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly kind: string, readonly departsOn: string, readonly open: number, readonly vehicles: number, readonly names: ReadonlyArray<string>, readonly dueOn: string | null }> };

export type ListedTripFragment = { readonly email: string, readonly phone: string, readonly driver: string, readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean };

export type TripsQueryVariables = Exact<{
  search: string;
  state: string;
  site: string;
  from: string;
  to: string;
  order: string;
  page: number;
}>;


export type TripsQuery = { readonly trips: { readonly hasMore: boolean, readonly meant: ReadonlyArray<string>, readonly trips: ReadonlyArray<{ readonly email: string, readonly phone: string, readonly driver: string, readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean }> }, readonly foundFiles: ReadonlyArray<{ readonly kind: string, readonly id: string, readonly name: string, readonly detail: string }> };

export type ExportTripsQueryVariables = Exact<{
  search: string;
  state: string;
  site: string;
  from: string;
  to: string;
  order: string;
  columns: ReadonlyArray<string>;
  page: number;
}>;


export type ExportTripsQuery = { readonly exportTrips: { readonly hasMore: boolean, readonly trips: ReadonlyArray<{ readonly email: string, readonly phone: string, readonly driver: string, readonly reference: string, readonly site: string, readonly state: string, readonly customer: string, readonly route: string, readonly date: string | null, readonly time: string | null, readonly passengers: number, readonly totalCents: number | null, readonly createdAt: string, readonly validUntil: string | null, readonly reasons: ReadonlyArray<string>, readonly isHeld: boolean, readonly isUnreadable: boolean, readonly isUndeclared: boolean, readonly hasDriver: boolean, readonly hasLeader: boolean }> } };

export type FindQueryVariables = Exact<{
  search: string;
}>;


export type FindQuery = { readonly trips: { readonly meant: ReadonlyArray<string>, readonly trips: ReadonlyArray<{ readonly reference: string, readonly customer: string, readonly route: string, readonly state: string, readonly date: string | null }> }, readonly foundFiles: ReadonlyArray<{ readonly kind: string, readonly id: string, readonly name: string, readonly detail: string }> };

export type FoundFilePartsFragment = { readonly kind: string, readonly id: string, readonly name: string, readonly detail: string };

export type FactSheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type FactSheetsQuery = { readonly factSheets: ReadonlyArray<{ readonly path: string, readonly name: string, readonly version: number, readonly facts: ReadonlyArray<{ readonly key: string, readonly value: string, readonly input: string, readonly source: string, readonly checkedAt: string, readonly validUntil: string, readonly state: string, readonly usedBy: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly publishedAt: string, readonly publishedBy: string, readonly note: string, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }> }> }> };

export type PublishFactMutationVariables = Exact<{
  path: string;
  seen: number;
  key: string;
  value: string;
  source: string;
  checkedAt: string;
  validUntil: string;
  note: string;
}>;


export type PublishFactMutation = { readonly publishFact: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type TakeFactsBackMutationVariables = Exact<{
  path: string;
  version: number;
}>;


export type TakeFactsBackMutation = { readonly takeFactsBack: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type FiguresQueryVariables = Exact<{
  from: string;
  to: string;
  site: string;
}>;


export type FiguresQuery = { readonly figures: { readonly from: string, readonly to: string, readonly madeAt: string, readonly lines: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly asked: number, readonly priced: number, readonly booked: number, readonly driven: number, readonly cancelled: number, readonly bookedCents: number, readonly feeCents: number, readonly bookedPercent: number | null, readonly meanCents: number | null, readonly meanLeadDays: number | null, readonly marginPercent: number | null }> } };

export type IncidentPartsFragment = { readonly id: string, readonly reference: string, readonly kind: string, readonly minutes: number | null, readonly vehicleIndex: number | null, readonly openedBy: string, readonly openedAt: string, readonly nextWordAt: string, readonly isOverdue: boolean, readonly closedBy: string | null, readonly closedAt: string | null };

export type OpenIncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenIncidentsQuery = { readonly openIncidents: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly kind: string, readonly minutes: number | null, readonly vehicleIndex: number | null, readonly openedBy: string, readonly openedAt: string, readonly nextWordAt: string, readonly isOverdue: boolean, readonly closedBy: string | null, readonly closedAt: string | null }> };

export type TripIncidentsQueryVariables = Exact<{
  reference: string;
}>;


export type TripIncidentsQuery = { readonly tripIncidents: { readonly tripId: string, readonly version: number, readonly language: string, readonly vehicles: number, readonly mayOpen: boolean, readonly sendsTexts: boolean, readonly textsTo: ReadonlyArray<string>, readonly promise: number, readonly steps: ReadonlyArray<string>, readonly open: { readonly id: string, readonly reference: string, readonly kind: string, readonly minutes: number | null, readonly vehicleIndex: number | null, readonly openedBy: string, readonly openedAt: string, readonly nextWordAt: string, readonly isOverdue: boolean, readonly closedBy: string | null, readonly closedAt: string | null } | null, readonly past: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly kind: string, readonly minutes: number | null, readonly vehicleIndex: number | null, readonly openedBy: string, readonly openedAt: string, readonly nextWordAt: string, readonly isOverdue: boolean, readonly closedBy: string | null, readonly closedAt: string | null }>, readonly calls: ReadonlyArray<{ readonly role: string, readonly name: string, readonly phone: string }>, readonly prepared: ReadonlyArray<{ readonly message: string, readonly text: string }>, readonly lines: ReadonlyArray<{ readonly id: string, readonly at: string, readonly by: string, readonly what: string, readonly key: string, readonly text: string, readonly messages: number, readonly sent: number, readonly failed: number }> } | null };

export type OpenIncidentMutationVariables = Exact<{
  reference: string;
  kind: string;
  minutes: string;
  note: string;
}>;


export type OpenIncidentMutation = { readonly openIncident: { readonly problem: string | null } };

export type TellIncidentMutationVariables = Exact<{
  reference: string;
  version?: number | null | undefined;
  text: string;
  minutes: string;
}>;


export type TellIncidentMutation = { readonly tellIncident: { readonly problem: string | null } };

export type CloseIncidentMutationVariables = Exact<{
  reference: string;
  version?: number | null | undefined;
  text: string;
}>;


export type CloseIncidentMutation = { readonly closeIncident: { readonly problem: string | null } };

export type NoteIncidentMutationVariables = Exact<{
  reference: string;
  what: string;
  key: string;
  text: string;
}>;


export type NoteIncidentMutation = { readonly noteIncident: { readonly problem: string | null } };

export type JourneyPapersQueryVariables = Exact<{
  reference: string;
}>;


export type JourneyPapersQuery = { readonly journeyPapers: ReadonlyArray<{ readonly vehicleIndex: number, readonly notices: ReadonlyArray<string>, readonly papers: ReadonlyArray<{ readonly kind: string, readonly missing: ReadonlyArray<string>, readonly book: string, readonly number: string }> }> };

export type ExtraTimeQueryVariables = Exact<{
  reference: string;
  minutes: number;
}>;


export type ExtraTimeQuery = { readonly extraTime: { readonly problem: string | null, readonly card: { readonly version: number, readonly tripId: string, readonly customer: string, readonly minutes: number, readonly place: string, readonly departsAt: string, readonly wouldDepartAt: string, readonly lawfulMinutes: number, readonly lawfulUntil: string, readonly isLawful: boolean, readonly rule: string | null, readonly article: string | null, readonly ruleOf: string | null, readonly nextAt: string | null, readonly netCents: number, readonly differenceCents: number, readonly askedBy: string | null, readonly askedAt: string | null, readonly askedMinutes: number | null, readonly partners: ReadonlyArray<{ readonly name: string, readonly payCents: number }>, readonly drivers: ReadonlyArray<{ readonly name: string, readonly phone: string }> } | null } };

export type AgreeExtraTimeMutationVariables = Exact<{
  reference: string;
  version: number;
  minutes: number;
  toldCents: number;
}>;


export type AgreeExtraTimeMutation = { readonly agreeExtraTime: { readonly problem: string | null } };

export type PressPartsFragment = { readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly kind: string, readonly at: string, readonly receivedAt: string, readonly stop: number | null, readonly minutes: number | null, readonly note: string, readonly handledBy: string | null };

export type SheetPartsFragment = { readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly version: number, readonly startsAt: string, readonly vehicle: string, readonly releasedAt: string, readonly seenAt: string | null, readonly isOverdue: boolean, readonly step: { readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly kind: string, readonly at: string, readonly receivedAt: string, readonly stop: number | null, readonly minutes: number | null, readonly note: string, readonly handledBy: string | null } | null };

export type OnDutyQueryVariables = Exact<{ [key: string]: never; }>;


export type OnDutyQuery = { readonly onDuty: { readonly sheets: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly version: number, readonly startsAt: string, readonly vehicle: string, readonly releasedAt: string, readonly seenAt: string | null, readonly isOverdue: boolean, readonly step: { readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly kind: string, readonly at: string, readonly receivedAt: string, readonly stop: number | null, readonly minutes: number | null, readonly note: string, readonly handledBy: string | null } | null }>, readonly presses: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly kind: string, readonly at: string, readonly receivedAt: string, readonly stop: number | null, readonly minutes: number | null, readonly note: string, readonly handledBy: string | null }> } };

export type TripOnDutyQueryVariables = Exact<{
  reference: string;
}>;


export type TripOnDutyQuery = { readonly tripOnDuty: { readonly sheets: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly version: number, readonly startsAt: string, readonly vehicle: string, readonly releasedAt: string, readonly seenAt: string | null, readonly isOverdue: boolean, readonly step: { readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly kind: string, readonly at: string, readonly receivedAt: string, readonly stop: number | null, readonly minutes: number | null, readonly note: string, readonly handledBy: string | null } | null }>, readonly presses: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly driver: string, readonly phone: string, readonly kind: string, readonly at: string, readonly receivedAt: string, readonly stop: number | null, readonly minutes: number | null, readonly note: string, readonly handledBy: string | null }>, readonly places: ReadonlyArray<{ readonly at: string, readonly latitude: number, readonly longitude: number, readonly stop: number | null, readonly expectedAt: string | null }> } | null };

export type DriverLinkQueryVariables = Exact<{
  id: string;
}>;


export type DriverLinkQuery = { readonly driverLink: string | null };

export type PageEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PageEntriesQuery = { readonly pageEntries: ReadonlyArray<{ readonly folder: string, readonly kind: string, readonly title: string, readonly sites: ReadonlyArray<string>, readonly expires: string | null, readonly entry: { readonly path: string, readonly isShown: boolean, readonly isDrafted: boolean }, readonly texts: ReadonlyArray<{ readonly language: string, readonly state: string, readonly path: string, readonly isDrafted: boolean, readonly publishedBy: string | null, readonly publishedAt: string | null }> }> };

export type PageFormQueryVariables = Exact<{
  path: string;
}>;


export type PageFormQuery = { readonly pictures: ReadonlyArray<{ readonly key: string, readonly name: string | null }>, readonly pageForm: { readonly isWritten: boolean, readonly isShared: boolean, readonly mayBeCopied: boolean, readonly previews: ReadonlyArray<string>, readonly texts: ReadonlyArray<{ readonly path: string, readonly language: string }>, readonly draft: { readonly revision: number, readonly changedAt: string, readonly changedBy: string } | null, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }>, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly publishedAt: string, readonly publishedBy: string, readonly note: string, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }> }> } | null };

export type KeepPageDraftMutationVariables = Exact<{
  path: string;
  revision: number;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepPageDraftMutation = { readonly keepPageDraft: { readonly removed: ReadonlyArray<string>, readonly edited: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } } };

export type DiscardPageDraftMutationVariables = Exact<{
  path: string;
}>;


export type DiscardPageDraftMutation = { readonly discardPageDraft: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type TakePageBackMutationVariables = Exact<{
  path: string;
  version: number;
}>;


export type TakePageBackMutation = { readonly takePageBack: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type PublishPageMutationVariables = Exact<{
  path: string;
  revision: number;
  note: string;
}>;


export type PublishPageMutation = { readonly publishPage: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type CopyEntryMutationVariables = Exact<{
  path: string;
  name: string;
}>;


export type CopyEntryMutation = { readonly copyEntry: { readonly path: string | null, readonly edited: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } } };

export type GateProblemPartsFragment = { readonly why: string, readonly paper: string | null, readonly validUntil: string | null, readonly state: string | null, readonly class: string | null };

export type PartnerFileQueryVariables = Exact<{
  id: string;
}>;


export type PartnerFileQuery = { readonly partnerFile: { readonly scoreMonths: number, readonly fewestToSay: number, readonly profile: { readonly state: string, readonly contactName: string, readonly language: string, readonly languages: ReadonlyArray<string>, readonly classes: ReadonlyArray<string>, readonly regions: string, readonly insuredEuros: number, readonly vatNumber: string, readonly street: string, readonly zip: string, readonly city: string, readonly selfBillingOn: string | null, readonly iban: string, readonly paymentDays: number }, readonly account: { readonly closedAt: string | null, readonly sessions: number, readonly seenAt: string | null }, readonly scores: ReadonlyArray<{ readonly measure: string, readonly value: number | null, readonly of: number, readonly facts: ReadonlyArray<{ readonly kind: string, readonly at: string, readonly reference: string, readonly amount: number, readonly what: string }> }>, readonly gates: ReadonlyArray<{ readonly class: string, readonly problems: ReadonlyArray<{ readonly why: string, readonly paper: string | null, readonly validUntil: string | null, readonly state: string | null, readonly class: string | null }> }> } | null };

export type KeepPartnerMutationVariables = Exact<{
  id: string;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepPartnerMutation = { readonly keepPartner: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type SettlePartnerAccountMutationVariables = Exact<{
  id: string;
  isClosed: boolean;
}>;


export type SettlePartnerAccountMutation = { readonly settlePartnerAccount: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type PartnerWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnerWorkQuery = { readonly partnerWork: { readonly offers: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly vehicleIndex: number, readonly mode: string, readonly state: string, readonly round: number, readonly deadline: string | null, readonly startsAt: string, readonly priceCents: number, readonly saleCents: number, readonly asked: ReadonlyArray<{ readonly operatorId: string, readonly name: string, readonly phone: string, readonly round: number, readonly priceCents: number, readonly answer: string, readonly reason: string }> }>, readonly jobs: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly operatorId: string, readonly operator: string, readonly operatorPhone: string, readonly startsAt: string, readonly priceCents: number, readonly saleCents: number, readonly driverName: string, readonly driverPhone: string, readonly vehicle: string }> } };

export type OfferDraftQueryVariables = Exact<{
  reference: string;
  vehicleIndex: number;
}>;


export type OfferDraftQuery = { readonly offerDraft: { readonly saleCents: number, readonly floorPercent: number, readonly highestCents: number, readonly row: { readonly reference: string, readonly route: string, readonly date: string | null, readonly time: string | null }, readonly partners: ReadonlyArray<{ readonly id: string, readonly name: string, readonly country: string, readonly kilometres: number | null, readonly problems: ReadonlyArray<{ readonly why: string, readonly paper: string | null, readonly validUntil: string | null, readonly state: string | null, readonly class: string | null }>, readonly postings: ReadonlyArray<{ readonly country: string, readonly verdict: string, readonly why: string }> }> } | null };

export type SendOfferMutationVariables = Exact<{
  reference: string;
  vehicleIndex: number;
  mode: string;
  partners: ReadonlyArray<string>;
  atOnce: number;
  priceCents: number;
  raisePercent: number;
  reason: string;
}>;


export type SendOfferMutation = { readonly sendOffer: { readonly problem: string | null, readonly of: string, readonly percent: number | null, readonly floorPercent: number | null, readonly against: ReadonlyArray<{ readonly why: string, readonly paper: string | null, readonly validUntil: string | null, readonly state: string | null, readonly class: string | null }> } };

export type WithdrawOfferMutationVariables = Exact<{
  reference: string;
  id: string;
}>;


export type WithdrawOfferMutation = { readonly withdrawOffer: { readonly problem: string | null } };

export type StatementMonthQueryVariables = Exact<{
  month: string;
}>;


export type StatementMonthQuery = { readonly statementMonth: { readonly month: string, readonly isClosed: boolean, readonly months: ReadonlyArray<string>, readonly rows: ReadonlyArray<{ readonly id: string, readonly operatorId: string, readonly name: string, readonly approvedAt: string | null, readonly isWaiting: boolean, readonly totals: { readonly jobs: number, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly disputed: number, readonly isVatOpen: boolean } }> } };

export type PartnerStatementQueryVariables = Exact<{
  id: string;
}>;


export type PartnerStatementQuery = { readonly partnerStatement: { readonly month: string, readonly isClosed: boolean, readonly carrier: string, readonly paymentDays: number, readonly approvedAt: string | null, readonly isReady: boolean, readonly invoices: ReadonlyArray<{ readonly id: string, readonly number: string, readonly totalCents: number }>, readonly unbilled: ReadonlyArray<{ readonly company: string, readonly why: string }>, readonly lines: ReadonlyArray<{ readonly id: string, readonly jobId: string, readonly kind: string, readonly reference: string, readonly day: string, readonly from: string, readonly to: string, readonly reason: string, readonly payer: string, readonly netCents: number, readonly disputed: string | null, readonly vat: ReadonlyArray<{ readonly countryCode: string, readonly ratePercent: number, readonly netCents: number, readonly vatCents: number, readonly treatment: string }> }> } | null };

export type CorrectJobMutationVariables = Exact<{
  jobId: string;
  cents: number;
  reason: string;
}>;


export type CorrectJobMutation = { readonly correctJob: { readonly problem: string | null } };

export type SettleDisputeMutationVariables = Exact<{
  id: string;
  lineId: string;
}>;


export type SettleDisputeMutation = { readonly settleDispute: { readonly problem: string | null } };

export type IssueSelfBilledMutationVariables = Exact<{
  id: string;
}>;


export type IssueSelfBilledMutation = { readonly issueSelfBilled: { readonly problem: string | null } };

export type DroppedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type DroppedJobsQuery = { readonly droppedJobs: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly vehicleIndex: number, readonly startsAt: string, readonly operator: string, readonly phone: string, readonly reason: string, readonly feeCents: number, readonly droppedAt: string }> };

export type PicturesQueryVariables = Exact<{ [key: string]: never; }>;


export type PicturesQuery = { readonly pictures: ReadonlyArray<{ readonly key: string, readonly name: string | null, readonly addedAt: string | null, readonly addedBy: string | null, readonly uses: ReadonlyArray<string> }> };

export type RemovePictureMutationVariables = Exact<{
  key: string;
}>;


export type RemovePictureMutation = { readonly removePicture: string | null };

export type CapacityQueryVariables = Exact<{
  region: string;
  from: string;
}>;


export type CapacityQuery = { readonly capacity: { readonly region: string, readonly regions: ReadonlyArray<string>, readonly countedRegions: ReadonlyArray<string>, readonly fromDay: string, readonly days: ReadonlyArray<{ readonly day: string, readonly class: string, readonly own: number, readonly allotted: number, readonly placed: number, readonly bookedOpen: number, readonly held: number, readonly buffer: number, readonly free: number, readonly isStopped: boolean }>, readonly entries: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly region: string | null, readonly class: string | null, readonly fromDay: string, readonly untilDay: string, readonly units: number, readonly releaseDays: number | null, readonly operatorId: string | null, readonly reason: string }> }, readonly fleet: { readonly operators: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly name: string }> } };

export type AddCapacityMutationVariables = Exact<{
  fields: ReadonlyArray<TypedField>;
}>;


export type AddCapacityMutation = { readonly addCapacity: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type RemoveCapacityMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCapacityMutation = { readonly removeCapacity: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type CountedRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedRegionsQuery = { readonly countedRegions: ReadonlyArray<string> };

export type KeptPartsFragment = { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> };

export type OperatorPartsFragment = { readonly id: string, readonly kind: string, readonly name: string, readonly country: string, readonly phone: string, readonly email: string };

export type DepotPartsFragment = { readonly id: string, readonly operatorId: string, readonly name: string, readonly country: string };

export type VehiclePartsFragment = { readonly id: string, readonly depotId: string, readonly plate: string, readonly class: string, readonly seats: number, readonly wheelchairs: number, readonly extras: ReadonlyArray<string>, readonly look: string, readonly massKg: number | null, readonly euroNorm: string, readonly tachograph: string, readonly zones: string, readonly soldOn: string | null };

export type DriverPartsFragment = { readonly id: string, readonly depotId: string, readonly name: string, readonly phone: string, readonly email: string, readonly languages: ReadonlyArray<string>, readonly hoursAWeek: number | null, readonly taxNumber: string, readonly leftOn: string | null };

export type PaperPartsFragment = { readonly kind: string, readonly number: string, readonly validUntil: string };

export type AwayPartsFragment = { readonly id: string, readonly from: string, readonly until: string | null, readonly why: string };

export type FleetQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetQuery = { readonly fleet: { readonly operators: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly name: string, readonly country: string, readonly phone: string, readonly email: string }>, readonly depots: ReadonlyArray<{ readonly id: string, readonly operatorId: string, readonly name: string, readonly country: string }>, readonly vehicles: ReadonlyArray<{ readonly id: string, readonly depotId: string, readonly plate: string, readonly class: string, readonly seats: number, readonly wheelchairs: number, readonly extras: ReadonlyArray<string>, readonly look: string, readonly massKg: number | null, readonly euroNorm: string, readonly tachograph: string, readonly zones: string, readonly soldOn: string | null }> }, readonly paperTasks: ReadonlyArray<{ readonly id: string, readonly subject: string, readonly ownerId: string, readonly owner: string, readonly kind: string, readonly validUntil: string, readonly mayFinish: boolean }> };

export type YardsQueryVariables = Exact<{ [key: string]: never; }>;


export type YardsQuery = { readonly fleet: { readonly operators: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly name: string, readonly country: string, readonly phone: string, readonly email: string }>, readonly depots: ReadonlyArray<{ readonly id: string, readonly operatorId: string, readonly name: string, readonly country: string }> } };

export type DriversQueryVariables = Exact<{ [key: string]: never; }>;


export type DriversQuery = { readonly fleet: { readonly operators: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly name: string, readonly country: string, readonly phone: string, readonly email: string }>, readonly depots: ReadonlyArray<{ readonly id: string, readonly operatorId: string, readonly name: string, readonly country: string }> }, readonly drivers: ReadonlyArray<{ readonly id: string, readonly depotId: string, readonly name: string, readonly phone: string, readonly email: string, readonly languages: ReadonlyArray<string>, readonly hoursAWeek: number | null, readonly taxNumber: string, readonly leftOn: string | null }> };

export type VehicleFileQueryVariables = Exact<{
  id: string;
}>;


export type VehicleFileQuery = { readonly vehicleFile: { readonly vehicle: { readonly id: string, readonly depotId: string, readonly plate: string, readonly class: string, readonly seats: number, readonly wheelchairs: number, readonly extras: ReadonlyArray<string>, readonly look: string, readonly massKg: number | null, readonly euroNorm: string, readonly tachograph: string, readonly zones: string, readonly soldOn: string | null }, readonly papers: ReadonlyArray<{ readonly kind: string, readonly number: string, readonly validUntil: string }>, readonly away: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string | null, readonly why: string }>, readonly runs: ReadonlyArray<{ readonly reference: string, readonly vehicleIndex: number, readonly route: string, readonly class: string, readonly seats: number, readonly startsAt: string, readonly endsAt: string, readonly shifts: number, readonly isPlaced: boolean, readonly vehicle: string, readonly driver: string }> } | null };

export type DriverFileQueryVariables = Exact<{
  id: string;
}>;


export type DriverFileQuery = { readonly driverFile: { readonly driver: { readonly id: string, readonly depotId: string, readonly name: string, readonly phone: string, readonly email: string, readonly languages: ReadonlyArray<string>, readonly hoursAWeek: number | null, readonly taxNumber: string, readonly leftOn: string | null }, readonly papers: ReadonlyArray<{ readonly kind: string, readonly number: string, readonly validUntil: string }>, readonly away: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string | null, readonly why: string }>, readonly runs: ReadonlyArray<{ readonly reference: string, readonly vehicleIndex: number, readonly route: string, readonly class: string, readonly seats: number, readonly startsAt: string, readonly endsAt: string, readonly shifts: number, readonly isPlaced: boolean, readonly vehicle: string, readonly driver: string }> } | null };

export type OperatorFileQueryVariables = Exact<{
  id: string;
}>;


export type OperatorFileQuery = { readonly operatorFile: { readonly operator: { readonly id: string, readonly kind: string, readonly name: string, readonly country: string, readonly phone: string, readonly email: string }, readonly papers: ReadonlyArray<{ readonly kind: string, readonly number: string, readonly validUntil: string }> } | null };

export type KeepOperatorMutationVariables = Exact<{
  id?: string | null | undefined;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepOperatorMutation = { readonly keepOperator: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type KeepDepotMutationVariables = Exact<{
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepDepotMutation = { readonly keepDepot: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type KeepVehicleMutationVariables = Exact<{
  id?: string | null | undefined;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepVehicleMutation = { readonly keepVehicle: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type KeepDriverMutationVariables = Exact<{
  id?: string | null | undefined;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepDriverMutation = { readonly keepDriver: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type KeepPaperMutationVariables = Exact<{
  subject: string;
  id: string;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepPaperMutation = { readonly keepPaper: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type FinishPaperTaskMutationVariables = Exact<{
  id: string;
}>;


export type FinishPaperTaskMutation = { readonly finishPaperTask: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type ReportAbsenceMutationVariables = Exact<{
  id: string;
  fields: ReadonlyArray<TypedField>;
}>;


export type ReportAbsenceMutation = { readonly reportAbsence: { readonly id: string | null, readonly problem: string | null, readonly opened: ReadonlyArray<{ readonly reference: string, readonly vehicleIndex: number, readonly startsAt: string, readonly route: string }>, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type ReportWorkshopMutationVariables = Exact<{
  id: string;
  fields: ReadonlyArray<TypedField>;
}>;


export type ReportWorkshopMutation = { readonly reportWorkshop: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type EndAwayMutationVariables = Exact<{
  id: string;
  of: string;
  seen?: string | null | undefined;
}>;


export type EndAwayMutation = { readonly endAway: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type DriverHoursQueryVariables = Exact<{
  id: string;
}>;


export type DriverHoursQuery = { readonly driverHours: { readonly knownUntil: string | null, readonly isReadingDue: boolean, readonly records: ReadonlyArray<{ readonly id: string, readonly source: string, readonly from: string, readonly until: string, readonly startsAt: string | null, readonly endsAt: string | null, readonly shifts: number, readonly drivingMinutes: number, readonly unknownMinutes: number, readonly isElsewhere: boolean, readonly note: string, readonly addedAt: string, readonly addedBy: string }>, readonly average: { readonly minutes: number, readonly limitMinutes: number, readonly weeks: number, readonly until: string, readonly knownFrom: string | null }, readonly highest: { readonly minutes: number, readonly limitMinutes: number, readonly weeks: number, readonly until: string, readonly knownFrom: string | null } } | null };

export type NoteHoursMutationVariables = Exact<{
  id: string;
  fields: ReadonlyArray<TypedField>;
}>;


export type NoteHoursMutation = { readonly noteHours: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type ReadDriverCardMutationVariables = Exact<{
  id: string;
  file: string;
}>;


export type ReadDriverCardMutation = { readonly readDriverCard: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type TakeBackHoursMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackHoursMutation = { readonly takeBackHours: { readonly id: string | null, readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string }> } };

export type AveragePartsFragment = { readonly minutes: number, readonly limitMinutes: number, readonly weeks: number, readonly until: string, readonly knownFrom: string | null };

export type RunPartsFragment = { readonly reference: string, readonly vehicleIndex: number, readonly route: string, readonly class: string, readonly seats: number, readonly startsAt: string, readonly endsAt: string, readonly shifts: number, readonly isPlaced: boolean, readonly vehicle: string, readonly driver: string };

export type PostingPartsFragment = { readonly country: string, readonly verdict: string, readonly why: string };

export type TripPostingsQueryVariables = Exact<{
  reference: string;
}>;


export type TripPostingsQuery = { readonly tripPostings: ReadonlyArray<{ readonly vehicleIndex: number, readonly operator: string, readonly plate: string, readonly isPartner: boolean, readonly states: ReadonlyArray<{ readonly country: string, readonly verdict: string, readonly why: string }>, readonly declaration: ReadonlyArray<{ readonly field: string, readonly value: string }> }> };

export type DifferencePartsFragment = { readonly path: string, readonly before: string | null, readonly after: string | null };

export type FormFieldPartsFragment = { readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> };

export type EditedPartsFragment = { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null };

export type TrialPartPartsFragment = { readonly count: number, readonly cheaper: number, readonly dearer: number, readonly same: number, readonly toPerson: number, readonly fromPerson: number, readonly beforeCents: number, readonly afterCents: number, readonly steps: ReadonlyArray<{ readonly from: number | null, readonly until: number | null, readonly count: number }>, readonly rows: ReadonlyArray<{ readonly name: string, readonly site: string, readonly passengers: number, readonly beforeCents: number | null, readonly afterCents: number | null }> };

export type TermsTrialPartsFragment = { readonly before: { readonly deposits: number, readonly depositCents: number, readonly lastDaysBefore: number | null }, readonly after: { readonly deposits: number, readonly depositCents: number, readonly lastDaysBefore: number | null }, readonly fees: ReadonlyArray<{ readonly daysBefore: number, readonly beforeCents: number, readonly afterCents: number }> };

export type RateVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RateVersionsQuery = { readonly rateVersions: ReadonlyArray<{ readonly version: string, readonly validFrom: string, readonly holds: string, readonly publishedAt: string | null, readonly publishedBy: string | null, readonly note: string, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }> }>, readonly rateDraft: { readonly print: string, readonly tables: ReadonlyArray<{ readonly changedAt: string, readonly changedBy: string }> } | null };

export type RateDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type RateDraftQuery = { readonly rateDraft: { readonly print: string, readonly tables: ReadonlyArray<{ readonly table: string, readonly revision: number, readonly changedAt: string, readonly changedBy: string }>, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }>, readonly trial: { readonly madeAt: string, readonly quotes: { readonly count: number, readonly cheaper: number, readonly dearer: number, readonly same: number, readonly toPerson: number, readonly fromPerson: number, readonly beforeCents: number, readonly afterCents: number, readonly steps: ReadonlyArray<{ readonly from: number | null, readonly until: number | null, readonly count: number }>, readonly rows: ReadonlyArray<{ readonly name: string, readonly site: string, readonly passengers: number, readonly beforeCents: number | null, readonly afterCents: number | null }> }, readonly samples: { readonly count: number, readonly cheaper: number, readonly dearer: number, readonly same: number, readonly toPerson: number, readonly fromPerson: number, readonly beforeCents: number, readonly afterCents: number, readonly steps: ReadonlyArray<{ readonly from: number | null, readonly until: number | null, readonly count: number }>, readonly rows: ReadonlyArray<{ readonly name: string, readonly site: string, readonly passengers: number, readonly beforeCents: number | null, readonly afterCents: number | null }> }, readonly quoteTerms: { readonly before: { readonly deposits: number, readonly depositCents: number, readonly lastDaysBefore: number | null }, readonly after: { readonly deposits: number, readonly depositCents: number, readonly lastDaysBefore: number | null }, readonly fees: ReadonlyArray<{ readonly daysBefore: number, readonly beforeCents: number, readonly afterCents: number }> } | null, readonly sampleTerms: { readonly before: { readonly deposits: number, readonly depositCents: number, readonly lastDaysBefore: number | null }, readonly after: { readonly deposits: number, readonly depositCents: number, readonly lastDaysBefore: number | null }, readonly fees: ReadonlyArray<{ readonly daysBefore: number, readonly beforeCents: number, readonly afterCents: number }> } | null } | null } | null };

export type RateFormQueryVariables = Exact<{
  table: string;
}>;


export type RateFormQuery = { readonly rateForm: { readonly state: { readonly revision: number, readonly changedAt: string, readonly changedBy: string } | null, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }>, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }> } | null };

export type BeginRateDraftMutationVariables = Exact<{
  version: string;
}>;


export type BeginRateDraftMutation = { readonly beginRateDraft: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type DiscardRateDraftMutationVariables = Exact<{ [key: string]: never; }>;


export type DiscardRateDraftMutation = { readonly discardRateDraft: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type KeepRateTableMutationVariables = Exact<{
  table: string;
  revision: number;
  fields: ReadonlyArray<TypedField>;
}>;


export type KeepRateTableMutation = { readonly keepRateTable: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type KeepRateFileMutationVariables = Exact<{
  table: string;
  revision: number;
  text: string;
}>;


export type KeepRateFileMutation = { readonly keepRateFile: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type TryRatesMutationVariables = Exact<{ [key: string]: never; }>;


export type TryRatesMutation = { readonly tryRates: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type PublishRatesMutationVariables = Exact<{
  from?: string | null | undefined;
  print: string;
  note: string;
}>;


export type PublishRatesMutation = { readonly publishRates: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type CallersIssueFieldsFragment = { readonly field: string, readonly code: string, readonly proposal: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> };

export type PricedChoiceFieldsFragment = { readonly key: string, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly drivers: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly overnights: number, readonly netCents: number, readonly totalCents: number, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean }>, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly boardsAt: string | null, readonly boardsDate: string | null, readonly boardsTime: string | null, readonly returnDate: string | null, readonly returnTime: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly vehicles: ReadonlyArray<string> }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vat: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number }> };

export type JourneyPreviewFieldsFragment = { readonly problem: string | null, readonly personReasons: ReadonlyArray<string>, readonly places: ReadonlyArray<string>, readonly beforeCents: number | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }>, readonly quote: { readonly chosen: string, readonly kilometres: number, readonly emptyKilometres: number, readonly isEstimated: boolean, readonly validUntil: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly drivers: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly overnights: number, readonly netCents: number, readonly totalCents: number, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean }>, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly boardsAt: string | null, readonly boardsDate: string | null, readonly boardsTime: string | null, readonly returnDate: string | null, readonly returnTime: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly vehicles: ReadonlyArray<string> }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vat: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number }> }> } | null };

export type PreviewForCallerQueryVariables = Exact<{
  site: string;
  language: string;
  journey: CallersJourneyInput;
}>;


export type PreviewForCallerQuery = { readonly previewForCaller: { readonly problem: string | null, readonly personReasons: ReadonlyArray<string>, readonly places: ReadonlyArray<string>, readonly beforeCents: number | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }>, readonly quote: { readonly chosen: string, readonly kilometres: number, readonly emptyKilometres: number, readonly isEstimated: boolean, readonly validUntil: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly drivers: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly overnights: number, readonly netCents: number, readonly totalCents: number, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean }>, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly boardsAt: string | null, readonly boardsDate: string | null, readonly boardsTime: string | null, readonly returnDate: string | null, readonly returnTime: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly vehicles: ReadonlyArray<string> }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vat: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number }> }> } | null } };

export type PreviewChangeForCallerQueryVariables = Exact<{
  reference: string;
  journey: CallersJourneyInput;
}>;


export type PreviewChangeForCallerQuery = { readonly previewChangeForCaller: { readonly problem: string | null, readonly personReasons: ReadonlyArray<string>, readonly places: ReadonlyArray<string>, readonly beforeCents: number | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }>, readonly quote: { readonly chosen: string, readonly kilometres: number, readonly emptyKilometres: number, readonly isEstimated: boolean, readonly validUntil: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly drivers: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly overnights: number, readonly netCents: number, readonly totalCents: number, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean }>, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly boardsAt: string | null, readonly boardsDate: string | null, readonly boardsTime: string | null, readonly returnDate: string | null, readonly returnTime: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly vehicles: ReadonlyArray<string> }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vat: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number }> }> } | null } };

export type TripJourneyQueryVariables = Exact<{
  reference: string;
}>;


export type TripJourneyQuery = { readonly tripJourney: { readonly reference: string, readonly version: number, readonly customer: string, readonly type: string, readonly suppliesDriverRoom: boolean, readonly secondReturnTime: string, readonly secondReturnPassengers: number, readonly passengers: number, readonly luggage: string, readonly wheelchairPlaces: number, readonly babySeats: number, readonly childSeats: number, readonly boosterSeats: number, readonly occasion: string, readonly flightNumber: string, readonly extras: ReadonlyArray<string>, readonly notes: string, readonly totalCents: number | null, readonly stops: ReadonlyArray<{ readonly place: string, readonly date: string, readonly time: string, readonly arriveByDate: string, readonly arriveByTime: string, readonly notes: string, readonly localKilometres: number }>, readonly pickUps: ReadonlyArray<{ readonly place: string, readonly time: string, readonly passengers: number }> } | null };

export type RequestForCallerMutationVariables = Exact<{
  site: string;
  language: string;
  key: string;
  journey: CallersJourneyInput;
  customer: CallerInput;
  toldCents?: number | null | undefined;
}>;


export type RequestForCallerMutation = { readonly requestForCaller: { readonly problem: string | null, readonly reference: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ChangeForCallerMutationVariables = Exact<{
  reference: string;
  version?: number | null | undefined;
  journey: CallersJourneyInput;
  toldCents: number;
}>;


export type ChangeForCallerMutation = { readonly changeForCaller: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type TextFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type TextFilesQuery = { readonly textFiles: ReadonlyArray<{ readonly path: string, readonly language: string, readonly file: string, readonly isDrafted: boolean, readonly edited: number, readonly stale: number, readonly overtaken: number }> };

export type TextFormQueryVariables = Exact<{
  path: string;
  sought: string;
}>;


export type TextFormQuery = { readonly textForm: { readonly found: number, readonly previews: ReadonlyArray<string>, readonly rows: ReadonlyArray<{ readonly key: string, readonly english: string, readonly program: string, readonly text: string, readonly state: string }>, readonly draft: { readonly revision: number, readonly changedAt: string, readonly changedBy: string } | null, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly publishedAt: string, readonly publishedBy: string, readonly note: string, readonly differences: ReadonlyArray<{ readonly path: string, readonly before: string | null, readonly after: string | null }> }> } | null };

export type KeepTextDraftMutationVariables = Exact<{
  path: string;
  revision: number;
  texts: ReadonlyArray<TypedField>;
}>;


export type KeepTextDraftMutation = { readonly keepTextDraft: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type DiscardTextDraftMutationVariables = Exact<{
  path: string;
}>;


export type DiscardTextDraftMutation = { readonly discardTextDraft: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type TakeTextsBackMutationVariables = Exact<{
  path: string;
  version: number;
}>;


export type TakeTextsBackMutation = { readonly takeTextsBack: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type PublishTextsMutationVariables = Exact<{
  path: string;
  revision: number;
  note: string;
}>;


export type PublishTextsMutation = { readonly publishTexts: { readonly problem: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string }>, readonly fields: ReadonlyArray<{ readonly path: string, readonly input: string, readonly value: string, readonly options: ReadonlyArray<string> }> | null } };

export type SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewsQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string, readonly isForAll: boolean, readonly mayChange: boolean }> };

export type SaveViewMutationVariables = Exact<{
  name: string;
  query: string;
  isForAll: boolean;
}>;


export type SaveViewMutation = { readonly saveView: { readonly problem: string | null } };

export type RenameViewMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameViewMutation = { readonly renameView: { readonly problem: string | null } };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { readonly deleteView: { readonly problem: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const TripRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TripRow on TripRow {
  reference
  site
  state
  customer
  route
  date
  time
  passengers
  totalCents
  createdAt
  validUntil
  reasons
  isHeld
  isUnreadable
  isUndeclared
  hasDriver
  hasLeader
}
    `, {"fragmentName":"TripRow"}) as unknown as TypedDocumentString<TripRowFragment, unknown>;
export const ListedTripFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedTrip on TripRow {
  ...TripRow
  email
  phone
  driver
}
    fragment TripRow on TripRow {
  reference
  site
  state
  customer
  route
  date
  time
  passengers
  totalCents
  createdAt
  validUntil
  reasons
  isHeld
  isUnreadable
  isUndeclared
  hasDriver
  hasLeader
}`, {"fragmentName":"ListedTrip"}) as unknown as TypedDocumentString<ListedTripFragment, unknown>;
export const FoundFilePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FoundFileParts on FoundFile {
  kind
  id
  name
  detail
}
    `, {"fragmentName":"FoundFileParts"}) as unknown as TypedDocumentString<FoundFilePartsFragment, unknown>;
export const IncidentPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment IncidentParts on IncidentRow {
  id
  reference
  kind
  minutes
  vehicleIndex
  openedBy
  openedAt
  nextWordAt
  isOverdue
  closedBy
  closedAt
}
    `, {"fragmentName":"IncidentParts"}) as unknown as TypedDocumentString<IncidentPartsFragment, unknown>;
export const PressPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PressParts on PressLine {
  id
  reference
  driver
  phone
  kind
  at
  receivedAt
  stop
  minutes
  note
  handledBy
}
    `, {"fragmentName":"PressParts"}) as unknown as TypedDocumentString<PressPartsFragment, unknown>;
export const SheetPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SheetParts on SheetLine {
  id
  reference
  driver
  phone
  version
  startsAt
  vehicle
  releasedAt
  seenAt
  isOverdue
  step {
    ...PressParts
  }
}
    fragment PressParts on PressLine {
  id
  reference
  driver
  phone
  kind
  at
  receivedAt
  stop
  minutes
  note
  handledBy
}`, {"fragmentName":"SheetParts"}) as unknown as TypedDocumentString<SheetPartsFragment, unknown>;
export const GateProblemPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GateProblemParts on GateProblem {
  why
  paper
  validUntil
  state
  class
}
    `, {"fragmentName":"GateProblemParts"}) as unknown as TypedDocumentString<GateProblemPartsFragment, unknown>;
export const KeptPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}
    `, {"fragmentName":"KeptParts"}) as unknown as TypedDocumentString<KeptPartsFragment, unknown>;
export const OperatorPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OperatorParts on FleetOperator {
  id
  kind
  name
  country
  phone
  email
}
    `, {"fragmentName":"OperatorParts"}) as unknown as TypedDocumentString<OperatorPartsFragment, unknown>;
export const DepotPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DepotParts on FleetDepot {
  id
  operatorId
  name
  country
}
    `, {"fragmentName":"DepotParts"}) as unknown as TypedDocumentString<DepotPartsFragment, unknown>;
export const VehiclePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VehicleParts on FleetVehicle {
  id
  depotId
  plate
  class
  seats
  wheelchairs
  extras
  look
  massKg
  euroNorm
  tachograph
  zones
  soldOn
}
    `, {"fragmentName":"VehicleParts"}) as unknown as TypedDocumentString<VehiclePartsFragment, unknown>;
export const DriverPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DriverParts on FleetDriver {
  id
  depotId
  name
  phone
  email
  languages
  hoursAWeek
  taxNumber
  leftOn
}
    `, {"fragmentName":"DriverParts"}) as unknown as TypedDocumentString<DriverPartsFragment, unknown>;
export const PaperPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaperParts on FleetPaper {
  kind
  number
  validUntil
}
    `, {"fragmentName":"PaperParts"}) as unknown as TypedDocumentString<PaperPartsFragment, unknown>;
export const AwayPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AwayParts on FleetAway {
  id
  from
  until
  why
}
    `, {"fragmentName":"AwayParts"}) as unknown as TypedDocumentString<AwayPartsFragment, unknown>;
export const AveragePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AverageParts on AverageHours {
  minutes
  limitMinutes
  weeks
  until
  knownFrom
}
    `, {"fragmentName":"AverageParts"}) as unknown as TypedDocumentString<AveragePartsFragment, unknown>;
export const RunPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RunParts on RunLine {
  reference
  vehicleIndex
  route
  class
  seats
  startsAt
  endsAt
  shifts
  isPlaced
  vehicle
  driver
}
    `, {"fragmentName":"RunParts"}) as unknown as TypedDocumentString<RunPartsFragment, unknown>;
export const PostingPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PostingParts on Posting {
  country
  verdict
  why
}
    `, {"fragmentName":"PostingParts"}) as unknown as TypedDocumentString<PostingPartsFragment, unknown>;
export const DifferencePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DifferenceParts on Difference {
  path
  before
  after
}
    `, {"fragmentName":"DifferenceParts"}) as unknown as TypedDocumentString<DifferencePartsFragment, unknown>;
export const FormFieldPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
    `, {"fragmentName":"FormFieldParts"}) as unknown as TypedDocumentString<FormFieldPartsFragment, unknown>;
export const EditedPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}`, {"fragmentName":"EditedParts"}) as unknown as TypedDocumentString<EditedPartsFragment, unknown>;
export const TrialPartPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TrialPartParts on TrialPart {
  count
  cheaper
  dearer
  same
  toPerson
  fromPerson
  beforeCents
  afterCents
  steps {
    from
    until
    count
  }
  rows {
    name
    site
    passengers
    beforeCents
    afterCents
  }
}
    `, {"fragmentName":"TrialPartParts"}) as unknown as TypedDocumentString<TrialPartPartsFragment, unknown>;
export const TermsTrialPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TermsTrialParts on TermsTrial {
  before {
    deposits
    depositCents
    lastDaysBefore
  }
  after {
    deposits
    depositCents
    lastDaysBefore
  }
  fees {
    daysBefore
    beforeCents
    afterCents
  }
}
    `, {"fragmentName":"TermsTrialParts"}) as unknown as TypedDocumentString<TermsTrialPartsFragment, unknown>;
export const CallersIssueFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CallersIssueFields on CallersIssue {
  field
  code
  proposal
  choices {
    key
    label
  }
}
    `, {"fragmentName":"CallersIssueFields"}) as unknown as TypedDocumentString<CallersIssueFieldsFragment, unknown>;
export const PricedChoiceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PricedChoiceFields on PricedChoice {
  key
  vehicles
  seats
  drivers
  drivingMinutes
  dutyMinutes
  overnights
  checks {
    rule
    article
    drivers
    sense
    limitMinutes
    actualMinutes
    binds
  }
  parts {
    passengers
    boardsAt
    boardsDate
    boardsTime
    returnDate
    returnTime
    arrivalDate
    arrivalTime
    vehicles
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vat {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
  }
  netCents
  totalCents
}
    `, {"fragmentName":"PricedChoiceFields"}) as unknown as TypedDocumentString<PricedChoiceFieldsFragment, unknown>;
export const JourneyPreviewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment JourneyPreviewFields on JourneyPreview {
  issues {
    ...CallersIssueFields
  }
  problem
  quote {
    choices {
      ...PricedChoiceFields
    }
    chosen
    kilometres
    emptyKilometres
    isEstimated
    validUntil
  }
  personReasons
  places
  beforeCents
}
    fragment CallersIssueFields on CallersIssue {
  field
  code
  proposal
  choices {
    key
    label
  }
}
fragment PricedChoiceFields on PricedChoice {
  key
  vehicles
  seats
  drivers
  drivingMinutes
  dutyMinutes
  overnights
  checks {
    rule
    article
    drivers
    sense
    limitMinutes
    actualMinutes
    binds
  }
  parts {
    passengers
    boardsAt
    boardsDate
    boardsTime
    returnDate
    returnTime
    arrivalDate
    arrivalTime
    vehicles
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vat {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
  }
  netCents
  totalCents
}`, {"fragmentName":"JourneyPreviewFields"}) as unknown as TypedDocumentString<JourneyPreviewFieldsFragment, unknown>;
export const TodayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Today {
  today {
    requests {
      ...TripRow
    }
    endingQuotes {
      ...TripRow
    }
    departures {
      ...TripRow
    }
    failedMails {
      reference
      kind
      failedAt
    }
    reviews {
      reference
      author
      text
      createdAt
      driver
      bus
      platform
    }
    overdue {
      row {
        ...TripRow
      }
      outstandingCents
      dueDate
    }
    mentions {
      id
      reference
      memberName
      text
      at
    }
    missingBanYears
    cardsDue {
      driverId
      driver
      dueAt
      isOverdue
    }
    unreadSheets {
      id
      reference
      driver
      phone
      startsAt
    }
  }
}
    fragment TripRow on TripRow {
  reference
  site
  state
  customer
  route
  date
  time
  passengers
  totalCents
  createdAt
  validUntil
  reasons
  isHeld
  isUnreadable
  isUndeclared
  hasDriver
  hasLeader
}`) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;
export const RingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Rings {
  rings {
    id
    reference
    kind
    departsOn
    open
    vehicles
    names
    dueOn
  }
}
    `) as unknown as TypedDocumentString<RingsQuery, RingsQueryVariables>;
export const TripsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Trips($search: String!, $state: String!, $site: String!, $from: String!, $to: String!, $order: String!, $page: Int!) {
  trips(
    search: $search
    state: $state
    site: $site
    from: $from
    to: $to
    order: $order
    page: $page
  ) {
    trips {
      ...ListedTrip
    }
    hasMore
    meant
  }
  foundFiles(search: $search) {
    ...FoundFileParts
  }
}
    fragment TripRow on TripRow {
  reference
  site
  state
  customer
  route
  date
  time
  passengers
  totalCents
  createdAt
  validUntil
  reasons
  isHeld
  isUnreadable
  isUndeclared
  hasDriver
  hasLeader
}
fragment ListedTrip on TripRow {
  ...TripRow
  email
  phone
  driver
}
fragment FoundFileParts on FoundFile {
  kind
  id
  name
  detail
}`) as unknown as TypedDocumentString<TripsQuery, TripsQueryVariables>;
export const ExportTripsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportTrips($search: String!, $state: String!, $site: String!, $from: String!, $to: String!, $order: String!, $columns: [String!]!, $page: Int!) {
  exportTrips(
    search: $search
    state: $state
    site: $site
    from: $from
    to: $to
    order: $order
    columns: $columns
    page: $page
  ) {
    trips {
      ...ListedTrip
    }
    hasMore
  }
}
    fragment TripRow on TripRow {
  reference
  site
  state
  customer
  route
  date
  time
  passengers
  totalCents
  createdAt
  validUntil
  reasons
  isHeld
  isUnreadable
  isUndeclared
  hasDriver
  hasLeader
}
fragment ListedTrip on TripRow {
  ...TripRow
  email
  phone
  driver
}`) as unknown as TypedDocumentString<ExportTripsQuery, ExportTripsQueryVariables>;
export const FindDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Find($search: String!) {
  trips(
    search: $search
    state: ""
    site: ""
    from: ""
    to: ""
    order: "nearest"
    page: 1
    most: 8
  ) {
    trips {
      reference
      customer
      route
      state
      date
    }
    meant
  }
  foundFiles(search: $search) {
    ...FoundFileParts
  }
}
    fragment FoundFileParts on FoundFile {
  kind
  id
  name
  detail
}`) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
export const FactSheetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FactSheets {
  factSheets {
    path
    name
    version
    facts {
      key
      value
      input
      source
      checkedAt
      validUntil
      state
      usedBy
    }
    versions {
      version
      publishedAt
      publishedBy
      note
      differences {
        ...DifferenceParts
      }
    }
  }
}
    fragment DifferenceParts on Difference {
  path
  before
  after
}`) as unknown as TypedDocumentString<FactSheetsQuery, FactSheetsQueryVariables>;
export const PublishFactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishFact($path: String!, $seen: Int!, $key: String!, $value: String!, $source: String!, $checkedAt: String!, $validUntil: String!, $note: String!) {
  publishFact(
    path: $path
    seen: $seen
    key: $key
    value: $value
    source: $source
    checkedAt: $checkedAt
    validUntil: $validUntil
    note: $note
  ) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<PublishFactMutation, PublishFactMutationVariables>;
export const TakeFactsBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeFactsBack($path: String!, $version: Int!) {
  takeFactsBack(path: $path, version: $version) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<TakeFactsBackMutation, TakeFactsBackMutationVariables>;
export const FiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Figures($from: String!, $to: String!, $site: String!) {
  figures(from: $from, to: $to, site: $site) {
    from
    to
    madeAt
    lines {
      kind
      value
      asked
      priced
      booked
      driven
      cancelled
      bookedCents
      feeCents
      bookedPercent
      meanCents
      meanLeadDays
      marginPercent
    }
  }
}
    `) as unknown as TypedDocumentString<FiguresQuery, FiguresQueryVariables>;
export const OpenIncidentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenIncidents {
  openIncidents {
    ...IncidentParts
  }
}
    fragment IncidentParts on IncidentRow {
  id
  reference
  kind
  minutes
  vehicleIndex
  openedBy
  openedAt
  nextWordAt
  isOverdue
  closedBy
  closedAt
}`) as unknown as TypedDocumentString<OpenIncidentsQuery, OpenIncidentsQueryVariables>;
export const TripIncidentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TripIncidents($reference: String!) {
  tripIncidents(reference: $reference) {
    tripId
    version
    language
    vehicles
    mayOpen
    sendsTexts
    textsTo
    promise
    open {
      ...IncidentParts
    }
    past {
      ...IncidentParts
    }
    steps
    calls {
      role
      name
      phone
    }
    prepared {
      message
      text
    }
    lines {
      id
      at
      by
      what
      key
      text
      messages
      sent
      failed
    }
  }
}
    fragment IncidentParts on IncidentRow {
  id
  reference
  kind
  minutes
  vehicleIndex
  openedBy
  openedAt
  nextWordAt
  isOverdue
  closedBy
  closedAt
}`) as unknown as TypedDocumentString<TripIncidentsQuery, TripIncidentsQueryVariables>;
export const OpenIncidentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenIncident($reference: String!, $kind: String!, $minutes: String!, $note: String!) {
  openIncident(reference: $reference, kind: $kind, minutes: $minutes, note: $note) {
    problem
  }
}
    `) as unknown as TypedDocumentString<OpenIncidentMutation, OpenIncidentMutationVariables>;
export const TellIncidentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TellIncident($reference: String!, $version: Int, $text: String!, $minutes: String!) {
  tellIncident(
    reference: $reference
    version: $version
    text: $text
    minutes: $minutes
  ) {
    problem
  }
}
    `) as unknown as TypedDocumentString<TellIncidentMutation, TellIncidentMutationVariables>;
export const CloseIncidentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseIncident($reference: String!, $version: Int, $text: String!) {
  closeIncident(reference: $reference, version: $version, text: $text) {
    problem
  }
}
    `) as unknown as TypedDocumentString<CloseIncidentMutation, CloseIncidentMutationVariables>;
export const NoteIncidentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NoteIncident($reference: String!, $what: String!, $key: String!, $text: String!) {
  noteIncident(reference: $reference, what: $what, key: $key, text: $text) {
    problem
  }
}
    `) as unknown as TypedDocumentString<NoteIncidentMutation, NoteIncidentMutationVariables>;
export const JourneyPapersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JourneyPapers($reference: String!) {
  journeyPapers(reference: $reference) {
    vehicleIndex
    notices
    papers {
      kind
      missing
      book
      number
    }
  }
}
    `) as unknown as TypedDocumentString<JourneyPapersQuery, JourneyPapersQueryVariables>;
export const ExtraTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExtraTime($reference: String!, $minutes: Int!) {
  extraTime(reference: $reference, minutes: $minutes) {
    problem
    card {
      version
      tripId
      customer
      minutes
      place
      departsAt
      wouldDepartAt
      lawfulMinutes
      lawfulUntil
      isLawful
      rule
      article
      ruleOf
      nextAt
      netCents
      differenceCents
      askedBy
      askedAt
      askedMinutes
      partners {
        name
        payCents
      }
      drivers {
        name
        phone
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExtraTimeQuery, ExtraTimeQueryVariables>;
export const AgreeExtraTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AgreeExtraTime($reference: String!, $version: Int!, $minutes: Int!, $toldCents: Int!) {
  agreeExtraTime(
    reference: $reference
    version: $version
    minutes: $minutes
    toldCents: $toldCents
  ) {
    problem
  }
}
    `) as unknown as TypedDocumentString<AgreeExtraTimeMutation, AgreeExtraTimeMutationVariables>;
export const OnDutyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OnDuty {
  onDuty {
    sheets {
      ...SheetParts
    }
    presses {
      ...PressParts
    }
  }
}
    fragment PressParts on PressLine {
  id
  reference
  driver
  phone
  kind
  at
  receivedAt
  stop
  minutes
  note
  handledBy
}
fragment SheetParts on SheetLine {
  id
  reference
  driver
  phone
  version
  startsAt
  vehicle
  releasedAt
  seenAt
  isOverdue
  step {
    ...PressParts
  }
}`) as unknown as TypedDocumentString<OnDutyQuery, OnDutyQueryVariables>;
export const TripOnDutyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TripOnDuty($reference: String!) {
  tripOnDuty(reference: $reference) {
    sheets {
      ...SheetParts
    }
    presses {
      ...PressParts
    }
    places {
      at
      latitude
      longitude
      stop
      expectedAt
    }
  }
}
    fragment PressParts on PressLine {
  id
  reference
  driver
  phone
  kind
  at
  receivedAt
  stop
  minutes
  note
  handledBy
}
fragment SheetParts on SheetLine {
  id
  reference
  driver
  phone
  version
  startsAt
  vehicle
  releasedAt
  seenAt
  isOverdue
  step {
    ...PressParts
  }
}`) as unknown as TypedDocumentString<TripOnDutyQuery, TripOnDutyQueryVariables>;
export const DriverLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DriverLink($id: String!) {
  driverLink(id: $id)
}
    `) as unknown as TypedDocumentString<DriverLinkQuery, DriverLinkQueryVariables>;
export const PageEntriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PageEntries {
  pageEntries {
    folder
    kind
    title
    sites
    expires
    entry {
      path
      isShown
      isDrafted
    }
    texts {
      language
      state
      path
      isDrafted
      publishedBy
      publishedAt
    }
  }
}
    `) as unknown as TypedDocumentString<PageEntriesQuery, PageEntriesQueryVariables>;
export const PageFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PageForm($path: String!) {
  pictures {
    key
    name
  }
  pageForm(path: $path) {
    isWritten
    isShared
    mayBeCopied
    texts {
      path
      language
    }
    draft {
      revision
      changedAt
      changedBy
    }
    fields {
      ...FormFieldParts
    }
    differences {
      ...DifferenceParts
    }
    previews
    versions {
      version
      publishedAt
      publishedBy
      note
      differences {
        ...DifferenceParts
      }
    }
  }
}
    fragment DifferenceParts on Difference {
  path
  before
  after
}
fragment FormFieldParts on FormField {
  path
  input
  value
  options
}`) as unknown as TypedDocumentString<PageFormQuery, PageFormQueryVariables>;
export const KeepPageDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPageDraft($path: String!, $revision: Int!, $fields: [TypedField!]!) {
  keepPageDraft(path: $path, revision: $revision, fields: $fields) {
    removed
    edited {
      ...EditedParts
    }
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<KeepPageDraftMutation, KeepPageDraftMutationVariables>;
export const DiscardPageDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardPageDraft($path: String!) {
  discardPageDraft(path: $path) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<DiscardPageDraftMutation, DiscardPageDraftMutationVariables>;
export const TakePageBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakePageBack($path: String!, $version: Int!) {
  takePageBack(path: $path, version: $version) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<TakePageBackMutation, TakePageBackMutationVariables>;
export const PublishPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishPage($path: String!, $revision: Int!, $note: String!) {
  publishPage(path: $path, revision: $revision, note: $note) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<PublishPageMutation, PublishPageMutationVariables>;
export const CopyEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CopyEntry($path: String!, $name: String!) {
  copyEntry(path: $path, name: $name) {
    path
    edited {
      ...EditedParts
    }
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<CopyEntryMutation, CopyEntryMutationVariables>;
export const PartnerFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PartnerFile($id: String!) {
  partnerFile(id: $id) {
    profile {
      state
      contactName
      language
      languages
      classes
      regions
      insuredEuros
      vatNumber
      street
      zip
      city
      selfBillingOn
      iban
      paymentDays
    }
    account {
      closedAt
      sessions
      seenAt
    }
    scoreMonths
    fewestToSay
    scores {
      measure
      value
      of
      facts {
        kind
        at
        reference
        amount
        what
      }
    }
    gates {
      class
      problems {
        ...GateProblemParts
      }
    }
  }
}
    fragment GateProblemParts on GateProblem {
  why
  paper
  validUntil
  state
  class
}`) as unknown as TypedDocumentString<PartnerFileQuery, PartnerFileQueryVariables>;
export const KeepPartnerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPartner($id: String!, $fields: [TypedField!]!) {
  keepPartner(id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<KeepPartnerMutation, KeepPartnerMutationVariables>;
export const SettlePartnerAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettlePartnerAccount($id: String!, $isClosed: Boolean!) {
  settlePartnerAccount(id: $id, isClosed: $isClosed) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<SettlePartnerAccountMutation, SettlePartnerAccountMutationVariables>;
export const PartnerWorkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PartnerWork {
  partnerWork {
    offers {
      id
      reference
      vehicleIndex
      mode
      state
      round
      deadline
      startsAt
      priceCents
      saleCents
      asked {
        operatorId
        name
        phone
        round
        priceCents
        answer
        reason
      }
    }
    jobs {
      id
      reference
      operatorId
      operator
      operatorPhone
      startsAt
      priceCents
      saleCents
      driverName
      driverPhone
      vehicle
    }
  }
}
    `) as unknown as TypedDocumentString<PartnerWorkQuery, PartnerWorkQueryVariables>;
export const OfferDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferDraft($reference: String!, $vehicleIndex: Int!) {
  offerDraft(reference: $reference, vehicleIndex: $vehicleIndex) {
    row {
      reference
      route
      date
      time
    }
    saleCents
    floorPercent
    highestCents
    partners {
      id
      name
      country
      kilometres
      problems {
        ...GateProblemParts
      }
      postings {
        ...PostingParts
      }
    }
  }
}
    fragment GateProblemParts on GateProblem {
  why
  paper
  validUntil
  state
  class
}
fragment PostingParts on Posting {
  country
  verdict
  why
}`) as unknown as TypedDocumentString<OfferDraftQuery, OfferDraftQueryVariables>;
export const SendOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendOffer($reference: String!, $vehicleIndex: Int!, $mode: String!, $partners: [String!]!, $atOnce: Int!, $priceCents: Int!, $raisePercent: Int!, $reason: String!) {
  sendOffer(
    reference: $reference
    vehicleIndex: $vehicleIndex
    mode: $mode
    partners: $partners
    atOnce: $atOnce
    priceCents: $priceCents
    raisePercent: $raisePercent
    reason: $reason
  ) {
    problem
    of
    against {
      ...GateProblemParts
    }
    percent
    floorPercent
  }
}
    fragment GateProblemParts on GateProblem {
  why
  paper
  validUntil
  state
  class
}`) as unknown as TypedDocumentString<SendOfferMutation, SendOfferMutationVariables>;
export const WithdrawOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawOffer($reference: String!, $id: String!) {
  withdrawOffer(reference: $reference, id: $id) {
    problem
  }
}
    `) as unknown as TypedDocumentString<WithdrawOfferMutation, WithdrawOfferMutationVariables>;
export const StatementMonthDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StatementMonth($month: String!) {
  statementMonth(month: $month) {
    month
    isClosed
    months
    rows {
      id
      operatorId
      name
      approvedAt
      isWaiting
      totals {
        jobs
        netCents
        vatCents
        totalCents
        disputed
        isVatOpen
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StatementMonthQuery, StatementMonthQueryVariables>;
export const PartnerStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PartnerStatement($id: String!) {
  partnerStatement(id: $id) {
    month
    isClosed
    carrier
    paymentDays
    approvedAt
    invoices {
      id
      number
      totalCents
    }
    isReady
    unbilled {
      company
      why
    }
    lines {
      id
      jobId
      kind
      reference
      day
      from
      to
      reason
      payer
      netCents
      vat {
        countryCode
        ratePercent
        netCents
        vatCents
        treatment
      }
      disputed
    }
  }
}
    `) as unknown as TypedDocumentString<PartnerStatementQuery, PartnerStatementQueryVariables>;
export const CorrectJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectJob($jobId: String!, $cents: Int!, $reason: String!) {
  correctJob(jobId: $jobId, cents: $cents, reason: $reason) {
    problem
  }
}
    `) as unknown as TypedDocumentString<CorrectJobMutation, CorrectJobMutationVariables>;
export const SettleDisputeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleDispute($id: String!, $lineId: String!) {
  settleDispute(id: $id, lineId: $lineId) {
    problem
  }
}
    `) as unknown as TypedDocumentString<SettleDisputeMutation, SettleDisputeMutationVariables>;
export const IssueSelfBilledDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation IssueSelfBilled($id: String!) {
  issueSelfBilled(id: $id) {
    problem
  }
}
    `) as unknown as TypedDocumentString<IssueSelfBilledMutation, IssueSelfBilledMutationVariables>;
export const DroppedJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DroppedJobs {
  droppedJobs {
    id
    reference
    vehicleIndex
    startsAt
    operator
    phone
    reason
    feeCents
    droppedAt
  }
}
    `) as unknown as TypedDocumentString<DroppedJobsQuery, DroppedJobsQueryVariables>;
export const PicturesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Pictures {
  pictures {
    key
    name
    addedAt
    addedBy
    uses
  }
}
    `) as unknown as TypedDocumentString<PicturesQuery, PicturesQueryVariables>;
export const RemovePictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemovePicture($key: String!) {
  removePicture(key: $key)
}
    `) as unknown as TypedDocumentString<RemovePictureMutation, RemovePictureMutationVariables>;
export const CapacityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Capacity($region: String!, $from: String!) {
  capacity(region: $region, from: $from) {
    region
    regions
    countedRegions
    fromDay
    days {
      day
      class
      own
      allotted
      placed
      bookedOpen
      held
      buffer
      free
      isStopped
    }
    entries {
      id
      kind
      region
      class
      fromDay
      untilDay
      units
      releaseDays
      operatorId
      reason
    }
  }
  fleet {
    operators {
      id
      kind
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CapacityQuery, CapacityQueryVariables>;
export const AddCapacityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddCapacity($fields: [TypedField!]!) {
  addCapacity(fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<AddCapacityMutation, AddCapacityMutationVariables>;
export const RemoveCapacityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCapacity($id: String!) {
  removeCapacity(id: $id) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<RemoveCapacityMutation, RemoveCapacityMutationVariables>;
export const CountedRegionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountedRegions {
  countedRegions
}
    `) as unknown as TypedDocumentString<CountedRegionsQuery, CountedRegionsQueryVariables>;
export const FleetDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Fleet {
  fleet {
    operators {
      ...OperatorParts
    }
    depots {
      ...DepotParts
    }
    vehicles {
      ...VehicleParts
    }
  }
  paperTasks {
    id
    subject
    ownerId
    owner
    kind
    validUntil
    mayFinish
  }
}
    fragment OperatorParts on FleetOperator {
  id
  kind
  name
  country
  phone
  email
}
fragment DepotParts on FleetDepot {
  id
  operatorId
  name
  country
}
fragment VehicleParts on FleetVehicle {
  id
  depotId
  plate
  class
  seats
  wheelchairs
  extras
  look
  massKg
  euroNorm
  tachograph
  zones
  soldOn
}`) as unknown as TypedDocumentString<FleetQuery, FleetQueryVariables>;
export const YardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Yards {
  fleet {
    operators {
      ...OperatorParts
    }
    depots {
      ...DepotParts
    }
  }
}
    fragment OperatorParts on FleetOperator {
  id
  kind
  name
  country
  phone
  email
}
fragment DepotParts on FleetDepot {
  id
  operatorId
  name
  country
}`) as unknown as TypedDocumentString<YardsQuery, YardsQueryVariables>;
export const DriversDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Drivers {
  fleet {
    operators {
      ...OperatorParts
    }
    depots {
      ...DepotParts
    }
  }
  drivers {
    ...DriverParts
  }
}
    fragment OperatorParts on FleetOperator {
  id
  kind
  name
  country
  phone
  email
}
fragment DepotParts on FleetDepot {
  id
  operatorId
  name
  country
}
fragment DriverParts on FleetDriver {
  id
  depotId
  name
  phone
  email
  languages
  hoursAWeek
  taxNumber
  leftOn
}`) as unknown as TypedDocumentString<DriversQuery, DriversQueryVariables>;
export const VehicleFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VehicleFile($id: String!) {
  vehicleFile(id: $id) {
    vehicle {
      ...VehicleParts
    }
    papers {
      ...PaperParts
    }
    away {
      ...AwayParts
    }
    runs {
      ...RunParts
    }
  }
}
    fragment VehicleParts on FleetVehicle {
  id
  depotId
  plate
  class
  seats
  wheelchairs
  extras
  look
  massKg
  euroNorm
  tachograph
  zones
  soldOn
}
fragment PaperParts on FleetPaper {
  kind
  number
  validUntil
}
fragment AwayParts on FleetAway {
  id
  from
  until
  why
}
fragment RunParts on RunLine {
  reference
  vehicleIndex
  route
  class
  seats
  startsAt
  endsAt
  shifts
  isPlaced
  vehicle
  driver
}`) as unknown as TypedDocumentString<VehicleFileQuery, VehicleFileQueryVariables>;
export const DriverFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DriverFile($id: String!) {
  driverFile(id: $id) {
    driver {
      ...DriverParts
    }
    papers {
      ...PaperParts
    }
    away {
      ...AwayParts
    }
    runs {
      ...RunParts
    }
  }
}
    fragment DriverParts on FleetDriver {
  id
  depotId
  name
  phone
  email
  languages
  hoursAWeek
  taxNumber
  leftOn
}
fragment PaperParts on FleetPaper {
  kind
  number
  validUntil
}
fragment AwayParts on FleetAway {
  id
  from
  until
  why
}
fragment RunParts on RunLine {
  reference
  vehicleIndex
  route
  class
  seats
  startsAt
  endsAt
  shifts
  isPlaced
  vehicle
  driver
}`) as unknown as TypedDocumentString<DriverFileQuery, DriverFileQueryVariables>;
export const OperatorFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OperatorFile($id: String!) {
  operatorFile(id: $id) {
    operator {
      ...OperatorParts
    }
    papers {
      ...PaperParts
    }
  }
}
    fragment OperatorParts on FleetOperator {
  id
  kind
  name
  country
  phone
  email
}
fragment PaperParts on FleetPaper {
  kind
  number
  validUntil
}`) as unknown as TypedDocumentString<OperatorFileQuery, OperatorFileQueryVariables>;
export const KeepOperatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepOperator($id: String, $fields: [TypedField!]!) {
  keepOperator(id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<KeepOperatorMutation, KeepOperatorMutationVariables>;
export const KeepDepotDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepDepot($fields: [TypedField!]!) {
  keepDepot(fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<KeepDepotMutation, KeepDepotMutationVariables>;
export const KeepVehicleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepVehicle($id: String, $fields: [TypedField!]!) {
  keepVehicle(id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<KeepVehicleMutation, KeepVehicleMutationVariables>;
export const KeepDriverDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepDriver($id: String, $fields: [TypedField!]!) {
  keepDriver(id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<KeepDriverMutation, KeepDriverMutationVariables>;
export const KeepPaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPaper($subject: String!, $id: String!, $fields: [TypedField!]!) {
  keepPaper(subject: $subject, id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<KeepPaperMutation, KeepPaperMutationVariables>;
export const FinishPaperTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishPaperTask($id: String!) {
  finishPaperTask(id: $id) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<FinishPaperTaskMutation, FinishPaperTaskMutationVariables>;
export const ReportAbsenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportAbsence($id: String!, $fields: [TypedField!]!) {
  reportAbsence(id: $id, fields: $fields) {
    ...KeptParts
    opened {
      reference
      vehicleIndex
      startsAt
      route
    }
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<ReportAbsenceMutation, ReportAbsenceMutationVariables>;
export const ReportWorkshopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportWorkshop($id: String!, $fields: [TypedField!]!) {
  reportWorkshop(id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<ReportWorkshopMutation, ReportWorkshopMutationVariables>;
export const EndAwayDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndAway($id: String!, $of: String!, $seen: String) {
  endAway(id: $id, of: $of, seen: $seen) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<EndAwayMutation, EndAwayMutationVariables>;
export const DriverHoursDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DriverHours($id: String!) {
  driverHours(id: $id) {
    records {
      id
      source
      from
      until
      startsAt
      endsAt
      shifts
      drivingMinutes
      unknownMinutes
      isElsewhere
      note
      addedAt
      addedBy
    }
    average {
      ...AverageParts
    }
    highest {
      ...AverageParts
    }
    knownUntil
    isReadingDue
  }
}
    fragment AverageParts on AverageHours {
  minutes
  limitMinutes
  weeks
  until
  knownFrom
}`) as unknown as TypedDocumentString<DriverHoursQuery, DriverHoursQueryVariables>;
export const NoteHoursDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NoteHours($id: String!, $fields: [TypedField!]!) {
  noteHours(id: $id, fields: $fields) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<NoteHoursMutation, NoteHoursMutationVariables>;
export const ReadDriverCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadDriverCard($id: String!, $file: String!) {
  readDriverCard(id: $id, file: $file) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<ReadDriverCardMutation, ReadDriverCardMutationVariables>;
export const TakeBackHoursDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeBackHours($id: String!) {
  takeBackHours(id: $id) {
    ...KeptParts
  }
}
    fragment KeptParts on FleetOutcome {
  id
  problem
  issues {
    field
    code
  }
}`) as unknown as TypedDocumentString<TakeBackHoursMutation, TakeBackHoursMutationVariables>;
export const TripPostingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TripPostings($reference: String!) {
  tripPostings(reference: $reference) {
    vehicleIndex
    operator
    plate
    isPartner
    states {
      ...PostingParts
    }
    declaration {
      field
      value
    }
  }
}
    fragment PostingParts on Posting {
  country
  verdict
  why
}`) as unknown as TypedDocumentString<TripPostingsQuery, TripPostingsQueryVariables>;
export const RateVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RateVersions {
  rateVersions {
    version
    validFrom
    holds
    publishedAt
    publishedBy
    note
    differences {
      ...DifferenceParts
    }
  }
  rateDraft {
    print
    tables {
      changedAt
      changedBy
    }
  }
}
    fragment DifferenceParts on Difference {
  path
  before
  after
}`) as unknown as TypedDocumentString<RateVersionsQuery, RateVersionsQueryVariables>;
export const RateDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RateDraft {
  rateDraft {
    print
    tables {
      table
      revision
      changedAt
      changedBy
    }
    differences {
      ...DifferenceParts
    }
    trial {
      madeAt
      quotes {
        ...TrialPartParts
      }
      samples {
        ...TrialPartParts
      }
      quoteTerms {
        ...TermsTrialParts
      }
      sampleTerms {
        ...TermsTrialParts
      }
    }
  }
}
    fragment DifferenceParts on Difference {
  path
  before
  after
}
fragment TrialPartParts on TrialPart {
  count
  cheaper
  dearer
  same
  toPerson
  fromPerson
  beforeCents
  afterCents
  steps {
    from
    until
    count
  }
  rows {
    name
    site
    passengers
    beforeCents
    afterCents
  }
}
fragment TermsTrialParts on TermsTrial {
  before {
    deposits
    depositCents
    lastDaysBefore
  }
  after {
    deposits
    depositCents
    lastDaysBefore
  }
  fees {
    daysBefore
    beforeCents
    afterCents
  }
}`) as unknown as TypedDocumentString<RateDraftQuery, RateDraftQueryVariables>;
export const RateFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RateForm($table: String!) {
  rateForm(table: $table) {
    state {
      revision
      changedAt
      changedBy
    }
    fields {
      ...FormFieldParts
    }
    differences {
      ...DifferenceParts
    }
  }
}
    fragment DifferenceParts on Difference {
  path
  before
  after
}
fragment FormFieldParts on FormField {
  path
  input
  value
  options
}`) as unknown as TypedDocumentString<RateFormQuery, RateFormQueryVariables>;
export const BeginRateDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginRateDraft($version: String!) {
  beginRateDraft(version: $version) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<BeginRateDraftMutation, BeginRateDraftMutationVariables>;
export const DiscardRateDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardRateDraft {
  discardRateDraft {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<DiscardRateDraftMutation, DiscardRateDraftMutationVariables>;
export const KeepRateTableDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepRateTable($table: String!, $revision: Int!, $fields: [TypedField!]!) {
  keepRateTable(table: $table, revision: $revision, fields: $fields) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<KeepRateTableMutation, KeepRateTableMutationVariables>;
export const KeepRateFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepRateFile($table: String!, $revision: Int!, $text: String!) {
  keepRateFile(table: $table, revision: $revision, text: $text) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<KeepRateFileMutation, KeepRateFileMutationVariables>;
export const TryRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TryRates {
  tryRates {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<TryRatesMutation, TryRatesMutationVariables>;
export const PublishRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishRates($from: String, $print: String!, $note: String!) {
  publishRates(from: $from, print: $print, note: $note) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<PublishRatesMutation, PublishRatesMutationVariables>;
export const PreviewForCallerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewForCaller($site: String!, $language: String!, $journey: CallersJourneyInput!) {
  previewForCaller(site: $site, language: $language, journey: $journey) {
    ...JourneyPreviewFields
  }
}
    fragment CallersIssueFields on CallersIssue {
  field
  code
  proposal
  choices {
    key
    label
  }
}
fragment PricedChoiceFields on PricedChoice {
  key
  vehicles
  seats
  drivers
  drivingMinutes
  dutyMinutes
  overnights
  checks {
    rule
    article
    drivers
    sense
    limitMinutes
    actualMinutes
    binds
  }
  parts {
    passengers
    boardsAt
    boardsDate
    boardsTime
    returnDate
    returnTime
    arrivalDate
    arrivalTime
    vehicles
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vat {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
  }
  netCents
  totalCents
}
fragment JourneyPreviewFields on JourneyPreview {
  issues {
    ...CallersIssueFields
  }
  problem
  quote {
    choices {
      ...PricedChoiceFields
    }
    chosen
    kilometres
    emptyKilometres
    isEstimated
    validUntil
  }
  personReasons
  places
  beforeCents
}`) as unknown as TypedDocumentString<PreviewForCallerQuery, PreviewForCallerQueryVariables>;
export const PreviewChangeForCallerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewChangeForCaller($reference: String!, $journey: CallersJourneyInput!) {
  previewChangeForCaller(reference: $reference, journey: $journey) {
    ...JourneyPreviewFields
  }
}
    fragment CallersIssueFields on CallersIssue {
  field
  code
  proposal
  choices {
    key
    label
  }
}
fragment PricedChoiceFields on PricedChoice {
  key
  vehicles
  seats
  drivers
  drivingMinutes
  dutyMinutes
  overnights
  checks {
    rule
    article
    drivers
    sense
    limitMinutes
    actualMinutes
    binds
  }
  parts {
    passengers
    boardsAt
    boardsDate
    boardsTime
    returnDate
    returnTime
    arrivalDate
    arrivalTime
    vehicles
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vat {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
  }
  netCents
  totalCents
}
fragment JourneyPreviewFields on JourneyPreview {
  issues {
    ...CallersIssueFields
  }
  problem
  quote {
    choices {
      ...PricedChoiceFields
    }
    chosen
    kilometres
    emptyKilometres
    isEstimated
    validUntil
  }
  personReasons
  places
  beforeCents
}`) as unknown as TypedDocumentString<PreviewChangeForCallerQuery, PreviewChangeForCallerQueryVariables>;
export const TripJourneyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TripJourney($reference: String!) {
  tripJourney(reference: $reference) {
    reference
    version
    customer
    type
    stops {
      place
      date
      time
      arriveByDate
      arriveByTime
      notes
      localKilometres
    }
    pickUps {
      place
      time
      passengers
    }
    suppliesDriverRoom
    secondReturnTime
    secondReturnPassengers
    passengers
    luggage
    wheelchairPlaces
    babySeats
    childSeats
    boosterSeats
    occasion
    flightNumber
    extras
    notes
    totalCents
  }
}
    `) as unknown as TypedDocumentString<TripJourneyQuery, TripJourneyQueryVariables>;
export const RequestForCallerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestForCaller($site: String!, $language: String!, $key: String!, $journey: CallersJourneyInput!, $customer: CallerInput!, $toldCents: Int) {
  requestForCaller(
    site: $site
    language: $language
    key: $key
    journey: $journey
    customer: $customer
    toldCents: $toldCents
  ) {
    problem
    issues {
      ...CallersIssueFields
    }
    reference
  }
}
    fragment CallersIssueFields on CallersIssue {
  field
  code
  proposal
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<RequestForCallerMutation, RequestForCallerMutationVariables>;
export const ChangeForCallerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeForCaller($reference: String!, $version: Int, $journey: CallersJourneyInput!, $toldCents: Int!) {
  changeForCaller(
    reference: $reference
    version: $version
    journey: $journey
    toldCents: $toldCents
  ) {
    problem
    issues {
      ...CallersIssueFields
    }
  }
}
    fragment CallersIssueFields on CallersIssue {
  field
  code
  proposal
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<ChangeForCallerMutation, ChangeForCallerMutationVariables>;
export const TextFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextFiles {
  textFiles {
    path
    language
    file
    isDrafted
    edited
    stale
    overtaken
  }
}
    `) as unknown as TypedDocumentString<TextFilesQuery, TextFilesQueryVariables>;
export const TextFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextForm($path: String!, $sought: String!) {
  textForm(path: $path, sought: $sought) {
    found
    rows {
      key
      english
      program
      text
      state
    }
    draft {
      revision
      changedAt
      changedBy
    }
    differences {
      ...DifferenceParts
    }
    previews
    versions {
      version
      publishedAt
      publishedBy
      note
      differences {
        ...DifferenceParts
      }
    }
  }
}
    fragment DifferenceParts on Difference {
  path
  before
  after
}`) as unknown as TypedDocumentString<TextFormQuery, TextFormQueryVariables>;
export const KeepTextDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepTextDraft($path: String!, $revision: Int!, $texts: [TypedField!]!) {
  keepTextDraft(path: $path, revision: $revision, texts: $texts) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<KeepTextDraftMutation, KeepTextDraftMutationVariables>;
export const DiscardTextDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardTextDraft($path: String!) {
  discardTextDraft(path: $path) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<DiscardTextDraftMutation, DiscardTextDraftMutationVariables>;
export const TakeTextsBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeTextsBack($path: String!, $version: Int!) {
  takeTextsBack(path: $path, version: $version) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<TakeTextsBackMutation, TakeTextsBackMutationVariables>;
export const PublishTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishTexts($path: String!, $revision: Int!, $note: String!) {
  publishTexts(path: $path, revision: $revision, note: $note) {
    ...EditedParts
  }
}
    fragment FormFieldParts on FormField {
  path
  input
  value
  options
}
fragment EditedParts on Edited {
  problem
  issues {
    field
    message
  }
  fields {
    ...FormFieldParts
  }
}`) as unknown as TypedDocumentString<PublishTextsMutation, PublishTextsMutationVariables>;
export const SavedViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedViews {
  savedViews {
    id
    name
    query
    isForAll
    mayChange
  }
}
    `) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveView($name: String!, $query: String!, $isForAll: Boolean!) {
  saveView(name: $name, query: $query, isForAll: $isForAll) {
    problem
  }
}
    `) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const RenameViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenameView($id: String!, $name: String!) {
  renameView(id: $id, name: $name) {
    problem
  }
}
    `) as unknown as TypedDocumentString<RenameViewMutation, RenameViewMutationVariables>;
export const DeleteViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteView($id: String!) {
  deleteView(id: $id) {
    problem
  }
}
    `) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;