import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import * as v from 'valibot';

/** A payment as the Mollie API shows it, with the fields that we read. */
export type MolliePayment = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string };

export type MollieRequest = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
};

export type FakeMollie = {
  readonly url: string;
  readonly apiKey: string;
  readonly requests: readonly MollieRequest[];
  readonly payments: ReadonlyMap<string, MolliePayment>;
  /** Changes a payment there, for example to `{ status: 'paid' }`. */
  change(id: string, changes: Readonly<Record<string, unknown>>): void;
  /** Answers the next requests in another way; null: as documented again. */
  behave(listener: RequestListener | null): void;
  stop(): void;
};

const order = v.object({
  amount: v.object({ currency: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) }),
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  redirectUrl: v.pipe(v.string(), v.url()),
  webhookUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  method: v.array(v.picklist(['ideal', 'bancontact', 'creditcard', 'applepay'])),
  locale: v.picklist(['en_GB', 'nl_NL', 'nl_BE', 'de_DE', 'fr_FR', 'fr_BE', 'es_ES']),
  metadata: v.unknown(),
});

type State = { readonly payments: Map<string, MolliePayment>; readonly idempotent: Map<string, string>; readonly apiKey: string };

/** A local server that takes payments as the documentation of the Mollie API, version 2, describes. */
export async function startFakeMollie(apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'): Promise<FakeMollie> {
  const state: State = { payments: new Map(), idempotent: new Map(), apiKey };
  const requests: MollieRequest[] = [];
  let odd: RequestListener | null = null;
  const server = createServer(async (request, response) => {
    const body = parseJson(await readBody(request));
    const key = request.headers['idempotency-key'];
    requests.push({ method: request.method ?? '', path: request.url ?? '', idempotencyKey: typeof key === 'string' ? key : null, body });
    if (odd === null) answer(state, { request, response, body });
    else odd(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    apiKey,
    requests,
    payments: state.payments,
    change: (id, changes) => state.payments.set(id, { ...find(state, id), ...changes }),
    behave: (listener) => {
      odd = listener;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Received = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly body: unknown };

type Reply = { readonly status: number; readonly json: unknown };

function answer(state: State, { request, response, body }: Received): void {
  const { status, json } = reply(state, request, body);
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(json));
}

function reply(state: State, request: IncomingMessage, body: unknown): Reply {
  const { pathname, origin } = new URL(request.url ?? '', `http://${request.headers.host}`);
  if (request.headers.authorization !== `Bearer ${state.apiKey}`) return fail(401, 'Missing authentication, or failed to authenticate');
  if (request.method === 'POST' && pathname === '/v2/payments') {
    return create(state, { key: String(request.headers['idempotency-key'] ?? ''), body, origin });
  }
  const payment = state.payments.get(/^\/v2\/payments\/(\w+)$/.exec(pathname)?.[1] ?? '');
  return payment === undefined ? fail(404, 'No payment exists with this token') : show(200, payment);
}

type Creation = { readonly key: string; readonly body: unknown; readonly origin: string };

function create(state: State, { key, body, origin }: Creation): Reply {
  const before = state.payments.get(state.idempotent.get(key) ?? '');
  if (before !== undefined) return show(201, before);
  const ordered = v.safeParse(order, body);
  if (!ordered.success) return fail(422, `The field ${v.getDotPath(ordered.issues[0]) ?? ''} is invalid`);
  const id = `tr_${key.replaceAll('-', '').slice(-12)}${state.payments.size}`;
  const checkout = { href: `${origin}/checkout/select-method/${id.slice(3)}`, type: 'text/html' };
  const payment = { resource: 'payment', id, mode: 'test', status: 'open', createdAt: now(), ...ordered.output, _links: { checkout } };
  state.payments.set(id, payment);
  state.idempotent.set(key, id);
  return show(201, payment);
}

/** Only an open payment can still be paid; a paid one says when. */
function show(status: number, payment: MolliePayment): Reply {
  const isOpen = payment.status === 'open';
  const paidAt = payment.status === 'paid' ? { paidAt: now() } : {};
  return { status, json: { ...paidAt, ...payment, ...(isOpen ? {} : { _links: {} }) } };
}

function fail(status: number, detail: string): Reply {
  return { status, json: { status, title: 'Error', detail, _links: {} } };
}

function find({ payments }: State, id: string): MolliePayment {
  const payment = payments.get(id);
  if (payment === undefined) throw new Error(`Mollie has no payment ${id}`);
  return payment;
}

function now(): string {
  return `${new Date().toISOString().slice(0, 19)}+00:00`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
