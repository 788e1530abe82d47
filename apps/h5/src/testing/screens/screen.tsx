import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  chromaticScreenModes,
  SCREEN_MODES,
  STATE_MODES,
  type ScreenModeName,
} from '../../../../../.storybook/modes.js';
import { AppScreen } from './AppScreen.js';
import { screenDrawn, type Screen } from './runScreen.js';

export type ScreenMeta = Meta<Screen>;
export type ScreenStory = StoryObj<Screen>;

/** What the stories of all screens share. */
export const screen = {
  parameters: { isApp: true, layout: 'fullscreen', chromatic: { modes: chromaticScreenModes(STATE_MODES) } },
  render: (args, { globals }) => <AppScreen screen={args} locale={String(globals['locale'])} />,
  play: async ({ args, canvasElement, userEvent }) => {
    await screenDrawn(args);
    for (const [name, text] of Object.entries(args.typed ?? {})) {
      const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field === null) throw new Error(`There is no field ${name}`);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      field.blur();
      await screenDrawn(args);
    }
  },
  // An app starts once in a document and changes it, so the next story gets a new one.
  beforeEach: () => () => window.location.reload(),
} satisfies ScreenMeta;

/** The usual state of a screen, in every mode. */
export const usual = {
  parameters: { chromatic: { modes: chromaticScreenModes(Object.keys(SCREEN_MODES) as ScreenModeName[]) } },
};
