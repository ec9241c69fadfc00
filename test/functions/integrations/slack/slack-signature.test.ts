import { expect, it } from 'vitest'
import { isFromSlack } from '#functions/integrations/slack/slack-signature.ts'

/** The example of Slack's documentation ("Verifying requests from Slack"). */
const secret = '8f742231b10e8888abcd99yyyzzz85a5'
const example = {
  timestamp: '1531420618',
  signature: 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
  body: 'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
}
const then = 1_531_420_618

it("accepts the example of Slack's documentation, for five minutes", () => {
  expect(isFromSlack(example, secret, then)).toBe(true)
  expect(isFromSlack(example, secret, then + 300)).toBe(true)
  expect(isFromSlack(example, secret, then + 301)).toBe(false)
  expect(isFromSlack(example, secret, then - 301)).toBe(false)
})

it.each([
  ['another body', { ...example, body: `${example.body}&x=1` }],
  ['another moment', { ...example, timestamp: '1531420619' }],
  ['no moment', { ...example, timestamp: undefined }],
  ['a moment that is no number', { ...example, timestamp: 'NaN' }],
  ['no signature', { ...example, signature: undefined }],
  ['half of a signature', { ...example, signature: example.signature.slice(0, 40) }],
  ['another version', { ...example, signature: example.signature.replace('v0', 'v1') }],
])('refuses %s', (_, call) => {
  expect(isFromSlack(call, secret, then)).toBe(false)
})

it('refuses what was signed with another secret', () => {
  expect(isFromSlack(example, `${secret}0`, then)).toBe(false)
})
