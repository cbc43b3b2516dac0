import type { BoardSpan } from '#operations/duties/rules/board-clock.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from './board.module.css';
import { BarText, percent, placeIn } from './board-bar.tsx';
import type { DrawnRow } from './use-drawn-proposal.ts';
import type { ProposedRow } from './use-proposal.ts';

type ProposedProps = { readonly drawn: DrawnRow; readonly span: BoardSpan; readonly toggle: (row: ProposedRow) => void };

/** A duty as the proposal would place it, dashed; a press or Space excludes it, and includes it again. */
export function ProposedBar({ drawn: { row, route, isOut }, span, toggle }: ProposedProps) {
  const { period, clock } = useDesk();
  const { p } = usePlanning();
  const { reference, startsAt, endsAt, plate, drivers } = row;
  const crew = drivers.map(({ name }) => name).join(', ');
  const words = [route, `${clock(startsAt)}–${clock(endsAt)} · ${plate}`] as const;
  const name = p('board.proposed', { what: [reference, words.join(' '), period(startsAt, endsAt), crew].join(', ') });
  const x = placeIn(startsAt, span);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of a drawing; SVG has none.
    <g
      role="button"
      tabIndex={0}
      aria-pressed={!isOut}
      aria-label={isOut ? `${name}, ${p('board.leftOut')}` : name}
      className={styles.proposedBar}
      data-out={isOut || undefined}
      onClick={() => toggle(row)}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        toggle(row);
      }}
    >
      <svg x={percent(x)} width={percent(Math.max(0.15, placeIn(endsAt, span) - x))} y={4} height={36} aria-hidden="true">
        <rect width="100%" height={36} rx={4} className={styles.body} />
        <rect width={4} height={36} className={styles.edge} />
        <BarText words={words} shape="open" />
      </svg>
    </g>
  );
}
