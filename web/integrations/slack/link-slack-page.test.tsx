import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { linkSlack } from '#shared/integrations/contract/slack/link-slack.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { LinkSlackPage } from './link-slack-page.tsx'
import { press } from './slack.test-support.tsx'

const shown = () =>
  showFresh(
    <main>
      <LinkSlackPage token="c_U1.abc" />
    </main>,
  )

describe('the page of the link from Slack', () => {
  it('connects nothing before it is pressed, and warns of links that somebody else has asked for', async () => {
    shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Slack-fiók összekapcsolása' })).toBeVisible()
    await expect.element(page.getByText(i18next.t('slack:linkWarning'))).toBeVisible()
    expect(askedOf(linkSlack)).toEqual([])
    expect(await axeOfElement()).toEqual([])
  })

  it('connects the account with a press, by the token of its address', async () => {
    answer(linkSlack, () => ({ data: { team: 'Kéktó' } }))
    shown()
    await press('Összekapcsolás')
    await expect.element(page.getByText(/A Slack-fiókod össze van kapcsolva.*Kéktó/)).toBeVisible()
    expect(askedOf(linkSlack)).toEqual([{ body: { token: 'c_U1.abc' } }])
    expect(await axeOfElement()).toEqual([])
  })

  it('says what comes next, and offers the press no more', async () => {
    answer(linkSlack, () => ({ data: { team: 'Kéktó' } }))
    shown()
    await press('Összekapcsolás')
    await expect.element(page.getByText(/Visszamehetsz a Slackbe/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Összekapcsolás' })).not.toBeInTheDocument()
    await expect.element(page.getByText(i18next.t('slack:linkWarning'))).not.toBeInTheDocument()
  })

  it('is pressed once while it is under way', async () => {
    const reply = answerLater(linkSlack)
    shown()
    await press('Összekapcsolás')
    ;(page.getByRole('button').element() as HTMLButtonElement).click()
    reply.resolve({ data: { team: 'Kéktó' } })
    await expect.element(page.getByText(/össze van kapcsolva/)).toBeVisible()
    expect(askedOf(linkSlack)).toHaveLength(1)
  })

  it('says what is refused, and can be pressed again', async () => {
    refuse(linkSlack, 404, 'Ez a link már nem érvényes.')
    shown()
    await press('Összekapcsolás')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Ez a link már nem érvényes/)
    expect(await axeOfElement()).toEqual([])
    answer(linkSlack, () => ({ data: { team: 'Kéktó' } }))
    await press('Összekapcsolás')
    await expect.element(page.getByText(/A Slack-fiókod össze van kapcsolva.*Kéktó/)).toBeVisible()
    await expect.element(page.getByText('Ez a link már nem érvényes.')).not.toBeInTheDocument()
  })
})
