import { maximumEmailLength } from './email.ts';

/**
 * The longest texts, in UTF-16 units after cleaning: the one place for lengths. A field's `maxLength` and the schema that reads the field take
 * the same name, so that nothing which a browser lets through is refused, and nothing that is typed is cut.
 */
export const textLimits = {
  name: 80,
  email: maximumEmailLength,
  phone: 40,
  organisation: 120,
  address: 120,
  notes: 2_000,
  key: 200,
  /** The number of a paper form, or of its book. */
  formNumber: 30,
  /** One line: a remark, a reason, the line of a statement. */
  line: 200,
  /** A line of a price, as the customer reads it. */
  invoiceLine: 120,
  /** Something to do. */
  task: 300,
  /** Why a partner declines or gives back a job. */
  partnerReason: 300,
  /** What a driver writes with a press. */
  pressNote: 500,
  /** A message to a customer on the road, a note of an incident, an answer beneath a review. */
  message: 1_000,
  /** Why a trip is declined, cancelled or corrected. */
  reason: 2_000,
  /** A note for colleagues. */
  teamNote: 4_000,
  /** What somebody writes to us from a contact page. */
  question: 4_000,
  /** The subject of a letter, and its text. */
  subject: 500,
  letter: 8_000,
} as const;
