/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type IncidentPartsFragment = { readonly id: string, readonly reference: string, readonly kind: string, readonly minutes: number | null, readonly vehicleIndex: number | null, readonly openedBy: string, readonly openedAt: string, readonly nextWordAt: string, readonly isOverdue: boolean, readonly closedBy: string | null, readonly closedAt: string | null };

export type OpenIncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenIncidentsQuery = { readonly openIncidents: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly kind: string, readonly minutes: number | null, readonly vehicleIndex: number | null, readonly openedBy: string, readonly openedAt: string, readonly nextWordAt: string, readonly isOverdue: boolean, readonly closedBy: string | null, readonly closedAt: string | null }> };

export type DroppedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type DroppedJobsQuery = { readonly droppedJobs: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly vehicleIndex: number, readonly startsAt: string, readonly operator: string, readonly phone: string, readonly reason: string, readonly feeCents: number, readonly droppedAt: string }> };

export type CountedRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedRegionsQuery = { readonly countedRegions: ReadonlyArray<string> };

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
export const CountedRegionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountedRegions {
  countedRegions
}
    `) as unknown as TypedDocumentString<CountedRegionsQuery, CountedRegionsQueryVariables>;
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