import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaveOut } from './leaveOut.js';
import { isUsedAnywhere } from './pageWords.js';
import { pagesLackedBy, type Product } from './product.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The app's entry, and the packages with messages. */
export const spokenSources = {
  entry: join(root, 'apps/h5/src/main.tsx'),
  packages: { '@fairlot/forms': join(root, 'packages/forms') },
};

/** Whether a product uses a message of `ids`; messages used only on pages that it lacks are not. */
export function isUsedBy(
  product: Pick<Product, 'manifest'>,
  ids: ReadonlySet<string>,
): (id: string) => boolean {
  const lacking = pagesLackedBy(product);
  if (lacking.length === 0) return () => true;
  const inManifest = JSON.stringify(product.manifest);
  const inCode = isUsedAnywhere({ ...spokenSources, ids }, (source) => leaveOut(source, lacking));
  return (id) => inCode(id) || inManifest.includes(`"${id}"`);
}
