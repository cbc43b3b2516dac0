import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { EditingTextsContext } from './use-editing.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { language, textsOf, signedIn } = context.get(deskContext);
  return { language, texts: signedIn?.scope === 'whole' ? textsOf('editing') : {} };
}

/** The frame of all pages that edit prices and content: it loads their texts. */
export default function Editing() {
  return (
    <EditingTextsContext value={useLoaderData<typeof loader>()}>
      <Outlet />
    </EditingTextsContext>
  );
}
