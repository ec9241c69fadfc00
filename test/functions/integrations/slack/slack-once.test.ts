import { describe, expect, it, vi } from 'vitest'
import { callAs } from '../../waves/company.ts'
import { asked, called, connect, done, kept, link, office, putBack, run, seconds } from './slack-office.ts'

const { tellChannel, queueDigest } = await import('#functions/integrations/slack/tell-channel.ts')
const { slackPosts } = await import('#functions/integrations/slack/slack-store.ts')

const posted = () => office.slack.asked.filter(method => method === 'chat.postMessage')

/** Anna asks for two days, of which the channel is to be told by this job. */
async function toldOf() {
  const body = { type_id: 1, from_date: '2026-12-22', to_date: '2026-12-23', comment: '' }
  const { id } = (await callAs('anna', 'POST /day-off', { body })).body.data
  await tellChannel({ before: undefined, after: kept(id) })
  return { id, job: putBack().body }
}

async function toldOfDecision(id: string) {
  await tellChannel({ before: { ...kept(id), history: [] }, after: kept(id) })
  return putBack().body
}

const requestsOfEmese = () =>
  [...office.table.rows().values()].filter(
    row => row._kind === 'LeaveRequest' && row.member === 'emese' && row.from_date === '2026-12-22',
  )

describe('a message to the channel', () => {
  it('is posted once, however often its job is delivered', async () => {
    await connect()
    const { job } = await toldOf()
    for (let times = 0; times < 3; times++) expect(await done(job)).toBe(true)
    expect(office.slack.messages()).toHaveLength(1)
  })

  it('is posted by one of two that are told of it at once', async () => {
    await connect()
    const { id, job } = await toldOf()
    // One has begun a moment ago, and the other one comes.
    const claim = { company: 'c', request: id, channel: 'C1', ts: null, step: 1, claimed_at: seconds - 1 }
    office.table.keep(slackPosts, { ...claim, expires_at: seconds + 1000 })
    expect(await done(job)).toBe(true)
    expect(posted()).toEqual([])
    expect(office.queued).toEqual([])
  })

  it.each(['lost', 'garbled'] as const)(
    'is not posted again where the answer is %s, but what came of it is',
    async how => {
      await connect()
      const { id, job } = await toldOf()
      office.slack.fail(how)
      expect(await done(job)).toBe(true)
      expect(await done(job)).toBe(true)
      expect(office.slack.messages()).toHaveLength(1)
      await callAs('bela', 'POST /day-off/approve/{id}', { path: { id }, body: {} })
      const decision = await toldOfDecision(id)
      // While the first could still be under way, the next one waits.
      expect(await done(decision)).toBe(true)
      expect(putBack()).toMatchObject({ after: 60, body: { chat: 'request' } })
      vi.setSystemTime(new Date((seconds + 61) * 1000))
      expect(await done(decision)).toBe(true)
      expect(office.slack.messages().map(({ text }) => /távol lesz/.test(text))).toEqual([false, true])
    },
  )

  it.each([
    ['is asked too often', 'busy', 7],
    ['is not there', 'unreachable', 30],
  ] as const)('waits where Slack %s, as long as it says, and is then posted once', async (_, how, after) => {
    await connect()
    const { job } = await toldOf()
    office.slack.fail(how, how)
    expect(await done(job)).toBe(true)
    const again = putBack()
    expect(again).toMatchObject({ after, body: { ...job, since: seconds } })
    vi.setSystemTime(new Date((seconds + 3600) * 1000))
    expect(await done(again.body)).toBe(true)
    const third = putBack()
    expect(third).toMatchObject({ after, body: { since: seconds } })
    expect(office.slack.messages()).toEqual([])
    expect(await done(third.body)).toBe(true)
    expect(office.slack.messages()).toHaveLength(1)
    expect(office.queued).toEqual([])
  })

  it('is given up after a day, which the dead-letter queue tells of', async () => {
    await connect()
    const { job } = await toldOf()
    office.slack.fail('busy')
    expect(await done({ ...job, since: seconds - 86_401 })).toBe(false)
    expect(office.queued).toEqual([])
  })

  it('says what became of it later where Slack was busy meanwhile', async () => {
    await connect()
    const { id, job } = await toldOf()
    expect(await done(job)).toBe(true)
    await callAs('bela', 'POST /day-off/approve/{id}', { path: { id }, body: {} })
    const decision = await toldOfDecision(id)
    office.slack.fail('busy')
    expect(await done(decision)).toBe(true)
    expect(await done(putBack().body)).toBe(true)
    expect(office.slack.messages().map(({ text }) => /távol lesz/.test(text))).toEqual([true])
  })

  it('of who is away is posted once a morning, also after Slack was busy', async () => {
    await connect()
    const { id, job } = await toldOf()
    await done(job)
    await callAs('bela', 'POST /day-off/approve/{id}', { path: { id }, body: {} })
    vi.setSystemTime(new Date('2026-12-22T05:30:00Z'))
    await queueDigest({ company: 'c', day: '2026-12-22' })
    const digest = putBack().body
    office.slack.fail('busy')
    expect(await done(digest)).toBe(true)
    const again = putBack().body
    for (const one of [again, again, digest]) expect(await done(one)).toBe(true)
    expect(office.slack.messages().filter(({ text }) => text.startsWith('Ma 1 munkatárs'))).toHaveLength(1)
  })
})

describe('what is asked for by a button', () => {
  const approvals = (id: string) => kept(id).history.filter(({ what }) => what === 'approved')

  it('is decided once where it is pressed twice, and the second answer says so too', async () => {
    await connect()
    const { id, job } = await toldOf()
    await done(job)
    const [approve, deny] = office.slack.messages()[0]!.buttons
    link('UBELA', 'bela')
    link('UDENES', 'denes')
    const answer = async (user: string, button: typeof approve) =>
      (await asked(office.slack.press(user, button!, seconds))).text
    expect(await answer('UBELA', approve)).toBe('You have approved the request.')
    expect(await answer('UBELA', approve)).toBe('You have approved the request.')
    expect(await answer('UBELA', deny)).toMatch(/already/)
    expect(approvals(id)).toHaveLength(1)
  })

  it('is decided once where the call is sent again as it was', async () => {
    await connect()
    const { id, job } = await toldOf()
    await done(job)
    link('UBELA', 'bela')
    const call = office.slack.press('UBELA', office.slack.messages()[0]!.buttons[0]!, seconds)
    await called(call)
    await called(call)
    await run()
    expect(approvals(id)).toHaveLength(1)
  })

  it('is decided once where the answer to that waits or is lost, and the answer comes once', async () => {
    await connect()
    const { id, job } = await toldOf()
    await done(job)
    link('UBELA', 'bela')
    const [approve] = office.slack.messages()[0]!.buttons
    office.slack.fail('busy')
    await called(office.slack.press('UBELA', approve!, seconds))
    expect(await done(putBack().body)).toBe(true)
    const answer = putBack()
    expect(answer).toMatchObject({ after: 7, body: { chat: 'answer' } })
    expect(office.slack.answers).toEqual([])
    expect(await done(answer.body)).toBe(true)
    expect(office.slack.answers.map(({ text }) => text)).toEqual(['You have approved the request.'])
    office.slack.fail('lost')
    await called(office.slack.press('UBELA', approve!, seconds))
    expect(await done(putBack().body)).toBe(true)
    expect(office.queued).toEqual([])
    expect(office.slack.answers).toHaveLength(2)
    expect(approvals(id)).toHaveLength(1)
  })

  it('is asked for once where its job is delivered twice, and once more where it is typed once more', async () => {
    await connect()
    link('UEMESE', 'emese')
    const question = await asked(office.slack.command('UEMESE', 'szabi dec 22-23', seconds))
    await called(office.slack.press('UEMESE', question.buttons[0]!, seconds))
    const { body } = putBack()
    for (let times = 0; times < 2; times++) expect(await done(body)).toBe(true)
    const [first, second] = office.slack.answers.slice(-2).map(({ text }) => text)
    expect(first).toMatch(/^We have sent your request/)
    expect(second).toBe(first)
    expect(requestsOfEmese()).toHaveLength(1)
    const other = await asked(office.slack.command('UEMESE', 'szabi dec 22-23', seconds))
    expect((await asked(office.slack.press('UEMESE', other.buttons[0]!, seconds))).text).not.toBe(first)
    expect(requestsOfEmese()).toHaveLength(1)
  })
})
