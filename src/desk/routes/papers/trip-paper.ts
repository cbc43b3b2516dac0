import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../../desk-request.ts';
import { answerFile } from '../../partners/answer-paper.ts';

/** A paper of a vehicle of a trip, to be read and printed. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { reference = '', vehicle = '', kind = '' } = params;
  const wanted = { reference, vehicleIndex: Number(vehicle) - 1, kind };
  return answerFile(await requireSignedIn(args).journeyPaper(wanted), 'inline');
}
