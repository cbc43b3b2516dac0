import { type Change, changeInPercent, changeInPoints } from './compare.ts';
import { useFigureWords } from './figure-texts.ts';
import styles from './figures.module.css';
import type { Line } from './name-line.ts';
import { useDeskNumbers } from './use-desk-numbers.ts';

type KeyFiguresProps = { readonly all: Line; readonly before: Line | undefined };

/** The key figures, each compared with last year. */
export function KeyFigures({ all, before }: KeyFiguresProps) {
  const { f } = useFigureWords();
  const { number, percent, euros } = useDeskNumbers();
  const of = (key: 'bookedCents' | 'bookedPercent' | 'meanCents' | 'marginPercent' | 'booked') => {
    return { now: all[key], before: before === undefined ? null : before[key] };
  };
  return (
    <dl className={styles.keys}>
      <KeyFigure name={f('revenue')} value={euros(all.bookedCents)} change={changeInPercent(of('bookedCents'))} />
      <KeyFigure name={f('booked')} value={number(all.booked)} change={changeInPercent(of('booked'))} />
      <KeyFigure name={f('conversion')} value={percent(all.bookedPercent)} change={changeInPoints(of('bookedPercent'))} isPoints />
      <KeyFigure name={f('mean')} value={euros(all.meanCents)} change={changeInPercent(of('meanCents'))} />
      <KeyFigure name={f('margin')} value={percent(all.marginPercent)} change={changeInPoints(of('marginPercent'))} isPoints />
    </dl>
  );
}

type KeyFigureProps = { readonly name: string; readonly value: string; readonly change: Change; readonly isPoints?: boolean };

function KeyFigure({ name, value, change, isPoints = false }: KeyFigureProps) {
  const { f } = useFigureWords();
  const { number } = useDeskNumbers();
  const sign = change === null || change.by >= 0 ? '+' : '−';
  const by = change === null ? '' : `${sign} ${number(Math.abs(change.by))}${isPoints ? '' : ' %'}`;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.sum}>{value}</span>
        <span className={styles.change}>
          {change === null ? (
            f('noLastYear')
          ) : (
            <>
              <b data-good={change.isGood}>{isPoints ? f('points', { by }) : by}</b> {f('versus')}
            </>
          )}
        </span>
      </dd>
    </div>
  );
}
