import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserTexts } from './i18n/browser.ts';
import { limitFont } from './limit-font.ts';

if (document.documentElement.dataset.reports) {
  import('./report-browser-errors.ts').then(({ reportBrowserErrors }) => reportBrowserErrors(window)).catch(() => undefined);
}

const { fontStylesheet = null } = document.documentElement.dataset;
limitFont({ document, stylesheet: fontStylesheet });

// Without its texts the page stays as the server made it: its links and forms work.
createBrowserTexts().then(start, () => undefined);

function start(texts: i18n): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}
