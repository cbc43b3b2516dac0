import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questions } from './questions.ts';
import { startValhalla } from './start-valhalla.ts';

/** `npm run test:engines -- record`: stores the real engine's replies as files, for the main tests, which run without it. */
const folder = join(import.meta.dirname, '../../src/geo/engines/testing/recorded');
mkdirSync(folder, { recursive: true });
const engine = await startValhalla();
for (const [name, question] of Object.entries(questions)) {
  const response = await fetch(`${engine.url}/route`, { method: 'POST', body: JSON.stringify(question) });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ status: response.status, json: await response.json() }, null, 2)}\n`);
}
await engine.close();
