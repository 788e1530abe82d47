import { renderToString } from 'react-dom/server';
import { App } from './App.js';
import { harbour, harbourNight } from './brand.js';

/** The server-rendered page. */
export const html = `<!doctype html><html class="${harbour.className}"><head><style>${harbour.css}${harbourNight.css}</style></head><body>${renderToString(<App />)}</body></html>`;
