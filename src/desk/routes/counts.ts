import type { LoaderFunctionArgs } from 'react-router';
import { DroppedJobsDocument, OpenIncidentsDocument, RingsDocument, TodayDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { countByPlace } from '../ui/counts/count-waiting.ts';

/** What waits at the places of the desk, for the rail, which asks after the page has come. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { execute, queries } = requireSignedIn(args);
  const [{ today }, waitingPrices, { openIncidents }, { rings }, myTasks, { droppedJobs }, openMessages] = await Promise.all([
    execute(TodayDocument, {}),
    queries.prices.waiting({}),
    execute(OpenIncidentsDocument, {}),
    execute(RingsDocument, {}),
    queries.tasks.mine({}),
    execute(DroppedJobsDocument, {}),
    queries.messages.listOpen({}),
  ]);
  const ofToday = countByPlace({ today, waitingPrices, openIncidents, rings, myTasks, droppedJobs });
  const counts = { ...ofToday, '/messages': openMessages.length };
  return Response.json(counts, { headers: { 'Cache-Control': 'no-store' } });
}
