/** The fraction digits of amounts in an account's currency. All of them have two; only crypto coins have more. */
export const ACCOUNT_PLACES = 2;
