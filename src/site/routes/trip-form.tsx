import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

/** Shared by routes whose page has a form about one trip. */
export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // A refusal may have come from a change of the trip, so it reads the trip again. A form that could not be sent keeps the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
