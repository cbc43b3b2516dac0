import { createContext } from 'react';

/** What the page's inline scripts carry; known on the server alone. */
export const NonceContext = createContext<string | undefined>(undefined);
