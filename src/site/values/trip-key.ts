/** The name under which a tab keeps the trip that is being typed. */
export const tripKey = 'trip';
