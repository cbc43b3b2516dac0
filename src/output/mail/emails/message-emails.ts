import { readMoment } from '#domain/calendar/format-moment.ts';
import { brand } from '#domain/sites/brand.ts';
import { siteTimeZones } from '#domain/sites/time-zones.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

/** To a person who wrote to us: when we will answer. */
export function createMessageReceivedEmail(payload: PayloadOf<'message-received'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const promise = promiseOf(payload, formats);
  return {
    subject: t('message-received.subject'),
    preview: promise,
    heading: t('message-received.heading'),
    blocks: [
      { type: 'paragraph', text: promise },
      { type: 'paragraph', text: t('message-received.more') },
      { type: 'paragraph', text: t('message-received.notYou') },
    ],
  };
}

function promiseOf({ call, answerBy, site }: PayloadOf<'message-received'>, { t, moment, day, clockTime }: EmailFormats): string {
  if (call === null) {
    return answerBy === null
      ? t('message-received.noPromise', { phone: brand.phoneShown[site] })
      : t('message-received.answerBy', { moment: moment(answerBy) });
  }
  const { phone } = call;
  if (call.from === null) return t('message-received.callBy', { phone, moment: moment(call.until) });
  const [from, until] = [readMoment(call.from, siteTimeZones[site]), readMoment(call.until, siteTimeZones[site])];
  return t('message-received.callBetween', { phone, day: day(from.date), from: clockTime(from), until: clockTime(until) });
}

/** A staff member's answer in their own words. */
export function createMessageAnswerEmail({ subject, text }: PayloadOf<'message-answer'>): EmailBody {
  const paragraphs = text.split(/\n{2,}/);
  return {
    subject,
    preview: paragraphs[0] ?? '',
    heading: '',
    blocks: paragraphs.map((each) => ({ type: 'paragraph', text: each }) as const),
  };
}
