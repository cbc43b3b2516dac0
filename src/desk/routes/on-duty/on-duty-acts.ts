import { type ActionFunctionArgs, redirect } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { readReturnPath } from '#domain/input/return-path.ts';
import {
  ChangeDriverLinkDocument,
  HandlePressDocument,
  NoteJourneyFormDocument,
  ReleaseSheetsDocument,
} from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';

/** What our people do about duties and drivers, from whichever page; back there afterwards, which shows what holds then. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { execute } = requireSignedIn(args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const run = () => ({ reference: text('reference'), vehicleIndex: readWhole(text('vehicle')) ?? 0 });
  switch (text('intent')) {
    case 'release':
      await execute(ReleaseSheetsDocument, run());
      break;
    case 'journey-form':
      await execute(NoteJourneyFormDocument, { ...run(), book: text('book'), number: text('number') });
      break;
    case 'handle':
      await execute(HandlePressDocument, { id: text('id') });
      break;
    case 'renew-link':
    case 'end-link':
      await execute(ChangeDriverLinkDocument, { id: text('id'), isEnded: text('intent') === 'end-link' });
      break;
  }
  return redirect(readReturnPath(text('back')) ?? '/plan');
}
