import { ShareTripDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { answerRefusal, readText, sendChange } from '../shared/state/send-change.ts';

export const shareIntents = ['share-on', 'share-off', 'share-renew'] as const;
export type ShareIntent = (typeof shareIntents)[number];

export type ShareValues = { readonly intent: ShareIntent; readonly idempotencyKey: string };

/** The act of a form's button; null for an unknown one. */
export function parseShareIntent(text: string | null): ShareIntent | null {
  return shareIntents.find((intent) => intent === text) ?? null;
}

/** Enables or disables the group's page, or gives it another address. */
export async function sendShare(submission: Submission, intent: ShareIntent) {
  const { page, id, form, pathTo } = submission;
  const values: ShareValues = { intent, idempotencyKey: readText(form, 'idempotencyKey') };
  const sent = await sendChange(page, async () => {
    const { shareTrip } = await page.api.execute(ShareTripDocument, {
      id,
      idempotencyKey: values.idempotencyKey,
      isShared: intent !== 'share-off',
      renew: intent === 'share-renew',
    });
    return shareTrip;
  });
  if (sent.kind === 'done') return seeOther(`${pathTo('overview', { saved: intent })}#share`);
  return leaveEndedTrip(sent, submission) ?? answerRefusal(values, sent, submission);
}
