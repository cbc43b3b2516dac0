import { CoachAfar } from '../coach-afar.tsx';

/** A farmhouse at the end of a lane, a village church behind it, and a midibus with flags and flowers. */
export function Farm() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <circle className="halo" cx="396" cy="76" r="78" />
      <circle className="light" cx="396" cy="76" r="42" />
      <path className="far" d="M0 170q120-40 250-14t230-22v80H0z" />
      <path className="stone" d="M296 150v-54l14-44 14 44v54z" />
      <path className="near" d="M296 96h28v64h-28z" />
      <path className="inkEdge" d="M310 52v-12M306 44h8" />
      <path className="leaf" d="M250 208q0-40 30-44 10-22 36-12 30-12 50 8 30-14 60 2 30-10 54 6v40z" />
      <path className="far" d="M-4 206V92H232v114z" />
      <path className="bark" d="M-4 92H232v9H-4zM62 92h7v40h-7zM118 92h7v40h-7zM166 92h7v40h-7zM225 92h7v114h-7z" />
      <path className="brandDark" d="M-14 96L30 26H208l42 70zM176 10h22v30h-22z" />
      <path className="dim" d="M-14 96L30 26h34L36 96z" />
      <path className="light" d="M104 52h28v26h-28z" />
      <path className="bark" d="M94 56l24-18 24 18v5l-24-16-24 16z" />
      <path className="ground" d="M0 204H480V270H0z" />
      <path className="glow" d="M300 204h80l20 66H180z" />
      <CoachAfar front={206} y={226} scale={1.16} fleet="midibus" />
      <Bunting />
      <path className="bark" d="M446 208q6-40 0-80h16q-4 40 2 80z" />
      <path className="copper" d="M420 160q-24-16-8-40-10-30 20-40 8-36 40-30 14-14 30-6v116q-16 14-38 4-24 10-44-4z" />
    </>
  );
}

function Bunting() {
  return (
    <>
      <path className="wire" d="M-4 120Q40 150 84 128T176 122Q300 170 440 100" />
      <path
        className="sun"
        d="M6 128l16 7-13 12zM72 134l15-6-2 17zM134 121l16-3-6 17zM236 142l16 2-9 15zM330 144l15-5-4 17zM412 114l14-7-1 17z"
      />
      <path
        className="leaf"
        d="M38 138l17 1-10 15zM104 123l16-1-8 16zM170 122l14 6-12 11zM206 135l15 4-11 13zM284 147l17-1-9 16zM372 130l15-7-3 17z"
      />
      <path className="copper" d="M184 198q-4-10 6-12 2-10 12-6 10-2 10 8 6 8-4 12-12 6-24-2z" />
      <path className="sun" d="M190 190h9v9h-9zM200 186h8v8h-8z" />
    </>
  );
}

export function Meadow() {
  return (
    <>
      <path
        className="leaf"
        d="M-4 274v-22q14 4 18 14 4-24 14-30 0 20-4 28 14-14 26-14-10 10-14 24zM418 274q-2-16-12-24 18 2 22 16-2-20 6-32 8 16 8 30 8-14 22-18-6 12-6 20 14-14 30-16v24z"
      />
      <path className="brand" d="M24 234a5 5 0 1 1 10 0a5 5 0 1 1-10 0M428 232a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
      <path className="light" d="M-2 248a5 5 0 1 1 10 0a5 5 0 1 1-10 0M456 244a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
    </>
  );
}
