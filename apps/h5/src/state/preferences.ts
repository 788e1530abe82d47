import { createPersisted } from './persisted.js';
import { usePersisted } from './usePersisted.js';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The language the customer chose, as a key such as `de`; null until one is chosen. */
export const chosenLanguage = createPersisted<string | null>('lang', (value) =>
  isText(value) ? value : null,
);

/** The market that the customer chose last; null until one is chosen. It may no longer be listed. */
export const chosenMarket = createPersisted<string | null>('market', (value) =>
  isText(value) ? value : null,
);

/** Whether the chat panel is closed. Every start closes it. */
export const chatHidden = createPersisted<boolean>('chatHidden', (value) => value !== false);

/** Whether balances are hidden, for use where others can see the screen. */
export const balancesHidden = createPersisted<boolean>('balancesHidden', (value) => value === true);

/**
 * Whether a changed price is marked for a second. Off by default, because prices that attract attention make people
 * trade more.
 */
export const changesMarked = createPersisted<boolean>('changesMarked', (value) => value === true);

export type ChangeColors = 'greenUp' | 'redUp' | 'colorBlind' | 'colorBlindRedUp';
export const changeColorChoices: readonly ChangeColors[] = [
  'greenUp',
  'redUp',
  'colorBlind',
  'colorBlindRedUp',
];

/** The colours of rising and falling prices on this device. */
export const changeColors = createPersisted<ChangeColors>(
  'changeColors',
  (value) => changeColorChoices.find((choice) => choice === value) ?? 'greenUp',
);

/** The last searches, newest first. They are private and removed with the session. */
export const recentSearches = createPersisted<readonly string[]>('recentSearches', (value) =>
  Array.isArray(value) ? value.filter(isText) : [],
);

/** The extra lines of a currency on Home, beside the figures that are always there. */
export type StripShape = 'plain' | 'owing' | 'overdue';

const isShape = (value: unknown): value is StripShape =>
  value === 'plain' || value === 'owing' || value === 'overdue';

/**
 * Home's last extra lines, one shape per currency, which reserve their place until they are loaded again. Removed
 * with the session.
 */
export const accountStrips = createPersisted<readonly StripShape[]>('accountStrips', (value) =>
  Array.isArray(value) && value.length > 0 && value.length < 10 && value.every(isShape) ? value : ['plain'],
);

/** `const [hidden, setHidden] = useBalancesHidden()`. */
export function useBalancesHidden(): [boolean, (hidden: boolean) => void] {
  return [usePersisted(balancesHidden), balancesHidden.set];
}
