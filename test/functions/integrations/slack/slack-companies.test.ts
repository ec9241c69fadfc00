import { expect, it } from 'vitest'
import { connectSlack } from '#shared/integrations/contract/slack/connect-slack.ts'
import { disconnectSlack } from '#shared/integrations/contract/slack/disconnect-slack.ts'
import { installSlack } from '#shared/integrations/contract/slack/install-slack.ts'
import { linkSlack } from '#shared/integrations/contract/slack/link-slack.ts'
import { showSlack } from '#shared/integrations/contract/slack/show-slack.ts'
import { showSlackLink } from '#shared/integrations/contract/slack/show-slack-link.ts'
import { unlinkSlack } from '#shared/integrations/contract/slack/unlink-slack.ts'
import { confirm } from '#test/functions/account/with-factors.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { askForLink, hangSlack, slackCall, withSlack } from '#test/local/tour/slack.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld(async () => withSlack(await ownCloud()))

async function connectAs({ client }: Person) {
  const { address } = (await client.asked(installSlack)).data
  const state = new URL(address).searchParams.get('state')!
  return client.asked(connectSlack, { body: { code: 'right', state } })
}

it('a workspace that two companies connect in the same moment is one of the two, and the other one after it was disconnected', async () => {
  const both = [await world.founder('en'), await world.founder('en')]
  for (const { client } of both) await confirm(client)
  const outcomes = await Promise.allSettled(both.map(connectAs))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [first, second] = outcomes[0]!.status === 'fulfilled' ? both : both.toReversed()
  expect(await refused(connectAs(second!))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/used by another company already\. Disconnect it there/),
  })
  expect((await second!.client.asked(showSlack)).data.connection).toBeNull()
  expect((await first!.client.asked(showSlack)).data.connection).toMatchObject({ team: 'Kéktó' })

  // Whoever asks who they are in the first company is nobody in the second.
  const token = await askForLink(world.cloud, 'UFIRST')
  expect(await refused(second!.client.asked(linkSlack, { body: { token } }))).toMatchObject({ status: 409 })
  await first!.client.asked(linkSlack, { body: { token } })
  expect((await first!.client.asked(showSlackLink)).data).toMatchObject({ team: 'Kéktó' })
  await first!.client.asked(unlinkSlack)
  expect((await first!.client.asked(showSlackLink)).data).toBeNull()

  const again = await askForLink(world.cloud, 'UFIRST')
  await first!.client.asked(linkSlack, { body: { token: again } })
  await first!.client.asked(disconnectSlack)
  await eventually(async () => (await connectAs(second!)).data.connection ?? undefined)
  expect((await second!.client.asked(showSlack)).data.connection).toMatchObject({ team: 'Kéktó' })
  expect((await first!.client.asked(showSlackLink)).data).toBeNull()
})

it('what Slack asks is answered within three seconds, also where Slack itself does not answer', async () => {
  const { body, headers } = slackCall('UHANGS')
  const free = hangSlack()
  const times: number[] = []
  // The first call wakes the function.
  for (let call = 0; call < 3; call++) {
    const began = performance.now()
    const reply = await fetch(`${world.cloud.url}/api/slack/event`, { method: 'POST', body, headers })
    expect([reply.status, await reply.text()]).toEqual([200, ''])
    times.push(performance.now() - began)
  }
  free()
  expect(Math.min(...times)).toBeLessThan(3000)
})
