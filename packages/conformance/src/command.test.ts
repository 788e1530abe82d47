import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { serveExamples } from './testing/exampleServer.js';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command', () => {
  const command = fileURLToPath(new URL('./command.ts', import.meta.url));
  const conformance = (...words: string[]) =>
    promisify(execFile)(process.execPath, [
      ...['--import', 'tsx', '--conditions=@fairlot/source', command],
      ...words,
    ]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  it('ends with 2 and one line where it cannot begin', async () => {
    const { code, stderr } = await conformance(
      '--base',
      'http://127.0.0.1:9',
      '--member',
      'a@b.example:secret',
    );
    expect([code, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });

  it('ends with 2 before it has looked at anything where the report cannot be written', async () => {
    const examples = await serveExamples();
    const path = join(folder, 'none', 'report.html');
    const words = ['--base', examples.url, '--member', 'a@b.example:secret', '--report', path];
    const { code, stdout, stderr } = await conformance(...words);
    await examples.close();
    expect([code, stdout, stderr]).toEqual([2, '', `${path} cannot be written.\n`]);
  });

  it('ends with 1 where a rule is broken, and writes both reports', async () => {
    const examples = await serveExamples();
    const report = join(folder, 'report.html');
    const words = [
      '--base',
      examples.url,
      '--member',
      'a@b.example:secret',
      '--only',
      'session',
      '--report',
      report,
    ];
    const { code, stdout } = await conformance(...words);
    await examples.close();
    expect(code).toBe(1);
    expect(stdout).toContain('✗ session.');
    expect(readFileSync(report, 'utf8')).toContain('Does this broker keep the contract?');
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toHaveProperty('counts');
  });
});
