import { h5 } from '@fairlot/manifest';
import { describe, expect, it } from 'vitest';
import { readReturnTarget } from './destination.js';
import { askGuards, builtInGuards } from './guards.js';

describe('readReturnTarget', () => {
  it('accepts a page of the app, with its parameters', () => {
    expect(readReturnTarget(h5, '/pages/payment/stock?symbol=FLT&side=sell')).toEqual({
      to: '/pages/payment/stock',
      search: { symbol: 'FLT', side: 'sell' },
    });
  });

  it.each([
    'https://evil.example/pages/setting/index',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/pages/setting/../auth/login',
    '/pages/setting/index%2f..%2f..',
    '%2Fpages%2Fsetting%2Findex',
    '/pages/auth/login',
    '/pages/auth/login?next=/pages/auth/login',
    '/__proto__',
    '/constructor',
    '%E0%A4%A',
    '',
    undefined,
    7,
    ['/pages/setting/index'],
  ])('refuses %j', (next) => {
    expect(readReturnTarget(h5, next)).toBeUndefined();
  });
});

describe('guards', () => {
  const guards = builtInGuards(h5);
  const visit = {
    path: '/pages/setting/index',
    href: '/pages/setting/index',
    search: {},
    signedIn: false,
  } as const;

  it('send a visitor to login and remember where they were going', () => {
    expect(guards.login(visit)).toEqual({
      to: '/pages/auth/login',
      search: { next: '/pages/setting/index' },
    });
    expect(guards.login({ ...visit, signedIn: true })).toBeUndefined();
  });

  it('send a customer away from login: to next, or to the profile', () => {
    const atLogin = { ...visit, signedIn: true };
    expect(guards.guest({ ...atLogin, search: { next: '/pages/search/index?q=a' } })).toEqual({
      to: '/pages/search/index',
      search: { q: 'a' },
    });
    expect(guards.guest({ ...atLogin, search: { next: '//evil.example' } })).toMatchObject({
      to: '/pages/main/profile/index',
    });
    expect(guards.guest(visit)).toBeUndefined();
  });

  it('are asked in order, and the first that objects decides', async () => {
    const asked: string[] = [];
    const named = (name: string, objects: boolean) => () => {
      asked.push(name);
      return objects ? { to: '/pages/search/index' as const, search: {} } : undefined;
    };
    const own = { a: named('a', false), b: named('b', true), c: named('c', true) };
    await expect(askGuards(['a', 'b', 'c'], own, visit)).resolves.toMatchObject({
      to: '/pages/search/index',
    });
    expect(asked).toEqual(['a', 'b']);
  });

  it('never let a page open because a guard is missing', async () => {
    await expect(askGuards([], guards, visit)).rejects.toThrow('has no guard');
    await expect(askGuards(['lgoin'], guards, visit)).rejects.toThrow('unknown guard "lgoin"');
  });
});
