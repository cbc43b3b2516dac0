import { createServerTexts } from '../server.ts';

/** The server's texts without reports of missing keys. */
export const getServerTexts = createServerTexts();
