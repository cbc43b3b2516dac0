import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import type { TextFailure, TextSender } from '../ports.ts';

/** How to reach Bird (MessageBird). */
export type BirdSettings = {
  readonly accessKey: string;
  /** The sender that the telephone shows: up to 11 letters and digits, or a number with its country code. */
  readonly originator: string;
  /** Without a trailing slash. Tests use another address than Bird's. */
  readonly url: string;
};

export const birdUrl = 'https://rest.messagebird.com';

const timeLimit = 5_000;

/** The answer says how many recipients were accepted; refused ones are counted apart. */
const sentMessage = v.object({ id: v.string(), recipients: v.object({ totalSentCount: v.number() }) });

/** Text messages by the SMS API of Bird (https://developers.messagebird.com/api/sms-messaging): `POST /messages`, answered with 201. */
export function createBird(settings: BirdSettings): TextSender {
  return { send: (message) => send(settings, message) };
}

async function send(
  { accessKey, originator, url }: BirdSettings,
  { to, text, reference }: Parameters<TextSender['send']>[0],
): Promise<Result<null, TextFailure>> {
  try {
    const response = await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `AccessKey ${accessKey}`, 'content-type': 'application/json' },
      // Digits only, as the API expects recipients. `auto` uses the letters of GSM 03.38 if they suffice.
      body: JSON.stringify({ originator, recipients: [to.slice(1)], body: text, reference, datacoding: 'auto' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    return await judge(response);
  } catch (error) {
    // The kind of failure only, neither the address nor the key.
    return failure({ code: error instanceof Error ? error.name : 'unreachable', permanent: false });
  }
}

/** 408, 425 and 429: too many or too slow. 401 and 402 (no credit) are ours to fix. Any other 4xx fails again when repeated. */
async function judge(response: Response): Promise<Result<null, TextFailure>> {
  const { status } = response;
  if (status !== 201 && status !== 200) {
    await response.body?.cancel();
    const isPermanent = status >= 400 && status < 500 && ![401, 402, 408, 425, 429].includes(status);
    return failure({ code: `status ${status}`, permanent: isPermanent });
  }
  const sent = v.safeParse(sentMessage, JSON.parse(await response.text()));
  if (!sent.success) return failure({ code: 'not a message', permanent: false });
  return sent.output.recipients.totalSentCount > 0 ? success(null) : failure({ code: 'sent to nobody', permanent: true });
}
