import type { Meta } from '@storybook/react-vite';
import { appModes } from '../../../../../.storybook/modes.js';
import { AppScreen } from './AppScreen.js';
import { screenDrawn } from './runScreen.js';

/** What the stories of all screens share. */
export const screen = {
  component: AppScreen,
  parameters: { isApp: true, layout: 'fullscreen', chromatic: { modes: appModes } },
  render: (args, { globals }) => <AppScreen {...args} locale={String(globals['locale'])} />,
  play: async ({ args: { typed = {} }, canvasElement, userEvent }) => {
    await screenDrawn();
    for (const [name, text] of Object.entries(typed)) {
      const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field === null) throw new Error(`There is no field ${name}`);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      field.blur();
      await screenDrawn();
    }
  },
  // An app starts once in a document and changes it, so the next story gets a new one.
  beforeEach: () => () => window.location.reload(),
} satisfies Meta<typeof AppScreen>;
