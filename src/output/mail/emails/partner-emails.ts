import { formatMonth } from '#domain/calendar/format-month.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats, EmailRow } from './email.ts';

/** To a partner: a short summary; the details are on the partner's page, as far as the partner may see them. */
export function createPartnerJobEmail({ occasion, job, deadline, url }: PayloadOf<'partner-job'>, formats: EmailFormats): EmailBody {
  const { t, money, words, hasFile, localMoment } = formats;
  const begin = localMoment(job.begin);
  const said = { begin, from: job.from, to: job.to, reference: job.reference, price: money(job.priceCents) };
  const isOver = occasion === 'taken' || occasion === 'withdrawn' || occasion === 'ended';
  const rows: EmailRow[] = [
    ...(job.reference === '' ? [] : [{ label: t('trip.reference'), value: job.reference }]),
    { label: t('partner-job.begin'), value: begin },
    { label: t('partner-job.from'), value: job.from },
    { label: t('partner-job.to'), value: job.to },
    { label: t('trip.group'), value: words.passengers(job.passengers) },
    { label: t('price.vehicle'), value: words.vehicles([job.vehicle]) },
    { label: t('partner-job.price'), value: money(job.priceCents), strong: true },
    ...(deadline === null ? [] : [{ label: t('partner-job.deadline'), value: localMoment(deadline) }]),
  ];
  return {
    subject: t(`partner-job.${occasion}.subject`, said),
    preview: t(`partner-job.${occasion}.intro`, said),
    heading: t(`partner-job.${occasion}.heading`, said),
    blocks: [
      { type: 'paragraph', text: t(`partner-job.${occasion}.intro`, said) },
      ...(isOver ? [] : [{ type: 'table', title: t('partner-job.title'), rows } as const]),
      ...(hasFile('job-order') ? [{ type: 'paragraph', text: t('partner-job.order') } as const] : []),
      { type: 'button', label: t('partner-job.button'), url },
      ...(isOver ? [] : [{ type: 'paragraph', text: t('partner-job.next') } as const]),
    ],
  };
}

/** To a partner: the month's totals; the page has every line. */
export function createPartnerStatementEmail(
  { month, jobs, netCents, totalCents, url }: PayloadOf<'partner-statement'>,
  { t, tag, money }: EmailFormats,
): EmailBody {
  const said = { month: formatMonth(month, tag), total: money(totalCents) };
  const rows: EmailRow[] = [
    { label: t('partner-statement.jobs'), value: String(jobs) },
    { label: t('partner-statement.net'), value: money(netCents) },
    { label: t('partner-statement.total'), value: money(totalCents), strong: true },
  ];
  return {
    subject: t('partner-statement.subject', said),
    preview: t('partner-statement.intro', said),
    heading: t('partner-statement.heading', said),
    blocks: [
      { type: 'paragraph', text: t('partner-statement.intro', said) },
      { type: 'table', title: said.month, rows },
      { type: 'button', label: t('partner-statement.button'), url },
      { type: 'paragraph', text: t('partner-job.next') },
    ],
  };
}

/** To a partner: the document is attached. */
export function createPartnerInvoiceEmail(
  { isCredit, number, totalCents, dueOn, url }: PayloadOf<'partner-invoice'>,
  { t, date, money }: EmailFormats,
): EmailBody {
  const said = { number, total: money(totalCents), date: date(dueOn) };
  const of = isCredit ? 'credit' : 'invoice';
  return {
    subject: t(`partner-invoice.${of}.subject`, said),
    preview: t(`partner-invoice.${of}.intro`, said),
    heading: t(`partner-invoice.${of}.heading`),
    blocks: [
      { type: 'paragraph', text: t(`partner-invoice.${of}.intro`, said) },
      { type: 'button', label: t('partner-statement.button'), url },
    ],
  };
}

/** To a partner: the link to the partner's account. */
export function createPartnerLinkEmail({ partner, url }: PayloadOf<'partner-link'>, { t }: EmailFormats): EmailBody {
  return {
    subject: t('partner-link.subject', { partner }),
    preview: t('partner-link.preview'),
    heading: t('partner-link.heading'),
    blocks: [
      { type: 'paragraph', text: t('partner-link.intro', { partner }) },
      { type: 'button', label: t('partner-link.button'), url },
      { type: 'paragraph', text: t('partner-link.next') },
    ],
  };
}
