import { describe, expect, test } from 'vitest';
import { profileForm } from './index.js';

const faultOf = (nickname: string) => profileForm().safeParse({ nickname }).error?.issues[0]?.message;

describe('a nickname', () => {
  test.each(['O’Brien', "O'Brien", 'Ñandú', '李', 'Ольга', 'نور', 'می‌خواهم', 'Zoë 🙂', '<script>'])(
    'may be %s',
    (nickname) => expect(faultOf(nickname)).toBeUndefined(),
  );

  test.each([
    ['a\u0007b', 'forms.text.characters'],
    ['a\u0085b', 'forms.text.characters'],
    ['abc\u202Eexe', 'forms.text.characters'],
    ['a\u2066b', 'forms.text.characters'],
    ['a\u200Fb', 'forms.text.characters'],
    ['  ', 'forms.profile.nickname'],
    ['x'.repeat(41), 'forms.text.length?max=40'],
  ])('%j is refused with its reason', (nickname, fault) => expect(faultOf(nickname)).toBe(fault));

  test('is normalised, however its accents were typed', () => {
    expect(profileForm().parse({ nickname: ' N\u0303andu\u0301 ' })).toEqual({ nickname: 'Ñandú' });
  });
});
