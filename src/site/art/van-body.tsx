import { floor, round } from './vehicle-parts.ts';
import type { VehicleShape } from './vehicle-shapes.ts';

/** The outline of a van: a box with a short bonnet. */
export function vanOutline({ length: front, height }: VehicleShape): string {
  const top = -height;
  const nose = round(top * 0.55);
  return `M4 ${floor}Q0 ${floor} 0 ${floor - 6}V${top + 11}Q0 ${top} 12 ${top}H${front - 66}Q${front - 54} ${top} ${front - 47} ${top + 8}L${front - 25} ${nose - 2}L${front - 8} ${nose + 5}Q${front} ${nose + 8} ${front} ${nose + 16}V${floor - 5}Q${front} ${floor} ${front - 6} ${floor}Z`;
}

/** A van with its sliding door behind the driver's cab. */
export function VanBody({ shape }: { readonly shape: VehicleShape }) {
  const { length: front, height, wheels } = shape;
  const nose = round(-height * 0.55);
  return (
    <>
      <path className="body" d={vanOutline(shape)} />
      <path
        className="brand"
        d={`M0 ${floor - 13}C${round(front * 0.3)} ${floor - 13} ${round(front * 0.4)} ${floor - 17} ${round(front * 0.55)} ${floor - 17}S${round(front * 0.9)} ${floor - 7} ${front} ${floor - 7}V${floor - 5}Q${front} ${floor} ${front - 6} ${floor}H4Q0 ${floor} 0 ${floor - 6}Z`}
      />
      <VanGlass shape={shape} />
      <path className="light" d={`M${front - 13} ${nose + 9}h12l1 8h-8q-5 0-5-8z`} />
      <path className="brandDark" d={`M0 ${nose + 4}h4v13h-4z`} />
      <path className="ink" opacity=".8" d={wheels.map((x) => `M${x - 14} ${floor}a14 14 0 0 1 28 0z`).join('')} />
    </>
  );
}

function VanGlass({ shape: { length: front, height } }: { readonly shape: VehicleShape }) {
  const top = -height + 8;
  const bottom = round(-height * 0.55);
  const depth = bottom - top;
  const cab = front - 62;
  const door = cab - 36;
  const behind = door - 16;
  const pillars = behind > 70 ? [round(behind / 2 + 8), door - 1] : [door - 1];
  return (
    <>
      <path className="glass" d={`M15 ${top}H${front - 52}L${front - 29} ${bottom}H15q-4 0-4-4v-${depth - 8}q0-4 4-4z`} />
      <path className="seats" strokeDasharray="9 15" d={`M19 ${bottom - 6}H${cab - 4}`} />
      <path className="heads" strokeDasharray="0 24" d={`M23.500 ${bottom - 12}H${cab - 4}`} />
      <path className="body" d={[...pillars, cab - 1].map((x) => `M${x} ${top}h3v${depth}h-3z`).join('')} />
      <Driver cab={cab} top={top} bottom={bottom} />
      <path
        className="body"
        opacity=".13"
        d={`M${door + 22} ${top}h9l-${round(depth * 0.5)} ${depth}h-9zM40 ${top}h9l-${round(depth * 0.5)} ${depth}h-9z`}
      />
      <path
        className="line"
        style={{ strokeWidth: 1.5 }}
        d={`M${door} ${top - 3}V${floor - 3}h36V${top - 3}zM${door + 26} ${bottom + 6}h7M${cab + 6} ${bottom + 6}h7M12 ${bottom + 8}H${door - 6}M${cab + 36} ${bottom}V${floor - 16}`}
      />
    </>
  );
}

type DriverProps = { readonly cab: number; readonly top: number; readonly bottom: number };

/** The driver, at the same distance below the roof of a low and a high van. The door hides everything below the sill. */
function Driver({ cab, top, bottom }: DriverProps) {
  const scale = 0.75;
  const y = round(Math.max(bottom, top + 3 + 25 * scale));
  return (
    <>
      <g transform={`translate(${cab + 9} ${y}) scale(${scale})`}>
        <path className="brand" d="M-9 0q-1-12 7-12 5 0 7 4l3 5 6 1v2z" />
        <path className="skinB" d="M-5-18q0-5 5-5t5 5l1 2-2 1q0 4-4 3v2h-4z" />
        <path className="ink" d="M-6-17q-1-8 6-8 5 0 6 4l-6 1q-3 1-3 5z" />
      </g>
      <path className="body" d={`M${cab - 1} ${bottom}h24v6h-24z`} />
    </>
  );
}
