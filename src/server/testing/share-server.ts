import type { TestProject } from 'vitest/node';
import { beginWith, startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the server that files share which need no settings, log or data folder of their own. */
    sharedPort: number;
  }
}

/** Started once per run, so that no file waits for a server that is like another, and each page is made once for all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  beginWith(project.getProvidedContext().importedFolder);
  // Several files come from one address at once; limits have tests with servers of their own.
  const server = await startServer({ variables: { REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error' } });
  project.provide('sharedPort', server.port);
  return () => server.stop();
}
