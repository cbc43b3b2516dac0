import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sendLostItem } from '../features/trip/lost/send-lost-item.ts';
import { loadSharedTrip } from '../features/trip/share/load-shared-trip.ts';
import { SharedTripPage } from '../features/trip/share/shared-trip-page.tsx';
import { useFormAnswer } from '../form-over-line.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';
import { readForm } from '../read-form.ts';

export { clientAction } from '../form-over-line.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { trip } = await loadSharedTrip(args);
  return { trip };
}

/** Everybody with the link may report an item left in the coach. */
export async function action({ context, request, url, params }: ActionFunctionArgs) {
  const language = url.searchParams.get('lng');
  return await sendLostItem({
    page: getPageRequest({ context }),
    id: params.id ?? '',
    sentPath: `${url.pathname}?${new URLSearchParams({ saved: 'report-lost', ...(language === null ? {} : { lng: language }) })}`,
    form: await readForm(request),
    isDocument: request.headers.get('sec-fetch-dest') !== 'empty',
  });
}

export const handle = { namespaces: ['travel', 'trip', 'form'], isQuiet: true } satisfies RouteHandle;

export default function SharedRoute() {
  const { trip } = useLoaderData<typeof loader>();
  return <SharedTripPage trip={trip} lost={useFormAnswer<typeof action>()} />;
}
