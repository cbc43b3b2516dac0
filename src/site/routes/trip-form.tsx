import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

/** What routes have in common whose page has a form about one trip. */
export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
