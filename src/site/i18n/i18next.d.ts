import 'i18next';
import type common from '../../../locales/en/common.json';
import type form from '../../../locales/en/form.json';
import type pages from '../../../locales/en/pages.json';
import type trip from '../../../locales/en/trip.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; form: typeof form; pages: typeof pages; trip: typeof trip };
  }
}
