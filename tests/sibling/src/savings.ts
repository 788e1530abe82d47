import { amountForm } from '@fairlot/forms/amounts';

/** The amount to save at once, out of the available 2,500. */
export const savings = amountForm({ currency: 'EUR', places: 2, min: '10', available: '2500' });
