function Wall() {
  return <path className="sky" d="M0 0H480V270H0z" />;
}

/** The driver at the wheel, seen through the open door: he looks at the road ahead. */
export function DriverScene() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="far" d="M300 190q60-50 180-40v60H300z" />
      <path className="leaf" d="M390 190l14-46 14 46zM424 190l18-60 18 60z" />
      <path className="ground" d="M280 190H480v80H280z" />
      <path className="lane" d="M300 236H480" />
      <path className="body" d="M0 0H350q24 0 32 26l44 138q6 20 6 40v66H0z" />
      <path className="brand" d="M250 214q100-6 182-2v58H250z" />
      <path className="glass" d="M60 22H300v248H60zM316 22h26q14 0 18 14l36 120h-80z" />
      <path className="shade" d="M72 250H288v20H72zM72 226h150v14H72z" />
      <path className="glint" d="M96 240V92q0-22 20-22h14q18 0 20 22l10 92h64q14 0 14 14v42z" />
      <path className="skinB" d="M160 112h34v32h-34z" />
      <path className="skinB" d="M142 74q0-34 34-34t36 30l2 10 10 16-10 4 0 14q0 12-14 12h-24q-34-4-34-52z" />
      <path className="ink" d="M138 82q-6-52 40-52 34 0 38 30-24 8-46 4-6 10-6 26-8-6-12 4 2 10 8 12l-4 8q-14-8-18-32z" />
      <path className="face" style={{ strokeWidth: 4 }} d="M202 78v5M196 106q8 4 14 0M194 68q6-4 12 0" />
      <path className="brand" d="M132 232v-52q0-42 42-42 38 0 46 36l10 22 44 4v20l-58 0-16-20v32z" />
      <path className="body" d="M164 138l18 16 16-14 4 4-20 24-22-26z" />
      <circle className="skinB" cx="282" cy="208" r="12" />
      <path className="wheelRim" d="M262 250l38-86" />
      <path className="bodyLine" style={{ strokeWidth: 4 }} d="M60 22V270M300 22V270" />
      <path className="inkLine" style={{ strokeWidth: 9 }} d="M346 20q50-14 56 30v30" />
    </>
  );
}

export function SupportScene() {
  return (
    <>
      <Wall />
      <path className="far" d="M40 30h120v90H40zM330 44h110v66H330z" />
      <path className="body" d="M52 42h96v66H52z" />
      <path className="route" style={{ strokeWidth: 4 }} d="M62 96l22-26 26 12 28-30" />
      <path className="light" d="M344 58h82v8h-82zm0 18h60v8h-60z" />
      <path className="brand" d="M168 270v-46q0-50 72-50t72 50v46z" />
      <path className="skinB" d="M226 150h28v30q-14 10-28 0z" />
      <circle className="skinB" cx="240" cy="118" r="40" />
      <path className="ink" d="M198 124q-8-54 42-54t42 50q-30 4-44-18-10 22-40 22z" />
      <path className="face" style={{ strokeWidth: 4 }} d="M226 122v4M254 122v4M230 140q10 8 20 0" />
      <path className="inkLine" style={{ strokeWidth: 6 }} d="M278 124v6q0 26-20 28" />
      <path className="ink" d="M266 102h16v30h-16z" />
      <path className="near" d="M40 246H440v24H40z" />
      <path className="glass" d="M330 246l12-56h86l12 56z" />
      <path className="light" d="M70 246v-30h34v30z" />
    </>
  );
}

export function DocumentsScene() {
  return (
    <>
      <Wall />
      <path className="near" opacity=".6" d="M150 40h190v210H150z" transform="rotate(-5 245 145)" />
      <path className="body" d="M146 30h196v214H146z" />
      <path className="brand" d="M166 50h62v12h-62z" />
      <path
        className="shade"
        d="M166 84h92v8h-92zm0 26h110v8H166zm0 26h76v8h-76zm0 26h100v8H166zM290 84h34v8h-34zm0 26h34v8h-34zm0 26h34v8h-34zm0 26h34v8h-34z"
      />
      <path className="line" d="M166 186h158" />
      <path className="ink" d="M166 202h54v11h-54zM268 202h56v11h-56z" />
      <path className="route" style={{ strokeWidth: 3 }} d="M330 88h46M330 140h46" />
      <path
        className="light"
        d="M376 70h76q6 0 6 6v24q0 6-6 6h-76q-6 0-6-6V76q0-6 6-6zM376 122h76q6 0 6 6v24q0 6-6 6h-76q-6 0-6-6v-24q0-6 6-6z"
      />
      <path className="near" d="M382 80h66v5h-66zm0 11h44v5h-44zM382 132h58v5h-58zm0 11h66v5h-66z" />
      <path className="leaf" d="M58 236q-16-58 12-96 26 38 6 96zM96 236q0-40 28-58 8 38-16 58z" />
      <path className="brandDark" d="M48 214h82l-10 46H58z" />
    </>
  );
}

const stops = [
  { x: 84, y: 206 },
  { x: 182, y: 120 },
  { x: 296, y: 164 },
  { x: 398, y: 78 },
] as const;

export function ItineraryScene() {
  return (
    <>
      <path className="ground" d="M0 0H480V270H0z" />
      <path className="leaf" opacity=".6" d="M20 40q50-30 90 4t10 66-80 16-20-86zM340 190q50-30 90 0t-10 66-90-10 10-56z" />
      <path className="river" d="M-10 150q110 20 190 70t310 20" />
      <path className="street" d="M0 90l180 30 80-120M180 120l60 150M296 164l184 20M296 164L250 0" />
      <path className="route" d="M84 206q30-70 98-86 60 70 114 44 60-30 102-86" />
      {stops.map(({ x, y }, index) => (
        <g key={x}>
          <circle className={index === stops.length - 1 ? 'brandDark' : 'ink'} cx={x} cy={y} r="24" />
          <text className="body" x={x} y={y + 8} fontSize="24" fontWeight="700" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}
