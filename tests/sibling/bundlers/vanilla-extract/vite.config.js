import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** This product has vanilla-extract of its own, whose plugin must leave the kit's styles alone. */
export default { plugins: [vanillaExtractPlugin()] };
