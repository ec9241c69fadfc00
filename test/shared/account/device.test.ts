import { describe, expect, it } from 'vitest'
import { deviceOf } from '#shared/account/device.ts'

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'

describe('a device', () => {
  it.each([
    [mozilla('Windows NT 10.0; Win64; x64', `${blink} Safari/537.36`), 'Chrome', 'Windows'],
    [mozilla('Windows NT 10.0; Win64; x64', `${blink} Safari/537.36 Edg/150.0.0.0`), 'Microsoft Edge', 'Windows'],
    [mozilla('X11; Linux x86_64', `${blink} Safari/537.36 OPR/130.0.0.0`), 'Opera', 'Linux'],
    [mozilla('X11; CrOS x86_64 14541.0.0', `${blink} Safari/537.36`), 'Chrome', 'ChromeOS'],
    [
      mozilla(
        'Linux; Android 10; K',
        `AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
      ),
      'Samsung Internet',
      'Android',
    ],
    [mozilla('Android 15; Mobile; rv:150.0', 'Gecko/150.0 Firefox/150.0'), 'Firefox', 'Android'],
    [
      mozilla(
        'Macintosh; Intel Mac OS X 10_15_7',
        'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      ),
      'Safari',
      'macOS',
    ],
    [
      mozilla(
        'iPhone; CPU iPhone OS 18_7 like Mac OS X',
        'AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
      ),
      'Chrome',
      'iOS',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('that says %s is told by its browser and system', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })
})
