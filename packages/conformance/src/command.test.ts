import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const asCommand = ['--import', 'tsx', '--conditions=@fairlot/source', command];
  const conformance = (...words: string[]) =>
    promisify(execFile)(process.execPath, [...asCommand, ...words]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  it('ends with 2 and one line where it cannot begin: as docs/own-broker.md calls it, at an address without a broker', async () => {
    const guide = readFileSync(new URL('../../../docs/own-broker.md', import.meta.url), 'utf8');
    const [, call = ''] = /npm run conformance -- (.*?)```/s.exec(guide) ?? [];
    const words = call.replaceAll('\\', '').trim().split(/\s+/);
    const { code, stderr } = await conformance(
      ...words.map((word) => word.replace('https://broker.example', 'http://127.0.0.1:9')),
    );
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^No broker at http:[^\n]+\n$/)]);
  });

  it('ends with 2 and one line for a time limit that is none', async () => {
    const { code, stderr } = await conformance('--base', 'http://127.0.0.1:9', '--minutes', '0.5');
    expect([code, stderr]).toEqual([2, '--minutes must be a whole number of minutes.\n']);
  });

  it('ends without a word where nobody reads what it finds', async () => {
    const examples = await serveExamples();
    const words = ['--base', examples.url, '--member', 'a@b.example:secret', '--only', 'reference'];
    const child = spawn(process.execPath, [...asCommand, ...words]);
    child.stdout.destroy();
    const said: string[] = [];
    child.stderr.on('data', (bytes: Buffer) => void said.push(bytes.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    await examples.close();
    expect([code, said.join('')]).toEqual([1, '']);
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
