import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { sendUpload } from './upload.js';
import { json, serve, type SeenRequest, type TestServer } from './testing/serve.js';

interface UploadPage {
  readonly sendUpload: typeof sendUpload;
}

const PAGE = `<!doctype html><title>Upload</title>
<script type="module">import { sendUpload } from '/upload.js'; Object.assign(globalThis, { sendUpload });</script>`;

/** Only a browser reports upload progress, so these tests run the module in one, against a real server. */
let browser: Browser;
let page: Page;
let server: TestServer;
let answer: (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

beforeAll(async () => {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  );
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 30_000);
afterAll(() => browser.close());

beforeEach(async () => {
  server = await serve((request, response) => {
    if (request.url === '/api/v1/upload') return answer(request, response);
    if (request.url.endsWith('.js')) return sendModule(request.url, response);
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
    return undefined;
  });
  page = await browser.newPage();
  await page.goto(server.baseUrl);
});
afterEach(async () => {
  await page.close();
  await server.close();
});

/** Serves the module and its imports to the browser. */
function sendModule(url: string, response: ServerResponse): void {
  const source = readFileSync(new URL(`.${url.replace(/\.js$/, '.ts')}`, import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(outputText);
}

interface Outcome {
  readonly upload?: unknown;
  readonly error?: { readonly code: unknown; readonly status: unknown; readonly messages: unknown };
  readonly progress: readonly (number | undefined)[];
}

/** Uploads `bytes` bytes from the page. @param abortAfterMs when the customer cancels; 0 cancels before the start */
async function upload(bytes: number, abortAfterMs?: number): Promise<Outcome> {
  return page.evaluate(
    async ({ size, abortMs }) => {
      const { sendUpload } = globalThis as unknown as UploadPage;
      const progress: (number | undefined)[] = [];
      const controller = new AbortController();
      if (abortMs === 0) controller.abort();
      else if (abortMs !== undefined) setTimeout(() => controller.abort(), abortMs);
      try {
        const uploaded = await sendUpload('/api/v1/upload', {
          headers: { Authorization: 'Bearer token-1', platform: 'h5' },
          file: new File([new Uint8Array(size)], '../../proof.png', { type: 'image/png' }),
          options: {
            fields: { purpose: 'proof' },
            key: 'k1',
            signal: controller.signal,
            onProgress: (share) => progress.push(share),
          },
          timeoutMs: 60_000,
        });
        return { upload: uploaded, progress };
      } catch (error) {
        const { code, status, messages } = error as { code: unknown; status: unknown; messages: unknown };
        return { error: { code, status, messages }, progress };
      }
    },
    { size: bytes, abortMs: abortAfterMs },
  );
}

const stored = { id: 'upl_1', purpose: 'proof', content_type: 'image/png', size: 3_000_000 };

describe('an upload', () => {
  test(
    'sends fields and file as one form and reports its progress to the end',
    { tags: ['7.upload'] },
    async () => {
      answer = (_, response) => {
        json(response, 201, stored);
      };
      const outcome = await upload(3_000_000);
      expect(outcome.upload).toEqual({
        id: 'upl_1',
        purpose: 'proof',
        contentType: 'image/png',
        size: 3_000_000,
      });
      expect(outcome.progress.at(-1)).toBe(100);
      const request = server.requests.find(({ method }) => method === 'POST');
      expect(request?.headers).toMatchObject({
        authorization: 'Bearer token-1',
        platform: 'h5',
        'idempotency-key': 'k1',
      });
      expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(request?.body).toContain('name="purpose"\r\n\r\nproof');
      expect(request?.body).toMatch(/name="file"; filename=".*proof\.png"/);
    },
  );

  test('that the server refuses says why', async () => {
    answer = (_, response) => {
      json(response, 422, { code: 'file_corrupt', message: 'file error' });
    };
    const { error } = await upload(10);
    expect(error).toEqual({ code: 'file_corrupt', status: 422, messages: ['file error'] });
  });

  test('over a network that fails ends with 602001', { tags: ['8.codes'] }, async () => {
    answer = (_, response) => {
      response.destroy();
    };
    expect((await upload(10)).error?.code).toBe(602001);
  });

  test(
    'that the customer stops ends with 600003, also before it has begun',
    { tags: ['8.codes'] },
    async () => {
      answer = async (_, response) => {
        await wait(2_000);
        response.destroy();
      };
      expect((await upload(10, 50)).error?.code).toBe(600003);
      const sent = server.requests.filter(({ method }) => method === 'POST').length;
      expect((await upload(10, 0)).error?.code).toBe(600003);
      expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(sent);
    },
  );

  test('without an end within a minute ends with -9999', async () => {
    answer = () => new Promise(() => undefined);
    // A minute on the browser's clock, of which a thousandth is waited.
    const asked = await page.evaluate(() => {
      const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout') ?? {};
      const timeouts: number[] = [];
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        set(this: XMLHttpRequest, timeoutMs: number) {
          timeouts.push(timeoutMs);
          set?.call(this, timeoutMs / 1000);
        },
      });
      Object.assign(globalThis, { timeouts });
      return timeouts;
    });
    expect(asked).toEqual([]);
    expect((await upload(10)).error?.code).toBe(-9999);
    expect(await page.evaluate(() => (globalThis as unknown as { timeouts: number[] }).timeouts)).toEqual([
      60_000,
    ]);
  });

  test('of a size that is not known reports no share', async () => {
    answer = (_, response) => {
      json(response, 201, stored);
    };
    await page.evaluate(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function sendSlowly(body) {
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded: 0, total: 0 }),
        );
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: false, loaded: 512 }));
        send.call(this, body);
      };
    });
    const { progress } = await upload(10);
    expect(progress.slice(0, 2)).toEqual([undefined, undefined]);
    expect(progress.at(-1)).toBe(100);
  });

  test('of a file that has gone since it was chosen is a file error, and asks nobody', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'upload-'));
    const chosen = join(folder, 'proof.png');
    writeFileSync(chosen, 'picture');
    await page.setContent(PAGE.replace('</title>', '</title><input type="file">'));
    await page.waitForFunction(() => 'sendUpload' in globalThis);
    await page.locator('input').setInputFiles(chosen);
    rmSync(folder, { recursive: true });
    const code = await page.evaluate(async () => {
      const { sendUpload } = globalThis as unknown as UploadPage;
      const file = document.querySelector('input')?.files?.[0];
      if (file === undefined) return 'no file';
      const options = { fields: {}, key: 'k1' };
      return sendUpload('/api/v1/upload', { headers: {}, file, options, timeoutMs: 60_000 }).then(
        () => 'sent',
        (error: unknown) => (error as { code: unknown }).code,
      );
    });
    expect(code).toBe('file_corrupt');
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });
});
