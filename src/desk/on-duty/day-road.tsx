import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import type { Known } from './known-reports.ts';
import styles from './on-duty.module.css';
import { instantOfStop } from './stop-times.ts';
import { useDriverWords } from './use-driver-words.ts';

const [width, edge, least] = [358, 18, 46];

/** The height of the road at a position. */
const heightAt = (x: number) => 26 - 7 * Math.sin(x / 50);

function pathTo(until: number): string {
  const places = Array.from({ length: Math.max(1, Math.floor((until - edge) / 6)) }, (_each, index) => edge + index * 6);
  return [...places, until].map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${heightAt(x).toFixed(1)}`).join('');
}

/** The positions of the day's moments: by their time, and far enough apart for their labels. */
function spread(moments: readonly number[]): number[] {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const span = Math.max(1, last - first);
  const room = width - 2 * edge;
  const placed: number[] = [];
  for (const [index, moment] of moments.entries()) {
    const wanted = edge + (room * (moment - first)) / span;
    const ahead = moments.length - 1 - index;
    placed.push(Math.min(Math.max(wanted, index === 0 ? edge : (placed[index - 1] ?? edge) + least), width - edge - ahead * least));
  }
  return placed;
}

type DayRoadProps = {
  readonly duty: DriverDuty;
  readonly known: readonly Known[];
  readonly nextIndex: number | null;
  readonly now: number;
};

/** The duty as a road, with its stops by time and the coach at the present time. */
export function DayRoad({ duty, known, nextIndex, now }: DayRoadProps) {
  const { t, clock } = useDriverWords();
  const { sheet } = duty;
  const stops = sheet.stops.flatMap((stop) => {
    const moment = instantOfStop(stop, duty);
    return moment === null ? [] : [{ moment, index: stop.index, name: stop.place }];
  });
  const ends = [Date.parse(sheet.startsAt), Date.parse(sheet.endsAt)] as const;
  const all = [{ moment: ends[0], index: -1, name: t('way.leftDepot') }, ...stops, { moment: ends[1], index: -2, name: t('way.end') }];
  // Where too many fit side by side, some are left out. The last one stays.
  const shown = all.length > 7 ? [...all.slice(0, 6), ...all.slice(-1)] : all;
  const places = spread(shown.map(({ moment }) => moment));
  const timeOf = (moment: number) => clock(new Date(moment).toISOString(), sheet.timeZone);
  const coach = coachAt(
    shown.map(({ moment }) => moment),
    { places, now },
  );
  const isBehind = (index: number, moment: number) =>
    index === -1 ? known.some(({ kind }) => kind === 'left-depot') : index >= 0 ? known.some(({ stop }) => stop === index) : moment < now;
  return (
    <svg
      viewBox={`0 0 ${width} 62`}
      className={styles.road}
      role="img"
      aria-label={t('way.road', { stops: shown.map(({ moment, name }) => `${timeOf(moment)} ${name}`).join(', ') })}
    >
      <path d={pathTo(width - edge)} data-part="road" />
      {coach > edge && <path d={pathTo(coach)} data-part="driven" />}
      {shown.map(({ moment, index }, position) => (
        <g key={`${index} ${moment}`} data-state={index === nextIndex ? 'next' : isBehind(index, moment) ? 'done' : 'ahead'}>
          <circle cx={places[position]} cy={heightAt(places[position] ?? 0)} r="7" />
          <text x={places[position]} y="58" textAnchor="middle">
            {timeOf(moment)}
          </text>
        </g>
      ))}
      <g data-part="coach" transform={`translate(${coach} ${heightAt(coach) - 8})`}>
        <rect x="-13" y="-9" width="27" height="12" rx="3" />
        <path d="M-9-6h5v4h-5zM-2-6h5v4h-5zM5-6h5v4H5z" />
        <circle cx="-6" cy="4" r="2.6" />
        <circle cx="7" cy="4" r="2.6" />
      </g>
    </svg>
  );
}

/** The position of the coach: between the two moments around the present time. */
function coachAt(moments: readonly number[], { places, now }: { readonly places: readonly number[]; readonly now: number }): number {
  const before = moments.findLastIndex((moment) => moment <= now);
  const [from, to] = [moments[before], moments[before + 1]];
  const [left = edge, right = width - edge] = [places[before], places[before + 1]];
  return from === undefined || to === undefined ? left : left + ((right - left) * (now - from)) / (to - from);
}
