import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import { proposeOnBoard } from './propose-on-board.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  return { ...(await requireSignedIn(args).queries.plan.runs({})), day: searchParams.get('day') ?? '' };
}

export async function action(args: ActionFunctionArgs) {
  return await proposeOnBoard(args);
}

/** The proposal on a page of its own, for phones and for browsers without a script. */
export default function ProposalPage() {
  const { runs, day } = useLoaderData<typeof loader>();
  const { p } = usePlanning();
  useLive('plan');
  return (
    <>
      <title>{p('proposal.title')}</title>
      <h1 className={planning.title}>{p('proposal.title')}</h1>
      <ProposalPanel placed={runs.filter(({ isPlaced }) => isPlaced)} day={day} answer={useAnswer<typeof action>()} />
    </>
  );
}
