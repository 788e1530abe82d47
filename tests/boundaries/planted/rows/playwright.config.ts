import { defineConfig } from '@playwright/test';

export default defineConfig({ testMatch: 'rows.spec.ts', reporter: 'json' });
