import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { EditingTextsContext } from './use-editing.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { language, textsOf, signedIn } = context.get(deskContext);
  return { language, texts: signedIn?.scope === 'whole' ? textsOf('editing') : {} };
}

/** Around every page on which prices and pages are edited: their texts. */
export default function Editing() {
  return (
    <EditingTextsContext value={useLoaderData<typeof loader>()}>
      <Outlet />
    </EditingTextsContext>
  );
}
