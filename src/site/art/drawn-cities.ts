const files = import.meta.glob<string>('./cities/*.svg', { query: '?raw', import: 'default', eager: true });

/**
 * The cities that we have drawn with what they are known by: a picture each, `cities/<name>.svg`, named as the content names it. A designer
 * opens and edits them as they are. Two things in them are likenesses that `drawCity` replaces: the style, which is that of all our
 * drawings (art-style.ts), and what is in the group `coach`, which stands and drives where the picture has it.
 */
export const drawnCities: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg] as const),
);

/**
 * The inside of a city's picture, without what only its designer reads.
 * @param coach what is in the group of the coach: it must be the last in the file
 * @throws for a file that has no style or no such group, which its test names before anybody sees it
 */
export function drawCity(svg: string, coach: string): string {
  const [, scene, place] = /<\/style>([\s\S]*)<g id="coach" transform="([^"]+)">[\s\S]*<\/g>\s*<\/svg>\s*$/.exec(svg) ?? [];
  if (scene === undefined || place === undefined)
    throw new Error('A city is drawn as <svg> with <style>, its shapes and, last, <g id="coach">');
  return `${tidy(scene)}<g transform="${place}">${coach}</g>`;
}

/**
 * What of a city's picture stands above its street: houses and landmarks, without sky, ground and coach.
 * @throws for a file whose parts are not named as in all the others
 */
export function housesOf(svg: string): string {
  const [, houses] = /(<!-- (?:far houses|hills) -->[\s\S]*)<!-- ground -->/.exec(svg) ?? [];
  if (houses === undefined) throw new Error('A city has the parts "far houses" or "hills", and "ground"');
  return tidy(houses);
}

/** Without what only its designer reads. */
function tidy(shapes: string): string {
  return shapes
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
