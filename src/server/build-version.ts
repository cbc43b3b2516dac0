const inDevelopment = 'development';

/** Names this build: browsers keep texts and files under it. Vite writes it in; a test run has none. */
export const buildVersion: string = import.meta.env.VITE_BUILD_VERSION ?? inDevelopment;

/** Whether the name stands for one state of the program. In development it may be another by now. */
export const isBuilt = buildVersion !== inDevelopment;
