import type { LoaderFunctionArgs } from 'react-router';
import { csvBeginning, formatCsvLine } from '#domain/trip/csv.ts';
import { requireSignedIn } from '../desk-request.ts';
import { createDeskWords } from '../desk-texts.ts';
import { nameColumn } from './describe-column.ts';
import { exportCell } from './export-cell.ts';
import { readList } from './read-list.ts';

/**
 * A list of trips as a file for spreadsheets, sent while it is read. Without the right it does not exist. The download is in the audit log.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const { filter, columns } = readList(query);
  const asked = { ...filter, columns: [...columns], only: query.getAll('only') };
  const read = async (page: number) => await desk.queries.tripList.export({ ...asked, page });
  const words = createDeskWords({ language: desk.language, texts: desk.textsOf('desk') });
  const line = (cells: Parameters<typeof formatCsvLine>[0]) => formatCsvLine(cells, desk.language);
  // Before anything is sent, so that a missing right gets a proper answer.
  const first = await read(1);
  async function* write() {
    yield csvBeginning + line(columns.map((column) => nameColumn(column, words)));
    for (let [page, rows] = [1, first]; ; [page, rows] = [page + 1, await read(page + 1)]) {
      yield rows.trips.map((trip) => line(columns.map((column) => exportCell(trip, column, words)))).join('');
      if (!rows.hasMore) return;
    }
  }
  return new Response(streamOf(write()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="trips.csv"',
      'Cache-Control': 'no-store',
    },
  });
}

/** Reads only as fast as the file is downloaded. */
function streamOf(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return();
    },
  });
}
