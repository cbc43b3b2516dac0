import type { VehicleShape } from './vehicle-shapes.ts';

/** A vehicle seen from its side, facing right, its wheels on y = 0 and its rear at x = 0. */
export function Vehicle({ shape }: { readonly shape: VehicleShape }) {
  return (
    <g>
      <ellipse className="ink" opacity=".14" cx={shape.length / 2} cy="1" rx={shape.length / 2 + 8} ry="6" />
      {shape.kind === 'coach' ? <CoachBody shape={shape} /> : <VanBody shape={shape} />}
      {shape.wheels.map((x) => (
        <Wheel key={x} x={x} radius={shape.kind === 'coach' ? 17 : 15} />
      ))}
    </g>
  );
}

function Wheel({ x, radius }: { readonly x: number; readonly radius: number }) {
  return (
    <g>
      <circle className="ink" cx={x} cy={-radius} r={radius} />
      <circle className="shade" cx={x} cy={-radius} r={radius * 0.55} />
      <circle className="glint" cx={x} cy={-radius} r={radius * 0.22} />
    </g>
  );
}

const floor = -11;

function CoachBody({ shape }: { readonly shape: VehicleShape }) {
  const { length: front, height, decks, night } = shape;
  const top = -height;
  const paint = night ? 'brandDark' : 'body';
  const glassDepth = decks === 2 ? 34 : Math.round(height * 0.36);
  return (
    <>
      <path className="ink" d={`M${front - 20} ${top + 6}h16q9 0 9 9v17h-6v-14q0 -4 -5 -4h-14z`} />
      <path
        className={paint}
        d={`M6 ${floor}L0 ${floor - 10}V${top + 14}Q0 ${top} 15 ${top}H${front - 40}Q${front - 15} ${top} ${front - 11} ${top + 22}L${front - 1} ${floor - 32}Q${front} ${floor - 26} ${front} ${floor - 20}V${floor - 6}Q${front} ${floor} ${front - 7} ${floor}Z`}
      />
      <path
        className={night ? 'sun' : 'brand'}
        d={`M0 ${floor - 20}C${front * 0.28} ${floor - 22} ${front * 0.36} ${floor - 30} ${front * 0.52} ${floor - 30}S${front * 0.9} ${floor - 14} ${front} ${floor - 14}V${floor - 6}Q${front} ${floor} ${front - 7} ${floor}H6L0 ${floor - 10}Z`}
      />
      <GlassBand front={front} y={top + 13} depth={glassDepth} night={night} />
      {decks === 2 && <GlassBand front={front} y={top + 66} depth={32} night={night} />}
      <Windscreen front={front} top={top} bottom={floor - 40} />
      <Hatches from={(shape.wheels.at(-2) ?? 0) + 24} to={(shape.wheels.at(-1) ?? 0) - 24} />
      <path className="light" d={`M${front - 12} ${floor - 20}h11v8h-8q-5 0 -3 -8z`} />
      <path className="brandDark" d={`M0 ${floor - 26}h5v12h-5z`} />
    </>
  );
}

function GlassBand({
  front,
  y,
  depth,
  night,
}: {
  readonly front: number;
  readonly y: number;
  readonly depth: number;
  readonly night: boolean;
}) {
  const end = front - 66;
  const count = Math.round((end - 12) / 52);
  const pane = (end - 12) / count;
  const panes = Array.from({ length: count }, (_, index) => Math.round(12 + index * pane));
  return (
    <>
      <path className="glass" d={`M18 ${y}H${end}v${depth}H18q-8 0 -8 -8v-${depth - 16}q0 -8 8 -8z`} />
      {night ? (
        <path
          className="light"
          d={panes.map((x) => `M${x + 6} ${y + 6}h${Math.round(pane) - 10}v${depth - 12}h-${Math.round(pane) - 10}z`).join('')}
        />
      ) : (
        <path
          className="glint"
          d={panes.map((x) => `M${x + 22} ${y}h10l-${depth * 0.45} ${depth}h-10zM${x + Math.round(pane) - 1} ${y}h2v${depth}h-2z`).join('')}
        />
      )}
    </>
  );
}

/** Front side window, door and windscreen in one dark piece, as on a modern coach. */
function Windscreen({ front, top, bottom }: { readonly front: number; readonly top: number; readonly bottom: number }) {
  return (
    <>
      <path
        className="glass"
        d={`M${front - 60} ${top + 13}H${front - 30}Q${front - 19} ${top + 13} ${front - 16} ${top + 24}L${front - 7} ${bottom}H${front - 60}Z`}
      />
      <path className="glint" d={`M${front - 33} ${top + 13}h4l6 ${bottom - top - 13}h-5z`} />
    </>
  );
}

function Hatches({ from, to }: { readonly from: number; readonly to: number }) {
  const count = Math.max(1, Math.round((to - from) / 56));
  const width = (to - from) / count;
  const lines = Array.from({ length: count + 1 }, (_, index) => `M${Math.round(from + index * width)} ${floor - 18}V${floor - 3}`).join('');
  return <path className="line" opacity=".45" d={lines} />;
}

function VanBody({ shape: { length: front, height } }: { readonly shape: VehicleShape }) {
  const top = -height;
  const nose = top + Math.round(height * 0.48);
  const glassTop = top + Math.round(height * 0.15);
  const glassDepth = Math.round(height * 0.32);
  const cab = front - 98;
  const pane = (cab - 14) / 2;
  const windows = [0, 1].map((index) => Math.round(12 + index * pane));
  return (
    <>
      <path
        className="body"
        d={`M4 ${floor}Q0 ${floor} 0 ${floor - 6}V${top + 13}Q0 ${top} 14 ${top}H${front - 92}Q${front - 76} ${top} ${front - 66} ${top + 10}L${front - 34} ${nose - 3}L${front - 9} ${nose + 6}Q${front} ${nose + 10} ${front} ${nose + 20}V${floor - 6}Q${front} ${floor} ${front - 7} ${floor}Z`}
      />
      <path
        className="brand"
        d={`M0 ${floor - 17}H${front * 0.4}L${front} ${floor - 9}V${floor - 6}Q${front} ${floor} ${front - 7} ${floor}H4Q0 ${floor} 0 ${floor - 6}Z`}
      />
      <path
        className="glass"
        d={`${windows.map((x) => `M${x + 5} ${glassTop}h${Math.round(pane) - 15}q5 0 5 5v${glassDepth - 10}q0 5 -5 5h-${Math.round(pane) - 15}q-5 0 -5 -5v-${glassDepth - 10}q0 -5 5 -5z`).join('')}M${cab + 2} ${glassTop}h22q5 0 9 4l20 ${glassDepth - 4}H${cab + 2}q-4 0 -4 -4v-${glassDepth - 8}q0 -4 4 -4z`}
      />
      <path className="glass" d={`M${front - 62} ${top + 13}L${front - 34} ${nose - 1}l-6 2L${front - 68} ${glassTop}z`} />
      <path className="glint" d={windows.map((x) => `M${x + 24} ${glassTop}h9l-${glassDepth * 0.5} ${glassDepth}h-9z`).join('')} />
      <path
        className="line"
        d={`M${cab - 4} ${glassTop - 3}V${floor - 4}M${cab + 52} ${nose + 3}V${floor - 22}M${cab + 6} ${nose + 12}h12M14 ${nose + 12}H${cab - 12}`}
      />
      <path className="light" d={`M${front - 17} ${nose + 12}h15l1 9h-10q-6 0 -6 -9z`} />
      <path className="brandDark" d={`M0 ${nose + 8}h6v16h-6z`} />
    </>
  );
}
