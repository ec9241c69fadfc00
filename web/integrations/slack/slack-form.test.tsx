import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeSlack } from '#shared/integrations/contract/slack/change-slack.ts'
import { listSlackChannels } from '#shared/integrations/contract/slack/list-slack-channels.ts'
import type { SlackView } from '#shared/integrations/contract/slack/slack-view.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import { SlackForm } from './slack-form.tsx'
import { channels, connection, press, view } from './slack.test-support.tsx'

let saved: SlackView[]

beforeEach(() => {
  saved = []
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  answer(listSlackChannels, () => channels)
  answer(changeSlack, () => view({ connection }))
})

const shown = (over: Partial<typeof connection> | { channel: null } = {}) =>
  showFresh(
    <main>
      <h1>Integrációk</h1>
      <SlackForm connection={{ ...connection, ...over }} onSaved={one => saved.push(one)} />
    </main>,
  )
const channel = page.getByRole('button', { name: /Csatorna/ })
const choose = async (from: ReturnType<typeof page.getByRole>, option: string) => {
  await userEvent.click(from)
  await userEvent.click(page.getByRole('option', { name: option, exact: true }))
}

describe('what is posted to Slack, and where', () => {
  it('is shown as it is, and saved by nothing before something is changed', async () => {
    shown()
    await expect.element(channel).toMatchTextContent(/#altalanos/)
    await expect.element(page.getByRole('switch', { name: /Döntések/ })).toBeChecked()
    await expect.element(page.getByRole('switch', { name: /Reggelente/ })).not.toBeChecked()
    await expect.element(page.getByText(i18next.t('slack:private'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
    expect(await axeOfElement()).toEqual([])
  })

  it('goes to another channel in another language', async () => {
    shown()
    await choose(channel, '#szabadsag')
    await choose(page.getByRole('button', { name: /Az üzenetek nyelve/ }), 'angol')
    await press('Mentés')
    await expect.poll(told).toEqual(['A Slack beállításai elmentve.'])
    expect(askedOf(changeSlack)).toEqual([{ body: { channel_id: 'C2', posts: connection.posts, language: 'en' } }])
    expect(saved).toEqual([view({ connection })])
  })

  it('goes nowhere where no channel is chosen', async () => {
    shown()
    await choose(channel, 'Nincs kiválasztva')
    await press('Mentés')
    await expect
      .poll(() => askedOf(changeSlack))
      .toEqual([{ body: { channel_id: null, posts: connection.posts, language: 'hu' } }])
  })

  it('begins without a channel, and has all of the workspace to choose from', async () => {
    shown({ channel: null })
    await expect.element(channel).toMatchTextContent(/Nincs kiválasztva/)
    await userEvent.click(channel)
    await expect.element(page.getByRole('option', { name: '#szabadsag' })).toBeVisible()
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Nincs kiválasztva', '#altalanos', '#szabadsag'])
  })

  it('keeps the channel that is chosen where the channels cannot be read, and says so', async () => {
    refuse(listSlackChannels, 503, 'A Slack most nem válaszol.')
    shown()
    await expect.element(page.getByText('A csatornákat nem sikerült betölteni.')).toBeVisible()
    await expect.element(channel).toMatchTextContent(/#altalanos/)
    await userEvent.click(page.getByText('Döntések'))
    await press('Mentés')
    const posts = { ...connection.posts, decisions: false }
    await expect.poll(() => askedOf(changeSlack)).toEqual([{ body: { channel_id: 'C1', posts, language: 'hu' } }])
  })

  it('is as it was after what was changed is discarded', async () => {
    shown()
    await userEvent.click(page.getByText('Döntések'))
    await expect.element(page.getByRole('switch', { name: /Döntések/ })).not.toBeChecked()
    await press('Elvetés')
    await expect.element(page.getByRole('switch', { name: /Döntések/ })).toBeChecked()
    await expect.element(page.getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
    expect(askedOf(changeSlack)).toEqual([])
  })

  it('keeps what was chosen where it is refused, with the sentence at its field', async () => {
    const sentence = 'Ezt a csatornát nem találjuk.'
    refuse(changeSlack, 422, 'Ellenőrizd az adatokat.', { channel_id: [sentence] })
    shown()
    await choose(channel, '#szabadsag')
    await press('Mentés')
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(channel).toMatchTextContent(/#szabadsag/)
    expect(saved).toEqual([])
    expect(told()).toEqual([])
    expect(await axeOfElement()).toEqual([])
  })

  it('has nothing left to save once it is saved, and is saved again with what is changed next', async () => {
    shown()
    await choose(channel, '#szabadsag')
    await press('Mentés')
    await expect.poll(told).toEqual(['A Slack beállításai elmentve.'])
    await expect.element(page.getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
    await expect.element(channel).toMatchTextContent(/#szabadsag/)
    await userEvent.click(page.getByText('Döntések'))
    await press('Mentés')
    await expect.poll(() => askedOf(changeSlack)).toHaveLength(2)
    expect(askedOf(changeSlack).at(-1)).toMatchObject({ body: { channel_id: 'C2', posts: { decisions: false } } })
  })

  it('still has what was chosen where one comes back before it is saved', async () => {
    shown()
    await choose(channel, '#szabadsag')
    unshow()
    shown()
    await expect.element(channel).toMatchTextContent(/#szabadsag/)
    await expect.element(page.getByRole('button', { name: 'Mentés' })).toBeVisible()
  })

  it('names the channel that is chosen though the workspace lists it no more', async () => {
    answer(listSlackChannels, () => ({ data: [{ id: 'C2', name: 'szabadsag' }], is_complete: true }))
    shown()
    await userEvent.click(channel)
    await expect.element(page.getByRole('option', { name: '#szabadsag' })).toBeVisible()
    const options = page.getByRole('option').elements()
    expect(options.map(({ textContent }) => textContent)).toEqual(['Nincs kiválasztva', '#altalanos', '#szabadsag'])
  })

  it('has no search where every channel is in the list', async () => {
    shown()
    await expect.element(channel).toMatchTextContent(/#altalanos/)
    await expect.element(page.getByLabelText('Csatorna keresése')).not.toBeInTheDocument()
  })

  it('finds a channel that the list has no room for by name or id, without saving, and keeps the one that is chosen', async () => {
    answer(listSlackChannels, asked => {
      const search = asked?.query?.search
      if (search === undefined) return { data: channels.data, is_complete: false }
      return { data: search === 'gep' ? [{ id: 'C9', name: 'gepmuhely' }] : [], is_complete: true }
    })
    shown()
    const field = page.getByLabelText('Csatorna keresése')
    await userEvent.fill(field, 'nincs ilyen')
    await press('Keresés')
    await expect.element(page.getByText('Ilyen csatornát nem találtunk.')).toBeVisible()
    await expect.element(channel).toMatchTextContent(/#altalanos/)
    expect(await axeOfElement()).toEqual([])
    await userEvent.fill(field, 'gep')
    await userEvent.keyboard('{Enter}')
    await choose(channel, '#gepmuhely')
    expect(askedOf(changeSlack)).toEqual([])
    await press('Mentés')
    await expect.poll(() => askedOf(changeSlack)).toMatchObject([{ body: { channel_id: 'C9' } }])
  })

  it('says above the form what no field stands for, and keeps what was chosen', async () => {
    refuse(changeSlack, 409, 'A Slackben közben eltávolították az alkalmazást.')
    shown()
    await userEvent.click(page.getByText('Döntések'))
    await press('Mentés')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/eltávolították az alkalmazást/)
    await expect.element(page.getByRole('switch', { name: /Döntések/ })).not.toBeChecked()
  })
})
