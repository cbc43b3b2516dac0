import { pictureSize } from './projection.ts';

/** Kilometres that a scale may show: round, and with few of them between one picture's size and the next. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const widest = 140;
const [left, bottom] = [20, (pictureSize.height + (pictureSize.width * 20) / 39) / 2 - 14];

/** The longest bar that stays small, in the corner that is visible in every crop. */
export function drawScale(pixelsPerKilometre: number): string {
  const kilometres = steps.findLast((step) => step * pixelsPerKilometre <= widest) ?? 1;
  const right = left + Math.round(kilometres * pixelsPerKilometre);
  return (
    `<path class="route-picture-scale" d="M${left} ${bottom - 5}v5H${right}v-5"/>` +
    `<text class="route-picture-town" x="${left}" y="${bottom - 10}">${kilometres} km</text>`
  );
}
