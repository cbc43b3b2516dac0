import { type ActionFunctionArgs, redirect } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** Everything that is stored of a person, as one file. The request is a POST, so that no log shows whose. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await args.request.formData();
  const [who, driver] = [String(form.get('who') ?? ''), String(form.get('driver') ?? '')];
  const file = await requireSignedIn(args).personExport({ who, driver });
  if (file === 'prove-again') throw redirect(`/sign-in/prove?to=${driver === '' ? '/privacy' : encodeURIComponent(`/drivers/${driver}`)}`);
  return answerFile(file);
}
