import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['rows.test.ts'], strictTags: false } });
