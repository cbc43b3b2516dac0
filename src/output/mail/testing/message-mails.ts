import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { buildMessageAnswerPayload, buildMessageReceivedPayload } from '../message-payloads.ts';
import type { MailPayload } from '../messages.ts';

const at = '2026-11-23T12:00:00.000Z';

/** One mail of each kind about a message, for a site and language. */
export function messageMails(place: { readonly site: SiteKey; readonly language: SiteLanguage }): readonly MailPayload[] {
  const sender = { ...place, name: 'Anna de Vries', email: 'anna@example.com', phone: '+31 20 123 45 67' };
  const received = (id: string, promise: Omit<Parameters<typeof buildMessageReceivedPayload>[1], 'at'>) =>
    buildMessageReceivedPayload({ ...sender, id }, { at, ...promise });
  const [from, until] = ['2026-11-24T11:00:00.000Z', '2026-11-24T14:00:00.000Z'] as const;
  const answer = {
    at,
    subject: 'Re: Een vraag',
    text: 'Goedemorgen,\n\nDat kan: de bus heeft een lift en vier vaste plaatsen voor een rolstoel. Het kost niets extra.\n\nTot dan!',
    reference: '',
    follows: ['<anna.1@example.com>'],
    key: '1',
  };
  return [
    received('message-1', { answerBy: until, call: null }),
    received('message-2', { answerBy: null, call: null }),
    received('message-3', { answerBy: null, call: { from, until } }),
    received('message-4', { answerBy: null, call: { from: null, until } }),
    buildMessageAnswerPayload({ ...sender, id: 'message-1' }, answer),
  ];
}
