import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyInvoice } from '#output/documents/testing/every-invoice.ts';
import { everyElement, readXml } from '#output/documents/testing/xml-element.ts';
import { type FakeStorecove, startFakeStorecove } from '../testing/fake-storecove.ts';
import { createStorecove } from './create-storecove.ts';
import { participantSchemes } from './participant-schemes.ts';

const to = { scheme: '0106', id: '68750110' };
const invoice = (id: string = randomUUID()) => ({ id, company: 'NL', to, kind: 'invoice', xml: '<Invoice>é</Invoice>' }) as const;
let service: FakeStorecove;
beforeEach(async () => {
  service = await startFakeStorecove(['NL:KVK 68750110', 'DE:LWID 04011000-1234512345-06']);
});
afterEach(() => service.stop());

const create = (changes: object = {}) =>
  createStorecove({ apiKey: service.apiKey, legalEntities: { NL: 1001, BE: 1002 }, url: service.url, ...changes });
const saying = (status: number, body = '', headers: Readonly<Record<string, string>> = {}) =>
  service.behave(() => (_request, response) => response.writeHead(status, headers).end(body));

describe('an e-invoice by Storecove', () => {
  it('goes to a recipient that can receive it, for the company that sends it', async () => {
    const storecove = create();
    expect(await storecove.receives(to, 'invoice')).toEqual({ ok: true, value: true });
    expect(await storecove.receives({ scheme: '0204', id: '04011000-1234512345-06' }, 'credit-note')).toEqual({ ok: true, value: true });
    expect(await storecove.receives({ scheme: '0106', id: '12345678' }, 'invoice')).toEqual({ ok: true, value: false });
    const sent = await storecove.submit(invoice());
    expect(sent).toEqual({ ok: true, value: { submission: service.taken[0]?.guid } });
    expect(service.taken).toMatchObject([{ legalEntityId: 1001, to: 'NL:KVK 68750110', xml: '<Invoice>é</Invoice>' }]);
  });

  it('is taken once, however often it is submitted under one id', async () => {
    const submission = invoice();
    expect(await create().submit(submission)).toMatchObject({ ok: true });
    expect(await create().submit(submission)).toEqual({ ok: true, value: { submission: null } });
    expect(service.taken).toHaveLength(1);
  });

  it('names every scheme that our e-invoices use, and asks nothing about others', async () => {
    const used = new Set(
      everyInvoice().flatMap(({ xml }) =>
        everyElement(readXml(xml)).flatMap(({ name, attributes }) => (name === 'cbc:EndpointID' ? [attributes.schemeID ?? ''] : [])),
      ),
    );
    expect([...used].filter((scheme) => scheme !== 'EM' && participantSchemes[scheme] === undefined)).toEqual([]);
    expect(await create().receives({ scheme: 'EM', id: 'sanne@school.example' }, 'invoice')).toEqual({ ok: true, value: false });
    expect(service.requests).toEqual([]);
  });
});

describe('an answer of Storecove', () => {
  it.each([
    ['a wrong key', 401, '', { kind: 'unavailable', detail: 'status 401', retryInSeconds: null }],
    ['a company that may not send', 403, '', { kind: 'unavailable', detail: 'status 403', retryInSeconds: null }],
    ['a fault of theirs', 503, '<html>', { kind: 'unavailable', detail: 'status 503', retryInSeconds: null }],
    ['another address', 302, '', { kind: 'unavailable', detail: 'status 302', retryInSeconds: null }],
    ['no JSON', 200, 'OK', { kind: 'unavailable', detail: 'not as documented', retryInSeconds: null }],
    [
      'a document that they do not accept',
      422,
      JSON.stringify([{ source: 'document.invoice', details: 'taxSubtotals is missing' }]),
      { kind: 'refused', reason: 'document.invoice: taxSubtotals is missing' },
    ],
    ['a document that they do not accept without a reason', 422, '[]', { kind: 'refused', reason: 'status 422' }],
  ])('is read: %s', async (_, status, body, expected) => {
    saying(status, body);
    expect(await create().submit(invoice())).toEqual({ ok: false, failure: expected });
  });

  it('says when to come again', async () => {
    saying(429, '', { 'retry-after': '120' });
    expect(await create().submit(invoice())).toMatchObject({ failure: { kind: 'unavailable', retryInSeconds: 120 } });
  });

  it('is not waited for without end, and a service that is away is none', async () => {
    service.behave(() => () => undefined);
    expect(await create({ timeLimit: 50 }).submit(invoice())).toMatchObject({ failure: { kind: 'unavailable', detail: 'TimeoutError' } });
    expect(await create({ url: 'http://127.0.0.1:9' }).submit(invoice())).toMatchObject({ failure: { kind: 'unavailable' } });
  });
});

describe('what became of a submission', () => {
  it('comes one event after another, until each is deleted', async () => {
    const storecove = create();
    await storecove.submit(invoice());
    const [taken] = service.taken;
    service.notify('succeeded', taken ?? {});
    service.notify('rejected', taken ?? {}, 'order number unknown');
    const first = await storecove.nextEvent();
    expect(first).toMatchObject({ ok: true, value: { submission: taken?.guid, document: taken?.idempotencyGuid, outcome: 'delivered' } });
    expect(await storecove.nextEvent()).toEqual(first);
    const id = first.ok ? (first.value?.id ?? '') : '';
    expect([await storecove.deleteEvent(id), await storecove.deleteEvent(id)]).toEqual(Array(2).fill({ ok: true, value: null }));
    const second = await storecove.nextEvent();
    expect(second).toMatchObject({ value: { outcome: 'refused', reason: 'order number unknown' } });
    await storecove.deleteEvent(second.ok ? (second.value?.id ?? '') : '');
    expect(await storecove.nextEvent()).toEqual({ ok: true, value: null });
  });

  it.each(['acknowledged', 'in_process', 'under_query', 'cleared', 'something new'])('is left open by %s', async (event) => {
    service.notify(event, {});
    expect(await create().nextEvent()).toMatchObject({ ok: true, value: { outcome: null } });
  });

  it('is not read from a body that is no JSON', async () => {
    saying(200, JSON.stringify({ guid: 'a', body: 'succeeded' }));
    expect(await create().nextEvent()).toEqual({
      ok: true,
      value: { id: 'a', submission: null, document: null, outcome: null, reason: '' },
    });
  });
});
