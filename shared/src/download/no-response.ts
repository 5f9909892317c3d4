export const NO_RESPONSE = 'The shop did not answer. Please try again.';
