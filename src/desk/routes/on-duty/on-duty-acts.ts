import { type ActionFunctionArgs, redirect } from 'react-router';
import { ChangeDriverLinkDocument, HandlePressDocument, ReleaseSheetsDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';

/** What our people do about duties and drivers, from whichever page; back there afterwards, which shows what holds then. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { execute } = requireSignedIn(args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('intent')) {
    case 'release':
      await execute(ReleaseSheetsDocument, { reference: text('reference'), vehicleIndex: Number(text('vehicle')) || 0 });
      break;
    case 'handle':
      await execute(HandlePressDocument, { id: text('id') });
      break;
    case 'renew-link':
    case 'end-link':
      await execute(ChangeDriverLinkDocument, { id: text('id'), isEnded: text('intent') === 'end-link' });
      break;
  }
  const back = text('back');
  return redirect(/^\/(?![/\\])/.test(back) ? back : '/plan');
}
