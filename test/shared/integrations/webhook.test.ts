import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'
import { deliveriesOfPage, listDeliveries } from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { listWebhooks } from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import { removeWebhook } from '#shared/integrations/contract/webhooks/remove-webhook.ts'
import { renewWebhookSecret } from '#shared/integrations/contract/webhooks/renew-webhook-secret.ts'
import { replayDelivery } from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import { tryWebhook } from '#shared/integrations/contract/webhooks/try-webhook.ts'
import { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import { isWebAddress, Webhook, WebhookWish } from '#shared/integrations/webhooks/webhook.ts'
import { attemptFaults, DeliveryAttempt, WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'
import { testEvent, webhookEvents } from '#shared/integrations/webhooks/webhook-event.ts'
import { objections } from '../objections.ts'

describe('the address of a webhook', () => {
  it.each([
    'https://pelda.hu',
    'https://pelda.hu/szabi?token=a%20b',
    'https://pelda.hu:8443/a/b',
    'http://pelda.hu/',
    'HTTPS://PELDA.HU/',
    'https://bér.pelda.hu/',
    'https://[2a00::1]/',
    'https://192.0.2.1/',
  ])('may be %s', text => expect(isWebAddress(text)).toBe(true))

  it.each([
    '',
    'pelda.hu',
    '/szabi',
    '//pelda.hu/',
    'https://',
    'https:///',
    'ftp://pelda.hu/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'mailto:a@pelda.hu',
    'https://anna@pelda.hu/',
    'https://anna:titok@pelda.hu/',
    'https://:titok@pelda.hu/',
    'https://pelda.hu/#itt',
    'https://pel da.hu/',
    'https://pelda.hu:99999/',
    'https://[::1',
    'https://256.1.1.1/',
  ])('may not be %j', text => expect(isWebAddress(text)).toBe(false))

  const address = fc
    .tuple(fc.stringMatching(/^[a-z]{1,9}\.(hu|example)$/), fc.stringMatching(/^[\w.~%2F-]{0,9}$/))
    .map(([host, path]) => `https://${host}/${encodeURIComponent(path)}`)

  it('carries neither a name, a password nor a fragment, whatever the rest', () => {
    fc.assert(
      fc.property(address, fc.stringMatching(/^[a-z]{1,8}$/), (url, word) => {
        expect(isWebAddress(url)).toBe(true)
        expect(isWebAddress(`${url}#${word}`)).toBe(false)
        expect(isWebAddress(url.replace('//', `//${word}@`))).toBe(false)
        expect(isWebAddress(url.replace('//', `//${word}:${word}@`))).toBe(false)
      }),
    )
  })
})

const wish = { name: 'Bérprogram', url: 'https://pelda.hu/', events: ['request.created'] }

describe('what an administrator says of a webhook', () => {
  it('has a name in one line, an address and events', () => {
    expect(WebhookWish.parse({ ...wish, name: ' Bérprogram ', url: ' https://pelda.hu/ ' })).toEqual(wish)
    expect(objections(WebhookWish, { ...wish, events: [...webhookEvents] })).toEqual({})
  })

  it.each([
    ['no name', { name: ' ' }, { name: 'problems:required' }],
    ['a name of 61 letters', { name: 'x'.repeat(61) }, { name: 'problems:tooLong' }],
    ['a name of two lines', { name: 'a\nb' }, { name: 'problems:strangeCharacters' }],
    ['no address', { url: '  ' }, { url: 'problems:required' }],
    ['an address that is no text', { url: 7 }, { url: 'problems:required' }],
    ['an address of 501 letters', { url: `https://pelda.hu/${'x'.repeat(484)}` }, { url: 'problems:tooLong' }],
    ['no list of events', { events: undefined }, { events: 'problems:required' }],
    ['an unknown event', { events: ['request.deleted'] }, { 'events.0': 'problems:invalidValue' }],
    ['the event of a try', { events: [testEvent] }, { 'events.0': 'problems:invalidValue' }],
    [
      'more events than there are',
      { events: [...webhookEvents, 'sheet.accepted'] },
      { events: 'problems:invalidValue' },
    ],
  ])('is refused at its field with %s', (_, over, refused) => {
    expect(objections(WebhookWish, { ...wish, ...over })).toEqual(refused)
  })

  it('takes an address of 500 letters, and a name of 60', () => {
    const url = `https://pelda.hu/${'x'.repeat(483)}`
    expect(url).toHaveLength(500)
    expect(objections(WebhookWish, { ...wish, url, name: 'x'.repeat(60) })).toEqual({})
  })

  it('says of a change whether it is on', () => {
    expect(objections(changeWebhook.body, { ...wish, is_on: false })).toEqual({})
    expect(objections(changeWebhook.body, wish)).toEqual({ is_on: 'problems:required' })
    expect(objections(changeWebhook.body, { ...wish, is_on: 'no' })).toEqual({ is_on: 'problems:required' })
  })
})

const webhook = {
  company: 'c',
  id: 'w',
  name: 'Bér',
  url: 'https://pelda.hu/',
  events: ['request.created', 'moon.risen'],
  secret: 'sealed',
  former: { secret: 'sealed before', until: 9 },
  state: 'on',
  off_at: null,
  failing_since: null,
  created_at: 1,
  created_by: 'anna',
}

describe('a webhook', () => {
  it('is kept with events of newer releases, and in a state that is known', () => {
    expect(Webhook.parse(webhook)).toEqual(webhook)
    for (const state of ['paused', 'off']) expect(Webhook.safeParse({ ...webhook, state }).success).toBe(true)
    expect(Webhook.safeParse({ ...webhook, state: 'broken' }).success).toBe(false)
  })

  it('is shown without its secrets, its company, and who has added it', () => {
    const shown = WebhookView.parse({ ...webhook, former_secret_until: 9 })
    expect(Object.keys(shown).sort()).toEqual(
      ['id', 'name', 'url', 'events', 'state', 'off_at', 'failing_since', 'created_at', 'former_secret_until'].sort(),
    )
    expect(JSON.stringify(shown)).not.toContain('sealed')
  })

  it('is a matter of administrators, who confirm who they are before they come to a secret or change where data goes', () => {
    const all = [
      addWebhook,
      changeWebhook,
      listDeliveries,
      listWebhooks,
      removeWebhook,
      renewWebhookSecret,
      replayDelivery,
      tryWebhook,
    ]
    expect(new Set(all.map(({ access }) => access))).toEqual(new Set(['admin']))
    expect(all.filter(({ confirmed }) => confirmed)).toEqual([addWebhook, changeWebhook, renewWebhookSecret])
    const telling = all.filter(
      ({ reply }) =>
        reply && JSON.stringify(Object.keys((reply as never as typeof addWebhook.reply)!.shape)).includes('secret'),
    )
    expect(telling).toEqual([addWebhook, renewWebhookSecret])
  })

  it('is open to no key, so that a stolen one opens no way out', () => {
    for (const one of [
      addWebhook,
      changeWebhook,
      listDeliveries,
      listWebhooks,
      removeWebhook,
      renewWebhookSecret,
      replayDelivery,
    ])
      expect([one.route, one.keys]).toEqual([one.route, undefined])
  })
})

const attempt = { at: 1, milliseconds: 20, status: null, fault: 'timed_out', answer: '' }

describe('the log of a webhook', () => {
  const delivery = {
    company: 'c',
    webhook: 'w',
    id: 'anna-1-1',
    event: 'request.created',
    created_at: 1,
    body: '{}',
    state: 'waiting',
    round: 0,
    tried: 1,
    next_at: 61,
    attempts: [attempt],
    expires_at: 9,
  }

  it('keeps of an attempt the status, or the fault that there was instead', () => {
    for (const fault of attemptFaults) expect(DeliveryAttempt.safeParse({ ...attempt, fault }).success).toBe(true)
    expect(DeliveryAttempt.safeParse({ ...attempt, status: 200, fault: null }).success).toBe(true)
    expect(DeliveryAttempt.safeParse({ ...attempt, fault: 'ECONNRESET' }).success).toBe(false)
    expect(DeliveryAttempt.safeParse({ ...attempt, status: 200.5 }).success).toBe(false)
  })

  it('shows a delivery without what is for the queue alone', () => {
    expect(WebhookDelivery.parse(delivery)).toEqual(delivery)
    expect(Object.keys(DeliveryView.parse(delivery)).sort()).toEqual(
      ['id', 'event', 'created_at', 'body', 'state', 'next_at', 'attempts'].sort(),
    )
  })

  it.each(['1700000000#anna-1-1', '0#a', `123456789012#${'x'.repeat(150)}`])('goes on at %s', cursor => {
    expect(objections(listDeliveries.query, { cursor })).toEqual({})
  })

  it.each(['', '#a', '1#', 'x#a', '1234567890123#a', '1#a#b', '1#á', `1#${'x'.repeat(151)}`, '1#a\n'])(
    'goes on at no such place as %j',
    cursor => expect(objections(listDeliveries.query, { cursor })).toEqual({ cursor: 'problems:invalidValue' }),
  )

  it('is read from its beginning without a place, a page at a time', () => {
    expect(objections(listDeliveries.query, {})).toEqual({})
    expect(deliveriesOfPage).toBe(25)
  })
})
