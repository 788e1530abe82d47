import { expect, test } from 'vitest';
import { findTyped } from './typeAhead.js';

const labels = ['Austria', 'Belgium', 'Bulgaria', 'Écuador', 'Germany'];
const find = (typed: string, from: number) => findTyped(labels, typed, from, 'en');

test('letters lead to what begins with them, whatever the case and accents', () => {
  expect([find('g', 0), find('E', 0), find('bu', 1), find('be', 1), find('x', 0)]).toEqual([4, 3, 2, 1, -1]);
});

test('the same letter goes through all that begin with it, round and round', () => {
  expect([find('b', 0), find('bb', 1), find('bbb', 2)]).toEqual([1, 2, 1]);
});

test('an i with and one without its dot are two letters in Turkish, and one elsewhere', () => {
  const cities = ['Ankara', 'Isparta', 'İzmir'];
  const typed = (text: string, locale: string) => cities[findTyped(cities, text, 0, locale)];
  expect([typed('i', 'tr'), typed('ı', 'tr'), typed('İ', 'tr')]).toEqual(['İzmir', 'Isparta', 'İzmir']);
  expect([typed('i', 'en'), typed('iz', 'en')]).toEqual(['Isparta', 'İzmir']);
});

test('nothing is found in nothing', () => {
  expect(findTyped([], 'a', -1, 'en')).toBe(-1);
});
