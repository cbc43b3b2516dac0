import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/button.tsx';
import { Key } from '../ui/key.tsx';
import part from '../ui/parts.module.css';
import styles from './board.module.css';
import { LeftOpenList } from './proposal-panel.tsx';
import { ProposedRowLine } from './proposed-row.tsx';
import type { DrawnProposal } from './use-drawn-proposal.ts';
import { formatRows, keyOf } from './use-proposal.ts';

/** Where it is requested and accepted, from either page. */
const address = '/board/proposal';

/** Requests a proposal for the day that the board shows; the key is that of the bar. */
export function ProposeButton({ drawn, day }: { readonly drawn: DrawnProposal; readonly day: string }) {
  const { columnDay } = useDesk();
  const { p } = usePlanning();
  const { proposer, isLooking } = drawn;
  return (
    <proposer.Form method="post" action={address}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="intent" value="propose" />
      <Button kind="main" icon="plan" shortcut="p">
        {isLooking ? p('proposal.looking') : p('board.proposeDay', { day: columnDay(day) })}
      </Button>
    </proposer.Form>
  );
}

/** The totals of the proposal on the board, and what stays open and why; nothing is placed before it is accepted. */
export function BoardProposal({ drawn, planId }: { readonly drawn: DrawnProposal; readonly planId: string | null }) {
  const { p } = usePlanning();
  const { columnDay } = useDesk();
  const { proposal, left, outcomes, placed, isTaking, isLooking, taker, discard } = drawn;
  if (proposal === null || isLooking) return null;
  const { rows, open, day, isBest } = proposal;
  const isPlan = planId !== null && proposal === drawn.given;
  const title = isPlan ? p('plans.onBoardTitle') : p('board.proposalOf', { day: columnDay(day) });
  const kilometres = rows.reduce((sum, row) => sum + row.emptyKilometres, 0);
  return (
    <section className={styles.proposal} aria-label={title}>
      <div className={styles.figures}>
        <h2>{title}</h2>
        <span className={styles.figure}>
          <strong>
            {rows.length} / {rows.length + open.length}
          </strong>
          {p('board.dutiesPlanned')}
        </span>
        <span className={styles.figure}>
          <strong>{kilometres}</strong>
          {p('board.emptyKilometres')}
        </span>
        <span className={styles.figure}>
          <strong>{open.length}</strong>
          {p('board.notPlanned')}
        </span>
        <taker.Form method="post" action={address} className={styles.choose}>
          <input type="hidden" name="intent" value="take" />
          {isPlan && <Link to={`/plans/${planId}`}>{p('plans.toPlan')}</Link>}
          {left.length > 0 && !isPlan && (
            <button type="submit" name="rows" value={formatRows(left)} className={part.main} disabled={isTaking}>
              {isTaking ? p('proposal.taking') : p('board.acceptAll', { count: left.length })}
            </button>
          )}
          <button type="button" className={part.plain} onClick={discard}>
            {p('proposal.discard')} <Key>Esc</Key>
          </button>
        </taker.Form>
        {isPlan && (
          <Form method="post" action={`/plans/${planId}`}>
            {rows.filter(drawn.isLeftOut).map((row) => (
              <input key={keyOf(row)} type="hidden" name="leftOut" value={keyOf(row)} />
            ))}
            <Button intent="accept" kind="main" icon="check">
              {p('board.acceptAll', { count: left.length })}
            </Button>
          </Form>
        )}
      </div>
      <p className={planning.muted}>
        {rows.length === 0 && open.length === 0
          ? p('proposal.none')
          : p(isPlan ? 'plans.checked' : isBest ? 'proposal.best' : 'proposal.notProved')}{' '}
        {p('board.leaveOut')}
      </p>
      <details>
        <summary>{p('board.eachRow')}</summary>
        <taker.Form method="post" action={address}>
          <input type="hidden" name="intent" value="take" />
          <ul className={planning.list}>
            {rows.map((row) => (
              <ProposedRowLine
                key={keyOf(row)}
                row={row}
                outcome={outcomes.get(keyOf(row))}
                isPlaced={placed.has(keyOf(row))}
                isTaking={isTaking}
              />
            ))}
          </ul>
        </taker.Form>
        <LeftOpenList open={open} />
      </details>
    </section>
  );
}
