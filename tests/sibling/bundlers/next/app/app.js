'use client';

export { App } from '../../../compiled/App.js';
