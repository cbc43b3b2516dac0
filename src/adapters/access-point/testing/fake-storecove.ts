import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

const guid = v.pipe(v.string(), v.uuid());
const participant = v.object({ scheme: v.pipe(v.string(), v.regex(/^[A-Z]{2}:[A-Z]+$/)), id: v.pipe(v.string(), v.nonEmpty()) });

/** A `DocumentSubmission` as far as we send one. */
const submission = v.object({
  legalEntityId: v.pipe(v.number(), v.integer()),
  idempotencyGuid: guid,
  routing: v.object({ eIdentifiers: v.pipe(v.array(participant), v.minLength(1)) }),
  document: v.object({
    documentType: v.literal('invoice'),
    rawDocumentData: v.object({ document: v.pipe(v.string(), v.base64()), parse: v.literal(true), parseStrategy: v.literal('ubl') }),
  }),
});

/** A `DiscoverableParticipant`. */
const asked = v.object({
  documentTypes: v.array(v.picklist(['invoice', 'creditnote', 'invoice_response', 'order', 'ordering', 'order_response'])),
  network: v.literal('peppol'),
  metaScheme: v.literal('iso6523-actorid-upis'),
  scheme: participant.entries.scheme,
  identifier: participant.entries.id,
});

export type Taken = {
  readonly guid: string;
  readonly idempotencyGuid: string;
  readonly legalEntityId: number;
  readonly to: string;
  readonly xml: string;
};

export type FakeStorecove = {
  readonly url: string;
  readonly apiKey: string;
  /** What was accepted, in order of arrival. */
  readonly taken: readonly Taken[];
  /** Every request, such as `POST /document_submissions`. */
  readonly requests: readonly string[];
  /** Puts an event about a submission into the queue of webhooks. */
  notify(event: string, of: Partial<Taken>, details?: string): void;
  /** Answers requests in another way where it returns a listener; null: as documented again. */
  behave(choose: ((method: string, path: string) => RequestListener | null) | null): void;
  stop(): Promise<void>;
};

/** A local server that answers as version 2.0.1 of Storecove's API describes. These participants (`NL:KVK 12345678`) can receive. */
export async function startFakeStorecove(receivers: readonly string[], apiKey = 'sc-test-key-0123456789'): Promise<FakeStorecove> {
  const [taken, requests]: [Taken[], string[]] = [[], []];
  const events: { readonly guid: string; readonly body: string }[] = [];
  let odd: ((method: string, path: string) => RequestListener | null) | null = null;

  type Answer = { readonly status: number; readonly json?: object };
  const discover = (body: unknown): Answer => {
    const parsed = v.safeParse(asked, body);
    if (!parsed.success) return complain(parsed.issues);
    const isThere = receivers.includes(`${parsed.output.scheme} ${parsed.output.identifier}`);
    return { status: 200, json: { code: isThere ? 'OK' : 'NOK', email: false } };
  };
  const queue = (method: string, path: string): Answer => {
    if (method === 'GET' && path === '/webhook_instances/')
      return events[0] === undefined ? { status: 204 } : { status: 200, json: events[0] };
    const place = events.findIndex((event) => method === 'DELETE' && path === `/webhook_instances/${event.guid}`);
    if (place < 0) return { status: 404 };
    events.splice(place, 1);
    return { status: 204 };
  };
  const answer = (method: string, path: string, body: unknown): Answer => {
    if (`${method} ${path}` === 'POST /discovery/receives') return discover(body);
    return `${method} ${path}` === 'POST /document_submissions' ? take(body) : queue(method, path);
  };

  const take = (body: unknown): Answer => {
    const parsed = v.safeParse(submission, body);
    if (!parsed.success) return complain(parsed.issues);
    const { idempotencyGuid, legalEntityId, routing, document } = parsed.output;
    if (taken.some((each) => each.idempotencyGuid === idempotencyGuid)) {
      return { status: 422, json: [{ source: 'idempotencyGuid', details: 'has already been used' }] };
    }
    const xml = Buffer.from(document.rawDocumentData.document, 'base64').toString('utf8');
    const [to] = routing.eIdentifiers;
    const made = { guid: randomUUID(), idempotencyGuid, legalEntityId, to: `${to?.scheme} ${to?.id}`, xml };
    taken.push(made);
    return { status: 200, json: { guid: made.guid } };
  };

  const server = createServer(async (request, response) => {
    const [method = '', path = ''] = [request.method, request.url];
    requests.push(`${method} ${path}`);
    const listener = odd?.(method, path) ?? null;
    if (listener !== null) return listener(request, response);
    if (request.headers.authorization !== `Bearer ${apiKey}`) return response.writeHead(401).end();
    const sent = await text(request);
    const { status, json } = answer(method, path, sent === '' ? null : JSON.parse(sent));
    return response.writeHead(status, { 'content-type': 'application/json' }).end(json === undefined ? undefined : JSON.stringify(json));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    ...{ url: `http://127.0.0.1:${address.port}`, apiKey, taken, requests },
    notify: (event, of, details = '') => {
      const body = { event_type: 'document_submission', event_group: 'sending', event, tenant_id: '', ...of, details };
      events.push({ guid: randomUUID(), body: JSON.stringify(body) });
    },
    behave: (choose) => {
      odd = choose;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function complain(issues: readonly { readonly message: string }[]) {
  return { status: 422, json: issues.map(({ message }) => ({ source: 'document_submission', details: message })) };
}
