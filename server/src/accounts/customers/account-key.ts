/** What wrong passwords of a customer are counted under, whether there is an account of that e-mail. */
export const accountKey = (email: string): string => `customer ${email}`;
