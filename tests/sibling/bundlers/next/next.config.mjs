/** Static pages, so that what the server draws can be read from a file. Links of the sibling's modules lead out of its folder. */
export default {
  output: 'export',
  distDir: 'out',
  turbopack: { root: '/' },
  outputFileTracingRoot: '/',
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};
