// @ts-check
import { neededBy, readLicences } from './supply.mjs';

/**
 * A package, as CycloneDX describes one.
 * @typedef {{
 *   type: 'library', 'bom-ref': string, name: string, version: string, purl: string, licenses: object[],
 *   hashes?: {alg: string, content: string}[],
 * }} Component
 */

/**
 * The bill of materials (CycloneDX 1.5) of a release: our packages, everything that they need at run time, and the
 * code that is copied into them. It is made from the lock file, so it is the same on every machine.
 *
 * `npm sbom --omit dev` is not used: it leaves out each package that another one names among its development
 * dependencies, such as React.
 * @param {Readonly<Record<string, import('./supply.mjs').Locked>>} packages of the lock file
 */
export function makeBill(packages) {
  const shipped = new Map(
    readLicences(packages)
      .filter(({ isShipped }) => isShipped)
      .map(({ path, licence }) => [path, licence]),
  );
  const own = Object.entries(packages).filter(([path]) => path !== '' && !path.includes('node_modules/'));
  for (const [path, { license = 'UNLICENSED' }] of own) shipped.set(path, license);
  /** A workspace is a link in `node_modules`. @param {string} path */
  const targetOf = (path) => own.find(([, { name }]) => path === `node_modules/${name}`)?.[0] ?? path;
  /** @param {string} path */
  const refOf = (path) => {
    const name = packages[path]?.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
    return { name, ref: `pkg:npm/${name.replace('@', '%40')}@${packages[path]?.version ?? '0.0.0'}` };
  };

  /** @type {Map<string, {component: Component, needs: Set<string>}>} */
  const rows = new Map();
  for (const [path, licence] of shipped) {
    const { name, ref } = refOf(path);
    const { version = '0.0.0', integrity } = packages[path] ?? {};
    /** @type {Component} */
    const component = {
      type: 'library',
      'bom-ref': ref,
      name,
      version,
      purl: ref,
      licenses: [licence.includes(' IN ') ? { license: { name: licence } } : { expression: licence }],
      ...(integrity?.startsWith('sha512-') && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
      }),
    };
    const needs = rows.get(ref)?.needs ?? new Set();
    for (const needed of neededBy(packages, path).map(targetOf))
      if (shipped.has(needed)) needs.add(refOf(needed).ref);
    rows.set(ref, { component, needs });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: [...rows.values()].map(({ component }) => component),
    dependencies: [...rows].map(([ref, { needs }]) => ({ ref, dependsOn: [...needs].sort() })),
  };
}
