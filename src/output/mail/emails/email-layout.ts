import { brand, companies } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { MailPayload } from '../messages.ts';
import type { AttachmentRole } from '../ports.ts';
import { createAlertsEmail } from './alert-emails.ts';
import { createBookingCancelledEmail, createBookingConfirmedEmail, createInvoiceReadyEmail } from './booking-emails.ts';
import { createDutySheetEmail } from './driver-emails.ts';
import { createFormats, type EmailBody, type EmailFormats } from './email.ts';
import { createIncidentEmail } from './incident-email.ts';
import { createLetterEmail } from './letter-email.ts';
import {
  createCrewChangedEmail,
  createDayBeforeEmail,
  createItineraryChangedEmail,
  createLostItemEmail,
  createQuoteReminderEmail,
  createReviewInvitationEmail,
} from './life-emails.ts';
import { createLinksEmail } from './links-emails.ts';
import { createMessageAnswerEmail, createMessageReceivedEmail } from './message-emails.ts';
import { createPartnerInvoiceEmail, createPartnerJobEmail, createPartnerLinkEmail, createPartnerStatementEmail } from './partner-emails.ts';
import { createQuoteDeclinedEmail, createQuoteReadyEmail, createRequestReceivedEmail } from './quote-emails.ts';
import { createReminderEmail } from './reminder-email.ts';
import { createReservationEndedEmail, createReservationMadeEmail, createReservationReminderEmail } from './reservation-emails.ts';
import { createStaffEmail, createStaffNoticeEmail } from './staff-emails.ts';
import { createSummaryInvoiceEmail } from './summary-email.ts';

/** A whole e-mail as text, before it becomes HTML or plain text. */
export type Email = EmailBody & {
  /** BCP 47. */
  readonly languageTag: string;
  /** Whether our mark is attached, and the country's skyline by day and by night. */
  readonly hasMark: boolean;
  readonly hasStrip: boolean;
  readonly greeting: string;
  /** What ends a label before its value: French puts a space before the colon. */
  readonly labelEnd: string;
  readonly closing: string;
  readonly contact: {
    readonly question: string;
    readonly phone: { readonly label: string; readonly shown: string; readonly url: string };
    readonly email: { readonly label: string; readonly shown: string; readonly url: string };
  };
  readonly identity: readonly string[];
};

/** `roles`: of the attached files. */
export function createEmail(payload: MailPayload, roles: readonly AttachmentRole[] = []): Email {
  const formats = createFormats(payload, roles);
  const { t } = formats;
  const { name } = payload.recipient;
  return {
    ...createBody(payload, formats),
    languageTag: tagOf(payload.language),
    hasMark: formats.hasFile('mark'),
    hasStrip: formats.hasFile('strip-day') && formats.hasFile('strip-night'),
    greeting: name === '' ? t('greeting.unnamed') : t('greeting.named', { name }),
    labelEnd: t('labelEnd'),
    closing: t('closing'),
    contact: {
      question: t('footer.questions'),
      phone: { label: t('footer.phone'), shown: brand.phoneShown[payload.site], url: `tel:${brand.phone[payload.site]}` },
      email: { label: t('footer.email'), shown: brand.email, url: `mailto:${brand.email}` },
    },
    identity: identityOf(payload, formats),
  };
}

function createBody(payload: MailPayload, formats: EmailFormats): EmailBody {
  switch (payload.kind) {
    case 'quote-ready':
      return createQuoteReadyEmail(payload, formats);
    case 'request-received':
      return createRequestReceivedEmail(payload, formats);
    case 'quote-declined':
      return createQuoteDeclinedEmail(payload, formats);
    case 'reservation-made':
      return createReservationMadeEmail(payload, formats);
    case 'reservation-reminder':
      return createReservationReminderEmail(payload, formats);
    case 'reservation-ended':
      return createReservationEndedEmail(payload, formats);
    case 'booking-confirmed':
      return createBookingConfirmedEmail(payload, formats);
    case 'itinerary-changed':
      return createItineraryChangedEmail(payload, formats);
    case 'quote-reminder':
      return createQuoteReminderEmail(payload, formats);
    case 'day-before':
      return createDayBeforeEmail(payload, formats);
    case 'crew-changed':
      return createCrewChangedEmail(payload, formats);
    case 'lost-item':
      return createLostItemEmail(payload, formats);
    case 'incident':
      return createIncidentEmail(payload, formats);
    case 'review-invitation':
      return createReviewInvitationEmail(payload, formats);
    case 'invoice-ready':
    case 'invoice-corrected':
      return createInvoiceReadyEmail(payload, formats);
    case 'summary-invoice':
      return createSummaryInvoiceEmail(payload, formats);
    case 'payment-reminder':
      return createReminderEmail(payload, formats);
    case 'booking-cancelled':
      return createBookingCancelledEmail(payload, formats);
    case 'letter':
      return createLetterEmail(payload, formats);
    case 'links':
      return createLinksEmail(payload, formats);
    case 'message-received':
      return createMessageReceivedEmail(payload, formats);
    case 'message-answer':
      return createMessageAnswerEmail(payload);
    case 'staff-link':
    case 'staff-invitation':
      return createStaffEmail(payload, formats);
    case 'staff-notice':
      return createStaffNoticeEmail(payload, formats);
    case 'rings':
      return createAlertsEmail(payload, formats);
    case 'duty-sheet':
      return createDutySheetEmail(payload, formats);
    case 'partner-job':
      return createPartnerJobEmail(payload, formats);
    case 'partner-link':
      return createPartnerLinkEmail(payload, formats);
    case 'partner-statement':
      return createPartnerStatementEmail(payload, formats);
    case 'partner-invoice':
      return createPartnerInvoiceEmail(payload, formats);
  }
}

/** In most of our countries, business letters must name the company, its seat, register and director (§ 35a GmbHG, BW 2:186, WVV 2:20). */
function identityOf({ site }: MailPayload, { t, country }: EmailFormats): readonly string[] {
  const company = companies[site];
  return [
    company.legalName,
    `${company.street}, ${company.zip} ${company.city}, ${country(company.country)}`,
    t('footer.register', { register: company.register, number: company.registerNumber }),
    t('footer.vat', { number: company.vatNumber }),
    t('footer.director', { name: company.director }),
  ];
}
