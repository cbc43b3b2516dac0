import { createServerTexts } from '../server.ts';

/** The server's texts, which tell nobody what is missing. */
export const getServerTexts = createServerTexts();
