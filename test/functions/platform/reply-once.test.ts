import { describe, expect, it } from 'vitest'
import { readAhead, replyOnce } from '#functions/platform/reply-once.ts'
import { problem } from '#shared/contract/problem.ts'

/** Replies to one look after the other, the last one for ever. */
const finding = (...replies: unknown[]) => {
  let looks = 0
  return async () => replies[Math.min(looks++, replies.length - 1)]
}
const refusal = problem('conflict', 'problems:tooBusy')
const refused = () => Promise.reject(refusal)

describe('a change under an idempotency key', () => {
  it('is made where it has no earlier reply, and not made where it has', async () => {
    expect(await replyOnce(finding(undefined), async () => 'made')).toBe('made')
    expect(await replyOnce(finding('earlier'), refused)).toBe('earlier')
  })

  it('gets the reply of the same call that was committed in the meantime, not the refusal that this one causes', async () => {
    expect(await replyOnce(finding(undefined, 'earlier'), refused)).toBe('earlier')
  })

  it('is refused where it was never made', async () => {
    await expect(replyOnce(finding(undefined), refused)).rejects.toBe(refusal)
  })

  it('fails with its own error where nobody refused it', async () => {
    const fault = new TypeError('fault')
    await expect(replyOnce(finding(undefined, 'earlier'), () => Promise.reject(fault))).rejects.toBe(fault)
  })
})

it('what was read ahead is given once, and read anew after that', async () => {
  const read = readAhead(finding('ahead', 'anew'))
  expect([await read(), await read()]).toEqual(['ahead', 'anew'])
})
