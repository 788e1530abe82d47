import { describe, expect, it } from 'vitest';
import { fold, matchQuality } from './match.js';

const quality = (text: string): number | null => matchQuality(fold(text), 'TAVT.FR', 'Tavoise Télécom');

describe('a search', () => {
  it('puts the symbol first, then its beginning, then words of the name, then parts of it', () => {
    expect(quality('tavt.fr')).toBe(0);
    expect(quality('TAVT')).toBe(1);
    expect(quality('tele')).toBe(2);
    expect(quality('Télé')).toBe(2);
    expect(quality('oise')).toBe(3);
    expect(quality('oise tél')).toBe(3);
  });
  it('finds nothing where nothing is', () => {
    expect(quality('bank')).toBeNull();
    expect(quality('avt.fr')).toBeNull();
    expect(quality('.*')).toBeNull();
  });
});
