import type { ReactNode } from 'react';

/** A picture and its size in units. */
export type Drawing = { readonly node: ReactNode; readonly width: number; readonly height: number };
