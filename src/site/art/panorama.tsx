import type { ReactNode } from 'react';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import type { Drawing } from './drawing.ts';
import { drawnCities, housesOf } from './drawn-cities.ts';
import { Vehicle } from './vehicle.tsx';
import { shapeOf } from './vehicle-shapes.ts';

/** The cities on a site's home page, side by side: the best known first, because a narrow window shows only the first. */
const cities = {
  nl: ['amsterdam', 'utrecht', 'rotterdam', 'den-haag'],
  be: ['gent', 'brussel', 'antwerpen', 'brugge'],
  de: ['berlin', 'koeln', 'hamburg', 'muenchen'],
  fr: ['paris', 'lyon', 'strasbourg', 'bordeaux'],
  es: ['madrid', 'barcelona', 'sevilla', 'valencia'],
  eu: ['brussel', 'paris', 'berlin', 'rome'],
} as const satisfies Record<SiteKey, readonly string[]>;

const cityWidth = 480;

/** A country's skyline for each site: `home-nl` with the coach on the road in front, `line-nl` with only the road. */
export const panoramas: readonly (readonly [name: string, draw: () => Drawing])[] = siteKeys.flatMap((site) => [
  [`home-${site}`, () => drawPanorama(cities[site], true)] as const,
  [`line-${site}`, () => drawPanorama(cities[site], false)] as const,
]);

function drawPanorama(names: readonly string[], withCoach: boolean): Drawing {
  const [width, height] = [names.length * cityWidth, 270];
  return {
    width,
    height,
    node: (
      <>
        <path className="sky" d={`M0 0H${width}V${height}H0z`} />
        <circle className="sun" cx="560" cy="64" r="30" />
        {names.map((name, index) => (
          <City key={name} name={name} x={index * cityWidth} />
        ))}
        <path className="leaf" d={`M0 214H${width}v8H0z`} />
        <path className="ground" d={`M0 220H${width}v50H0z`} />
        <path className="lane" d={`M0 262H${width}`} />
        {withCoach && (
          <g className="arrives">
            <g transform="translate(330 252) scale(.62)">
              <Vehicle shape={shapeOf('coachHire')} />
            </g>
          </g>
        )}
      </>
    ),
  };
}

function City({ name, x }: { readonly name: string; readonly x: number }): ReactNode {
  const svg = drawnCities.get(name);
  if (svg === undefined) throw new Error(`No picture of ${name}`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from its file.
  return <g transform={`translate(${x})`} dangerouslySetInnerHTML={{ __html: housesOf(svg) }} />;
}
