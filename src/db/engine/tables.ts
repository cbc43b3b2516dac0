import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { TripStage, TripStatus } from '#domain/trip/states.ts';

/** An instant: read as ISO 8601 UTC with milliseconds, written in any ISO 8601 form. */
type Instant = ColumnType<string, string, string>;
type InstantOrNull = ColumnType<string | null, string | null | undefined, string | null>;
type InstantByDefault = ColumnType<string, string | undefined, string>;

/** A document: unknown until a schema has parsed it, written as JSON text. */
type Json = ColumnType<unknown, string, string>;
type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>;

export type TripTable = {
  id: string;
  quote_key: string;
  booking_key: string;
  share_key: string;
  /** The database sets a default. */
  read_key: string;
  reference: string;
  site: string;
  language: string;
  status: TripStatus;
  stage: TripStage;
  version: number;
  /** Null in rows stored before this column existed: the same as `version`. */
  customer_version: ColumnType<number | null, number | null | undefined, number>;
  email: string;
  first_departure: Instant;
  /** The last departure of the timetable: of the way back, or the only one. */
  last_departure: Instant;
  /** `YYYY-MM-DD` in the zone of the first stop. */
  first_date: string;
  time_zone: string;
  /** When the current quote was made. */
  quoted_at: InstantOrNull;
  valid_until: InstantOrNull;
  total_cents: number | null;
  created_at: Instant;
  booked_at: InstantOrNull;
  alternatives: unknown;
  /** Stops at which another crew continues; null: none. */
  handovers: JsonOrNull;
  /** Opening-hours minutes; null in rows without a request, and in older ones. */
  answer_minutes: number | null;
  /** The vehicles of the quote are or were set aside; null: never. */
  reservation: JsonOrNull;
  /** Null unless they are set aside now, or the clock has not ended that yet. */
  reserved_until: InstantOrNull;
  canceled_at: InstantOrNull;
  customer: Json;
  itinerary: Json;
  group_details: Json;
  quote: JsonOrNull;
  person_reasons: Json;
  first_contact: JsonOrNull;
  second_contact: JsonOrNull;
  invoice: JsonOrNull;
  agreements: Json;
  cancelation: JsonOrNull;
  assignment: JsonOrNull;
  is_shared: ColumnType<boolean, boolean | undefined, boolean>;
  /** When the customer's data was erased. Such a trip is kept only for statistics. */
  anonymised_at: InstantOrNull;
  /** When its people were erased on request; nobody receives mails about it any more. */
  forgotten_at: InstantOrNull;
  /** The end of the validity of which the customer was reminded. */
  reminded_of: InstantOrNull;
  /** When the customer was invited to write a review. */
  asked_at: InstantOrNull;
  utm: string;
  gclid: string;
};

export type TripHistoryTable = {
  trip_id: string;
  version: number;
  at: Instant;
  actor: string;
  actor_name: string | null;
  event: string;
  from_status: TripStatus | null;
  from_stage: TripStage | null;
  to_status: TripStatus;
  to_stage: TripStage;
  detail: Json;
};

export type IdempotencyKeyTable = {
  operation: string;
  key: string;
  scope: string;
  input_hash: string;
  outcome: JsonOrNull;
  trip_id: string | null;
  created_at: InstantByDefault;
};

export type OutboxTable = {
  id: string;
  kind: string;
  trip_id: string | null;
  payload: Json;
  message_id: string;
  recipient_hash: string | null;
  created_at: InstantByDefault;
  run_after: InstantByDefault;
  attempts: ColumnType<number, number | undefined, number>;
  lease_until: InstantOrNull;
  lease_owner: string | null;
  done_at: InstantOrNull;
  failed_at: InstantOrNull;
  last_error: string | null;
  /** 0: urgent, somebody waits for it. 1: runs when nothing with 0 is due. */
  priority: ColumnType<number, number | undefined, number>;
  unsure: Generated<number>;
};

export type ContentEntryTable = {
  kind: string;
  slug: string;
  site: string;
  language: string;
  position: number;
  document: Json;
  changed_on: string | null;
};

/** The order of the fields is the file's, so these are `json`. */
export type ContentFileTable = { path: string; fields: Json };

export type ContentEditTable = {
  path: string;
  version: number;
  fields: Json;
  base: JsonOrNull;
  published_at: InstantByDefault;
  member_id: string | null;
  member_name: string;
  note: string;
};

export type ContentDraftTable = {
  path: string;
  fields: Json;
  revision: ColumnType<number, number | undefined, number>;
  changed_at: InstantByDefault;
  member_id: string | null;
  member_name: string;
  preview_key: string | null;
};

export type LostItemTable = {
  id: string;
  trip_id: string;
  what: string;
  place: string;
  state: string;
  code: string | null;
  note: Generated<string>;
  denied_by: Generated<string[]>;
  reported_at: InstantByDefault;
  reported_by: string;
  answered_at: Instant | null;
  answered_by: string | null;
  ended_at: Instant | null;
  ended_by: string | null;
};

/** Pictures added at the desk. `body` of the sizes is WebP, or JPEG for `share`. */
export type PictureTable = { key: string; name: string; added_at: InstantByDefault; member_id: string | null; member_name: string };
export type PictureFileTable = { key: string; size: string; body: Buffer };

export type RateTrialTable = { print: string; made_at: InstantByDefault; outcome: Json };

export type ContentVersionTable = { id: number; version: number; imported_at: Instant; checksum: string; source: Generated<string> };

export type CustomerTable = {
  id: string;
  kind: string;
  name: string;
  sort_name: string;
  merged_into: string | null;
  terms: JsonOrNull;
  credit_approved_cents: number | null;
  credit_approved_until: InstantOrNull;
  /** Whether trips may wait for a summary invoice. */
  has_summaries: Generated<boolean>;
  version: Generated<number>;
  created_at: InstantByDefault;
};
export type CustomerPersonTable = {
  id: string;
  customer_id: string;
  email: string;
  organisation: string;
  domain: string;
  name: string;
  phone: string;
  vat_number: Generated<string>;
  role: Generated<string>;
  words: string;
  created_at: InstantByDefault;
};
export type CustomerNoteTable = { id: string; customer_id: string; text: string; member_name: string; at: InstantByDefault };
/** People who were moved from one customer to another, by a merge or a split. */
export type CustomerMoveTable = {
  id: string;
  kind: string;
  from_id: string;
  to_id: string;
  people: string[];
  by_name: string;
  at: InstantByDefault;
  undone_at: InstantOrNull;
  undone_by: string | null;
};
/** Pairs of records that look alike but are two customers. */
export type CustomerDifferenceTable = { one_id: string; other_id: string; by_name: string; at: InstantByDefault };

/** Automatic mails that were sent once: reminders, the day-before mail, the review invitation. */
export type TripNoticeTable = { trip_id: string; kind: string; occasion: string; at: InstantByDefault };

/** Invoices and credit notes: each has its own series of numbers per company and year. */
export type InvoiceTable = {
  id: string;
  trip_id: string;
  kind: string;
  company: string;
  year: number;
  /** Null until it gets its number. */
  sequence: number | null;
  number: string | null;
  issued_at: Instant;
  total_cents: number;
  /** The invoice as issued. Only its number is ever added. */
  document: Json;
  /** The order in which documents were stored, which is the order of their numbers. */
  entry: Generated<number>;
  /** Of a part of a summary invoice: the whole, and the part's place in it, from 1. */
  summary_id: string | null;
  summary_place: number | null;
};

/** One invoice for all trips of a customer in a period; its parts are rows of `invoices`. */
export type SummaryInvoiceTable = {
  id: string;
  customer_id: string | null;
  company: string;
  number: string;
  from_day: string;
  to_day: string;
  trips: number;
  total_cents: number;
  issued_at: Instant;
  issued_by: string;
};

/** How an invoice or credit note went to its business customer over the network of an access point, besides the mail. */
export type EInvoiceTable = {
  /** Also the GUID under which it is submitted. */
  id: Generated<string>;
  invoice_id: string;
  trip_id: string;
  company: string;
  status: string;
  scheme: ColumnType<string, string | undefined, string>;
  receiver: ColumnType<string, string | undefined, string>;
  reason: ColumnType<string, string | undefined, string>;
  /** The access point's own id; null until it answered. */
  submission: string | null;
  tries: ColumnType<number, number | undefined, number>;
  next_try_at: InstantByDefault;
  created_at: InstantByDefault;
  changed_at: InstantByDefault;
};

/** The last number of each series. */
export type InvoiceCounterTable = { company: string; year: number; last_sequence: number };

export type PaymentTable = {
  id: string;
  trip_id: string;
  provider: string;
  /** The provider's id, or the note of a transfer; our own id until the provider has assigned one. */
  provider_id: string;
  status: string;
  cents: number;
  created_at: InstantByDefault;
  paid_at: InstantOrNull;
  /** Empty for a transfer that staff recorded. */
  invoice_number: ColumnType<string, string | undefined, string>;
  checkout_url: ColumnType<string | null, string | null | undefined, string | null>;
  /** The refunded or charged-back part. */
  returned_cents: ColumnType<number, number | undefined, number>;
  /** When we last queried the provider without a notification. */
  asked_at: InstantOrNull;
  /** The number of changes. */
  revision: ColumnType<number, number | undefined, number>;
};

/** Maintained by triggers: the due date of the first uncovered amount. */
export type UnpaidTripTable = { trip_id: string; due_on: string };
export type TripWordsKeptTable = { trip_id: string; words: string; departs_on: string; departs_at: Instant };

export type ViewRefreshTable = { name: string; refreshed_at: Instant };

export type TripReviewTable = {
  trip_id: string;
  site: string;
  language: string;
  author: string;
  driver: number;
  bus: number;
  platform: number;
  text: string;
  created_at: InstantByDefault;
  published_at: InstantOrNull;
  rejected_at: InstantOrNull;
  rejected_reason: string | null;
  judged_by: string | null;
  reply: Generated<string>;
  replied_at: InstantOrNull;
  replied_by: string | null;
};

/** The times of a mailbox's last mails; `last_at` is the latest. */
export type MailPlaceTable = { bucket: string; moments: readonly string[]; last_at: Instant };

/** Obsolete. Kept until no process of an older release runs. */
export type RateLimitTable = { bucket: string; window_start: Instant; count: number };

export type StaffRepeatTable = { print: Buffer; at: InstantByDefault; answer: JsonOrNull };

export type StaffMemberTable = {
  id: string;
  email: string;
  name: string;
  language: string;
  roles: Json;
  created_at: InstantByDefault;
  closed_at: InstantOrNull;
  invited_at: InstantByDefault;
};

export type StaffPasskeyTable = {
  id: string;
  member_id: string;
  public_key: Buffer;
  counter: number;
  transports: Json;
  name: string;
  created_at: InstantByDefault;
  used_at: InstantOrNull;
};

/** Secrets of authenticator apps. */
export type StaffCodesTable = {
  member_id: string;
  secret: Buffer;
  last_step: ColumnType<number, number | undefined, number>;
  wrong: ColumnType<number, number | undefined, number>;
  created_at: InstantByDefault;
};

/** Links, invitations and challenges that work once. */
export type StaffProofTable = { token_hash: Buffer; kind: string; member_id: string | null; expires_at: Instant };

export type StaffSessionTable = {
  id: string;
  token_hash: Buffer;
  member_id: string;
  scope: string;
  proof: string;
  browser: string;
  proved_at: InstantByDefault;
  created_at: InstantByDefault;
  seen_at: InstantByDefault;
  expires_at: Instant;
  means_since: InstantOrNull;
  address: ColumnType<string, string | undefined, string>;
};

/** The owner of a trip among staff. */
export type TripOwnerTable = { trip_id: string; member_id: string; since: InstantByDefault };

/** What a person postponed or dismissed in their list. */
export type InboxMarkTable = { key: string; member_id: string; until: InstantOrNull; at: InstantByDefault };

/** Erased people, only by ids and hashes. */
export type ErasureTable = {
  id: string;
  at: InstantByDefault;
  trips: Json;
  drivers: Json;
  operators: Json;
  members: Json;
  mailboxes: Json;
};

/** Recent sign-in attempts. */
export type SignInTryTable = { subject: string; tries: number; since: Instant };

/** Actions that wait for a second person. */
export type ApprovalTable = {
  id: string;
  kind: string;
  subject: string;
  payload: Json;
  asked_by: string | null;
  asked_by_name: string;
  asked_at: InstantByDefault;
  decided_by_name: string | null;
  decided_at: InstantOrNull;
  is_approved: boolean | null;
};

export type StaffAuditTable = {
  id: string;
  at: InstantByDefault;
  member_id: string | null;
  member_name: string;
  act: string;
  subject: string;
  detail: Json;
};

/** A day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;
type DayOrNull = ColumnType<string | null, string | null | undefined, string | null>;

export type OperatorTable = {
  id: string;
  kind: string;
  name: string;
  country: string;
  phone: string;
  email: string;
  ended_at: InstantOrNull;
  created_at: InstantByDefault;
};

export type PartnerTable = {
  operator_id: string;
  state: string;
  contact_name: string;
  language: string;
  languages: Json;
  classes: Json;
  regions: string;
  insured_euros: number;
  vat_number: string;
  iban: string;
  payment_days: number;
  updated_at: InstantByDefault;
  street: ColumnType<string, string | undefined, string>;
  zip: ColumnType<string, string | undefined, string>;
  city: ColumnType<string, string | undefined, string>;
  self_billing_on: ColumnType<string | null, string | null | undefined, string | null>;
  series: ColumnType<number, never, never>;
  account_closed_at: InstantOrNull;
};

export type JobOfferTable = {
  id: string;
  trip_id: string;
  vehicle_index: number;
  mode: string;
  round: number;
  raise_percent: number;
  sale_cents: number;
  price_cents: number;
  floor_reason: string;
  contents: Json;
  starts_at: Instant;
  ends_at: Instant;
  deadline: InstantOrNull;
  state: string;
  created_by: string;
  created_at: InstantByDefault;
  ended_at: InstantOrNull;
};

export type OfferRecipientTable = {
  id: string;
  offer_id: string;
  operator_id: string;
  place: number;
  round: number;
  key: string;
  price_cents: number;
  sent_at: InstantOrNull;
  deadline: InstantOrNull;
  seen_at: InstantOrNull;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string, string | undefined, string>;
  answered_at: InstantOrNull;
};

/** What a partner wants instead of the offered price, and what the desk answers, in turns. */
export type OfferCounterTable = {
  id: string;
  recipient_id: string;
  offer_id: string;
  operator_id: string;
  turn: number;
  side: string;
  price_cents: number;
  reason: string;
  deadline: Instant;
  made_by: string;
  made_at: InstantByDefault;
  outcome: ColumnType<string | null, string | null | undefined, string | null>;
  settled_by: ColumnType<string, string | undefined, string>;
  settled_at: InstantOrNull;
  settled_reason: ColumnType<string, string | undefined, string>;
};

/** The vehicles that a partner has, by class and day. */
export type PartnerDayTable = {
  id: string;
  operator_id: string;
  class: string;
  units: number;
  from_day: string;
  until_day: string;
  source: string;
  created_at: InstantByDefault;
};

/** Addresses of partners' own calendars. */
export type PartnerCalendarTable = {
  operator_id: string;
  url: string;
  run_after: InstantByDefault;
  tried_at: InstantOrNull;
  read_at: InstantOrNull;
  fault: ColumnType<string, string | undefined, string>;
  events: ColumnType<number, number | undefined, number>;
  skipped: ColumnType<number, number | undefined, number>;
  skipped_titles: ColumnType<unknown, string | undefined, string>;
};

/** Partners' own prices. */
export type PartnerPriceTable = {
  id: string;
  operator_id: string;
  class: string;
  start_cents: number;
  kilometre_cents: number;
  hour_cents: number;
  day_minimum_cents: number;
  from_day: string;
  until_day: string | null;
  created_at: InstantByDefault;
};

export type JobTable = {
  id: string;
  recipient_id: string;
  trip_id: string;
  vehicle_index: number;
  operator_id: string;
  price_cents: number;
  starts_at: Instant;
  ends_at: Instant;
  accepted_at: InstantByDefault;
  driver_name: ColumnType<string, string | undefined, string>;
  driver_phone: ColumnType<string, string | undefined, string>;
  vehicle: ColumnType<string, string | undefined, string>;
  given_at: InstantOrNull;
  ended_at: InstantOrNull;
  ended_why: ColumnType<string | null, string | null | undefined, string | null>;
  drop_reason: ColumnType<string, string | undefined, string>;
  drop_fee_cents: ColumnType<number, number | undefined, number>;
  statement_id: ColumnType<string | null, string | null | undefined, string | null>;
};

export type PartnerProofTable = { token_hash: Buffer; operator_id: string | null; email: string; expires_at: Instant };

export type PartnerSessionTable = {
  id: string;
  token_hash: Buffer;
  operator_id: string;
  email: string;
  browser: string;
  created_at: InstantByDefault;
  seen_at: InstantByDefault;
  expires_at: Instant;
};

export type PartnerStatementTable = {
  id: string;
  operator_id: string;
  month: string;
  key: string;
  contents: Json;
  made_at: InstantByDefault;
  approved_at: InstantOrNull;
};

export type PartnerInvoiceTable = {
  id: string;
  statement_id: string;
  operator_id: string;
  kind: string;
  number: string;
  company: string;
  total_cents: ColumnType<number, number, never>;
  document: Json;
  issued_at: InstantByDefault;
};

export type PartnerCorrectionTable = {
  id: string;
  job_id: string;
  operator_id: string;
  cents: number;
  reason: string;
  created_by: string;
  created_at: InstantByDefault;
  statement_id: ColumnType<string | null, string | null | undefined, string | null>;
};

export type DepotTable = {
  id: string;
  operator_id: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  created_at: InstantByDefault;
};

export type VehicleTable = {
  id: string;
  depot_id: string;
  plate: string;
  class: string;
  seats: number;
  wheelchairs: number;
  extras: Json;
  look: string;
  mass_kg: number | null;
  euro_norm: string;
  tachograph: string;
  zones: string;
  sold_on: DayOrNull;
  created_at: InstantByDefault;
};

export type DriverTable = {
  id: string;
  depot_id: string;
  name: string;
  phone: string;
  email: string;
  languages: Json;
  hours_a_week: number | null;
  left_on: DayOrNull;
  tax_number: ColumnType<string, string | undefined, string>;
  created_at: InstantByDefault;
};

/** Which numbered form belongs to a vehicle of a trip. */
export type JourneyFormTable = {
  trip_id: string;
  vehicle_index: number;
  book: string;
  number: string;
  noted_by: string;
  noted_at: InstantByDefault;
};

/** A document whose file has an address of its own, as generated. */
export type PublishedDocumentTable = {
  key: string;
  trip_id: string;
  vehicle_index: number;
  contents: Json;
  made_at: InstantByDefault;
  open_until: Instant;
  keep_until: Instant;
};

/** A certificate of an operator, a vehicle or a driver. */
export type CertificateTable = {
  id: string;
  operator_id: string | null;
  vehicle_id: string | null;
  driver_id: string | null;
  kind: string;
  number: string;
  valid_until: Day;
  updated_at: InstantByDefault;
};

export type CertificateTaskTable = {
  id: string;
  paper_id: string;
  valid_until: Day;
  days: number;
  created_at: InstantByDefault;
  done_at: InstantOrNull;
  done_by: string | null;
};

export type WorkRecordTable = {
  id: string;
  driver_id: string;
  source: string;
  covered: Json;
  shifts: Json;
  covers_until: Instant;
  print: string;
  card_number: string;
  unknown_minutes: number;
  left_out: number;
  note: string;
  is_elsewhere: boolean;
  added_at: InstantByDefault;
  added_by: string;
};

/** A tachograph file as it came. */
type ArchivedFileTable = {
  id: string;
  name: string;
  content: Uint8Array;
  print: string;
  signature: string;
  added_at: InstantByDefault;
  added_by: string;
};
export type CardFileTable = ArchivedFileTable & { driver_id: string; card_number: string; days: Json; left_out: number };
export type UnitFileTable = ArchivedFileTable & { vehicle_id: string; reading: Json; read_at: InstantOrNull };

export type AbsenceTable = { id: string; driver_id: string; kind: string; reported_by: string; reported_at: InstantByDefault };

export type WorkshopPeriodTable = { id: string; vehicle_id: string; reason: string; reported_by: string; reported_at: InstantByDefault };

/** When a driver or a vehicle is occupied, and by what: the database rejects overlaps. */
export type OccupationTable = {
  id: string;
  resource_id: string;
  /** A range of instants, as PostgreSQL writes it. */
  during: string;
  absence_id: string | null;
  workshop_id: string | null;
  duty_id: ColumnType<string | null, string | null | undefined, string | null>;
};

export type DutyTable = {
  id: string;
  trip_id: string;
  vehicle_index: number;
  shift_index: number;
  starts_at: Instant;
  ends_at: Instant;
  vehicle_until: Instant;
  /** Until then the vehicle stands with its group in other hands; null: from the start. */
  vehicle_from: ColumnType<string | null, string | null | undefined, string | null>;
  crew_size: number;
  class: string;
  seats: number;
  wheelchairs: number;
  parts: Json;
  is_planned: boolean;
  /** As planned by the price, if its vehicle comes from a more distant depot. */
  planned: ColumnType<unknown, string | null | undefined, string | null>;
  /** Our assigned vehicle, or the last one; kept when a crew is removed. */
  last_vehicle_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: InstantByDefault;
};

/** The version of a trip from which its duties were computed. */
export type TripDutiesTable = { trip_id: string; trip_version: number };

/** A duty's crew: our own, or a partner's as reported to the office. */
export type CapacityEntryTable = {
  id: string;
  kind: string;
  region: string | null;
  class: string | null;
  from_day: Day;
  until_day: Day;
  units: number;
  release_days: number | null;
  operator_id: string | null;
  reason: string;
  created_by: string;
  created_at: InstantByDefault;
};

/** How many vehicles of a region a trip takes on a date. */
export type CapacityClaimTable = { trip_id: string; region: string; class: string; day: Day; units: number };

export type PlacementTable = {
  duty_id: string;
  vehicle_id: string | null;
  driver_id: string | null;
  second_driver_id: string | null;
  outside: JsonOrNull;
  judged: Json;
  override_reason: string;
  placed_by: string;
  placed_at: InstantByDefault;
  /** A partner's vehicle, which makes it `outside`. */
  job_id: ColumnType<string | null, string | null | undefined, string | null>;
};
/** Changes of a thing that several people edit; pages show the last number as its version. */
export type ChangeTable = {
  id: ColumnType<number, never, never>;
  subject: string;
  trip_id: string | null;
  act: string;
  before: string;
  after: string;
  reason: string;
  by_name: string;
  at: InstantByDefault;
};

export type TripNoteTable = {
  id: string;
  trip_id: string;
  member_id: string | null;
  member_name: string;
  text: string;
  at: InstantByDefault;
};

/** Tasks of staff about a trip. */
/** The follow-up of quotes: who calls when, how likely an order is, and why it was lost. */
export type QuoteFollowUpTable = {
  trip_id: string;
  member_id: string | null;
  next_on: ColumnType<string | null, string | null | undefined, string | null>;
  chance: number | null;
  note: Generated<string>;
  calls: Generated<number>;
  called_at: InstantOrNull;
  called_by: string | null;
  lost_reason: string | null;
  lost_at: InstantOrNull;
};

export type TripTaskTable = {
  id: string;
  trip_id: string;
  text: string;
  owner_id: string | null;
  due_on: ColumnType<string | null, string | null, string | null>;
  created_by: string;
  created_at: InstantByDefault;
  done_by: string | null;
  done_at: InstantOrNull;
  /** Only for tasks of a rule. */
  kind: string | null;
  key: string | null;
  facts: JsonOrNull;
  closed_as: string | null;
  answer: string | null;
};

/** Saved lists of trips, with names given by staff. */
export type SavedViewTable = {
  id: string;
  owner_id: string | null;
  name: string;
  query: string;
  created_by: string;
  created_at: InstantByDefault;
};

export type PriceProposalTable = {
  trip_id: string;
  version: number;
  member_id: string;
  member_name: string;
  price: Json;
  net_cents: number;
  engine_net_cents: number;
  total_cents: number;
  reason: string;
  at: InstantByDefault;
};

export type TripNoteMentionTable = { note_id: string; member_id: string; seen_at: InstantOrNull };

/** Mails about trips that were sent. */
export type SentMailTable = { message_id: string; trip_id: string; subject: string; body: string; sent_at: InstantByDefault };

/** Incoming messages, and the answers of staff. */
export type MessageTable = {
  id: string;
  thread_id: string;
  direction: string;
  channel: string;
  kind: ColumnType<string, string | undefined, string>;
  site: string;
  language: string;
  trip_id: ColumnType<string | null, string | null | undefined, string | null>;
  name: ColumnType<string, string | undefined, string>;
  email: ColumnType<string, string | undefined, string>;
  phone: ColumnType<string, string | undefined, string>;
  reference: ColumnType<string, string | undefined, string>;
  subject: string;
  body: string;
  call_window: ColumnType<string | null, string | null | undefined, string | null>;
  message_id: ColumnType<string | null, string | null | undefined, string | null>;
  print: string;
  /** Why only a part of a mail is stored. */
  incomplete: ColumnType<string | null, string | null | undefined, string | null>;
  received_at: InstantByDefault;
  answer_due_at: InstantOrNull;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  owner_name: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: InstantOrNull;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
  closed_at: InstantOrNull;
  closed_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
};

/** The reading position in each mailbox. */
export type MailboxTable = {
  name: string;
  uid_validity: ColumnType<string, string | undefined, string>;
  last_uid: ColumnType<string, number | undefined, number>;
  stuck_uid: ColumnType<number | null, number | null | undefined, number | null>;
  stuck_times: ColumnType<number, number | undefined, number>;
  read_at: InstantOrNull;
  lease_owner: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: InstantOrNull;
};

/** The secret part of the reply address of a trip. */
export type ReplyTokenTable = { token: string; trip_id: string };

/** Addresses from which our mails bounce. */
export type UndeliverableAddressTable = {
  email: string;
  status: ColumnType<string, string | undefined, string>;
  bounced_at: InstantByDefault;
};

/** Answer templates, by name. */
export type AnswerTemplateTable = {
  id: string;
  name: string;
  texts: ColumnType<unknown, string, string>;
  updated_by: string;
  updated_at: InstantByDefault;
  version: Generated<number>;
};

/** Attachments of a mail. */
export type MessageFileTable = {
  id: string;
  message_id: string;
  position: number;
  name: string;
  content_type: string;
  size: number;
  state: string;
  content: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
};

/** Trips with paused automatic mails. */
export type TripMailPauseTable = { trip_id: string; member_name: string; reason: string; at: InstantByDefault };

/** Who has a page open that edits one thing. */
/** Drivers who were called for a duty but did not answer. */
export type UnansweredCallTable = {
  id: string;
  trip_id: string;
  vehicle_index: number;
  driver_id: string;
  at: InstantByDefault;
  by_name: string;
};

/** A plan of several days. Days are `YYYY-MM-DD`. */
export type PlanTable = {
  id: string;
  from_day: string;
  until_day: string;
  weights: Json;
  state: ColumnType<'running' | 'done' | 'cancelled' | 'failed', 'running' | undefined, 'running' | 'done' | 'cancelled' | 'failed'>;
  cost: number | null;
  bound: number | null;
  result: JsonOrNull;
  accepted: JsonOrNull;
  accepted_by: string | null;
  made_by: string;
  made_at: InstantByDefault;
  heard_at: InstantByDefault;
  finished_at: InstantOrNull;
};

export type DriverWishTable = {
  driver_id: string;
  home_at_night: ColumnType<boolean, boolean | undefined, boolean>;
  free_days: ColumnType<unknown, string | undefined, string>;
  changed_at: InstantByDefault;
};

export type PagePresenceTable = { subject: string; member_id: string; member_name: string; seen_at: InstantByDefault };

export type TripPresenceTable = { trip_id: string; member_id: string; member_name: string; seen_at: InstantByDefault };

/** Lines of bank statements. */
export type BankLineTable = {
  id: string;
  identity_hash: Buffer;
  account: string;
  booked_on: string;
  cents: number;
  name: string;
  iban: string;
  text: string;
  imported_at: InstantByDefault;
  state: ColumnType<string, string | undefined, string>;
  trip_id: string | null;
  decided_by: string | null;
  decided_at: InstantOrNull;
  file_id: string | null;
};

/** Imported bank files. */
export type BankFileTable = {
  id: string;
  imported_at: InstantByDefault;
  imported_by: string;
  name: string;
  added: number;
  known: number;
  unread: Json;
  unread_done_at: InstantOrNull;
  unread_done_by: string | null;
};

/** Outstanding amounts with their due dates; maintained by the database. */
export type OpenAmountTable = { trip_id: string; place: number; due_on: string; cents: number };

/** The trips that a bank line pays. */
export type BankLinePartTable = { line_id: string; round: number; trip_id: string; cents: number; note: string; undone_at: InstantOrNull };

/** When backups were finished. */
export type BackupTable = { taken_at: InstantByDefault };

/** Payment problems. */
export type MoneyCaseTable = {
  id: string;
  trip_id: string;
  kind: string;
  cents: number;
  detail: ColumnType<string, string | undefined, string>;
  opened_at: InstantByDefault;
  done_at: InstantOrNull;
  done_by: string | null;
  answer: ColumnType<string, string | undefined, string>;
};

export type PaymentReminderTable = {
  trip_id: string;
  due_on: string;
  step: number;
  cents: number;
  fee_cents: ColumnType<number, number | undefined, number>;
  sent_at: InstantByDefault;
  sent_by: string;
  pay_by: ColumnType<string, string | undefined, string>;
};

export type AccountingMonthTable = { company: string; month: string; closed_at: InstantByDefault; closed_by: string };

export type AccountingMovementTable = {
  company: string;
  month: string;
  place: number;
  source: string;
  cents: number;
  movement: Json;
};

export type PaymentDisputeTable = { trip_id: string; reason: string; opened_by: string; opened_at: InstantByDefault };

export type RefundFileTable = {
  id: string;
  message_id: string;
  company: string;
  cents: number;
  made_by: string;
  made_at: InstantByDefault;
};

/** Refunds, from the order to the bank file. */
export type RefundOrderTable = {
  id: string;
  trip_id: string;
  cents: number;
  name: string;
  iban: string;
  words: string;
  ordered_by_id: string | null;
  ordered_by: string;
  ordered_at: InstantByDefault;
  approved_by_id: string | null;
  approved_by: string | null;
  approved_at: InstantOrNull;
  refused_by: string | null;
  refused_at: InstantOrNull;
  file_id: string | null;
};

/** Write-offs, and recovery costs that were paid. */
export type AccountAdjustmentTable = {
  id: string;
  trip_id: string;
  kind: string;
  cents: number;
  counted_cents: Generated<number>;
  reason: Generated<string>;
  made_by_id: string | null;
  made_by: Generated<string>;
  made_at: InstantByDefault;
  approved_by_id: string | null;
  approved_by: string | null;
  approved_at: InstantOrNull;
  undone_by: string | null;
  undone_at: InstantOrNull;
};

/** The link to a driver's page. */
export type DriverKeyTable = { driver_id: string; key: string; made_by: string; made_at: InstantByDefault };

/** The secret address of a calendar: of a driver, a vehicle, or of everything (without a subject's id). */
export type CalendarFeedTable = {
  key: string;
  subject: 'driver' | 'vehicle' | 'office';
  subject_id: string | null;
  made_by: string;
  made_at: InstantByDefault;
};

/** A duty as sent to a driver; a change creates the next version. */
export type DutySheetTable = {
  id: string;
  trip_id: string;
  duty_id: string;
  driver_id: string;
  version: number;
  starts_at: Instant;
  ends_at: Instant;
  contents: Json;
  released_by: string;
  released_at: InstantByDefault;
  seen_at: InstantOrNull;
  withdrawn_at: InstantOrNull;
};

/** Reports that a driver sent by button, each once. */
export type DriverReportTable = {
  id: string;
  trip_id: string;
  duty_id: string;
  driver_id: string;
  kind: string;
  pressed_at: Instant;
  received_at: InstantByDefault;
  stop: number | null;
  minutes: number | null;
  note: string;
  handled_by: ColumnType<string | null, string | null | undefined, string | null>;
  handled_at: InstantOrNull;
  taken_back_at: InstantOrNull;
};

/** The last position sent by a coach's driver. */
export type LivePlaceTable = {
  duty_id: string;
  trip_id: string;
  latitude: number;
  longitude: number;
  at: Instant;
  stop: number | null;
  expected_at: InstantOrNull;
  kilometres: number | null;
};

/** Incidents on the road. */
export type IncidentTable = {
  id: string;
  trip_id: string;
  kind: string;
  minutes: number | null;
  opened_by: string;
  opened_at: InstantByDefault;
  next_word_at: Instant;
  holds_mails: boolean;
  /** From 0; null if unknown. */
  vehicle_index: number | null;
  closed_by: ColumnType<string | null, string | null | undefined, string | null>;
  closed_at: InstantOrNull;
  /** The last delay that was communicated; null if there was none. */
  told_minutes: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the delay last changed. */
  minutes_at: InstantOrNull;
};

/** Actions taken, and messages sent to the customer. */
export type IncidentLineTable = {
  id: string;
  incident_id: string;
  at: InstantByDefault;
  by_name: string;
  what: string;
  key: string;
  text: string;
  message_ids: ColumnType<string[], string[] | undefined, string[]>;
};

/** What a booked trip still lacks a given number of days before departure. */
export type TripAlertTable = {
  id: string;
  trip_id: string;
  kind: string;
  departs_on: string;
  days: number;
  rung_at: Instant;
  over_at: InstantOrNull;
};

/** The last of those days on which the trip was checked. */
export type TripAlertCheckTable = { trip_id: string; departs_on: string; days: number };

/** Answers of a register of VAT numbers, by number. */
export type VatCheckTable = {
  number: string;
  asked_at: Instant;
  checked_at: InstantOrNull;
  is_valid: boolean | null;
  consultation: ColumnType<string, string | undefined, string>;
};

export type AgencyTable = {
  id: string;
  name: string;
  site: string;
  language: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  street: string;
  zipcode: string;
  city: string;
  country: string;
  vat_number: string;
  organisation_number: Generated<string>;
  payment_method: string;
  commission_percent: Generated<number>;
  month_limit_cents: number | null;
  requests_per_minute: number;
  webhook_url: Generated<string>;
  webhook_secret: Generated<string>;
  version: Generated<number>;
  created_by: string;
  created_at: InstantByDefault;
  ended_at: InstantOrNull;
};

export type AgencyKeyTable = {
  id: string;
  agency_id: string;
  hash: Buffer;
  hint: string;
  created_by: string;
  created_at: InstantByDefault;
  last_used_at: InstantOrNull;
  ended_at: InstantOrNull;
  ended_by: Generated<string>;
};

export type AgencyMinuteTable = { agency_id: string; began_at: Instant; requests: number };

export type AgencyTripTable = {
  trip_id: string;
  agency_id: string;
  own_reference: string;
  commission_percent: number;
  created_at: InstantByDefault;
};

export type AgencyDeliveryTable = {
  id: string;
  agency_id: string;
  trip_id: string;
  body: string;
  created_at: InstantByDefault;
  run_after: InstantByDefault;
  attempts: Generated<number>;
  last_status: number | null;
  last_error: Generated<string>;
  delivered_at: InstantOrNull;
  failed_at: InstantOrNull;
};

/** The schema as the migrations leave it; a database test compares the two. */
export type Tables = {
  trips: TripTable;
  trip_history: TripHistoryTable;
  idempotency_keys: IdempotencyKeyTable;
  outbox: OutboxTable;
  content_entries: ContentEntryTable;
  content_version: ContentVersionTable;
  content_files: ContentFileTable;
  content_edits: ContentEditTable;
  content_drafts: ContentDraftTable;
  lost_items: LostItemTable;
  messages: MessageTable;
  mailboxes: MailboxTable;
  reply_tokens: ReplyTokenTable;
  undeliverable_addresses: UndeliverableAddressTable;
  message_files: MessageFileTable;
  answer_templates: AnswerTemplateTable;
  pictures: PictureTable;
  picture_files: PictureFileTable;
  rate_trials: RateTrialTable;
  rate_limits: RateLimitTable;
  staff_repeats: StaffRepeatTable;
  mail_places: MailPlaceTable;
  trip_notices: TripNoticeTable;
  invoices: InvoiceTable;
  invoice_counters: InvoiceCounterTable;
  e_invoices: EInvoiceTable;
  payments: PaymentTable;
  vat_checks: VatCheckTable;
  trip_reviews: TripReviewTable;
  trip_words_kept: TripWordsKeptTable;
  unpaid_trips: UnpaidTripTable;
  staff_members: StaffMemberTable;
  staff_passkeys: StaffPasskeyTable;
  staff_codes: StaffCodesTable;
  staff_proofs: StaffProofTable;
  staff_sessions: StaffSessionTable;
  staff_audit: StaffAuditTable;
  sign_in_tries: SignInTryTable;
  approvals: ApprovalTable;
  erasures: ErasureTable;
  trip_owners: TripOwnerTable;
  inbox_marks: InboxMarkTable;
  operators: OperatorTable;
  depots: DepotTable;
  vehicles: VehicleTable;
  drivers: DriverTable;
  papers: CertificateTable;
  journey_forms: JourneyFormTable;
  published_papers: PublishedDocumentTable;
  paper_tasks: CertificateTaskTable;
  absences: AbsenceTable;
  work_records: WorkRecordTable;
  card_files: CardFileTable;
  unit_files: UnitFileTable;
  workshop_periods: WorkshopPeriodTable;
  occupations: OccupationTable;
  trip_notes: TripNoteTable;
  quote_follow_ups: QuoteFollowUpTable;
  trip_tasks: TripTaskTable;
  saved_views: SavedViewTable;
  price_proposals: PriceProposalTable;
  trip_note_mentions: TripNoteMentionTable;
  sent_mails: SentMailTable;
  trip_mail_holds: TripMailPauseTable;
  trip_presence: TripPresenceTable;
  page_presence: PagePresenceTable;
  bank_lines: BankLineTable;
  bank_files: BankFileTable;
  open_amounts: OpenAmountTable;
  bank_line_parts: BankLinePartTable;
  account_adjustments: AccountAdjustmentTable;
  money_cases: MoneyCaseTable;
  backups: BackupTable;
  payment_reminders: PaymentReminderTable;
  accounting_months: AccountingMonthTable;
  accounting_movements: AccountingMovementTable;
  payment_disputes: PaymentDisputeTable;
  refund_files: RefundFileTable;
  refund_orders: RefundOrderTable;
  duties: DutyTable;
  trip_duties: TripDutiesTable;
  placements: PlacementTable;
  changes: ChangeTable;
  capacity_entries: CapacityEntryTable;
  capacity_claims: CapacityClaimTable;
  driver_keys: DriverKeyTable;
  calendar_feeds: CalendarFeedTable;
  duty_sheets: DutySheetTable;
  partners: PartnerTable;
  job_offers: JobOfferTable;
  offer_recipients: OfferRecipientTable;
  offer_counters: OfferCounterTable;
  partner_days: PartnerDayTable;
  partner_calendars: PartnerCalendarTable;
  partner_prices: PartnerPriceTable;
  jobs: JobTable;
  partner_proofs: PartnerProofTable;
  partner_sessions: PartnerSessionTable;
  partner_statements: PartnerStatementTable;
  partner_corrections: PartnerCorrectionTable;
  partner_invoices: PartnerInvoiceTable;
  duty_presses: DriverReportTable;
  live_places: LivePlaceTable;
  unanswered_calls: UnansweredCallTable;
  plans: PlanTable;
  driver_wishes: DriverWishTable;
  incidents: IncidentTable;
  incident_lines: IncidentLineTable;
  trip_rings: TripAlertTable;
  trip_ring_checks: TripAlertCheckTable;
  view_refreshes: ViewRefreshTable;
  customers: CustomerTable;
  summary_invoices: SummaryInvoiceTable;
  agencies: AgencyTable;
  agency_keys: AgencyKeyTable;
  agency_minutes: AgencyMinuteTable;
  agency_trips: AgencyTripTable;
  agency_deliveries: AgencyDeliveryTable;
  customer_people: CustomerPersonTable;
  customer_notes: CustomerNoteTable;
  customer_moves: CustomerMoveTable;
  customer_differences: CustomerDifferenceTable;
};

/** The database or a transaction on it: a store function with this parameter works in either. */
export type Database = Kysely<Tables>;
/** For functions that only make sense inside a transaction. */
export type DatabaseTransaction = Transaction<Tables>;
