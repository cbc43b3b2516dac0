import { iconPaths } from './icon-paths.ts';
import { starKinds } from './star-kinds.ts';

/** A star and the room beside it. */
const step = 25.5;
const [, starX = '', star = ''] = /^M(\d+)(.*)$/.exec(iconPaths.star) ?? [];
const leftHalf = ' 3.5v13.4l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** The outlines of five stars by kind, each kind one path; empty where there is none of it. */
export function drawStars(rating: number) {
  const places = starKinds(rating).map((kind, index) => ({ kind, x: Number(starX) + index * step }));
  const drawn = (kind: 'full' | 'half' | 'empty', shape: string) =>
    places
      .filter((place) => place.kind === kind)
      .map(({ x }) => `M${x}${shape}`)
      .join('');
  return {
    full: drawn('full', star),
    half: drawn('half', star),
    halfFill: drawn('half', leftHalf),
    empty: drawn('empty', star),
    viewBox: `0 0 ${24 + 4 * step} 24`,
  };
}
