import type { ReactNode } from 'react';
import type { OccasionKey } from '#domain/sites/keys.ts';
import { Person, Suitcase } from './people.tsx';
import { Vehicle } from './vehicle.tsx';
import { shapeOf } from './vehicle-shapes.ts';

/** The group before its coach, which stands behind and goes on beyond the picture. */
const scenes: Readonly<Record<OccasionKey, () => ReactNode>> = {
  companyEvent: CompanyScene,
  schools: SchoolScene,
  events: ConcertScene,
  tours: TourScene,
  holiday: BeachScene,
};

export function OccasionScene({ occasion }: { readonly occasion: OccasionKey }) {
  const Scene = scenes[occasion];
  return <Scene />;
}

function Coach({
  x,
  y,
  scale = 0.74,
  fleet = 'coachHire',
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly fleet?: 'coachHire' | 'doubleDecker';
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Vehicle shape={shapeOf(fleet)} />
    </g>
  );
}

/** Noon: colleagues at the door of the office. */
function CompanyScene() {
  return (
    <>
      <path className="water" opacity=".55" d="M0 0H480V270H0z" />
      <path className="far" d="M0 210V60h90v150zM330 210V36h96v174z" />
      <path className="near" d="M96 210V18h120v192z" />
      <path
        className="light"
        d="M112 34h22v20h-22zm34 0h22v20h-22zm34 0h22v20h-22zM112 68h22v20h-22zm34 0h22v20h-22zm34 0h22v20h-22zM112 102h22v20h-22zm34 0h22v20h-22zm34 0h22v20h-22zM346 54h18v26h-18zm32 0h18v26h-18zm-32 44h18v26h-18zm32 0h18v26h-18z"
      />
      <path className="ground" d="M0 204H480V270H0z" />
      <Coach x={228} y={216} scale={0.92} />
      <Person x={56} y={254} scale={1.32} coat="water" skin="skinA" look="long" />
      <Person x={108} y={260} scale={1.4} coat="glass" skin="skinC" />
      <Person x={160} y={256} scale={1.34} coat="brand" skin="skinB" look="bun" waves />
      <Person x={212} y={260} scale={1.38} coat="leaf" skin="skinA" />
    </>
  );
}

/** Morning: a class with its bags at the gate, and its teacher. */
function SchoolScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="sun" cx="60" cy="58" r="26" />
      <path className="near" d="M150 206V78l60-40 60 40v128z" />
      <path className="brand" d="M142 84l68-46 68 46v-12l-68-46-68 46z" />
      <path className="far" d="M10 206V104h140v102zM270 206V104h130v102z" />
      <path className="light" d="M26 122h26v30H26zm44 0h26v30H70zm44 0h22v30h-22zM286 122h26v30h-26zm44 0h26v30h-26z" />
      <circle className="body" cx="210" cy="98" r="15" />
      <path className="inkLine" style={{ strokeWidth: 3 }} d="M210 88v10h8" />
      <path className="leaf" d="M0 202H480v10H0z" />
      <path className="ground" d="M0 208H480V270H0z" />
      <Coach x={300} y={218} scale={0.96} />
      <Person x={48} y={256} scale={1.1} coat="brand" skin="skinA" look="long" pack="leaf" />
      <Person x={98} y={260} scale={1.04} coat="water" skin="skinC" look="curls" pack="sun" waves />
      <Person x={146} y={257} scale={1.1} coat="leaf" skin="skinB" pack="brand" />
      <Person x={194} y={262} scale={1.06} coat="sun" skin="skinC" look="bun" pack="water" />
      <Person x={242} y={258} scale={1.12} coat="near" skin="skinA" pack="glass" />
      <Person x={300} y={256} scale={1.5} coat="glass" skin="skinB" look="long" waves />
    </>
  );
}

/** Night: a crowd before the stage. */
function ConcertScene() {
  return (
    <>
      <path className="glass" d="M0 0H480V270H0z" />
      <path className="glint" opacity=".5" d="M70 206V40h270v166z" />
      <path className="ink" d="M84 196V54h242v142z" />
      <path className="light" opacity=".4" d="M120 54L84 196h86zM205 54l-52 142h104zM290 54l36 142h-86z" />
      <path className="brand" d="M60 30h290v16H60z" />
      <Person x={178} y={192} scale={1.2} coat="brand" skin="skinC" look="curls" waves />
      <Person x={246} y={192} scale={1.15} coat="sun" skin="skinA" look="long" />
      <path className="ink" d="M206 192l4-66h3l3 66zM204 122h12v8h-12z" />
      <path className="shade" d="M70 190H340v12H70z" />
      <path className="ground" d="M0 206H480V270H0z" />
      <Coach x={356} y={220} scale={0.92} />
      <Person x={30} y={266} scale={1.24} coat="leaf" skin="skinB" waves />
      <Person x={84} y={272} scale={1.28} coat="sun" skin="skinC" look="bun" waves />
      <Person x={138} y={268} scale={1.2} coat="water" skin="skinA" look="long" />
      <Person x={276} y={270} scale={1.24} coat="near" skin="skinB" look="curls" waves />
      <Person x={330} y={268} scale={1.26} coat="brand" skin="skinA" waves />
    </>
  );
}

/** Late afternoon: walkers at a view. */
function TourScene() {
  return (
    <>
      <path className="light" d="M0 0H480V270H0z" />
      <circle className="sun" cx="404" cy="72" r="34" />
      <path className="far" d="M0 206L92 92l60 62L262 34l106 120 44-40 68 66v26z" />
      <path className="body" d="M262 34l36 41-20 12-16-10-18 12-18-14z" />
      <path className="leaf" d="M0 206q90-54 190-24t290-22v50H0z" />
      <path className="ground" d="M0 206H480V270H0z" />
      <Coach x={-150} y={216} scale={0.92} />
      <Person x={250} y={258} scale={1.36} coat="leaf" skin="skinA" look="bun" pack="brand" />
      <Person x={306} y={262} scale={1.4} coat="brand" skin="skinB" pack="glass" waves />
      <Person x={362} y={257} scale={1.3} coat="water" skin="skinC" look="curls" pack="sun" />
      <Person x={418} y={262} scale={1.36} coat="sun" skin="skinA" pack="leaf" />
    </>
  );
}

/** Summer: a family with cases by the sea, its double-decker behind. */
function BeachScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="sun" cx="120" cy="70" r="36" />
      <path className="water" d="M0 118H480V206H0z" />
      <path className="ripple" d="M30 140h60M120 160h80M240 136h70M60 184h50" />
      <path className="body" d="M222 116l22-52v52zm28 0V52q32 28 30 64z" />
      <path className="light" d="M0 196q120-22 250-6t230 4v20H0z" />
      <path className="ground" d="M0 210H480V270H0z" />
      <Coach x={310} y={220} scale={0.9} fleet="doubleDecker" />
      <path className="stone" d="M14 262q12-96-2-160l10-2q16 66 4 162z" />
      <path
        className="leaf"
        d="M18 104Q-6 80-30 96q26-2 48 8zM18 104Q10 64-22 56q30 14 40 48zM18 104q10-42 52-42-28 14-52 42zM18 104q32-22 58 8-28-12-58-8z"
      />
      <Person x={104} y={260} scale={1.4} coat="brand" skin="skinC" waves />
      <Suitcase x={140} y={264} scale={1.1} colour="leaf" />
      <Person x={182} y={258} scale={1.34} coat="water" skin="skinC" look="curls" />
      <Person x={232} y={262} scale={1.02} coat="sun" skin="skinC" look="bun" />
      <Suitcase x={264} y={266} scale={0.9} colour="brand" />
      <Person x={298} y={260} scale={1.36} coat="near" skin="skinA" look="long" />
    </>
  );
}
