/** As in the kit's README: a product's tests import the parts, which import their styles. */
const project = (environment) => ({
  test: {
    name: environment,
    environment,
    include: ['product.test.jsx'],
    server: { deps: { inline: [/@fairlot\//] } },
  },
});

export default { test: { projects: [project('node'), project('jsdom')] } };
