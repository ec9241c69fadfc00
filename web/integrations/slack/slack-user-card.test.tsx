import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showSlackLink } from '#shared/integrations/contract/slack/show-slack-link.ts'
import { unlinkSlack } from '#shared/integrations/contract/slack/unlink-slack.ts'
import { people } from '#shared/people/contract.ts'
import slackuser from '#shared/words/hu/slackuser.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { SlackUserCard } from './slack-user-card.tsx'
import { press } from './slack.test-support.tsx'

i18next.addResourceBundle('hu', 'slackuser', slackuser)

beforeEach(() => answer(people.showMe, () => ({ data: signedIn() })))

const shown = () =>
  showFresh(
    <main id="content" tabIndex={-1}>
      <h1>Biztonság</h1>
      <SlackUserCard />
    </main>,
  )
const linkedTo = (team: string) => answer(showSlackLink, () => ({ data: { team, linked_at: 1_795_000_000 } }))
const card = page.getByRole('heading', { name: 'Slack' })

describe('the own user of Slack', () => {
  it('is shown with the workspace and since when, and unlinked after a question', async () => {
    linkedTo('Kéktó')
    answer(unlinkSlack, () => ({}))
    shown()
    await expect.element(page.getByText('Összekapcsolva ezzel a munkaterülettel: Kéktó')).toBeVisible()
    await expect.element(page.getByText(/2026.* óta/)).toBeVisible()
    expect(await axeOfElement()).toEqual([])
    await press('Leválasztás')
    const question = page.getByRole('alertdialog', { name: 'Leválasztod a Slack-fiókodat?' })
    expect(askedOf(unlinkSlack)).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Leválasztás' }))
    await expect.poll(told).toEqual(['A Slack-fiókod leválasztva.'])
    await expect.element(card).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('content')
    expect(askedOf(unlinkSlack)).toHaveLength(1)
  })

  it('stays where the question is answered with no', async () => {
    linkedTo('Kéktó')
    shown()
    await press('Leválasztás')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Mégse' }))
    await expect.element(card).toBeVisible()
    expect(askedOf(unlinkSlack)).toEqual([])
  })

  it('stays where it could not be unlinked, which is said', async () => {
    linkedTo('Kéktó')
    refuse(unlinkSlack, 503, 'Most nem sikerült.')
    shown()
    await press('Leválasztás')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Leválasztás' }))
    await expect.poll(told).toEqual(['Most nem sikerült.'])
    await expect.element(card).toBeVisible()
  })

  it('has no card where nobody is linked', async () => {
    answer(showSlackLink, () => ({ data: null }))
    shown()
    await expect.poll(() => askedOf(showSlackLink)).toHaveLength(1)
    await expect.element(page.getByRole('heading', { name: 'Biztonság' })).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('is not asked for by whoever is in no company', async () => {
    answer(people.showMe, () => ({ data: { ...signedIn(), selected_company: null } as never }))
    shown()
    await expect.poll(() => askedOf(people.showMe).length).toBeGreaterThan(0)
    await expect.element(page.getByRole('heading', { name: 'Biztonság' })).toBeVisible()
    expect(askedOf(showSlackLink)).toEqual([])
  })

  it('is loaded again where it could not be', async () => {
    refuse(showSlackLink, 500, 'Valami elromlott.')
    shown()
    await expect.element(page.getByText(slackuser.loadFailed)).toBeVisible()
    linkedTo('Kéktó')
    await userEvent.click(page.getByRole('alert').getByRole('button'))
    await expect.element(page.getByText('Összekapcsolva ezzel a munkaterülettel: Kéktó')).toBeVisible()
  })
})
