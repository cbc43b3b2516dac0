import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { loader as figures } from '../figures/figures-export.ts';
import { loader as statementCsv } from '../statements/statement-csv.ts';
import { loader as statementInvoice } from '../statements/statement-invoice.ts';
import { loader as statementPdf } from '../statements/statement-pdf.ts';
import { createFakeDesk, load } from '../testing/fake-desk.ts';
import { loader as trips } from '../trips/trips-export.ts';
import { loader as inspection } from './inspection.ts';
import { loader as tripDocument } from './journey-document.ts';

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;
const files: readonly (readonly [string, Loader])[] = [
  ['inspection', inspection],
  ['journey-document', tripDocument],
  ['statement-pdf', statementPdf],
  ['statement-csv', statementCsv],
  ['statement-invoice', statementInvoice],
  ['trips.csv', trips],
  ['figures.csv', figures],
];
const params = { subject: 'driver', id: 'x', reference: 'NL-1', vehicle: '1', kind: 'x' };

/** What a loader returns or throws. */
async function answerOf(loader: Loader, fake: Parameters<typeof createFakeDesk>[0]): Promise<unknown> {
  return await load(loader, { desk: createFakeDesk(fake), params, path: '/file' }).catch((thrown: unknown) => thrown);
}

it.each(files)('the file %s redirects people who are not signed in to the sign-in, and is not generated', async (_name, loader) => {
  const answer = await answerOf(loader, { signedIn: null });
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([302, '/sign-in?to=%2Ffile']);
});

const notFound = async () => {
  throw new Response(null, { status: 404 });
};
const none = async () => null;

it.each(files)('the file %s is not there for people without the right', async (_name, loader) => {
  const doors = { inspectionPack: none, journeyDocument: none, statementPdf: none, invoiceFile: none };
  const queries = { figures: { ofWeeks: notFound }, statements: { one: notFound }, tripList: { export: notFound } };
  const answer = await answerOf(loader, { queries, more: { ...doors, language: 'nl', textsOf: () => ({}) } });
  expect(answer).toSatisfy((thrown) => statusOf(thrown) === 404);
});

/** Of a response, or of data thrown in React Router's own way. */
function statusOf(thrown: unknown): unknown {
  if (thrown instanceof Response) return thrown.status;
  return typeof thrown === 'object' && thrown !== null && 'init' in thrown && typeof thrown.init === 'object' && thrown.init !== null
    ? Reflect.get(thrown.init, 'status')
    : thrown;
}
