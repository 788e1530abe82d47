import { amountForm } from '@fairlot/forms/amounts';

/** What may be put aside at once, of the 2,500 there are. */
export const savings = amountForm({ currency: 'EUR', places: 2, min: '10', available: '2500' });
