import { h5, pathsOf, resolvePage } from '@fairlot/manifest';

/** A value for each required parameter of a page; what it names need not exist. */
const samples: Readonly<Record<string, string>> = { symbol: 'NLTO', id: '1', doc: 'agreement' };

/** An address for every page and every redirect of the manifest, in its order. */
export const places: readonly { value: string; label: string }[] = pathsOf(h5).map((path) => {
  const { search, guards, redirectTo } = resolvePage(h5, path);
  const query = Object.entries(search)
    .filter(([, field]) => !/[?=]/.test(field))
    .map(([name, field]) => `${name}=${samples[name] ?? field.split('|')[0] ?? ''}`);
  const note = redirectTo === undefined ? guards.join(', ') : `leads to ${redirectTo}`;
  return {
    value: query.length === 0 ? path : `${path}?${query.join('&')}`,
    label: `${path.replace('/pages', '')} (${note})`,
  };
});
