/** The name under which a tab keeps what was typed in the form of the home page. */
export const shortFormKey = 'short-form';
