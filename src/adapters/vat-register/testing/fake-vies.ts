import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

const question = v.object({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  vatNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9+*]{2,12}$/)),
  requesterMemberStateCode: v.optional(v.string()),
  requesterNumber: v.optional(v.string()),
});
export type ViesQuestion = v.InferOutput<typeof question>;

export type FakeVies = {
  readonly url: string;
  readonly questions: readonly ViesQuestion[];
  /** Answers all later requests in another way; null: as documented again. */
  behave(answer: { readonly status: number; readonly body: string } | null): void;
  stop(): Promise<void>;
};

/** A local server that answers like the REST interface of VIES: these numbers are valid, all others are not. */
export async function startFakeVies(valid: readonly string[]): Promise<FakeVies> {
  const questions: ViesQuestion[] = [];
  let odd: { readonly status: number; readonly body: string } | null = null;
  const server = createServer(async (request, response) => {
    const parsed = v.safeParse(question, JSON.parse(await text(request)));
    const { status, body } = odd ?? (parsed.success && request.url === '/check-vat-number' ? answer(parsed.output) : invalidInput);
    if (parsed.success) questions.push(parsed.output);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const answer = ({ countryCode, vatNumber, requesterNumber }: ViesQuestion) => ({
    status: 200,
    body: JSON.stringify({
      ...{ countryCode, vatNumber, requestDate: '2026-11-27T04:00:00.000Z', valid: valid.includes(countryCode + vatNumber) },
      ...{ requestIdentifier: requesterNumber === undefined ? '' : 'WAPIAAAAW1', name: '---', address: '---' },
    }),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    questions,
    behave: (listener) => {
      odd = listener;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

const invalidInput = {
  status: 400,
  body: JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }),
};
