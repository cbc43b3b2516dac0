import { Person, Suitcase } from './people.tsx';
import { Vehicle } from './vehicle.tsx';
import { shapeOf } from './vehicle-shapes.ts';

function Street() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="far" d="M0 186q90-60 190-22t290-34v96H0z" />
      <path className="ground" d="M0 216H480V270H0z" />
    </>
  );
}

export function BoardingScene() {
  return (
    <>
      <Street />
      <circle className="sun" cx="70" cy="62" r="28" />
      <g transform="translate(140 228) scale(.9)">
        <Vehicle shape={shapeOf('coachHire')} />
      </g>
      <Person x={52} y={254} scale={1.2} coat="brand" skin="skinA" look="long" />
      <Person x={98} y={258} scale={1.24} coat="leaf" skin="skinC" />
      <Person x={142} y={255} scale={1.04} coat="water" skin="skinB" look="curls" waves />
      <Person x={186} y={258} scale={1.2} coat="near" skin="skinA" look="bun" />
      <Suitcase x={120} y={262} scale={0.8} colour="sun" />
    </>
  );
}

export function LuggageScene() {
  return (
    <>
      <Street />
      <path className="body" d="M-10 40H430q22 0 26 24l16 92v52H-10z" />
      <path className="brand" d="M-10 176q240-34 482-8v40H-10z" />
      <path className="glass" d="M-10 56H150v66H-10zM162 56H290v66H162zM302 56H420q8 0 10 8l10 58H302z" />
      <path className="ink" d="M58 142H302v66H58z" />
      <path className="shade" d="M58 142H302l16-26H42z" />
      <Suitcase x={96} y={206} scale={1.25} colour="water" />
      <Suitcase x={140} y={206} scale={1.1} colour="sun" />
      <Suitcase x={190} y={206} scale={1.3} colour="leaf" />
      <circle className="ink" cx="372" cy="210" r="32" />
      <circle className="shade" cx="372" cy="210" r="15" />
      <Suitcase x={250} y={252} scale={1.4} colour="brand" />
      <Suitcase x={300} y={256} scale={1.15} colour="near" />
    </>
  );
}

export function OfficeScene() {
  return (
    <>
      <Street />
      <path className="near" d="M60 216V40h170v176zM240 216V96h150v120z" />
      <path
        className="light"
        d="M80 60h34v22H80zm48 0h34v22h-34zm48 0h34v22h-34zM80 100h34v22H80zm48 0h34v22h-34zm48 0h34v22h-34zM258 116h30v22h-30zm44 0h30v22h-30zm44 0h26v22h-26z"
      />
      <path className="glass" d="M128 150h34v66h-34z" />
      <path className="leaf" d="M20 216q4-44 22-44t22 44zM404 216q6-56 28-56t28 56z" />
      <g transform="translate(200 248) scale(.8)">
        <Vehicle shape={shapeOf('midibus')} />
      </g>
      <Person x={150} y={248} scale={0.9} coat="water" skin="skinC" />
      <Person x={178} y={250} scale={0.9} coat="brand" skin="skinA" look="long" />
    </>
  );
}

export function AirportScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="near" d="M340 52l64-22q12-4 14 4l-52 34 14 24-12 4-24-20-22 8-8-10z" />
      <path className="far" d="M0 216V118q150-60 340 0v98z" />
      <path className="glass" opacity=".85" d="M24 216v-84q130-44 292 0v84z" />
      <path className="street" style={{ strokeWidth: 4 }} d="M96 114v102M170 106v110M244 112v104" />
      <path className="light" d="M110 138h46v78h-46z" />
      <path className="ground" d="M0 216H480V270H0z" />
      <Person x={206} y={246} coat="brand" />
      <Suitcase x={238} y={250} scale={0.9} colour="leaf" />
      <Person x={276} y={250} coat="water" skin="skinC" look="curls" />
      <Suitcase x={306} y={254} scale={0.9} colour="sun" />
      <Person x={346} y={248} scale={0.9} coat="near" skin="skinA" look="long" />
      <Suitcase x={374} y={250} scale={0.8} colour="brand" />
    </>
  );
}
