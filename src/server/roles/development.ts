import { parseEnvironment } from '../environment.ts';
import { importSampleContent } from '../import-content.ts';
import { createLogger } from '../log.ts';
import { openResources, type Resources } from '../resources.ts';
import { startWorker } from '../worker.ts';

/** What `npm run dev` keeps open while code is replaced around it: the database, the content and the worker. */
export async function openDevelopment({ root }: { readonly root: string }): Promise<Resources> {
  const environment = parseEnvironment(process.env);
  const resources = await openResources({ environment, log: createLogger(environment) });
  await importSampleContent({ resources, root });
  const worker = startWorker(resources);
  return {
    ...resources,
    async close() {
      await worker.stop();
      await resources.close();
    },
  };
}
