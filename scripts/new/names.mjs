// @ts-check

/** `PriceTag` of `price-tag`. @param {string} kebab */
export function pascal(kebab) {
  return kebab.replace(/(^|-)([a-z0-9])/g, (_match, _dash, /** @type {string} */ letter) =>
    letter.toUpperCase(),
  );
}

/** `priceTag` of `price-tag`. @param {string} kebab */
export const camel = (kebab) => pascal(kebab).replace(/^./, (first) => first.toLowerCase());

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @param {string} what @param {string} name @throws when the name is not in kebab-case */
export function requireKebab(what, name) {
  if (!KEBAB.test(name))
    throw new Error(`A ${what}'s name is lower-case words with dashes, such as price-tag: not "${name}".`);
}

/** The number of leading parts that two paths have in common. @param {string} a @param {string} b */
export function sharedParts(a, b) {
  const others = b.split('/');
  const differ = a.split('/').findIndex((part, at) => part !== others[at]);
  return differ === -1 ? others.length : differ;
}
