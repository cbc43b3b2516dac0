import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { dayFromNow } from '#server/testing/forms.ts';

export type Acknowledged = { readonly email: string; readonly id: string; readonly reference: string; readonly isBooked: boolean };
export type Customers = {
  readonly acknowledged: readonly Acknowledged[];
  /** Milliseconds of the longest time since the last call of {@link forget} in which nothing was acknowledged. */
  longestGap(): number;
  /** How visitors were answered meanwhile: cached pages, and pages of a trip. */
  answers(): { readonly kept: ReadonlyMap<number, number>; readonly trip: ReadonlyMap<number, number> };
  forget(): void;
  /** Resolves once this many more were acknowledged. */
  waitForWrites(count: number, milliseconds: number): Promise<void>;
  stop(): Promise<void>;
};

const person = (email: string) => `{ firstName: "Anna", lastName: "Zwaluw", email: "${email}", phone: "06 1234 5678" }`;
const stops = `[{ placeText: "Utrecht", date: "${dayFromNow(60)}", time: "08:00" },
  { placeText: "Efteling", date: "${dayFromNow(60)}", time: "17:30" }, { placeText: "Utrecht" }]`;
const travel = 'travel { quoteId version bookingId reference quotes { isChosen totalCents } } errors { field code }';
const answered = v.object({
  data: v.record(
    v.string(),
    v.object({
      travel: v.object({
        quoteId: v.string(),
        version: v.number(),
        bookingId: v.nullable(v.string()),
        reference: v.string(),
        quotes: v.array(v.object({ isChosen: v.boolean(), totalCents: v.number() })),
      }),
    }),
  ),
});

/** Two clients that request quotes and book every second one, each under its key until it is answered, and visitors who only read. */
export function startCustomers({ port, isTls }: { readonly port: number; readonly isTls: boolean }): Customers {
  const agent = isTls
    ? new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 20 })
    : new PlainAgent({ keepAlive: true, maxSockets: 20 });
  const acknowledged: Acknowledged[] = [];
  const state = { isOver: false, last: performance.now(), longest: 0, kept: new Map<number, number>(), trip: new Map<number, number>() };

  function note(done: Acknowledged): void {
    acknowledged.push(done);
    state.longest = Math.max(state.longest, performance.now() - state.last);
    state.last = performance.now();
  }

  async function mutate(name: string, given: string) {
    const query = `mutation { ${name}(${given}) { ${travel} } }`;
    for (;;) {
      const answer = await ask({ agent, port, path: '/graphql', body: JSON.stringify({ query }) }).catch(() => null);
      const parsed = answer?.status === 200 ? v.safeParse(answered, JSON.parse(answer.text)) : null;
      const found = parsed?.success ? parsed.output.data[name]?.travel : undefined;
      if (found !== undefined) return found;
      if (state.isOver) return null;
      await pause(200);
    }
  }

  async function write(writer: number): Promise<void> {
    for (let count = 1; !state.isOver; count += 1) {
      const email = `w${writer}-${count}@cluster.example`;
      const itinerary = `{ type: "day-trip", passengers: 48, stops: ${stops} }`;
      const order = `domain: NL, language: nl, itinerary: ${itinerary}, customer: ${person(email)}`;
      const quote = await mutate('requestQuote', `idempotencyKey: "${crypto.randomUUID()}", ${order}`);
      if (quote === null) return;
      const { quoteId: id, reference, quotes } = quote;
      note({ email, id, reference, isBooked: false });
      if (count % 2 === 1) continue;
      const address = '{ street: "Domplein 1", zipcode: "3512 JC", city: "Utrecht", country: "NL", paymentMethod: "bank-transfer" }';
      const saved = await mutate('saveContactDetails', `id: "${id}", version: 1, customer: ${person(email)}, invoice: ${address}`);
      const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
      const accept = `id: "${id}", version: ${saved?.version ?? 2}, expectedTotalCents: ${total}, agreements: { termsAndCondition: true }`;
      const booked = await mutate('acceptQuote', `idempotencyKey: "${crypto.randomUUID()}", ${accept}`);
      if (booked !== null) note({ email, id, reference, isBooked: true });
    }
  }

  async function look(): Promise<void> {
    while (!state.isOver) {
      const trip = acknowledged[0]?.id;
      await lookAt('/', state.kept);
      if (trip !== undefined) await lookAt(`/my-quote/${trip}`, state.trip);
      await pause(300);
    }
  }

  async function lookAt(path: string, counts: Map<number, number>): Promise<void> {
    const status = await ask({ agent, port, path }).then(
      (answer) => answer.status,
      () => 0,
    );
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  const running = Promise.all([write(1), write(2), look()]);
  return {
    acknowledged,
    longestGap: () => Math.max(state.longest, performance.now() - state.last),
    answers: () => ({ kept: state.kept, trip: state.trip }),
    forget() {
      Object.assign(state, { last: performance.now(), longest: 0, kept: new Map(), trip: new Map() });
    },
    async waitForWrites(count, milliseconds) {
      const [wanted, until] = [acknowledged.length + count, performance.now() + milliseconds];
      while (acknowledged.length < wanted) {
        if (performance.now() > until) throw new Error(`No writes were acknowledged for ${milliseconds / 1_000} s`);
        await pause(100);
      }
    },
    async stop() {
      state.isOver = true;
      await running;
      agent.destroy();
    },
  };
}

type Ask = { readonly agent: Agent | PlainAgent; readonly port: number; readonly path: string; readonly body?: string };

function ask({ agent, port, path, body }: Ask): Promise<{ readonly status: number; readonly text: string }> {
  const headers = {
    host: 'nl.localhost',
    'x-forwarded-for': '203.0.113.7',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const send = agent instanceof Agent ? request : requestPlain;
    const asked = send({ agent, host: '127.0.0.1', port, path, method, headers, timeout: 10_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    asked.on('timeout', () => asked.destroy(new Error('No answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });
}
