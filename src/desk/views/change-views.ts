import { DeleteViewDocument, RenameViewDocument, SaveViewDocument } from '../api/generated/operations.ts';
import type { DeskRequest } from '../desk-request.ts';

type Asked = { readonly form: FormData /** Of the list that is looked at. */; readonly query: string };

/** Saves, renames or deletes a view as the pressed button says: null, or why it was not done. */
export async function changeViews({ execute }: Pick<DeskRequest, 'execute'>, { form, query }: Asked): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? '');
  const [id, name] = [text('view'), text('name')];
  switch (text('intent')) {
    case 'save-view':
      return (await execute(SaveViewDocument, { name, query, isForAll: text('forAll') === 'yes' })).saveView.problem;
    case 'rename-view':
      return (await execute(RenameViewDocument, { id, name })).renameView.problem;
    case 'delete-view':
      return (await execute(DeleteViewDocument, { id })).deleteView.problem;
    default:
      return 'refused';
  }
}
