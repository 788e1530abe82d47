const { transformSync } = require('esbuild');

/** The product's compiler; others use Babel, SWC or TypeScript. */
module.exports = {
  process: (source, sourcefile) => transformSync(source, { format: 'cjs', target: 'es2023', sourcefile }),
};
