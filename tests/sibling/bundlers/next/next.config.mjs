/**
 * Static pages, so that server-rendered HTML can be read from a file. The sibling's modules link outside of its
 * folder.
 */
export default {
  output: 'export',
  distDir: 'out',
  turbopack: { root: '/' },
  outputFileTracingRoot: '/',
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};
