import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import type { TextFailure, TextSender } from '../ports.ts';

/** How Bird (MessageBird) is reached. */
export type BirdSettings = {
  readonly accessKey: string;
  /** What the telephone shows as the sender: up to 11 letters and digits, or a number with its country's code. */
  readonly originator: string;
  /** Without a trailing slash; another than Bird's own is for tests. */
  readonly url: string;
};

export const birdUrl = 'https://rest.messagebird.com';

const timeLimit = 5_000;

/** What was sent says to how many; recipients are counted apart from those that were refused. */
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
      // Digits alone, as the API wants recipients; `auto` takes the letters of GSM 03.38 where they suffice.
      body: JSON.stringify({ originator, recipients: [to.slice(1)], body: text, reference, datacoding: 'auto' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    return await judge(response);
  } catch (error) {
    // Neither the address nor the key: only what kind of failure it was.
    return failure({ code: error instanceof Error ? error.name : 'unreachable', permanent: false });
  }
}

/** 408, 425 and 429 are too many or too slow; 401 and 402 (no credit) are ours to mend. Any other 4xx is what asking again cannot mend. */
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
