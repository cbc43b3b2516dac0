import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesWithKeyRoutes, fillKeyRoutes } from '../src/server/http/key-routes.ts';

/**
 * `node scripts/write-key-routes.ts`: writes the routes whose addresses contain keys into the proxies' files, which then do not log them.
 */
for (const file of filesWithKeyRoutes) {
  const path = join(import.meta.dirname, '..', file);
  writeFileSync(path, fillKeyRoutes(file, readFileSync(path, 'utf8')));
}
