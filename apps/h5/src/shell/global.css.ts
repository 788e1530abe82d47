import { resetLayer, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Long German words and 200 % text must never push the page sideways.
  overflowWrap: 'break-word',
  textSizeAdjust: '100%',
  // What the focus comes to stands clear of the header and of the tab bar.
  scrollPaddingTop: vars.size.navBar,
  scrollPaddingBottom: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))`,
});

globalStyle('body', {
  ...text('body'),
  margin: 0,
  fontFamily: vars.font.text,
  color: vars.color.ink,
  background: vars.color.backdrop,
  WebkitFontSmoothing: 'antialiased',
});

// A line of a list whose link leads to a page that the product lacks: the link is not drawn, nor is its place.
globalStyle('li:empty', { display: 'none' });

// In the kit's weakest layer: outside of the layers it would overrule the type of the kit's own buttons and fields.
globalStyle('button, input, select, textarea', { '@layer': { [resetLayer]: { font: 'inherit' } } });
