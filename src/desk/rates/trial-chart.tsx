import styles from '../editing/editing.module.css';
import type { TrialPart } from './trial.ts';

type Steps = TrialPart['steps'];

const [width, height, top, foot] = [640, 180, 20, 40];

/** How many prices change by how much. The table beneath has the same figures. Drawn on the server, without a script. */
export function TrialChart({ steps, title }: { readonly steps: Steps; readonly title: string }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const step = width / steps.length;
  const floor = height - foot;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${summaryOf(steps)}`}>
      <line className={styles.axis} x1={0} x2={width} y1={floor} y2={floor} />
      {steps.map(({ from, until, count }, index) => {
        const size = ((floor - top) * count) / most;
        const middle = step * (index + 0.5);
        return (
          <g key={`${from} ${until}`}>
            <rect
              className={(until ?? 1) > 0 ? styles.dearer : styles.cheaper}
              x={step * index + 4}
              y={floor - size}
              width={step - 8}
              height={size}
            />
            {count > 0 && (
              <text x={middle} y={floor - size - 5}>
                {count}
              </text>
            )}
            <text x={middle} y={floor + 16}>
              {labelOf({ from, until })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** `−5…−2 %`, `< −20 %`, `≥ 20 %`. */
function labelOf({ from, until }: Pick<Steps[number], 'from' | 'until'>): string {
  if (from === null) return `< ${signed(until ?? 0)} %`;
  return until === null ? `≥ ${signed(from)} %` : `${signed(from)}…${signed(until)}`;
}

function signed(percent: number): string {
  return percent < 0 ? `−${-percent}` : String(percent);
}

function summaryOf(steps: Steps): string {
  return steps
    .filter(({ count }) => count > 0)
    .map((step) => `${labelOf(step)}: ${step.count}`)
    .join('; ');
}
