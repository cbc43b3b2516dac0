import { createServer, type RequestListener } from 'node:http';
import * as v from 'valibot';

export type FakeBird = {
  readonly url: string;
  readonly accessKey: string;
  /** Every accepted message, in order of arrival. */
  readonly messages: readonly v.InferOutput<typeof order>[];
  /** Answers the next requests in another way; null: as documented again. */
  behave(listener: RequestListener | null): void;
  stop(): void;
};

/** What the API accepts: recipients are digits with the country code, the sender up to 11 letters or a number. */
const order = v.object({
  originator: v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{1,11}|\+?\d{7,15})$/)),
  recipients: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{6,14}$/))), v.minLength(1), v.maxLength(50)),
  body: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_377)),
  reference: v.string(),
  datacoding: v.picklist(['plain', 'unicode', 'auto']),
});

/** A local server that takes text messages as the documentation of Bird's SMS API describes. */
export async function startFakeBird(accessKey = 'test_gshuPaZoeEG6ovbc8M79w0QyM'): Promise<FakeBird> {
  const messages: v.InferOutput<typeof order>[] = [];
  let odd: RequestListener | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (odd !== null) return odd(request, response);
    const say = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const fail = (status: number, code: number, description: string) => say(status, { errors: [{ code, description, parameter: null }] });
    if (request.method !== 'POST' || request.url !== '/messages') return fail(404, 20, 'message not found');
    if (request.headers.authorization !== `AccessKey ${accessKey}`) return fail(401, 2, 'Request not allowed (incorrect access_key)');
    const ordered = v.safeParse(order, JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (!ordered.success) return fail(422, 9, `${v.getDotPath(ordered.issues[0])} is invalid`);
    const { recipients, ...message } = ordered.output;
    messages.push(ordered.output);
    const items = recipients.map((recipient) => ({ recipient: Number(recipient), status: 'sent' }));
    const counts = { totalCount: items.length, totalSentCount: items.length, totalDeliveredCount: 0, totalDeliveryFailedCount: 0 };
    return say(201, { id: `e8077d80${messages.length}`, direction: 'mt', type: 'sms', ...message, recipients: { ...counts, items } });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    accessKey,
    messages,
    behave: (listener) => {
      odd = listener;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
