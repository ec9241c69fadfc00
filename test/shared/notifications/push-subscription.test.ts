import { describe, expect, it } from 'vitest'
import { isPushService, PushAddress } from '#shared/notifications/push-subscription.ts'

const address = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: 'B'.padEnd(87, 'x'),
  auth: 'y'.repeat(22),
}

describe('where a browser is reached', () => {
  it('is at a push service of the browsers that there are', () => {
    for (const endpoint of [
      address.endpoint,
      'https://jmt17.google.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
      'https://web.push.apple.com/QAbc',
      'https://api.push.apple.com:443/QAbc',
    ])
      expect([endpoint, isPushService(endpoint)]).toEqual([endpoint, true])
  })

  it('is nowhere else: no host of the cloud, no own one, no other port, no plain HTTP, and no name that only looks alike', () => {
    for (const endpoint of [
      '',
      'fcm.googleapis.com',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.example.hu/x',
      'https://xfcm.googleapis.com/x',
      'https://example.hu/fcm.googleapis.com',
      'https://push.services.mozilla.com.example/x',
      'https://evil-push.apple.com/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'javascript:alert(1)',
    ])
      expect([endpoint, isPushService(endpoint)]).toEqual([endpoint, false])
  })

  it('comes with a point and a secret of the lengths that RFC 8291 has', () => {
    const accepts = (over: object) => PushAddress.safeParse({ ...address, ...over }).success
    expect(accepts({})).toBe(true)
    for (const over of [
      { p256dh: 'B'.repeat(86) },
      { p256dh: `${'B'.repeat(86)}+` },
      { auth: 'y'.repeat(23) },
      { auth: undefined },
      { endpoint: `${address.endpoint}${'x'.repeat(1000)}` },
    ])
      expect([over, accepts(over)]).toEqual([over, false])
  })
})
