import { CoachAfar } from '../coach-afar.tsx';

/** A square by the river at sunset: an open church door, and the bridge to the town. */
export function RiverSquare() {
  return (
    <>
      <path className="far" d="M0 0H480V270H0z" />
      <path className="haze" d="M240 0h240v90q-120-20-240 4z" />
      <circle className="halo" cx="344" cy="104" r="72" />
      <circle className="sun" cx="344" cy="104" r="42" />
      <path className="near" d="M240 150v-34h26V92l12-16 12 16v34h90v-14h24V96l14-10 14 10v16h54v38z" />
      <path className="water" d="M240 150H480v66H240z" />
      <path className="sun" d="M310 184h72q4 4 0 7h-22q-3 4 0 7h14q3 4 0 7h-50q-3-4 0-7h12q3-4 0-7h-26q-3-4 0-7z" />
      <path className="ripple" d="M268 196h26M400 190h28M430 204h30" />
      <path className="stone" d="M240 142H480v48h-8q-4-30-34-30t-34 30h-12q-4-30-34-30t-34 30h-12q-4-30-34-30t-34 30h-4z" />
      <path className="dim" d="M240 148H480v5H240z" />
      <CoachAfar front={396} y={143} scale={0.36} lit />
      <Church />
      <path className="ground" d="M0 214H480V270H0z" />
      <path className="glow" d="M300 270l70-56h70l40 40v16z" />
      <path className="stone" d="M0 222H244v8H0z" />
      <path className="near" d="M0 214H236v9H0z" />
    </>
  );
}

function Church() {
  return (
    <>
      <path className="near" d="M0 216V0H246v216z" />
      <path className="stone" d="M232 0h14v216h-14zM0 36H246v8H0z" />
      <path className="dim" d="M0 44H246v6H0z" />
      <path className="stone" d="M42 216v-74q4-60 78-72 74 12 78 72v74z" />
      <path className="light" d="M56 216v-70q4-50 64-60 60 10 64 60v70z" />
      <path className="sun" d="M56 150q20-14 64-14t64 14v66H56z" />
      <path className="stone" d="M4 216V70q0-12 10-16 10 4 10 16v146zM212 216V70q0-12 10-16 4 2 6 5v157z" opacity=".6" />
      <path className="glass" d="M100 18a20 20 0 1 0 40 0a20 20 0 1 0-40 0" />
      <path className="light" d="M118 0h4v38h-4zM100 16h40v4h-40z" />
    </>
  );
}
