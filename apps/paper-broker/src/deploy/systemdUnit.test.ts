import { describe, expect, it } from 'vitest';
import { read, shutdownMs, START } from './testing/deployFiles.js';

describe('deploy/fairlot.service', () => {
  const text = read('deploy/fairlot.service');
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';

  it('runs the server itself, as somebody without rights, and stops it in order', () => {
    expect(value('ExecStart')).toBe(`/usr/bin/node ${START}`);
    expect(value('User')).not.toMatch(/^(root)?$/);
    expect(Number(value('TimeoutStopSec')) * 1000).toBeGreaterThan(shutdownMs);
    expect([value('NoNewPrivileges'), value('ProtectSystem')]).toEqual(['true', 'strict']);
    expect(value('Environment')).toBe('NODE_ENV=production');
  });
});
