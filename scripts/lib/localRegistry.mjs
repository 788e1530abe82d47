// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnLoopback } from './listenOnLoopback.mjs';

/**
 * A registry of the packed archives of a folder, as npm installs from one: it resolves version ranges among them and
 * compares their content. It knows no other packages; give it to npm for our scope alone.
 * @param {string} archives a folder of `.tgz` files
 * @returns {Promise<{url: string, close: () => Promise<void>}>} on a free port of 127.0.0.1
 */
export function serveRegistry(archives) {
  const packed = readdirSync(archives)
    .filter((name) => name.endsWith('.tgz'))
    .map((file) => readArchive(archives, file));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const archive = packed.find(({ file }) => path === `/-/${file}`);
    const versions = packed.filter(({ manifest }) => path === `/${manifest.name}`);
    if (archive !== undefined) response.writeHead(200).end(archive.bytes);
    else if (versions.length > 0)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(packument(versions, `http://${request.headers.host}`)));
    else response.writeHead(404).end('{}');
  });
  return listenOnLoopback(server);
}

/** @param {string} folder @param {string} file */
function readArchive(folder, file) {
  const path = join(folder, file);
  const text = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' });
  const manifest = /** @type {{name: string, version: string}} */ (JSON.parse(text));
  return { file, bytes: readFileSync(path), manifest };
}

/** What a registry says of a package. @param {ReturnType<typeof readArchive>[]} archives @param {string} url */
function packument(archives, url) {
  const versions = archives.map(({ file, bytes, manifest }) => {
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    return [manifest.version, { ...manifest, dist: { tarball: `${url}/-/${file}`, integrity } }];
  });
  const last = archives.at(-1)?.manifest;
  return {
    name: last?.name,
    'dist-tags': { latest: last?.version },
    versions: Object.fromEntries(versions),
  };
}
