import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Warning } from '../ui/parts.tsx';
import { useSales } from './use-sales.ts';

type WaitingPrice = Awaited<ReturnType<DeskQueries['prices']['waiting']>>[number];
type Proposal = WaitingPrice['proposal'];

/** A price below the floor on its trip's page: a second person approves or refuses it, and its author may withdraw it. */
export function WaitingPriceNote({ proposal }: { readonly proposal: Proposal }) {
  const s = useSales();
  return (
    <Warning>
      <p>{useProposalText()(proposal)}</p>
      <Form method="post" preventScrollReset>
        {proposal.mayApprove && (
          <Button kind="main" intent="approve-price">
            {s('byLines.approve')}
          </Button>
        )}{' '}
        <Button intent="reject-price">{s(proposal.mayApprove ? 'byLines.reject' : 'byLines.takeBack')}</Button>
      </Form>
    </Warning>
  );
}

function useProposalText() {
  const s = useSales();
  const { money } = useDesk();
  return ({ memberName, totalCents, percentBelow, reason }: Proposal) =>
    s('byLines.waits', { name: memberName, total: money(totalCents), percent: Math.round(percentBelow * 10) / 10, reason });
}
