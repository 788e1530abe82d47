import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
// Written by `fairlot-brand` before the build: a page whose content policy allows no inline styles can have it too.
import '../brand.css';
import '../page.css';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element for the app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
