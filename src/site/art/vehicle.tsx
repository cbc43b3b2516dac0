import { CoachGlass } from './coach-glass.tsx';
import { VanBody } from './van-body.tsx';
import { floor, round, wheelRadius } from './vehicle-parts.ts';
import type { VehicleShape } from './vehicle-shapes.ts';

/**
 * A vehicle from the kerb side, where its doors are in countries that drive on the right: facing right, its wheels on y = 0 and its rear at
 * x = 0. A distant one has no flaps and reflections.
 */
export function Vehicle({ shape, distant = false }: { readonly shape: VehicleShape; readonly distant?: boolean | undefined }) {
  return (
    <g>
      <ellipse className="ink" opacity=".14" cx={shape.length / 2} cy="1" rx={shape.length / 2 + 6} ry="5" />
      {shape.kind === 'coach' ? <CoachBody shape={shape} distant={distant} /> : <VanBody shape={shape} />}
      <Wheels shape={shape} />
    </g>
  );
}

export function Wheels({ shape: { kind, wheels } }: { readonly shape: VehicleShape }) {
  const radius = wheelRadius[kind];
  const rings = [
    ['ink', radius],
    ['shade', round(radius * 0.56)],
    ['glint', round(radius * 0.24)],
  ] as const;
  return rings.map(([className, r]) => (
    <path
      key={className}
      className={className}
      d={wheels.map((x) => `M${x - r} -${radius}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 -${2 * r} 0z`).join('')}
    />
  ));
}

/** The outline of a coach: upright at the rear, with a raked windscreen. */
export function coachOutline({ length: front, height }: VehicleShape): string {
  const top = -height;
  return `M5 ${floor}L0 ${floor - 14}V${top + 13}Q0 ${top} 13 ${top}H${front - 44}Q${front - 21} ${top} ${front - 16} ${top + 20}L${front - 3} -46Q${front} -38 ${front} -28V${floor - 5}Q${front} ${floor} ${front - 6} ${floor}Z`;
}

/** The brand's line along a coach's side. */
export function flankLine({ length: front }: VehicleShape): string {
  const at = (share: number) => round(front * share);
  return `M0 ${floor - 20}C${at(0.28)} ${floor - 22} ${at(0.36)} ${floor - 31} ${at(0.52)} ${floor - 31}S${at(0.9)} ${floor - 12} ${front} ${floor - 12}V${floor - 5}Q${front} ${floor} ${front - 6} ${floor}H5L0 ${floor - 14}Z`;
}

function CoachBody({ shape, distant }: { readonly shape: VehicleShape; readonly distant: boolean }) {
  const { length: front, height, night } = shape;
  const top = -height;
  return (
    <>
      <path className="ink" d={`M${front - 26} ${top + 5}h21q8 0 8 8v18h-6v-13q0-5-5-5h-18z`} />
      <path className={night ? 'brandDark' : 'body'} d={coachOutline(shape)} />
      <path className={night ? 'sun' : 'brand'} d={flankLine(shape)} />
      <CoachGlass shape={shape} distant={distant} />
      {!distant && <Flaps shape={shape} />}
      <path className="light" d={`M${front - 11} ${floor - 20}h10v8h-7q-5 0-3-8z`} />
      <path className="brandDark" d={`M0 ${floor - 26}h4v12h-4z`} />
      <path className="ink" opacity=".8" d={shape.wheels.map((x) => `M${x - 19} ${floor}a19 19 0 0 1 38 0z`).join('')} />
    </>
  );
}

/** The flaps of the hold between the axles, each with its handle, and the fuel flap before the front wheel. */
function Flaps({ shape: { wheels, middleDoor, length } }: { readonly shape: VehicleShape }) {
  const from = (middleDoor === null ? (wheels.at(-2) ?? 0) + 24 : middleDoor + 32) + 1;
  const to = (wheels.at(-1) ?? length) - 23;
  const count = Math.max(1, Math.round((to - from) / 48));
  const width = (to - from) / count;
  const flaps = Array.from({ length: count }, (_, index) => {
    const x = round(from + index * width);
    return `M${x} -43h${round(width - 3)}v30h-${round(width - 3)}zM${round(x + width / 2 - 5)} -20h8`;
  }).join('');
  return <path className="line" style={{ strokeWidth: 1.5 }} opacity=".75" d={flaps} />;
}
