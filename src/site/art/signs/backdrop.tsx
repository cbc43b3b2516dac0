/** Soft ground behind drawings without a frame. */
export function Backdrop() {
  return <path className="sky" d="M44 150C20 74 96 22 190 30s120-24 196 18 84 124 40 166-120 40-210 38S66 222 44 150z" />;
}
