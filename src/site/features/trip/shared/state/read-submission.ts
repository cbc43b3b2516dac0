import type { ActionFunctionArgs } from 'react-router';
import type { FlowKey } from '#domain/sites/flows.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getPageRequest } from '../../../../page-loader.ts';
import { readForm } from '../../../../read-form.ts';
import type { PageRequest } from '../../../../request-context.ts';
import { addToAddress } from '../../../../ui/link/link-address.ts';
import { type FlowStep, flowOfPath, linkInFlow } from './flow-links.ts';

/** A sent form of a trip's page, and its origin. */
export type Submission = {
  readonly page: PageRequest;
  readonly flow: FlowKey;
  readonly id: string;
  readonly url: URL;
  readonly form: FormData;
  /** True where the browser sent the form itself and expects a page; a script expects data. */
  readonly isDocument: boolean;
  /** The vehicle choice of the address, null for the quote's own. */
  readonly option: string | null;
  /** The address of another page of the same flow. */
  readonly pathTo: (step: FlowStep, search?: Readonly<Record<string, string>>) => string;
};

export async function readSubmission({ context, request, url, params }: ActionFunctionArgs): Promise<Submission> {
  const page = getPageRequest({ context });
  const flow = flowOfPath(url.pathname);
  const id = params.id ?? '';
  const place = { site: getSite(page.site), language: page.language };
  const language = url.searchParams.get('lng');
  return {
    page,
    flow,
    id,
    url,
    form: await readForm(request),
    isDocument: request.headers.get('sec-fetch-dest') !== 'empty',
    option: url.searchParams.get('option'),
    pathTo: (step, search = {}) =>
      addToAddress(pathTo(place, linkInFlow(flow, id, step)), { search: { ...search, ...(language === null ? {} : { lng: language }) } }),
  };
}
