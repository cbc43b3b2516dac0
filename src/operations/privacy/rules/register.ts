import { lostItemDays } from '#operations/lost-items/rules/lost-item.ts';
import { machineMessageDays, messageDays } from '#operations/messages/rules/message.ts';
/**
 * The register of processing (Regulation 2016/679 article 30): where personal data are stored, about whom, why, on what ground and how
 * long. Exports, erasures and docs/operating/data.md are derived from it. A test fails for a column that is in neither list.
 */

export const subjects = ['customer', 'driver', 'partner', 'staff'] as const;
export type Subject = (typeof subjects)[number];

/** A purpose of processing. */
export type Kind = {
  readonly title: string;
  readonly purpose: string;
  /** Article 6(1) of the regulation, and the law behind it. */
  readonly ground: string;
  readonly term: string;
};

export const kinds = {
  trip: {
    title: 'Trips: who travels, from where to where, how to reach them',
    purpose: 'to make a quote, to drive the trip, to answer questions about it',
    ground: '(b) contract',
    term: '90 days where it was never booked; else until the books may go, and on request at once but for the invoice',
  },
  words: {
    title: 'Mails, notes, tasks, incidents, lost things and reviews of a trip',
    purpose: 'to carry the trip out and to answer for it',
    ground: '(b) contract; (f) our interest in answering claims',
    term: `as the trip; where they belong to no trip ${messageDays} days, mail of a machine ${machineMessageDays}; lost things ${lostItemDays} days; on request at once`,
  },
  books: {
    title: 'Invoices, credit notes and payments',
    purpose: 'bookkeeping',
    ground: '(c) tax law of the country of the company that sold the trip',
    term: '6 to 10 years after the year of the trip, by country (docs/prices-and-law.md#cancellation)',
  },
  papers: {
    title: 'Papers of a journey with names of travellers or drivers',
    purpose: 'to show them at checks on the road',
    ground: '(c) Regulation (EC) 1073/2009',
    term: 'until the day that each paper names; on request at once after the trip',
  },
  drivers: {
    title: 'Drivers: name, how to reach them, papers, absences, links',
    purpose: 'to plan and to employ',
    ground: '(b) contract; (c) labour law',
    term: 'two years after the person left',
  },
  hours: {
    title: 'Hours worked, from cards and by hand',
    purpose: 'to keep the limits of driving and rest',
    ground: '(c) Regulation (EU) 165/2014 article 33; Directive 2002/15/EC article 9',
    term: 'two years after the person left, also where erasure is asked for before',
  },
  partners: {
    title: 'Contacts of partners, and who drives for them',
    purpose: 'to offer and to carry out jobs',
    ground: '(f) our interest in working together',
    term: 'two years after the work together ended',
  },
  staff: {
    title: 'Our own people: name, address, sign-in, what they did',
    purpose: 'to let people in, and to answer for who did what',
    ground: '(b) contract; (f) our interest in secure books',
    term: 'two years after the person left; the log two years',
  },
  bank: {
    title: 'Lines of bank statements that name who paid',
    purpose: 'to match payments',
    ground: '(f) our interest in matching payments',
    term: 'with the trip that they paid; two years where they match none',
  },
} as const satisfies Readonly<Record<string, Kind>>;
export type KindKey = keyof typeof kinds;

/** What an erasure does. `own`: the use case handles it, because the row contains more than the person's data. */
export type Fate = 'deleted' | 'emptied' | 'own';

export type PersonalTable = {
  readonly table: string;
  readonly kind: KindKey;
  readonly of: Subject;
  /** The SQL condition for a person's rows; `:ids` are those of their trips, or their own. */
  readonly where: string;
  readonly columns: readonly string[];
  readonly fate: Fate;
  /** The replacement value, in SQL, if it is not an empty text. */
  readonly blank?: Readonly<Record<string, string>>;
  /** Columns with files; an export contains them in base64. */
  readonly files?: readonly string[];
  /** A longer legal retention: emptied only after that period. */
  readonly until?: 'books' | 'hours';
};

const ofTrip = 'trip_id = any(:ids)';
/** Also what the customer wrote without naming a trip. */
const ofMessages =
  "(trip_id = any(:ids) or (trip_id is null and lower(email) in (select lower(email) from trips where id = any(:ids) and email <> '')))";

/** People without any other remaining trip. */
const isLast = `email in (select email from trips where id = any(:ids) and email <> '')
  and not exists (select from trips as other where other.email = person.email and other.id <> all(:ids))`;
/** Customers without any other remaining contact. */
const ofCustomers = `(select customer_id from customer_people as person where ${isLast} and not exists (
  select from customer_people as colleague where colleague.customer_id = person.customer_id and colleague.email <> person.email))`;

/** In the order of erasure: rows that refer to another row are erased before it. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'message_files',
    kind: 'words',
    of: 'customer',
    where: `message_id in (select id from messages where ${ofMessages})`,
    columns: ['name', 'content'],
    files: ['content'],
    fate: 'deleted',
  },
  {
    table: 'undeliverable_addresses',
    kind: 'words',
    of: 'customer',
    where: "email in (select lower(email) from trips where id = any(:ids) and email <> '')",
    columns: ['email'],
    fate: 'deleted',
  },
  { table: 'reply_tokens', kind: 'words', of: 'customer', where: ofTrip, columns: ['token'], fate: 'deleted' },
  {
    table: 'messages',
    kind: 'words',
    of: 'customer',
    where: ofMessages,
    columns: ['name', 'email', 'phone', 'reference', 'subject', 'body', 'message_id'],
    fate: 'deleted',
  },
  ...[
    { table: 'trip_notes', columns: ['text'] },
    { table: 'trip_tasks', columns: ['text', 'facts', 'answer', 'key'] },
    { table: 'price_proposals', columns: ['reason', 'price'] },
    { table: 'lost_items', columns: ['what', 'place', 'note', 'code', 'reported_by', 'denied_by'] },
    { table: 'sent_mails', columns: ['subject', 'body'] },
    { table: 'trip_mail_holds', columns: ['reason'] },
  ].map((row) => ({ ...row, kind: 'words', of: 'customer', where: ofTrip, fate: 'deleted' }) as const),
  {
    table: 'incident_lines',
    kind: 'words',
    of: 'customer',
    where: 'incident_id in (select id from incidents where trip_id = any(:ids))',
    columns: ['what', 'key', 'text'],
    fate: 'deleted',
  },
  { table: 'incidents', kind: 'words', of: 'customer', where: ofTrip, columns: ['kind'], fate: 'deleted' },
  {
    table: 'changes',
    kind: 'words',
    of: 'customer',
    where: `subject in (select 'customer ' || customer_id from ${ofCustomers} as gone)`,
    columns: ['before', 'after', 'reason'],
    fate: 'deleted',
  },
  {
    table: 'customer_notes',
    kind: 'words',
    of: 'customer',
    where: `customer_id in ${ofCustomers}`,
    columns: ['text'],
    fate: 'deleted',
  },
  // Of an agency that still orders the contact is needed; of one that ended it goes with the person's last trip.
  {
    table: 'agencies',
    kind: 'trip',
    of: 'customer',
    where: `ended_at is not null and lower(email) in (select person.email from customer_people as person where ${isLast})`,
    columns: ['first_name', 'last_name', 'email', 'phone', 'street', 'zipcode', 'city', 'vat_number', 'organisation_number'],
    fate: 'emptied',
  },
  // Deleted with its last person, by a trigger; an organisation's name stays with it.
  { table: 'customers', kind: 'trip', of: 'customer', where: `id in ${ofCustomers}`, columns: ['name', 'sort_name', 'terms'], fate: 'own' },
  {
    table: 'customer_people',
    kind: 'trip',
    of: 'customer',
    where: `id in (select id from customer_people as person where ${isLast})`,
    columns: ['email', 'organisation', 'domain', 'name', 'phone', 'vat_number', 'role', 'words'],
    fate: 'deleted',
  },
  { table: 'agency_trips', kind: 'trip', of: 'customer', where: ofTrip, columns: ['own_reference'], fate: 'emptied' },
  { table: 'agency_deliveries', kind: 'trip', of: 'customer', where: ofTrip, columns: ['body'], fate: 'deleted' },
  { table: 'changes', kind: 'words', of: 'customer', where: ofTrip, columns: ['before', 'after', 'reason'], fate: 'deleted' },
  { table: 'trip_reviews', kind: 'words', of: 'customer', where: ofTrip, columns: ['author', 'text', 'reply'], fate: 'own' },
  { table: 'duty_sheets', kind: 'trip', of: 'customer', where: ofTrip, columns: ['contents'], fate: 'deleted' },
  { table: 'live_places', kind: 'trip', of: 'customer', where: ofTrip, columns: [], fate: 'deleted' },
  { table: 'duty_presses', kind: 'words', of: 'customer', where: ofTrip, columns: ['note'], fate: 'emptied' },
  { table: 'journey_forms', kind: 'papers', of: 'customer', where: ofTrip, columns: ['book', 'number'], fate: 'deleted' },
  { table: 'published_papers', kind: 'papers', of: 'customer', where: ofTrip, columns: ['key', 'contents'], fate: 'deleted' },
  {
    table: 'jobs',
    kind: 'partners',
    of: 'customer',
    where: ofTrip,
    columns: ['driver_name', 'driver_phone', 'vehicle', 'drop_reason'],
    fate: 'emptied',
  },
  {
    table: 'job_offers',
    kind: 'partners',
    of: 'customer',
    where: ofTrip,
    columns: ['contents', 'floor_reason'],
    fate: 'emptied',
    blank: {
      contents: `jsonb_set(contents, '{stops}', (
        select coalesce(jsonb_agg(stop || '{"zip": ""}'), '[]') from jsonb_array_elements(contents -> 'stops') as stop))`,
    },
  },
  {
    table: 'offer_recipients',
    kind: 'partners',
    of: 'customer',
    where: 'offer_id in (select id from job_offers where trip_id = any(:ids))',
    columns: ['reason'],
    fate: 'emptied',
  },
  {
    table: 'offer_counters',
    kind: 'partners',
    of: 'customer',
    where: 'offer_id in (select id from job_offers where trip_id = any(:ids))',
    columns: ['reason', 'settled_reason'],
    fate: 'emptied',
  },
  {
    table: 'placements',
    kind: 'trip',
    of: 'customer',
    where: 'duty_id in (select id from duties where trip_id = any(:ids))',
    columns: ['outside', 'override_reason'],
    fate: 'emptied',
    blank: { outside: `(outside - 'others') || '{"driverName": "", "driverPhone": ""}'` },
  },
  {
    table: 'partner_corrections',
    kind: 'partners',
    of: 'customer',
    where: 'job_id in (select id from jobs where trip_id = any(:ids))',
    columns: ['reason'],
    fate: 'emptied',
  },
  {
    table: 'outbox',
    kind: 'words',
    of: 'customer',
    where: ofTrip,
    columns: ['payload', 'recipient_hash', 'last_error'],
    fate: 'own',
  },
  { table: 'idempotency_keys', kind: 'trip', of: 'customer', where: ofTrip, columns: ['input_hash', 'outcome'], fate: 'deleted' },
  {
    table: 'bank_lines',
    kind: 'bank',
    of: 'customer',
    where: 'trip_id = any(:ids) or id in (select line_id from bank_line_parts where trip_id = any(:ids))',
    columns: ['name', 'iban', 'text'],
    fate: 'emptied',
  },
  {
    table: 'bank_line_parts',
    kind: 'bank',
    of: 'customer',
    where: ofTrip,
    columns: ['note'],
    fate: 'emptied',
    blank: { note: 'line_id::text' },
  },
  { table: 'refund_orders', kind: 'bank', of: 'customer', where: ofTrip, columns: ['name', 'iban', 'words'], fate: 'emptied' },
  { table: 'payment_disputes', kind: 'words', of: 'customer', where: ofTrip, columns: ['reason'], fate: 'deleted' },
  { table: 'account_adjustments', kind: 'words', of: 'customer', where: ofTrip, columns: ['reason'], fate: 'emptied' },
  { table: 'quote_follow_ups', kind: 'words', of: 'customer', where: ofTrip, columns: ['note'], fate: 'emptied' },
  { table: 'money_cases', kind: 'words', of: 'customer', where: ofTrip, columns: ['detail', 'answer'], fate: 'emptied' },
  {
    table: 'payments',
    kind: 'books',
    of: 'customer',
    where: ofTrip,
    columns: ['provider_id', 'checkout_url'],
    fate: 'own',
    until: 'books',
  },
  { table: 'trip_history', kind: 'words', of: 'customer', where: ofTrip, columns: ['detail'], fate: 'own' },
  {
    table: 'invoices',
    kind: 'books',
    of: 'customer',
    where: ofTrip,
    columns: ['document'],
    fate: 'emptied',
    blank: { document: "'{}'" },
    until: 'books',
  },
  {
    table: 'e_invoices',
    kind: 'books',
    of: 'customer',
    where: ofTrip,
    columns: ['receiver', 'reason', 'submission'],
    fate: 'emptied',
    blank: { submission: 'null' },
    until: 'books',
  },
  { table: 'trip_words_kept', kind: 'trip', of: 'customer', where: ofTrip, columns: ['words'], fate: 'own' },
  {
    table: 'trips',
    kind: 'trip',
    of: 'customer',
    where: 'id = any(:ids)',
    columns: [
      ...['quote_key', 'booking_key', 'share_key', 'read_key', 'email', 'customer', 'itinerary', 'group_details', 'first_contact'],
      ...['second_contact', 'invoice', 'cancelation', 'assignment', 'utm', 'gclid'],
    ],
    fate: 'own',
  },

  {
    table: 'changes',
    kind: 'drivers',
    of: 'driver',
    where: "subject in (select 'driver ' || gone from unnest(:ids) as gone)",
    columns: ['before', 'after', 'reason'],
    fate: 'deleted',
  },
  { table: 'driver_keys', kind: 'drivers', of: 'driver', where: 'driver_id = any(:ids)', columns: ['key'], fate: 'deleted' },
  { table: 'calendar_feeds', kind: 'drivers', of: 'driver', where: 'subject_id = any(:ids)', columns: ['key'], fate: 'deleted' },
  { table: 'papers', kind: 'drivers', of: 'driver', where: 'driver_id = any(:ids)', columns: ['number'], fate: 'deleted' },
  {
    table: 'occupations',
    kind: 'drivers',
    of: 'driver',
    where: 'absence_id in (select id from absences where driver_id = any(:ids))',
    columns: [],
    fate: 'deleted',
  },
  { table: 'absences', kind: 'drivers', of: 'driver', where: 'driver_id = any(:ids)', columns: ['kind'], fate: 'deleted' },
  {
    table: 'work_records',
    kind: 'hours',
    of: 'driver',
    where: 'driver_id = any(:ids)',
    columns: ['covered', 'shifts', 'print', 'card_number', 'note'],
    fate: 'deleted',
    until: 'hours',
  },
  {
    table: 'card_files',
    kind: 'hours',
    of: 'driver',
    where: 'driver_id = any(:ids)',
    columns: ['name', 'content', 'print', 'card_number', 'days'],
    fate: 'deleted',
    until: 'hours',
  },
  {
    table: 'driver_wishes',
    kind: 'drivers',
    of: 'driver',
    where: 'driver_id = any(:ids)',
    columns: ['home_at_night', 'free_days'],
    fate: 'deleted',
  },
  { table: 'unanswered_calls', kind: 'drivers', of: 'driver', where: 'driver_id = any(:ids)', columns: [], fate: 'deleted' },
  { table: 'duty_sheets', kind: 'drivers', of: 'driver', where: 'driver_id = any(:ids)', columns: ['contents'], fate: 'deleted' },
  { table: 'duty_presses', kind: 'drivers', of: 'driver', where: 'driver_id = any(:ids)', columns: ['note'], fate: 'emptied' },
  {
    table: 'drivers',
    kind: 'drivers',
    of: 'driver',
    where: 'id = any(:ids)',
    columns: ['name', 'phone', 'email', 'languages', 'tax_number'],
    fate: 'emptied',
    blank: { name: "'–'", languages: "'[]'" },
  },

  {
    table: 'partner_sessions',
    kind: 'partners',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['email', 'browser'],
    fate: 'deleted',
  },
  { table: 'partner_proofs', kind: 'partners', of: 'partner', where: 'operator_id = any(:ids)', columns: ['email'], fate: 'deleted' },
  { table: 'offer_recipients', kind: 'partners', of: 'partner', where: 'operator_id = any(:ids)', columns: ['reason'], fate: 'emptied' },
  {
    table: 'offer_counters',
    kind: 'partners',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['reason', 'settled_reason'],
    fate: 'emptied',
  },
  {
    table: 'partner_calendars',
    kind: 'partners',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['url', 'skipped_titles'],
    fate: 'deleted',
  },
  {
    table: 'jobs',
    kind: 'partners',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['driver_name', 'driver_phone', 'vehicle', 'drop_reason'],
    fate: 'emptied',
  },
  {
    table: 'partners',
    kind: 'partners',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['contact_name', 'iban', 'street', 'zip', 'city'],
    fate: 'emptied',
  },
  { table: 'operators', kind: 'partners', of: 'partner', where: 'id = any(:ids)', columns: ['phone', 'email'], fate: 'emptied' },
  {
    table: 'partner_statements',
    kind: 'books',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['contents', 'key'],
    fate: 'own',
    until: 'books',
  },
  {
    table: 'partner_invoices',
    kind: 'books',
    of: 'partner',
    where: 'operator_id = any(:ids)',
    columns: ['document'],
    fate: 'own',
    until: 'books',
  },

  { table: 'staff_sessions', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: ['browser', 'address'], fate: 'deleted' },
  { table: 'staff_passkeys', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: ['public_key', 'name'], fate: 'deleted' },
  { table: 'staff_codes', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: ['secret'], fate: 'deleted' },
  { table: 'trip_presence', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: ['member_name'], fate: 'deleted' },
  { table: 'page_presence', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: ['member_name'], fate: 'deleted' },
  { table: 'inbox_marks', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: ['key'], fate: 'deleted' },
  { table: 'trip_owners', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: [], fate: 'deleted' },
  { table: 'trip_note_mentions', kind: 'staff', of: 'staff', where: 'member_id = any(:ids)', columns: [], fate: 'deleted' },
  { table: 'saved_views', kind: 'staff', of: 'staff', where: 'owner_id = any(:ids)', columns: ['name', 'query'], fate: 'deleted' },
  {
    table: 'staff_audit',
    kind: 'staff',
    of: 'staff',
    where: 'member_id = any(:ids)',
    columns: ['subject', 'detail'],
    fate: 'emptied',
    blank: { detail: "'{}'" },
  },
  {
    table: 'staff_members',
    kind: 'staff',
    of: 'staff',
    where: 'id = any(:ids)',
    columns: ['email', 'name'],
    fate: 'own',
  },
];

/** Columns with the name of a staff member beside an action: erasure replaces it with "former colleague". */
export const namesOfStaff: Readonly<Record<string, readonly string[]>> = {
  trip_history: ['actor_name'],
  changes: ['by_name'],
  bank_files: ['imported_by', 'unread_done_by'],
  content_edits: ['member_name'],
  content_drafts: ['member_name'],
  pictures: ['member_name'],
  lost_items: ['answered_by', 'ended_by'],
  messages: ['owner_name', 'answered_by', 'closed_by'],
  answer_templates: ['updated_by'],
  trip_reviews: ['judged_by', 'replied_by'],
  staff_audit: ['member_name', 'subject'],
  approvals: ['subject', 'asked_by_name', 'decided_by_name'],
  paper_tasks: ['done_by'],
  absences: ['reported_by'],
  work_records: ['added_by'],
  card_files: ['added_by'],
  unit_files: ['added_by'],
  workshop_periods: ['reported_by'],
  trip_notes: ['member_name'],
  customer_notes: ['member_name'],
  customer_moves: ['by_name', 'undone_by'],
  customer_differences: ['by_name'],
  trip_tasks: ['created_by', 'done_by'],
  saved_views: ['created_by'],
  price_proposals: ['member_name'],
  trip_mail_holds: ['member_name'],
  bank_lines: ['decided_by'],
  money_cases: ['done_by'],
  quote_follow_ups: ['called_by'],
  account_adjustments: ['made_by', 'approved_by', 'undone_by'],
  payment_reminders: ['sent_by'],
  accounting_months: ['closed_by'],
  payment_disputes: ['opened_by'],
  refund_files: ['made_by'],
  summary_invoices: ['issued_by'],
  refund_orders: ['ordered_by', 'approved_by', 'refused_by'],
  placements: ['placed_by'],
  offer_counters: ['made_by', 'settled_by'],
  capacity_entries: ['created_by'],
  driver_keys: ['made_by'],
  calendar_feeds: ['made_by'],
  agencies: ['created_by'],
  agency_keys: ['created_by', 'ended_by'],
  duty_sheets: ['released_by'],
  job_offers: ['created_by'],
  partner_corrections: ['created_by'],
  duty_presses: ['handled_by'],
  unanswered_calls: ['by_name'],
  plans: ['made_by', 'accepted_by'],
  incidents: ['opened_by', 'closed_by'],
  incident_lines: ['by_name'],
  journey_forms: ['noted_by'],
};

/** Years after which people who left are erased. */
export const yearsAfterLeaving = 2;

/**
 * Text columns without personal data: our own codes and texts, hashes of short-lived data, and facts about a company, a vehicle or a place.
 * `*`: the whole table.
 */
export const impersonal: Readonly<Record<string, readonly string[] | '*'>> = {
  trips: [
    'reference',
    'site',
    'language',
    'status',
    'stage',
    'first_date',
    'time_zone',
    'alternatives',
    'handovers',
    'reservation',
    'quote',
    'person_reasons',
    'agreements',
  ],
  trip_history: ['actor', 'event', 'from_status', 'from_stage', 'to_status', 'to_stage'],
  idempotency_keys: ['operation', 'key', 'scope'],
  outbox: ['kind', 'message_id', 'lease_owner'],
  content_entries: '*',
  content_version: '*',
  content_files: '*',
  content_edits: ['path', 'fields', 'base', 'note'],
  content_drafts: ['path', 'fields', 'preview_key'],
  lost_items: ['state'],
  messages: ['direction', 'channel', 'kind', 'site', 'language', 'call_window', 'print', 'incomplete'],
  message_files: ['content_type', 'state'],
  calendar_feeds: ['subject'],
  plans: ['weights', 'state', 'cost', 'bound', 'result', 'accepted'],
  agencies: ['name', 'site', 'language', 'country', 'payment_method', 'webhook_url', 'webhook_secret'],
  agency_keys: ['hash', 'hint'],
  agency_deliveries: ['last_error'],
  answer_templates: ['name', 'texts'],
  undeliverable_addresses: ['status'],
  mailboxes: '*',
  pictures: ['key', 'name'],
  picture_files: '*',
  rate_trials: '*',
  customers: ['kind'],
  customer_moves: ['kind', 'people'],
  rate_limits: '*',
  staff_repeats: '*',
  mail_places: '*',
  trip_notices: '*',
  invoices: ['kind', 'company', 'number'],
  e_invoices: ['company', 'status', 'scheme'],
  summary_invoices: ['company', 'number'],
  invoice_counters: '*',
  payments: ['provider', 'status', 'invoice_number'],
  trip_reviews: ['site', 'language', 'rejected_reason'],
  staff_members: ['language', 'roles'],
  staff_passkeys: ['id', 'transports'],
  staff_proofs: '*',
  staff_sessions: ['token_hash', 'scope', 'proof'],
  staff_audit: ['act'],
  sign_in_tries: '*',
  erasures: '*',
  approvals: ['kind', 'payload'],
  operators: ['kind', 'name', 'country'],
  depots: '*',
  vehicles: '*',
  papers: ['kind'],
  work_records: ['source'],
  card_files: ['signature'],
  // Names the cards of everybody who drove the vehicle, as the law wants it kept. Deleted two years after it was read, which is before a
  // driver's hours may be erased.
  unit_files: ['name', 'content', 'print', 'signature', 'reading'],
  workshop_periods: ['reason'],
  occupations: '*',
  trip_tasks: ['kind', 'closed_as'],
  sent_mails: ['message_id'],
  changes: ['subject', 'act'],
  page_presence: ['subject'],
  // Unreadable lines cannot be assigned to a person; they are deleted after two years.
  bank_files: ['name', 'unread'],
  vat_checks: '*',
  bank_lines: ['identity_hash', 'account', 'booked_on', 'state'],
  bank_line_parts: '*',
  open_amounts: '*',
  money_cases: ['kind'],
  quote_follow_ups: ['lost_reason'],
  account_adjustments: ['kind'],
  payment_reminders: '*',
  accounting_months: ['company', 'month'],
  accounting_movements: '*',
  refund_files: ['message_id', 'company'],
  duties: '*',
  placements: ['judged'],
  capacity_entries: ['kind', 'region', 'class', 'reason'],
  capacity_claims: '*',
  partners: ['state', 'language', 'languages', 'classes', 'regions', 'vat_number'],
  job_offers: ['mode', 'state'],
  offer_recipients: ['key', 'answer'],
  jobs: ['ended_why'],
  offer_counters: ['side', 'outcome'],
  partner_days: ['class', 'source'],
  partner_calendars: ['fault'],
  partner_prices: ['class'],
  partner_proofs: ['token_hash'],
  partner_sessions: ['token_hash'],
  partner_statements: ['month'],
  partner_invoices: ['kind', 'number', 'company'],
  duty_presses: ['kind'],
  incident_lines: ['message_ids'],
  trip_rings: '*',
  view_refreshes: '*',
};
