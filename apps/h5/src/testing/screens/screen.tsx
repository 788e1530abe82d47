import type { Meta } from '@storybook/react-vite';
import { appModes } from '../../../../../.storybook/modes.js';
import { AppScreen } from './AppScreen.js';
import { screenDrawn } from './runScreen.js';

/** What the stories of all screens share. */
export const screen = {
  component: AppScreen,
  parameters: { isApp: true, layout: 'fullscreen', chromatic: { modes: appModes } },
  render: (args, { globals }) => <AppScreen {...args} locale={String(globals['locale'])} />,
  play: screenDrawn,
  // An app starts once in a document, and themes it, so the next story gets a new one.
  beforeEach: () => () => window.location.reload(),
} satisfies Meta<typeof AppScreen>;
