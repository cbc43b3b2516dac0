import { redirect } from 'react-router';
import type { Handlers } from '../desk-action.ts';

export const extraTimeForms = {
  agree: async ({ acts }, { params, text }) => {
    const reference = params.reference ?? '';
    const asked = { reference, version: text('version'), minutes: text('minutes'), toldCents: text('toldCents') };
    const agreed = await acts.extraTime.agree(asked);
    return agreed.isDone ? redirect(`/trips/${reference}`) : agreed;
  },
} satisfies Handlers;
