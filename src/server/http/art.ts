import type { Context } from 'hono';
import { artNames, drawArt, shapedNames } from '#site/art/draw-art.tsx';
import type { Services } from '../services.ts';
import { type Asset, createAsset, sendAsset } from './assets.ts';

const address = /^\/art\/([a-zA-Z0-9-]{1,60})\.svg$/;

/** An image can be opened on its own, so it contains the style with its colours. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Answers `/art/{name}.svg`: our drawings, each rendered and compressed at the first request. Unknown names get a city, the same for all of
 * them, because their number is unlimited.
 */
export function createArtHandler({ buildVersion, environment }: Pick<Services, 'buildVersion' | 'environment'>) {
  const known = new Map([...artNames, ...shapedNames].map((name) => [name, createArt(name)]));
  const anyCity = createArt('skyline-anywhere');
  return async (c: Context): Promise<Response> => {
    const name = address.exec(c.req.path)?.[1];
    if (name === undefined) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    // While drawings are being edited, every build has the same name.
    const isLasting = c.req.query('v') === buildVersion && environment.mode !== 'development';
    const art = known.get(name) ?? anyCity;
    return sendAsset(c, art, { 'Content-Security-Policy': drawingPolicy, ...(!isLasting && { 'Cache-Control': 'public, max-age=300' }) });
  };
}

function createArt(name: string): Asset {
  return createAsset(() => drawArt(name), 'image/svg+xml');
}
