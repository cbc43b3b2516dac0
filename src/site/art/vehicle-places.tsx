import type { ReactNode } from 'react';
import type { FleetKey } from '#domain/sites/keys.ts';

/** The usual destination of each vehicle, drawn to its scale, upwards from a road at 0. */
const places: Readonly<Record<FleetKey, () => ReactNode>> = {
  taxiBus: CanalHouses,
  minibus: SportsGround,
  midibus: Village,
  coachHire: Station,
  doubleDecker: CongressHall,
  specialBus: Marquee,
};

export function Place({ fleet }: { readonly fleet: FleetKey }) {
  const Scenery = places[fleet];
  return <Scenery />;
}

function CanalHouses() {
  return (
    <>
      <path className="near" d="M0 0v-230h112V0zM236 0v-230h104V0z" />
      <path
        className="far"
        d="M112 0v-150q28-4 30-24v-24h-6v-8q38-22 76 0v8h-6v24q2 20 30 24V0zM340 0v-138h22v-22h20v-22h20v-22h44v22h20v22h14V0z"
      />
      <path className="brandDark" d="M22-66h32V0H22zM258-66h32V0h-32z" />
      <path className="copper" d="M140-68h32V0h-32zM410-68h32V0h-32z" />
      <path
        className="light"
        d="M66-70h28v40H66zM14-142h30v44H14zm48 0h32v44H62zM14-214h30v42H14zm48 0h32v42H62zM302-142h28v44h-28zm-54 0h30v44h-30zM302-214h28v42h-28zm-54 0h30v42h-30z"
      />
      <path
        className="sky"
        d="M186-70h32v42h-32zM130-138h36v44h-36zm54 0h36v44h-36zM160-194h28v30h-28zM360-72h34v44h-34zM360-132h34v40h-34zm54 0h34v40h-34zM404-186h40v30h-40z"
      />
      <path
        className="stone"
        d="M16-6h44v6H16zM134-6h44v6h-44zM252-6h44v6h-44zM404-6h44v6h-44zM132-206h84v6h-84zM18-74h40v6H18zM136-76h40v6h-40zM254-74h40v6h-40zM406-76h40v6h-40z"
      />
      <path className="bark" d="M376 0l3-64h6l3 64z" />
      <path className="leaf" d="M382-56c-30 4-48-20-38-44-12-26 10-50 36-44 26-8 50 16 40 42 12 26-10 50-38 46z" />
    </>
  );
}

/** A youth goal, five metres by two, in front of the club house. */
function SportsGround() {
  return (
    <>
      <path className="far" d="M0 0v-52q70-34 170-16t310-24V0z" />
      <path className="near" d="M24 0v-82h176V0z" />
      <path className="brand" d="M10-78l20-32h164l20 32z" />
      <path className="light" d="M42-62h30v26H42zm46 0h30v26H88zM134-62h30v26h-30z" />
      <path className="stone" d="M172-64h22V0h-22z" />
      <path className="leaf" d="M0-6H480V0H0zM452 0q-30-40-8-78-4-40 28-44h10V0z" />
      <path
        className="net"
        d="M312-60L326-6H448l14-54M330-60l8 54M350-60l4 54M372-60v54M394-60v54M416-60l-4 54M438-60l-8 54M314-44H460M318-26H454"
      />
      <path className="goal" d="M312 0v-60h150V0" />
      <path className="frame" d="M270 0v-152" />
      <path className="brand" d="M270-150q18-10 34 0t30 0v26q-14 10-30 0t-34 0z" />
    </>
  );
}

function Village() {
  return (
    <>
      <path className="far" d="M0 0v-44q120-50 230-20t250-24V0z" />
      <path className="bark" d="M60-60h10V0H60zM192-60h9V0h-9z" />
      <path className="near" d="M344 0v-140h44V0z" />
      <path className="glint" d="M338-138l28-66 28 66zM276-74l14-34h66v34z" />
      <path className="near" d="M280 0v-76h66V0z" />
      <path className="inkEdge" d="M366-202v-14M361-211h10" />
      <path className="light" d="M294-10v-34q8-14 16 0v34zM320-10v-34q8-14 16 0v34z" />
      <circle className="body" cx="366" cy="-112" r="11" />
      <path className="inkEdge" d="M366-119v7h5" />
      <path className="brandDark" d="M358 0v-30q8-14 16 0V0z" />
      <path className="far" d="M410 0v-66h70V0z" />
      <path className="stone" d="M400-62l46-42 44 42z" />
      <path className="light" d="M424-46h18v22h-18z" />
      <path
        className="leaf"
        d="M10-60q-14-34 14-54-2-38 34-40 34-16 50 18 34 14 18 46 12 30-24 40H30q-20 4-20-10zM150-70q-6-44 24-50 10-26 38-16 30 2 30 36 18 20 0 40h-70q-18 4-22-10z"
      />
    </>
  );
}

/** Lamp posts of five metres, and a clock. */
function Station() {
  const posts = [62, 420].map((x) => `M${x - 3} 0v-150h6V0zM${x - 7} 0v-8H${x + 7}v8z`).join('');
  return (
    <>
      <path className="far" d="M0 0v-128H480V0z" />
      <path className="near" d="M150 0v-150q100-70 200 0V0z" />
      <path className="water" d="M172 0v-132q78-56 156 0V0z" />
      <path className="panesLine" d="M211 0v-152M250 0v-162M289 0v-152M172-96H328M172-48H328" />
      <path className="sky" d="M14-104h30v62H14zm66 0h30v62H80zM366-104h30v62h-30zm66 0h30v62h-30z" />
      <path className="stone" d="M0-132H150v8H0zM350-132H480v8H350z" />
      <circle className="body" cx="250" cy="-170" r="22" />
      <path className="inkLine" d="M250-184v14l9 6" />
      <path className="glass" d={posts} />
      <path className="glow" d="M38-150a24 24 0 1 1 48 0a24 24 0 1 1-48 0M396-150a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
      <path className="light" d="M53-150a9 9 0 1 1 18 0a9 9 0 1 1-18 0M411-150a9 9 0 1 1 18 0a9 9 0 1 1-18 0" />
    </>
  );
}

function CongressHall() {
  const columns = Array.from({ length: 9 }, (_, index) => `M${14 + index * 54} 0v-184h12V0z`).join('');
  return (
    <>
      <path className="water" d="M0 0v-186H480V0z" />
      <path className="light" d="M26-120h42v46H26zM134-176h42v46h-42zM242-120h42v46h-42zM350-176h42v46h-42zM404-120h42v46h-42z" />
      <path className="panesLine" d="M0-124H480M0-68H480" />
      <path className="far" d={columns} />
      <path className="near" d="M0-206q240-22 480 0v26H0z" />
      <path className="dim" d="M0-184H480v6H0z" />
      <path className="frame" d="M454 0v-176" />
      <path className="brand" d="M456-174h18v66l-9-9-9 9z" />
    </>
  );
}

function Marquee() {
  return (
    <>
      <path className="far" d="M0 0v-40q110-40 220-16t260-20V0z" />
      <path className="body" d="M214 0v-96H470V0z" />
      <path className="light" d="M300 0v-72q42-34 84 0V0z" />
      <path className="shade" d="M214 0v-96h22V0zM258 0v-96h22V0zM404 0v-96h22V0zM448 0v-96h22V0z" />
      <path className="sun" d="M204-92l66-58q72-30 144 0l66 58z" />
      <path className="brand" d="M240-92l46-66q14-6 28-8l-20 74zM344-92v-80q18 2 34 6l-2 74zM424-92l-14-60 20 16 26 44z" />
      <path className="inkEdge" d="M342-170v-24" />
      <path className="brand" d="M343-194l22 8-22 8z" />
    </>
  );
}
