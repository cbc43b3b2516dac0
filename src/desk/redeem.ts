import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { deskContext } from './desk-request.ts';
import { unlessAway } from './unless-away.ts';

/** Opens a mailed link or invitation, and leads to the next step of signing in. */
export async function redeem({ context, request }: ActionFunctionArgs, kind: 'link' | 'invitation') {
  const form = await request.formData();
  return await unlessAway({}, async () => {
    const opened = await context.get(deskContext).door.redeem(kind, String(form.get('secret') ?? '').trim());
    if (opened === 'used') return data({ problem: opened }, { status: 410 });
    if (opened === 'too-many-tries') return data({ problem: opened }, { status: 429 });
    throw redirect(opened === 'code' ? '/sign-in/code' : opened === 'enrol' ? '/sign-in/set-up' : '/');
  });
}
