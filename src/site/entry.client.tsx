import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { limitFont } from './delivery/limit-font.ts';
import { quietTransitions } from './delivery/quiet-transitions.ts';
import { showDays } from './delivery/show-days.ts';
import { createBrowserTexts } from './i18n/browser.ts';
import { type SiteTexts, TextsContext } from './i18n/site-texts.ts';

const isListening = document.documentElement.dataset.reports
  ? import('./report-browser-errors.ts').then(({ reportBrowserErrors }) => reportBrowserErrors(window)).catch(() => undefined)
  : Promise.resolve();

// A built page does so before its scripts (delivery/late-scripts.ts).
if (import.meta.env.DEV) {
  limitFont({ document, stylesheet: document.documentElement.dataset.fontStylesheet ?? null });
  showDays();
}

quietTransitions(window, document);

/**
 * The router stores which pages had transitions when the page is left, without consent. A page is hidden after it was left, so this runs
 * later and removes it.
 */
document.addEventListener('visibilitychange', () => sessionStorage.removeItem('remix-router-transitions'));

// Without its texts the page stays as the server rendered it: its links and forms work.
createBrowserTexts().then(start, (error: unknown) => isListening.then(() => reportError(error)));

function start(texts: SiteTexts): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext value={texts}>
          <HydratedRouter />
        </TextsContext>
      </StrictMode>,
    );
  });
}
