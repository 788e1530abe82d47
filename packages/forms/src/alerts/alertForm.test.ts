import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { alertForm, type AlertFormValues } from './alertForm.js';

const ask = (kind: AlertFormValues['kind'], value: string) => check(alertForm(), { kind, value });

test('an alert on a price requires a price above zero', () => {
  expect(ask('above', '12.5')).toEqual({ output: { kind: 'above', value: '12.5' } });
  expect(ask('below', '')).toEqual({ errors: { value: 'forms.price.required' } });
  for (const value of ['0', '0.00', '-1', '1e5']) {
    expect(ask('above', value), value).toEqual({ errors: { value: 'forms.price.wrong' } });
  }
});

test('an alert on a change requires a percentage that a price can reach', () => {
  for (const value of ['-99.99', '-5', '1000']) expect(ask('percent', value)).toHaveProperty('output');
  for (const value of ['', '0', '--1']) {
    expect(ask('percent', value), value).toEqual({ errors: { value: 'forms.alert.value' } });
  }
  for (const value of ['-100', '1000.01']) {
    expect(ask('percent', value), value).toEqual({
      errors: { value: 'forms.alert.percent?fall=100&rise=1000' },
    });
  }
});
