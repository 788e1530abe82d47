import { describe, expect, it } from 'vitest';
import { describeSettings, readConfig, settings } from './config.js';

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      seedDemo: true,
      autoReview: true,
      simControl: false,
      simToken: undefined,
      simSeed: 'fairlot',
      simClock: undefined,
      passwordPolicy: 'seed',
      rateLimits: true,
      logLevel: 'info',
      shutdownMs: 10_000,
      smtpUrl: undefined,
      mailFrom: 'Fairlot <no-reply@fairlot.example>',
      publicOrigin: undefined,
    });
    expect(readConfig({ NODE_ENV: 'production' }).seedDemo).toBe(false);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SEED_DEMO', 'yes'],
    ['AUTO_REVIEW', '1'],
    ['SIM_CLOCK', 'fast'],
    ['PASSWORD_POLICY', 'none'],
    ['RATE_LIMITS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_MS', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
  ])('%s=%s is refused by name in one line', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}[^\\n]+$`));
  });

  it('never repeat a DATABASE_URL, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('refuse combinations that would open the simulation to everyone', () => {
    const token = 'a-token-of-16-characters';
    expect(() => readConfig({ SIM_CONTROL: '1' })).toThrow(/SIM_TOKEN/);
    expect(() => readConfig({ SIM_CONTROL: '1', SIM_TOKEN: 'short' })).toThrow(/SIM_TOKEN/);
    expect(() => readConfig({ RATE_LIMITS: 'off' })).toThrow(/SIM_CONTROL/);
    const production = { NODE_ENV: 'production', SIM_CONTROL: '1', SIM_TOKEN: token };
    expect(() => readConfig(production)).toThrow(/ALLOW_SIMULATION/);
    expect(readConfig({ ...production, ALLOW_SIMULATION: '1' }).simControl).toBe(true);
    expect(() => readConfig({ NODE_ENV: 'production', SEED_DEMO: '1', HOST: '0.0.0.0' })).toThrow(/HOST/);
  });

  it('are all listed by --help', () => {
    for (const [name] of settings) expect(describeSettings()).toContain(`  ${name} `);
  });
});
