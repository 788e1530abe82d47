import { describe, expect, it } from 'vitest';
import { readDevice } from './readDevice.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = `${BLINK} Chrome/142.0.0.0`;

describe('readDevice', () => {
  it.each([
    [`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
    [`${MAC} ${CHROME} Safari/537.36`, 'Chrome', 'macOS'],
    [`${LINUX} ${CHROME} Safari/537.36`, 'Chrome', 'Linux'],
    [`${LINUX} ${BLINK} HeadlessChrome/142.0.7444.59 Safari/537.36`, 'Chrome', 'Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 9; moto g(7) power) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${IPHONE} ${WEBKIT} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${IPAD} ${WEBKIT} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPad'],
    [`${WINDOWS} ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} ${BLINK} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'Edge', 'Windows'],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/142.0.0.0`, 'Edge', 'Android'],
    [`${IPHONE} ${WEBKIT} Version/18.0 EdgiOS/142.0.3595.46 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iPhone'],
    [`${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${IPHONE} ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPAD} ${WEBKIT} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'macOS',
    ],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
    [`${IPHONE} ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
    [
      `${ANDROID} ${BLINK} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${WINDOWS} ${CHROME} Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows'],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36 OPR/92.0.0.0`, 'Opera', 'Android'],
    [`${IPHONE} ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1 OPT/6.0.1`, 'Opera', 'iPhone'],
    [
      'Opera/9.80 (Android; Opera Mini/36.2/191.273; U; en) Presto/2.12.423 Version/12.16',
      'Opera',
      'Android',
    ],
  ])('knows %s', (agent, browser, system) => {
    expect(readDevice(agent)).toEqual({ browser, system });
  });

  it.each([
    [
      'a view of an Android app',
      `${ANDROID} ${BLINK} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Android',
    ],
    [
      'a view that says so',
      `Mozilla/5.0 (Linux; Android 15; wv) ${BLINK} Version/4.0 Chrome/142.0 Mobile Safari/537.36`,
      'Android',
    ],
    [
      'Facebook for Android',
      `${ANDROID} ${CHROME} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0;]`,
      'Android',
    ],
    ['a view of an iPhone app', `${IPHONE} ${WEBKIT} Mobile/15E148`, 'iPhone'],
    [
      'Instagram for iPhone',
      `${IPHONE} ${WEBKIT} Mobile/15E148 Instagram 400.0.0 (iPhone15,4; iOS 18_6)`,
      'iPhone',
    ],
    [
      'DuckDuckGo for iPhone',
      `${IPHONE} ${WEBKIT} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
      'iPhone',
    ],
    ['Vivaldi', `${WINDOWS} ${CHROME} Safari/537.36 Vivaldi/6.5`, 'Windows'],
    ['GNOME Web', `${LINUX} ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Linux'],
  ])('does not take %s for the browser that it resembles', (_, agent, system) => {
    expect(readDevice(agent)).toEqual({ browser: null, system });
  });

  it.each([
    ['none', ''],
    ['a program’s', 'curl/8.5.0'],
    ['control characters', '\u0000\u001b[31m\r\n\u0085'],
    ['what was no UTF-8', Buffer.from([0xff, 0xfe, 0xc3, 0x28]).toString('latin1')],
    ['markup', '<script>alert(1)</script>'],
    ['10 kB', 'x'.repeat(10_000)],
  ])('answers null for a header with %s', (_, agent) => {
    expect(readDevice(agent)).toEqual({ browser: null, system: null });
  });

  it('reads a long header of almost-names in the time of its length', () => {
    const almost = [
      'like Gecko) Chrome/1',
      'Version/1.1 Safari/1',
      '1.',
      `${MAC} ${WEBKIT} Version/1 `,
      'like Gecko) CriOS/1 Mobile/a',
    ];
    const start = performance.now();
    for (const words of almost) readDevice(words.repeat(Math.ceil(100_000 / words.length)));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
