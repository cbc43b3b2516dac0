const files = import.meta.glob<string>('./cities/*.svg', { query: '?raw', import: 'default', eager: true });

/**
 * The cities with a drawing of their own, `cities/<name>.svg`, named as in the content. A designer edits these files directly. Two parts of
 * them are previews that `drawCity` replaces: the style, which all our drawings share (art-style.ts), and the group `coach`.
 */
export const drawnCities: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg] as const),
);

/**
 * The contents of a city's picture, without the designer's notes.
 * @param coach the contents of the group `coach`, which must be the last in the file
 * @throws for a file without a style or that group; a test names the file
 */
export function drawCity(svg: string, coach: string): string {
  const [, scene, place] = /<\/style>([\s\S]*)<g id="coach" transform="([^"]+)">[\s\S]*<\/g>\s*<\/svg>\s*$/.exec(svg) ?? [];
  if (scene === undefined || place === undefined)
    throw new Error('A city is drawn as <svg> with <style>, its shapes and, last, <g id="coach">');
  return `${tidy(scene)}<g transform="${place}">${coach}</g>`;
}

/**
 * The part of a city's picture above the street: houses and landmarks, without sky, ground and coach.
 * @throws for a file whose parts have other names than in all other files
 */
export function housesOf(svg: string): string {
  const [, houses] = /(<!-- (?:far houses|hills) -->[\s\S]*)<!-- ground -->/.exec(svg) ?? [];
  if (houses === undefined) throw new Error('A city has the parts "far houses" or "hills", and "ground"');
  return tidy(houses);
}

/** Without the designer's notes. */
function tidy(shapes: string): string {
  return shapes
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
