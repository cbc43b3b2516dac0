import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { createNetwork } from './extract/network.ts';
import { encodeOsmPbf } from './extract/osm-pbf.ts';

const require = createRequire(import.meta.url);
/** The engine's own defaults, as its `build_config` of 3.6.1 writes them; file paths are inserted below. */
const configFile = join(import.meta.dirname, 'engine-config.json');
const configSchema = v.looseObject({ mjolnir: v.looseObject({}) });

type Actor = { route(query: string): Promise<string> };
type Library = { readonly Actor: new (config: string) => Actor };

/**
 * The library's message for a refused request, and the code with which Valhalla's own HTTP service returns it (docs, "HTTP status codes").
 */
const errorCodes: readonly (readonly [text: string, code: number])[] = [
  ['Failed to parse json request', 100],
  ["required parameter 'locations'", 110],
  ['Insufficient number of locations provided', 120],
  ['Exceeded max locations', 150],
  ['Path distance exceeds the max distance limit', 154],
  ['Locations are in unconnected regions', 170],
  ['No suitable edges near location', 171],
  ['No path could be found for input', 442],
];

export type RunningEngine = { readonly url: string; close(): Promise<void> };

/**
 * Builds the tiles of the hand-made network, which takes two seconds, and serves them as `valhalla_service` would, because the package has
 * no server.
 */
export async function startValhalla(): Promise<RunningEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'convoya-valhalla-'));
  const config = buildTiles(folder);
  const { Actor } = loadLibrary();
  const actor = new Actor(config);
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(actor, await readBody(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const url = await listen(server);
  return {
    url,
    close: async () => {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
}

function buildTiles(folder: string): string {
  const extract = join(folder, 'towns.osm.pbf');
  mkdirSync(join(folder, 'tiles'));
  writeFileSync(extract, encodeOsmPbf(createNetwork()));
  const defaults = v.parse(configSchema, JSON.parse(readFileSync(configFile, 'utf8')));
  const mjolnir = { ...defaults.mjolnir, tile_dir: join(folder, 'tiles'), admin: join(folder, 'admin.sqlite') };
  const config = JSON.stringify({ ...defaults, mjolnir });
  writeFileSync(join(folder, 'config.json'), config);
  const cli = join(dirname(require.resolve('@valhallajs/valhallajs')), 'bin/valhalla-cli.js');
  for (const command of ['build_admins', 'build_tiles']) {
    const run = spawnSync(process.execPath, [cli, command, '-c', join(folder, 'config.json'), extract], { encoding: 'utf8', cwd: folder });
    if (run.status !== 0) throw new Error(`valhalla ${command} ended with ${run.status}: ${run.stderr}`);
  }
  return config;
}

function loadLibrary(): Library {
  const library: unknown = require('@valhallajs/valhallajs');
  if (!isLibrary(library)) throw new Error('@valhallajs/valhallajs is not what was expected');
  return library;
}

function isLibrary(library: unknown): library is Library {
  return typeof library === 'object' && library !== null && 'Actor' in library && typeof library.Actor === 'function';
}

async function answer(actor: Actor, query: string): Promise<{ readonly status: number; readonly body: string }> {
  try {
    return { status: 200, body: await actor.route(query) };
  } catch (error) {
    const text = error instanceof Error ? error.message.replace(/^Route error: /, '') : String(error);
    const code = errorCodes.find(([part]) => text.includes(part))?.[1];
    if (code === undefined) throw new Error(`an error that has no code here: ${text}`, { cause: error });
    return { status: 400, body: JSON.stringify({ error_code: code, error: text, status_code: 400, status: 'Bad Request' }) };
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
