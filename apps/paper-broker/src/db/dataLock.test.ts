import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirLocked, lockDataDir } from './dataLock.js';

describe('the lock of a data directory', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fairlot-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const lockFile = (): string => join(dataDir, 'fairlot.lock');

  it('is held until it is given back', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLocked);
    expect(() => lockDataDir(dataDir)).toThrow(new RegExp(`process ${process.pid}\\b.*DATA_DIR`));
    unlock();
    lockDataDir(dataDir)();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('makes a directory that nobody else can read', () => {
    const created = join(dataDir, 'new');
    lockDataDir(created)();
    expect(statSync(created).mode & 0o777).toBe(0o700);
  });

  it('of a dead process does not hold', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, startedAt: '1' }));
    lockDataDir(dataDir)();
  });

  it('of another process that has got the same id does not hold', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: 'another time' }));
    lockDataDir(dataDir)();
  });

  it('that cannot be read does not hold', () => {
    writeFileSync(lockFile(), '{');
    lockDataDir(dataDir)();
  });
});
