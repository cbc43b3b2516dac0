export function Dusk() {
  return (
    <>
      <path className="glass" d="M0 0H480V270H0z" />
      <path className="glint" d="M0 62q130-24 250-6t230-14v228H0z" />
      <path className="stone" d="M0 112q110-18 240-4t240-10v172H0z" />
      <path className="sun" d="M0 152q150-18 260-6t220-8v132H0z" />
      <path className="light" d="M0 184q180-16 300-6t180-4v96H0z" />
      <path className="glass" d="M0 204v-22q20-26 44-10 18-30 46-6 20-16 40 6 24-12 40 12 40-14 60 20z" />
    </>
  );
}

export function Stage() {
  return (
    <>
      <path className="ink" d="M270 204V72q100-36 210-40v172z" />
      <path className="brandDark" d="M284 190V84q90-32 196-38v144z" />
      <path className="glow" d="M336 64l-40 126h80zM420 50l-42 140h102V60z" />
      <path className="ink" d="M262 204l4-138h8l-4 138zM266 184H480v22H266z" />
      <path
        className="ink"
        d="M294 186l5-26-3-18q0-10 9-10t10 8l8 8 7-10 4 2-9 16-10-6-1 10 6 26h-7l-5-20-6 20zM298 124a7 7 0 1 1 14 0a7 7 0 1 1-14 0M329 134a4 4 0 1 1 8 0a4 4 0 1 1-8 0z"
      />
    </>
  );
}

/** The people nearest the stage, against its light. */
export function Crowd() {
  return (
    <path
      className="glass"
      d="M262 236v-46q0-12 12-13a9 9 0 1 1 10 0q10 1 12 11 2-9 10-11a9 9 0 1 1 9 6q8 3 10 12 3-10 12-12a9 9 0 1 1 10 0q8 2 10 10 4-9 12-10a9 9 0 1 1 10 0q9 2 11 10 4-12 14-12l8-24 5 2-5 26q6 4 8 12 3-10 12-12a9 9 0 1 1 10 0q10 2 12 11 3-9 11-11a9 9 0 1 1 10 0q8 1 9 8v44z"
    />
  );
}

const bulbs = [
  [22, 30],
  [66, 46],
  [112, 54],
  [160, 52],
  [206, 40],
  [252, 28],
  [300, 44],
  [346, 50],
  [392, 44],
  [438, 28],
] as const;

export function StringLights() {
  return (
    <>
      <path className="inkEdge" d="M-6 12Q120 88 262 20Q360 76 486 2M262 18v186" />
      {(['glow', 'light'] as const).map((light, index) => {
        const r = index === 0 ? 11 : 5;
        return (
          <path
            key={light}
            className={light}
            d={bulbs.map(([x, y]) => `M${x - r} ${y + 4}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`).join('')}
          />
        );
      })}
    </>
  );
}
