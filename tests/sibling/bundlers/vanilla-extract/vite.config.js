import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** This product uses vanilla-extract itself; the plugin must not process the kit's styles. */
export default { plugins: [vanillaExtractPlugin()] };
