function Wall() {
  return <path className="sky" d="M0 0H480V270H0z" />;
}

export function DriverScene() {
  return (
    <>
      <Wall />
      <path className="far" d="M0 150q120-70 240-24t240-30v90H0z" />
      <path className="leaf" d="M30 170l16-50 16 50zM66 170l12-36 12 36zM420 166l16-54 16 54z" />
      <path className="glass" opacity=".16" d="M0 0H480V182H0z" />
      <path className="ink" d="M0 0H480V20H0zM0 0H22L8 182H0zM458 0H480V182h-8z" />
      <path className="shade" d="M196 270v-70q0-26 26-26h56q26 0 26 26v70z" />
      <path className="glass" d="M206 270v-52q0-36 44-36t44 36v52z" />
      <path className="sun" d="M240 162h20v26q-10 8-20 0z" />
      <circle className="sun" cx="250" cy="138" r="30" />
      <path className="ink" d="M219 138q-2-36 31-36t31 34q-22 2-32-12-8 14-30 14z" />
      <path className="brand" d="M246 192h8l5 44-9 10-9-10z" />
      <path className="near" d="M0 236q240-40 480 0v34H0z" />
      <path className="ink" d="M156 270a94 70 0 0 1 188 0h-15a79 56 0 0 0-158 0z" />
      <circle className="sun" cx="180" cy="222" r="13" />
      <circle className="sun" cx="320" cy="222" r="13" />
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
      <path className="sun" d="M226 150h28v30q-14 10-28 0z" />
      <circle className="sun" cx="240" cy="118" r="40" />
      <path className="ink" d="M198 124q-8-54 42-54t42 50q-30 4-44-18-10 22-40 22z" />
      <path className="inkLine" style={{ strokeWidth: 6 }} d="M274 124v6q0 24-24 24" />
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
      <Wall />
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
