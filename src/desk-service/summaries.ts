import { issueSummary } from '#operations/summary-invoices/issue-summaries.ts';
import { previewSummaries } from '#operations/summary-invoices/preview-summaries.ts';
import { resendSummary } from '#operations/summary-invoices/send-summary.ts';
import { listSummaries } from '#operations/summary-invoices/summary-store.ts';
import { act, query } from './act.ts';
import { day, id } from './fields.ts';

const mostIssued = 50;

export const summaryQueries = {
  /** What waits for a summary invoice, as it would be made today. */
  waiting: query('record-payments', {}, async ({ db }) => previewSummaries(db)),
  /** The latest summary invoices with what is open of them. */
  issued: query('record-payments', {}, async ({ db }) => listSummaries(db, { limit: mostIssued })),
};

export const summaryActs = {
  /** Makes the invoices of a customer's period before they are due. */
  issue: act('record-payments', { customer: id(), from: day() }, issueSummary),
  resend: act('record-payments', { id: id() }, resendSummary),
};
