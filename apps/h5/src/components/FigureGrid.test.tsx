import { Price } from '@fairlot/ui-kit/price';
import { expect, test } from 'vitest';
import { Figure, FigureGrid } from './FigureGrid.js';
import { mountPart } from './testing/mountPart.js';

test('figures that are wider than a third of a phone move below, and touch none of the others', () => {
  mountPart(
    <div style={{ width: 358 }}>
      <FigureGrid>
        <Figure label="Disponible">
          <Price value="100000.00" currency="USD" locale="fr" />
        </Figure>
        <Figure label="Engagé">
          <Price value="100000.00" currency="USD" locale="fr" />
        </Figure>
        <Figure label="+/− value latente">
          <Price value="-151.23" currency="USD" locale="fr" />
        </Figure>
      </FigureGrid>
    </div>,
  );
  const places = [...document.querySelectorAll('dd > *')].map((figure) => figure.getBoundingClientRect());
  const [first, second] = places;
  expect(places).toHaveLength(3);
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThan(8);
});
