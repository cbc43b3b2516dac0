import type { LoaderFunctionArgs } from 'react-router';
import {
  DroppedJobsDocument,
  MyTasksDocument,
  OpenIncidentsDocument,
  RingsDocument,
  TodayDocument,
  WaitingPricesDocument,
} from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { countByPlace } from '../ui/counts/count-waiting.ts';

/** What waits at the places of the desk, for the rail, which asks after the page has come. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { execute } = requireSignedIn(args);
  const [{ today }, { waitingPrices }, { openIncidents }, { rings }, { myTasks }, { droppedJobs }] = await Promise.all([
    execute(TodayDocument, {}),
    execute(WaitingPricesDocument, {}),
    execute(OpenIncidentsDocument, {}),
    execute(RingsDocument, {}),
    execute(MyTasksDocument, {}),
    execute(DroppedJobsDocument, {}),
  ]);
  const counts = countByPlace({ today, waitingPrices, openIncidents, rings, myTasks, droppedJobs });
  return Response.json(counts, { headers: { 'Cache-Control': 'no-store' } });
}
