/** A museum on a rainy morning, with a dinosaur behind its large lit window. */
export function Museum() {
  return (
    <>
      <path className="sky" d="M0 0H480V270H0z" />
      <path className="far" d="M96 206V34L272-26 448 34v172z" />
      <path className="stone" d="M84 40L272-24 460 40v-14L272-38 84 26z" />
      <path className="near" d="M108 206V44h28v162zM408 206V44h28v162z" />
      <path className="stone" d="M104 36h36v10h-36zM404 36h36v10h-36z" />
      <path className="glass" d="M152 206V84Q158 12 272 10t120 74v122z" />
      <path className="glint" d="M152 206v-22q120-30 240 0v22z" />
      <Dinosaur />
      <path className="panesLine" d="M152 206V84Q158 12 272 10t120 74v122M232 14v34M312 14v96" />
      <path className="near" d="M72 206H472v10H72z" />
      <path className="stone" d="M56 216H480v16H56z" />
      <path className="ground" d="M0 232H480V270H0z" />
      <path className="water" d="M196 262q30-8 70-2 10 6-16 8-50 4-54-6zM24 250q24-6 44 0-4 6-22 6t-22-6z" />
    </>
  );
}

function Dinosaur() {
  return (
    <>
      <path
        className="bodyLine"
        style={{ strokeWidth: 6 }}
        d="M226 68q0 26 16 34 26 14 52 8 40-8 84 26M292 112l-12 30 18 18-8 26h-12M302 112l14 26-8 22 10 26h-12"
      />
      <path
        className="bodyLine"
        style={{ strokeWidth: 3 }}
        d="M244 106q-10 16-2 30M256 111q-8 20 0 34M268 113q-6 18 2 30M280 113q-4 12 2 20M240 116l-14 10-8-3M242 122l-10 16-8 0M316 112v10M330 114v9M344 119v7"
      />
      <path
        className="body"
        fillRule="evenodd"
        d="M236 46q6 4 4 16l-6 10-28 2-22 8q-6-2-4-10 0-8 8-12l18-6q8-14 30-8zM218 52a6 6 0 1 0 .1 0zM198 62a3 3 0 1 0 .1 0z"
      />
      <path className="body" d="M184 84l6-2 3 5 5-7 4 6 5-6 4 5 5-6 14-1-4 14-20 6-20 2q-4-6-2-16z" />
    </>
  );
}

export function Rain() {
  return (
    <path
      className="ripple"
      d="M20 20l-8 26M70 70l-8 26M150 10l-8 26M190 120l-8 26M250 190l-8 26M300 30l-8 26M400 60l-8 26M450 120l-8 26M468 20l-8 26M216 30l-8 26M330 210l-8 26M370 10l-8 26"
    />
  );
}
