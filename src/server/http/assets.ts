import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context } from 'hono';
import { lateScriptsPath } from '#site/delivery/late-scripts.ts';
import { type Bytes, type Compressed, compressBest, etagOf } from '../compress.ts';
import { chooseEncoding, encodedBody } from './encoding.ts';

export type Asset = { readonly type: string; readonly getBody: () => Promise<Compressed> };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
};

/** Reads the names of the browser build. A file is read at the first request. Names contain a hash, so files never change. */
export async function listAssets(folder: string): Promise<Map<string, Asset>> {
  const [assets, pictures] = await Promise.all(['assets', 'share'].map((name) => listBuiltFiles(folder, name)));
  // Each site has its own part of the manifest.
  const shared = [...(assets ?? [])].filter(([path]) => !path.startsWith('/assets/manifest-'));
  return new Map([...shared, ...(pictures ?? []), createEntry(folder, lateScriptsPath.slice(1))]);
}

/** The brand's mark, as tabs, old programs and telephones ask for it. */
export function listIcons(folder: string): ReadonlyMap<string, Asset> {
  return new Map(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map((name) => createEntry(folder, name)));
}

/** The files of one folder of a browser build. */
export async function listBuiltFiles(folder: string, name: string): Promise<Map<string, Asset>> {
  const files = await readdir(join(folder, name));
  return new Map(
    files
      .map((file) => `${name}/${file}`)
      .filter((file) => !isLeftOut(file))
      .map((file) => createEntry(folder, file)),
  );
}

function createEntry(folder: string, name: string): [path: string, asset: Asset] {
  return [`/${name}`, cacheBody(() => readBuilt(join(folder, name)), typeOf(name))];
}

/** Files that the build compressed are sent only in that form. */
function isLeftOut(name: string): boolean {
  return /\.(br|gz)$/.test(name);
}

/** A file with the variants that scripts/compress-files.ts wrote. Formats that are compressed already have none. */
async function readBuilt(file: string): Promise<Compressed> {
  const [identity, br, gzip] = await Promise.all([readFile(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return { identity, br, gzip, etag: etagOf(identity) };
}

async function readIfThere(file: string): Promise<Bytes | null> {
  return readFile(file).catch(nullWhereGone);
}

/** Generated text, compressed at the first request. */
export function createAsset(make: () => string | Promise<string>, type: string): Asset {
  return cacheBody(async () => compressBest(Buffer.from(await make())), type);
}

function cacheBody(read: () => Promise<Compressed>, type: string): Asset {
  let body: Promise<Compressed> | null = null;
  return {
    type,
    getBody() {
      body ??= read().catch((error: unknown) => {
        // A file that could not be read now may be readable later.
        body = null;
        throw error;
      });
      return body;
    },
  };
}

function typeOf(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream';
}

export const cachedForADay = { 'Cache-Control': 'public, max-age=86400' };

/** The preview picture of a shared address. A city that was added later uses the general picture. */
export function answerSharePicture(assets: ReadonlyMap<string, Asset>, c: Context): Promise<Response> | Response {
  const asset = assets.get(c.req.path) ?? (c.req.path.endsWith('.jpg') ? assets.get('/share/map.jpg') : undefined);
  if (asset === undefined) return refuse(c);
  return sendAsset(c, asset, { ...cachedForADay, 'Cross-Origin-Resource-Policy': 'cross-origin' });
}

/** A file of the build. A tab that is older than the build requests missing files, gets a plain 404, and reloads the page. */
export async function answerAsset(
  assets: ReadonlyMap<string, Asset>,
  c: Context,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const asset = assets.get(c.req.path);
  if (asset === undefined) return refuse(c);
  return sendAsset(c, asset, headers);
}

function refuse(c: Context): Response {
  return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
}

/**
 * Sends a file that never changes under its address, unless `headers` say otherwise. A file that disappeared since the start, for example
 * because the build was replaced, is treated as unknown.
 */
export async function sendAsset(c: Context, asset: Asset, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = await asset.getBody().catch(nullWhereGone);
  if (body === null) return refuse(c);
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '', body);
  return c.body(encodedBody(body, encoding), 200, {
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Type': asset.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ETag: body.etag,
    ...headers,
  });
}

function nullWhereGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
