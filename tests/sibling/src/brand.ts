import { defineBrand } from '@fairlot/ui-kit/brand';

/** The product's whole branding. */
export const harbour = defineBrand({
  name: 'harbour',
  brand: '#0b7a5c',
  radius: 'round',
  density: 'large',
  market: 'redUp',
});
