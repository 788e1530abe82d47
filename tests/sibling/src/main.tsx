import { loadKitMessages } from '@fairlot/ui-kit/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { harbour } from './brand.js';

// At run time here; a product that knows its brand beforehand writes the same text into a style sheet when it builds.
const style = document.createElement('style');
style.textContent = harbour.css;
document.head.append(style);
document.body.style.cssText = 'margin:0;background:var(--uk-color-canvas)';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element for the app');
await loadKitMessages('de');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
