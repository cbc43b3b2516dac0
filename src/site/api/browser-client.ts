import { createHttpClient } from './http-client.ts';

/** The API as pages in the browser reach it: the same origin. */
export const browserApi = createHttpClient('/graphql');
