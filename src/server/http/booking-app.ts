import workerText from '#site/features/trip/booking/offline/booking-worker.js?raw';
import { createAsset } from './assets.ts';

export const bookingWorkerPath = '/my-booking/worker.js';

/** A worker follows its own policy, not that of the page. It is never cached, so that a mended worker replaces the old one at once. */
export const bookingWorkerHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
};

/** The service worker of the pages of bookings only: its scope is the folder of its address. */
export const bookingWorker = createAsset(() => workerText, 'text/javascript; charset=utf-8');
