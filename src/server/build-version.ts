const inDevelopment = 'development';

/** Names this build: browsers cache texts and files under it. Vite inserts it; a test run has none. */
export const buildVersion: string = import.meta.env.VITE_BUILD_VERSION ?? inDevelopment;

/** Whether the name identifies one state of the program. In development the program may already have changed. */
export const isBuilt = buildVersion !== inDevelopment;
