import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { appInStorybook } from './appPlugins.js';

/** The modules of these folders, without stories, each of which is loaded when it is shown. */
const sourcesOf = (folders: string) => new RegExp(`/(${folders})/src/(?!.*\\.stories\\.)`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/h5/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler's own reading of the props: the default reader calls a choice of words "union" and leaves `@default` in the text.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/ui-kit/src/**/*.tsx'],
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every HTML element takes is not of the kit.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (viteConfig) =>
    mergeConfig(mergeConfig(viteConfig, appInStorybook()), {
      plugins: [vanillaExtractPlugin()],
      build: {
        reportCompressedSize: false,
        // A screen of the app consists of hundreds of modules, and each screen is a new page.
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Otherwise the app's chunk would contain the kit, and a story of the kit would load the app.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'kit', test: sourcesOf('packages/ui-kit') },
                {
                  name: 'app',
                  test: sourcesOf('apps/h5|packages/forms|packages/money|packages/api-client|manifest'),
                },
              ],
            },
          },
        },
      },
      resolve: { conditions: ['@fairlot/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
