import { type ApiClient, ApiError } from './api-client.ts';

/** What sends and reads comes with the first question, so that a page is drawn without it. */
const loadClient = () => import('./http-client.ts').then(({ createHttpClient }) => createHttpClient('/graphql'));

/** The API as pages in the browser reach it: the same origin. */
export const browserApi: ApiClient = {
  async execute(operation, variables, options) {
    const client = await loadClient().catch((cause: unknown) => {
      throw new ApiError('unavailable', 'the API cannot be reached', { cause });
    });
    return await client.execute(operation, variables, options);
  },
};
