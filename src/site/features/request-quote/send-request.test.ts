import { describe, expect, it } from 'vitest';
import { mapSites } from '#domain/sites/keys.ts';
import { type ApiClient, ApiError } from '../../api/api-client.ts';
import { createTexts } from '../../i18n/server.ts';
import type { PageRequest } from '../../request-context.ts';
import { createFormValues } from '../../trip-editor/form-values.ts';
import { sendRequest } from './send-request.ts';

const values = {
  ...createFormValues(new URLSearchParams('from=Gent&to=Brugge&passengers=20'), 'key-1'),
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@school.example',
  phone: '06 1234 5678',
  organisation: 'De Regenboog',
};

async function send(answer: unknown, { search = '', userAgent = 'Mozilla/5.0 (iPhone)', form = new FormData() } = {}) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const reported: unknown[] = [];
  const api: ApiClient = {
    async execute<Data, Variables>(operation: { toString(): string }, variables: Variables) {
      asked.push({ operation: operation.toString(), ...variables });
      if (answer instanceof Error) throw answer;
      return { requestQuote: answer } as Data;
    },
  };
  const page: PageRequest = {
    site: 'be',
    language: 'frBE',
    addresses: mapSites((key) => `https://${key}.example`),
    api,
    texts: createTexts('en', {}),
    now: '2027-05-01T10:00:00Z',
    buildVersion: 'b1',
    isWholePage: true,
    textsVersion: 'b1',
    refusal: null,
    fontStylesheetUrl: null,
    reportError: (error, message) => reported.push([message, error]),
  };
  const outcome = await sendRequest(page, { values, form, query: new URLSearchParams(search), userAgent });
  return { outcome, asked, reported };
}

const sent = { travel: { quoteId: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' }, errors: [] };

describe('sendRequest', () => {
  it('asks once, with the key of the form, for this site and language', async () => {
    const { outcome, asked, reported } = await send(sent);
    expect(outcome).toEqual({ kind: 'sent', quoteId: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ idempotencyKey: 'key-1', domain: 'BE', language: 'frBE', utm: '', gclid: '' });
    expect(asked[0]?.operation).toContain('mutation RequestQuote');
    expect(asked[0]?.customer).toEqual({
      firstName: 'Anna',
      lastName: 'de Vries',
      email: 'anna@school.example',
      phone: '06 1234 5678',
      organisation: 'De Regenboog',
    });
    expect(reported).toEqual([]);
  });

  it('sends the visitor’s source, without a mail address', async () => {
    const { asked } = await send(sent, { search: 'utm_source=letter&utm_campaign=anna@school.example&gclid=abc' });
    expect(asked[0]).toMatchObject({ utm: 'letter;;;;redacted;phone', gclid: 'abc' });
  });

  it('takes over the campaign that the form carried from an earlier page', async () => {
    const form = new FormData();
    form.set('gclid', 'kept');
    expect((await send(sent, { form })).asked[0]).toMatchObject({ gclid: 'kept', utm: '' });
  });

  it('returns the API’s errors', async () => {
    const issues = [{ field: 'email', code: 'email' }];
    expect((await send({ travel: null, errors: issues })).outcome).toEqual({ kind: 'issues', issues });
    expect((await send({ travel: { quoteId: null }, errors: issues })).outcome).toEqual({ kind: 'issues', issues });
  });

  it.each([
    [new ApiError('refused', 'not an email'), 'refused'],
    [new ApiError('unavailable', 'away'), 'unavailable'],
    [new ApiError('failed', 'fault'), 'unavailable'],
    [new TypeError('fault'), 'unavailable'],
  ])('answers %s as %s and reports it', async (fault, kind) => {
    const { outcome, reported } = await send(fault);
    expect(outcome).toEqual({ kind });
    expect(reported).toEqual([['Unable to requestQuote', fault]]);
  });
});
