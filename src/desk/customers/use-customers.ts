import type english from '../../../locales/en/customers.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('customers');

/** The texts of the pages of customers, which each of them brings along. */
export const CustomerTextsContext = words.TextsContext;

/** Texts of customers, in the page's language. */
export const useCustomers = words.useWords;
