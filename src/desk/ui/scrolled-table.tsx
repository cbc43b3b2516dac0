import type { ReactNode } from 'react';
import table from './table.module.css';

/** A table in which there is nothing to press: where it is wider than the screen, it is scrolled by keyboard too. */
export function ScrolledTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: the panel about it is the landmark; a fieldset holds fields.
    <div role="group" className={table.scroll} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
