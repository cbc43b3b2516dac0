/** Names this build: browsers keep texts and files under it. Vite writes it in; a test run has none. */
export const buildVersion: string = import.meta.env.VITE_BUILD_VERSION ?? 'development';
