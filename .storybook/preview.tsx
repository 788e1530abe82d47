import '@fontsource-variable/inter';
import { kitLocales, loadKitMessages } from '@fairlot/ui-kit/messages';
import { KitProvider } from '@fairlot/ui-kit/provider';
import {
  colorBlindClass,
  fairlotDark,
  fairlotLight,
  redUpClass,
  secondBrand,
  wireframe,
} from '@fairlot/ui-kit/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { showInGerman } from './inGerman.js';
import { KitDocs } from './KitDocs.js';
import { chromaticModes } from './modes.js';
import './preview.css';

const themes: Record<string, string> = {
  light: fairlotLight,
  dark: fairlotDark,
  second: secondBrand,
  wireframe,
};
const markets: Record<string, string> = {
  greenUp: '',
  redUp: redUpClass,
  colorBlind: colorBlindClass,
};

/** What a decorator is called with. */
interface ThemedProps {
  Story: Parameters<Decorator>[0];
  context: Parameters<Decorator>[1];
}

/** Themes the whole document, as a product does, so that dialogs and toasts are themed as well. */
const inTheme: Decorator = (Story, context) =>
  // The app themes the document itself.
  context.parameters['isApp'] === true ? <Story /> : <Themed Story={Story} context={context} />;

function Themed({ Story, context: { globals, parameters } }: ThemedProps) {
  const { theme, market, locale, direction, width, text } = globals as Record<string, string>;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.className = `${themes[theme ?? 'light']} ${markets[market ?? 'greenUp']}`.trim();
    root.lang = locale ?? 'en';
    root.dir = direction ?? 'ltr';
    root.style.fontSize = text === '200' ? '200%' : '';
  }, [theme, market, locale, direction, text]);
  useLayoutEffect(() => (locale === 'de' ? showInGerman(document.body) : undefined), [locale]);
  return (
    <div
      className={`gallery-canvas ${themes[theme ?? 'light']} ${markets[market ?? 'greenUp']}`}
      data-layout={String(parameters['layout'])}
      style={width === 'full' ? {} : { maxWidth: `${width}px` }}
    >
      <KitProvider locale={locale ?? 'en'} direction={direction === 'rtl' ? 'rtl' : 'ltr'}>
        <Story />
      </KitProvider>
    </div>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: KitDocs },
    options: { storySort: { order: ['Getting started', 'Foundations', 'App screens'] } },
    // Theme by width by language, as `npm run visual` takes them; reduced motion, so that no picture is of a movement.
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce', diffThreshold: 0 },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Fairlot light' },
          { value: 'dark', title: 'Fairlot dark' },
          { value: 'second', title: 'Second brand' },
          { value: 'wireframe', title: 'Wireframe' },
        ],
      },
    },
    market: {
      description: 'Colours of rise and fall',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'greenUp', title: 'Green is up' },
          { value: 'redUp', title: 'Red is up' },
          { value: 'colorBlind', title: 'Colour-blind' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [...kitLocales] },
    },
    direction: {
      description: 'Line of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    width: {
      description: 'Width',
      toolbar: {
        icon: 'mobile',
        dynamicTitle: true,
        items: [
          { value: '320', title: '320 px' },
          { value: '390', title: '390 px' },
          { value: '480', title: '480 px' },
          { value: 'full', title: 'Full width' },
        ],
      },
    },
    text: {
      description: "Size of the reader's text",
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    market: 'greenUp',
    locale: 'en',
    direction: 'ltr',
    width: '390',
    text: '100',
  },
  loaders: [({ globals }) => loadKitMessages(String(globals['locale']))],
  decorators: [inTheme],
};

export default preview;
