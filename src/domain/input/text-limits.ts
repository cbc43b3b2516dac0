import { maximumEmailLength } from './email.ts';

/**
 * The maximum text lengths, in UTF-16 units after cleaning: the only place for lengths. A field's `maxLength` and the schema that reads the
 * field use the same name, so that we never refuse what a browser accepts and never cut text.
 */
export const textLimits = {
  name: 80,
  email: maximumEmailLength,
  phone: 40,
  organisation: 120,
  address: 120,
  notes: 2_000,
  key: 200,
  /** The number of a form, or of its book. */
  formNumber: 30,
  /** One line: a remark, a reason, the line of a statement. */
  line: 200,
  /** A line of a price, as shown to the customer. */
  invoiceLine: 120,
  /** The text of a task. */
  task: 300,
  /** Why a partner declines or returns a job. */
  partnerReason: 300,
  /** A driver's note with a report. */
  reportNote: 500,
  /** A message to a customer during a trip, a note on an incident, an answer to a review. */
  message: 1_000,
  /** Why a trip is declined, cancelled or corrected. */
  reason: 2_000,
  /** A note for colleagues. */
  teamNote: 4_000,
  /** A visitor's question from a contact page. */
  question: 4_000,
  /** The subject and the text of a letter. */
  subject: 500,
  letter: 8_000,
} as const;
