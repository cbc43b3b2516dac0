import type { LoaderFunctionArgs } from 'react-router';
import { csvBeginning, formatCsvLine } from '#domain/trip/csv.ts';
import { requireSignedIn } from '../desk-request.ts';
import { createFigureWords } from './figure-texts.ts';

const euros = (cents: number | null) => (cents === null ? null : Math.round(cents) / 100);

/** The figures of a page as a file for spreadsheets: amounts in euros. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '', site: query.get('site') ?? '' };
  const figures = await desk.queries.figures.ofWeeks(asked);
  const { f } = createFigureWords({ language: desk.language, texts: desk.textsOf('figures') });
  const columns = ['asked', 'priced', 'booked', 'driven', 'cancelled', 'conversion', 'revenue', 'fees', 'mean', 'lead', 'margin'] as const;
  const head = [f('kind'), f('value'), ...columns.map((column) => f(column))];
  const lines = figures.lines.map((line) => [
    f(line.kind === 'all' || line.kind === 'week' || line.kind === 'site' || line.kind === 'occasion' ? line.kind : 'source'),
    line.value,
    ...[line.asked, line.priced, line.booked, line.driven, line.cancelled, line.bookedPercent],
    ...[euros(line.bookedCents), euros(line.feeCents), euros(line.meanCents), line.meanLeadDays, line.marginPercent],
  ]);
  return new Response(csvBeginning + [head, ...lines].map((cells) => formatCsvLine(cells, desk.language)).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="figures.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
