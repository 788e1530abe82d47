import { defineBrand } from '@fairlot/ui-kit/brand';

/** All that makes this product look like itself. */
export const harbour = defineBrand({
  name: 'harbour',
  brand: '#0b7a5c',
  radius: 'round',
  density: 'large',
  market: 'redUp',
});
