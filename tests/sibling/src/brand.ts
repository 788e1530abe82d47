import { defineBrand } from '@fairlot/ui-kit/brand';

/** The product's whole branding. */
export const harbour = defineBrand({
  name: 'harbour',
  brand: '#0b7a5c',
  radius: 'round',
  density: 'large',
  market: 'redUp',
});

/** The same in the dark. `fairlot-brand` writes both into one style sheet. */
export const harbourNight = defineBrand({ name: 'harbour-night', brand: '#0b7a5c', scheme: 'dark' });
