import { migrate } from '#db/engine/migrate.ts';
import type { DeskBuild } from '../desk/open-desk.ts';
import { parseEnvironment } from '../environment.ts';
import { importSampleContent } from '../import-content.ts';
import { createLogger } from '../log.ts';
import { openResources } from '../resources.ts';
import { createWebApp } from '../serve-web.ts';
import { startWorker } from '../worker/worker.ts';

/** The program from its sources, for `npm run dev`: sites and worker on a database that outlives it. */
export type Development = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Imports `content/`: all of it, or nothing; faults are in the log. */
  importContent(): Promise<boolean>;
  close(): Promise<void>;
};

/** Loading code blocks everything else: a pending connection must not time out meanwhile. */
const connectMilliseconds = 5_000;

export async function openDevelopment({
  root,
  databaseUrl,
  loadDesk,
}: {
  readonly root: string;
  readonly databaseUrl: string;
  readonly loadDesk: () => Promise<DeskBuild>;
}): Promise<Development> {
  const environment = { ...parseEnvironment(process.env), databaseUrl };
  const log = createLogger(environment);
  await migrate(databaseUrl);
  const resources = await openResources({ environment, log, connectMilliseconds });
  const { app, closeStreams } = await createWebApp({ resources, root, isClosing: () => false, loadDesk }).catch(async (error) => {
    await resources.close();
    throw error;
  });
  const worker = startWorker({ ...resources, noteMail: resources.metrics.mailTried });
  return {
    fetch: (request) => app.fetch(request),
    importContent: () => importSampleContent({ resources, root }),
    async close() {
      await closeStreams();
      await worker.stop();
      await resources.close();
    },
  };
}
