import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../../docs/deployment.md', import.meta.url)),
  'utf8',
);
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** A proxy of this machine that runs the configuration in docs/deployment.md, without TLS. */
export interface Proxy {
  readonly name: string;
  /**
   * @param port where it listens, on 127.0.0.1
   * @param servers the ports of the servers behind it
   * @param folder for its files
   */
  start(port: number, servers: readonly number[], folder: string): ChildProcess;
}

/** The proxies that are installed. `npm test` installs HAProxy if it may; nginx and Caddy would start a web server. */
export function installedProxies(): Proxy[] {
  return [haproxy, nginx, caddy].flatMap(({ title, start }) => {
    const known = [
      process.env[title.toUpperCase()],
      ...FOLDERS.map((each) => join(each, title.toLowerCase())),
    ];
    const program = known.find((place) => place !== undefined && existsSync(place));
    return program === undefined
      ? []
      : [{ name: `a real ${title}`, start: (...args) => start(program, ...args) }];
  });
}

interface Kind {
  /** Its program has the same name in small letters. */
  readonly title: string;
  start(program: string, ...args: Parameters<Proxy['start']>): ChildProcess;
}

const haproxy: Kind = {
  title: 'HAProxy',
  start(program, port, servers, folder) {
    const [one = '', several = ''] = configurations('haproxy');
    const text = servers.length === 1 ? one : one.replace(/^backend fairlot\n[^]*/m, several);
    const file = writeConfiguration(
      folder,
      `haproxy-${port}.cfg`,
      text
        .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
        .replace(/127\.0\.0\.1:8080|10\.0\.0\.11:8080/, `127.0.0.1:${servers[0]}`)
        .replace('10.0.0.12:8080', `127.0.0.1:${servers[1]}`)
        .replace('inter 2s', 'inter 100ms'),
    );
    return spawn(program, ['-f', file], { stdio: 'ignore' });
  },
};

const nginx: Kind = {
  title: 'nginx',
  start(program, port, [server], folder) {
    const [text = ''] = configurations('nginx');
    const site = text
      .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_.*\n/gm, '')
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${server}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    // One process with the rights of the test, so that it can write to the folder.
    const file = writeConfiguration(
      folder,
      `nginx-${port}.conf`,
      `daemon off; master_process off; pid ${folder}/nginx-${port}.pid; error_log ${folder}/nginx.log;
events {}
http { access_log off; ${temporary.join(' ')}
${site}}`,
    );
    return spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  },
};

const caddy: Kind = {
  title: 'Caddy',
  start(program, port, [server], folder) {
    const [text = ''] = configurations('caddy');
    const site = text
      .replace('fairlot.example {', `http://127.0.0.1:${port} {\n  bind 127.0.0.1`)
      .replace('127.0.0.1:8080', `127.0.0.1:${server}`);
    const file = writeConfiguration(folder, `Caddyfile-${port}`, `{\n  admin off\n}\n${site}`);
    return spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
  },
};

/** The code blocks of a language in docs/deployment.md. */
const configurations = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

function writeConfiguration(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
