import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeSlack } from '#shared/integrations/contract/slack/change-slack.ts'
import { connectSlack } from '#shared/integrations/contract/slack/connect-slack.ts'
import { disconnectSlack } from '#shared/integrations/contract/slack/disconnect-slack.ts'
import { installSlack } from '#shared/integrations/contract/slack/install-slack.ts'
import { listSlackChannels } from '#shared/integrations/contract/slack/list-slack-channels.ts'
import { showSlack } from '#shared/integrations/contract/slack/show-slack.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { SlackSection } from './slack-section.tsx'
import { channels, connection, press, view } from './slack.test-support.tsx'

let left: string[]

beforeEach(() => {
  left = []
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  answer(showSlack, () => view())
  answer(listSlackChannels, () => channels)
})

const shown = (at?: string) =>
  showFresh(
    <main>
      <h1>Integrációk</h1>
      <SlackSection confirmed={act => act()} leave={address => left.push(address)} />
    </main>,
    at,
  )

describe('the connection with Slack', () => {
  it('begins on a page of its own at Slack', async () => {
    answer(installSlack, () => ({ data: { address: 'https://slack.com/oauth' } }))
    shown()
    await press('Összekapcsolás a Slackkel')
    await expect.poll(() => left).toEqual(['https://slack.com/oauth'])
    expect(await axeOfElement()).toEqual([])
  })

  it('is made once with the code that comes back, which leaves the address', async () => {
    answer(connectSlack, () => view({ connection }))
    shown('/company/integrations?code=abc&state=xyz')
    await expect.element(page.getByText('Összekapcsolva ezzel a munkaterülettel: Kéktó')).toBeVisible()
    expect(askedOf(connectSlack)).toEqual([{ body: { code: 'abc', state: 'xyz' } }])
    expect(told()).toEqual(['A Slack össze van kapcsolva: Kéktó'])
  })

  it('has its channel and messages saved, and refused in the words of the server', async () => {
    answer(showSlack, () => view({ connection }))
    answer(changeSlack, () => view({ connection: { ...connection, posts: { ...connection.posts, digest: true } } }))
    shown()
    await userEvent.click(page.getByText('Reggelente, hogy ki van távol'))
    await press('Mentés')
    await expect.poll(told).toEqual(['A Slack beállításai elmentve.'])
    expect(askedOf(changeSlack)).toEqual([
      { body: { channel_id: 'C1', posts: { requests: true, decisions: true, digest: true }, language: 'hu' } },
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('ends after a question', async () => {
    answer(showSlack, () => view({ connection }))
    answer(disconnectSlack, () => ({}))
    shown()
    await press('Leválasztás')
    const question = page.getByRole('alertdialog', { name: 'Leválasztod ezt a munkaterületet: Kéktó?' })
    answer(showSlack, () => view({}))
    await userEvent.click(question.getByRole('button', { name: 'Leválasztás' }))
    await expect.poll(told).toEqual(['A Slack leválasztva.'])
    await expect.element(page.getByRole('button', { name: 'Összekapcsolás a Slackkel' })).toHaveFocus()
  })

  it('is not offered where the installation has no app, or the plan none', async () => {
    answer(showSlack, () => view({ is_offered: false }))
    shown()
    await expect.element(page.getByText('A céget itt most nem lehet összekapcsolni a Slackkel.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Összekapcsolás a Slackkel' })).not.toBeInTheDocument()
  })

  it('says what the plan lacks, and keeps what is connected to be disconnected', async () => {
    answer(showSlack, () => view({ is_open: false, connection }))
    shown()
    await expect.element(page.getByText('A Slack a Prémium csomag része')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Előfizetés megnyitása' }))
      .toHaveAttribute('href', expect.stringContaining('/company/plan'))
    await expect.element(page.getByRole('button', { name: 'Leválasztás' })).toBeVisible()
    await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
    expect(await axeOfElement()).toEqual([])
  })

  it('is not begun where the plan has none', async () => {
    answer(showSlack, () => view({ is_open: false }))
    shown()
    await expect.element(page.getByText('A Slack a Prémium csomag része')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Összekapcsolás a Slackkel' })).not.toBeInTheDocument()
  })

  it('is loaded again where it could not be', async () => {
    refuse(showSlack, 500, 'Valami elromlott.')
    shown()
    await expect.element(page.getByText('A Slack beállításait nem sikerült betölteni.')).toBeVisible()
    answer(showSlack, () => view({ connection }))
    await userEvent.click(page.getByRole('alert').getByRole('button'))
    await expect.element(page.getByText('Összekapcsolva ezzel a munkaterülettel: Kéktó')).toBeVisible()
  })

  it('leaves for nowhere where it is refused', async () => {
    refuse(installSlack, 403, 'A céged csomagjában ez nincs benne.')
    shown()
    await press('Összekapcsolás a Slackkel')
    await expect.poll(told).toEqual(['A céged csomagjában ez nincs benne.'])
    expect(left).toEqual([])
  })

  it('says why the code that comes back is refused, and can be begun again', async () => {
    refuse(connectSlack, 409, 'Az összekapcsolás megszakadt. Kezdd újra.')
    shown('/company/integrations?code=old&state=xyz')
    await expect.poll(told).toEqual(['Az összekapcsolás megszakadt. Kezdd újra.'])
    await expect.element(page.getByRole('button', { name: 'Összekapcsolás a Slackkel' })).toBeVisible()
    expect(askedOf(connectSlack)).toHaveLength(1)
  })

  it('is asked for nothing where Slack leads back without a code, as after a refusal there', async () => {
    shown('/company/integrations?error=access_denied&state=xyz')
    await expect.element(page.getByRole('button', { name: 'Összekapcsolás a Slackkel' })).toBeVisible()
    expect(askedOf(connectSlack)).toEqual([])
  })

  it('stays where the question is answered with no', async () => {
    answer(showSlack, () => view({ connection }))
    shown()
    await press('Leválasztás')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Mégse' }))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(askedOf(disconnectSlack)).toEqual([])
  })
})
